import { type Count, countLimit } from "@retribusi/contract/define/count";
import { z } from "zod";
import { readAnswer, request } from "../lib/api.ts";
import type { Query } from "../lib/call-address.ts";
import { counter } from "../lib/counter.ts";
import { type RecordPage, type RecordRow, recordPageSchema, recordSchema } from "./record.ts";

type Body = Readonly<Record<string, unknown>>;

const identitySchema = z.record(z.string(), z.string().nullable());

const optionSchema = z.object({ value: z.union([z.string(), z.number()]), label: z.string() });

/** One choice of a reference field. */
export type RecordOption = z.output<typeof optionSchema>;

export const listRecords = async (entity: string, query: Query, signal?: AbortSignal): Promise<RecordPage> =>
  readAnswer(recordPageSchema, await request({ path: entity, query, signal }));

/** How many rows fit, counted no further than a screen shows, and what may be added up of them. */
export async function countRecords(entity: string, query: Query, signal?: AbortSignal): Promise<Count> {
  const bounded = { ...query, max: countLimit };
  const { max, ...count } = readAnswer(counter, await request({ path: `${entity}/count`, query: bounded, signal }));
  return count;
}

export const getRecord = async (entity: string, id: string, signal?: AbortSignal): Promise<RecordRow> =>
  readAnswer(recordSchema, await request({ path: `${entity}/view/${encodeURIComponent(id)}`, signal }));

/** Identity numbers that the record shows masked; asking for them is written down. */
export const getIdentity = async (entity: string, id: string): Promise<Readonly<Record<string, unknown>>> =>
  readAnswer(identitySchema, await request({ path: `${entity}/identitas/${encodeURIComponent(id)}` }));

export const addRecord = async (entity: string, body: Body): Promise<RecordRow> =>
  readAnswer(recordSchema, await request({ method: "post", path: `${entity}/add`, body }));

/** Writes the given fields of the record as it was `shown`, and leaves the others as they are; CONFLICT when it has changed since. */
export async function editRecord(
  entity: string,
  id: string,
  shown: Pick<RecordRow, "versi">,
  fields: Body,
): Promise<RecordRow> {
  const body = { versi: shown.versi, ...fields };
  return readAnswer(
    recordSchema,
    await request({ method: "post", path: `${entity}/edit/${encodeURIComponent(id)}`, body }),
  );
}

export async function deleteRecord(entity: string, id: string): Promise<void> {
  await request({ method: "delete", path: `${entity}/delete/${encodeURIComponent(id)}` });
}

/** Choices of a reference field; `query` holds `search`, `value` for one known choice, and the fields it lies within. */
export const listOptions = async (entity: string, query: Query, signal?: AbortSignal): Promise<RecordOption[]> =>
  readAnswer(z.array(optionSchema), await request({ path: `components_data/${entity}`, query, signal }));

/**
 * Whether any record has this value, `target` being `entity_field`; `within` names the fields among which it is unique. The value may be
 * somebody's address and so is sent like what is searched for.
 */
export const existsValue = async (
  target: string,
  value: string,
  within: Query,
  signal?: AbortSignal,
): Promise<boolean> =>
  readAnswer(
    z.boolean(),
    await request({ path: `components_data/${target}_exist`, query: { ...within, search: value }, signal }),
  );
