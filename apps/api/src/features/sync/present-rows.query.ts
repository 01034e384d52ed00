import { syncLimits } from "@retribusi/contract/features/sync/sync.endpoints";
import type { CurrentUser } from "../../access/current-user.ts";
import { scope } from "../../access/scope.ts";
import type { Deps } from "../../lib/deps.ts";
import { columnOf, tableOf } from "../../records/columns.ts";
import { conditionFor } from "../../records/condition.ts";
import { naturalKey } from "../../records/import/duplicates.ts";
import { runSql } from "../../records/reader.ts";
import type { RecordRow } from "../../records/row.ts";
import type { Subject } from "./subject.ts";

const batchSize = 500;

/** Natural key → row, for those of the rows that are here already and within the person's scope. */
export async function findPresent(
  { db }: Deps,
  user: CurrentUser,
  { name, entity, unique }: Subject,
  rows: readonly Readonly<RecordRow>[],
): Promise<ReadonlyMap<string, RecordRow>> {
  const condition = conditionFor(entity, scope(user, name).rows);
  const names = [...new Set([...entity.key, ...entity.form])];
  const list = names.map((field) => `${columnOf(entity, field)} AS \`${field}\``).join(", ");
  const key = unique.map((field) => columnOf(entity, field)).join(", ");
  const present = new Map<string, RecordRow>();
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows.slice(start, start + batchSize);
    const places = batch.map(() => `(${unique.map(() => "?").join(", ")})`).join(", ");
    const sql = `SELECT ${list} FROM ${tableOf(entity)} t WHERE (${key}) IN (${places}) AND ${condition.sql}`;
    const values = batch.flatMap((row) => unique.map((field) => row[field]));
    for (const row of await runSql(db, sql, [...values, ...condition.values]))
      present.set(naturalKey(unique, row), row);
  }
  return present;
}

/** How people name a row: by code and name. */
export const labelOf = ({ entity, unique }: Subject, row: Readonly<RecordRow>): string =>
  [...new Set([unique.at(-1) ?? "", entity.label])].map((field) => String(row[field] ?? "")).join(" · ");

/** Rows that are here and that a source doesn't have, in the regions it speaks of. */
export async function listMissing(
  { db }: Deps,
  user: CurrentUser,
  subject: Subject,
  rows: readonly Readonly<RecordRow>[],
  known: readonly RecordRow[],
) {
  const { name, entity } = subject;
  const regions = [...new Set(rows.map((row) => row["idpemda"]).filter((id) => typeof id === "number"))];
  const filters = entity.form.includes("idpemda") && regions.length > 0 ? [{ field: "idpemda", oneOf: regions }] : [];
  const condition = conditionFor(entity, scope(user, name).rows, { filters });
  const [key = "id"] = entity.key;
  const ids = known.map((row) => Number(row[key]));
  const others = ids.length > 0 ? `${columnOf(entity, key)} NOT IN (${ids.map(() => "?").join(", ")})` : "TRUE";
  const from = `FROM ${tableOf(entity)} t WHERE ${condition.sql} AND ${others}`;
  const values = [...condition.values, ...ids];
  const names = [...new Set([key, ...entity.form])];
  const list = names.map((field) => `${columnOf(entity, field)} AS \`${field}\``).join(", ");
  const found = await runSql(db, `SELECT ${list} ${from} ORDER BY t.\`${key}\` LIMIT ${syncLimits.missing}`, values);
  const [total] = await runSql(db, `SELECT COUNT(*) AS num ${from}`, values);
  return { missing: found, missingTotal: Number(total?.num ?? 0) };
}
