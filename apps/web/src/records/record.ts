import { wordsOf } from "@retribusi/contract/access/code-words";
import { type AnyEntity, fieldOf, keyOf } from "@retribusi/contract/define/entity";
import type { Label } from "@retribusi/contract/define/label";
import { z } from "zod";

/** A row as the API sends it: declared fields by name, and what the person may do with it. */
export const recordSchema = z.looseObject({
  /** What an edit gives back; missing where rows aren't edited as records. */
  versi: z.int().optional(),
  can: z.record(z.string(), z.unknown()).optional(),
});
export type RecordRow = z.output<typeof recordSchema>;

export const recordPageSchema = z.object({
  records: z.array(recordSchema),
  page: z.number(),
  limit: z.number(),
  hasMore: z.boolean(),
  /** Said beside the rows, e.g. that not all were looked at. */
  note: z.string().optional(),
});
/** One page of a list; the number of all rows is a call of its own. */
export type RecordPage = z.output<typeof recordPageSchema>;

/** The server's word on this row: nothing is worked out again from roles. */
export const isAllowed = (record: RecordRow, verb: string): boolean => record.can?.[verb] === true;

function findName(entity: AnyEntity, record: RecordRow): string | undefined {
  const name = record[entity.label];
  const isText = typeof name === "string" && name !== "" && fieldOf(entity, entity.label).kind !== "reference";
  return isText ? name : undefined;
}

/** What a record is called in questions and beside its picture: its label field, or its key when that is empty. */
export const nameOf = (entity: AnyEntity, record: RecordRow): string =>
  findName(entity, record) ?? keyOf(entity, record);

/** The same where it stands by itself, as a title: a bare number would not say of what. */
export function titleOf(entity: AnyEntity, record: RecordRow, text: (label: Label) => string): string {
  const singular = text(entity.singular);
  const name = findName(entity, record);
  const words = name === undefined ? undefined : wordsOf(fieldOf(entity, entity.label).code, name);
  if (words) return text(words);
  return name ?? `${singular.charAt(0).toUpperCase()}${singular.slice(1)} ${keyOf(entity, record)}`;
}
