import { findEntity } from "@retribusi/contract/access/entities";
import type supertest from "supertest";
import { inTurn } from "../lib/turn.ts";
import { expectedReach, type Reach, type RecordVerb } from "./expected-rights.ts";
import { asBytes, readCsv } from "./exported.ts";
import { type Actor, type Row, within } from "./rights-world.ts";

/** Keys that somebody reached, in order; or why they reached none. */
export type Reached = readonly string[] | "forbidden" | "never";

export const keysOf = (rows: readonly Row[]): string[] => rows.map(({ id }) => id).sort();

/** The keys of the rows that a word gives somebody, or the word that gives none. */
export const given = (word: Reach, rows: readonly Row[], who: Actor): Reached =>
  word === "forbidden" || word === "never" ? word : keysOf(within(word, rows, who));

/** What the table gives somebody among the rows of an entity. */
export const expected = (who: Actor, entity: string, verb: RecordVerb, rows: readonly Row[]): Reached =>
  given(expectedReach(entity, who.person, verb), rows, who);

const keyFields = (entity: string): readonly string[] => findEntity(entity)?.key ?? [];

const refusals: Readonly<Record<number, "forbidden" | "never">> = { 403: "forbidden", 405: "never" };

/** The refusal of an answer; throws for a failure that says nothing about rights. */
export function refusalOf({ status, body }: supertest.Response): "forbidden" | "never" | undefined {
  if (status >= 500) throw new Error(`${status} ${JSON.stringify(body)}`);
  return refusals[status];
}

/** Every row of a list, page by page. */
export async function listed(actor: Actor, entity: string, address = entity): Promise<Reached> {
  const found: string[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await actor.get(`${address}?limit=200&page=${page}`);
    const refusal = refusalOf(answer);
    if (refusal) return refusal;
    found.push(
      ...answer.body.records.map((row: Row & Record<string, unknown>) =>
        keyFields(entity)
          .map((name) => row[name])
          .join("-"),
      ),
    );
    if (!answer.body.hasMore) return found.sort();
  }
}

export async function counted(actor: Actor, entity: string): Promise<number | Reached> {
  const answer = await actor.get(`${entity}/count`);
  return refusalOf(answer) ?? answer.body.num;
}

/** Keys in a csv file of the list; of link tables, which show none, only how many lines there are. */
export async function exported(actor: Actor, entity: string): Promise<number | Reached> {
  const [key = "id", ...others] = keyFields(entity);
  const columns = others.length > 0 ? "" : `&columns=${key}`;
  // Few exports are made at the same time; the next one would be asked to wait.
  const answer = await inTurn("export", () => asBytes(actor.get(`${entity}/export?format=csv${columns}`)));
  const refusal = refusalOf(answer);
  if (refusal) return refusal;
  const [, ...lines] = readCsv(answer.body);
  return others.length > 0 ? lines.length : lines.map(([value = ""]) => value).sort();
}

/** Values of an option list, at most 50 of them. */
export async function offered(actor: Actor, entity: string, query = ""): Promise<string[]> {
  const { body } = await actor.get(`components_data/${entity}${query}`).expect(200);
  return body.map(({ value }: { readonly value: number }) => String(value)).sort();
}

/** Which of some rows open. One refusal is enough: a page that somebody lacks is lacking for every row. */
export async function opened(actor: Actor, rows: readonly Row[], path: (id: string) => string): Promise<Reached> {
  const reached: string[] = [];
  for (const { id } of rows) {
    const answer = await actor.get(path(id));
    const refusal = refusalOf(answer);
    if (refusal) return refusal;
    if (answer.status === 200) reached.push(id);
    else if (answer.status !== 404) throw new Error(`${path(id)} ${answer.status}`);
  }
  return reached.sort();
}

/** References by which lists and option lists are narrowed, and what the row calls them. */
export const narrowings: Readonly<
  Record<string, readonly (readonly [field: string, of: "region" | "agency" | "group"])[]>
> = {
  tbl_skpd: [["idpemda", "region"]],
  tbl_jnspenerimaan: [
    ["idpemda", "region"],
    ["idskpd", "agency"],
  ],
  tbl_mataanggaran: [
    ["idpemda", "region"],
    ["idskpd", "agency"],
  ],
  target_pendapatan: [
    ["idpemda", "region"],
    ["idskpd", "agency"],
  ],
  tbl_kelompokpengelola: [
    ["idpemda", "region"],
    ["idskpd", "agency"],
  ],
  mst_objectretribusi: [
    ["idskpd", "agency"],
    ["pengelolaid", "group"],
  ],
  trx_penginapan: [
    ["idpemda", "region"],
    ["idskpd", "agency"],
    ["pengelolaid", "group"],
  ],
  report_trx_all: [
    ["idskpd", "agency"],
    ["pengelolaid", "group"],
  ],
};
