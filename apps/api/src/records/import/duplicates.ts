import { hash } from "node:crypto";
import type { AnyEntity } from "@retribusi/contract/define/entity";
import type { Deps } from "../../lib/deps.ts";
import { columnOf, tableOf } from "../columns.ts";
import { runSql } from "../reader.ts";
import type { RecordRow } from "../row.ts";

/** As the database compares texts: without case, accents and blanks at the end. */
const compared = (value: unknown): string =>
  String(value).normalize("NFKD").replace(/\p{M}/gu, "").trimEnd().toLowerCase();

/** The natural key of a row, comparable with that of another. */
export const naturalKey = (unique: readonly string[], row: Readonly<RecordRow>): string =>
  JSON.stringify(unique.map((name) => compared(row[name])));

/** Natural keys of the file with their lines: 52 bits of a hash each, so that 200,000 of them take some megabytes. */
export function createSeen() {
  const lines = new Map<number, number>();
  /** The line that had the key before; nothing when it is new. */
  return (key: string, line: number): number | undefined => {
    const short = Number.parseInt(hash("sha256", key).slice(0, 13), 16);
    const before = lines.get(short);
    if (before === undefined) lines.set(short, line);
    return before;
  };
}

/** Which of the rows' natural keys are in the database already, whoever's they are. */
export async function findDuplicates(
  { db }: Pick<Deps, "db">,
  entity: AnyEntity,
  unique: readonly string[],
  rows: readonly Readonly<RecordRow>[],
): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const columns = unique.map((name) => `${columnOf(entity, name)}`);
  const one = `(${unique.map(() => "?").join(", ")})`;
  const sql =
    `SELECT ${columns.map((column, index) => `${column} AS \`${unique[index]}\``).join(", ")} FROM ${tableOf(entity)} t ` +
    `WHERE (${columns.join(", ")}) IN (${rows.map(() => one).join(", ")})`;
  const found = await runSql(
    db,
    sql,
    rows.flatMap((row) => unique.map((name) => row[name])),
  );
  return new Set(found.map((row) => naturalKey(unique, row)));
}
