import { fieldOf } from "@retribusi/contract/define/entity";
import type { Deps } from "../../lib/deps.ts";
import { columnOf, tableOf } from "../../records/columns.ts";
import { runSql } from "../../records/reader.ts";
import type { RecordRow } from "../../records/row.ts";
import type { Subject } from "./subject.ts";

/** Says where a row belongs: `Pemerintah Provinsi Jawa Barat › Dinas Kehutanan`. The same code stands in many places. */
export type PlaceOf = (row: Readonly<RecordRow>) => string;

/** Reads the names of everything that the rows refer to, once for all of them. */
export async function readPlaces(
  { db }: Deps,
  { entity }: Subject,
  rows: readonly Readonly<RecordRow>[],
): Promise<PlaceOf> {
  const names = new Map<string, string>();
  const references = entity.form.filter((name) => fieldOf(entity, name).reference);
  for (const name of references) {
    const target = fieldOf(entity, name).reference?.entity;
    const ids = [...new Set(rows.map((row) => row[name]).filter((id) => typeof id === "number"))];
    if (!target || ids.length === 0) continue;
    const key = columnOf(target, target.key[0] ?? "id");
    const sql =
      `SELECT ${key} AS id, ${columnOf(target, target.label)} AS name FROM ${tableOf(target)} t ` +
      `WHERE ${key} IN (${ids.map(() => "?").join(", ")})`;
    for (const found of await runSql(db, sql, ids)) names.set(`${name} ${found["id"]}`, String(found["name"]));
  }
  return (row) => references.flatMap((name) => names.get(`${name} ${row[name]}`) ?? []).join(" › ");
}
