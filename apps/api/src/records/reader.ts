import { type EntityName, findEntity } from "@retribusi/contract/access/entities";
import type { Count } from "@retribusi/contract/define/count";
import { type AnyEntity, isVersioned, readableFields } from "@retribusi/contract/define/entity";
import type { Label } from "@retribusi/contract/define/label";
import { type Database, readerOptions } from "@retribusi/db/client";
import type { Sql } from "@retribusi/db/sql";
import type { Scoped } from "../access/scope.ts";
import { AppError } from "../lib/app-error.ts";
import { columnOf, joinsFor, keyCondition, tableOf } from "./columns.ts";
import { conditionFor, type Fragment } from "./condition.ts";
import type { ListQuery } from "./list-query.ts";
import type { RecordRow } from "./row.ts";
import { readSparingly } from "./scan.ts";
import { beyondWindow, isWindowed, trailTable, windowedRows, windowNote } from "./search-window.ts";

export function entityOf(name: EntityName): AnyEntity {
  const entity = findEntity(name);
  if (!entity) throw new AppError("NOT_FOUND");
  return entity;
}

/** Where a row is read: a database, or `sqlOf` a transaction. */
interface Source {
  readonly pool: Sql;
}

export const runSql = (db: Source, sql: string, values: readonly unknown[]): Promise<RecordRow[]> =>
  db.pool.query({ ...readerOptions, sql }, values);

/** Fields that the row's own presentation needs beside the shown ones: key, owner, manager group. */
function selected(entity: AnyEntity, names: readonly string[]): string[] {
  const needed = [...entity.key, entity.owner, entity.manager];
  return [...new Set([...names, ...needed.filter((name) => name !== undefined)])];
}

const columnList = (entity: AnyEntity, names: readonly string[]): string =>
  names.map((name) => `${columnOf(entity, name)} AS \`${name}\``).join(", ");

/** Rows that are edited are read with the version that the edit gives back; it is no field, like `can`. */
const versionedList = (entity: AnyEntity, names: readonly string[]): string =>
  isVersioned(entity) ? `${columnList(entity, names)}, t.\`versi\` AS \`versi\`` : columnList(entity, names);

const orderOf = (entity: AnyEntity, { orderby, ordertype }: ListQuery): string => {
  const keys = entity.key.filter((name) => name !== orderby);
  return [orderby, ...keys].map((name) => `${columnOf(entity, name)} ${ordertype}`).join(", ");
};

/** Fields that a search or a filter looks at. */
const conditionFields = (entity: AnyEntity, { search, filters }: ListQuery): string[] => [
  ...(search ? entity.search : []),
  ...filters.map(({ field }) => field),
];

/** What stands between FROM and ORDER BY: the rows of a list that fit, or those of them that a text is looked for in. */
function rowsOf(entity: AnyEntity, scoped: Scoped, query: ListQuery): Fragment {
  if (isWindowed(entity, query)) return windowedRows(entity, scoped.rows, query, orderOf(entity, query));
  const condition = conditionFor(entity, scoped.rows, query);
  const joins = joinsFor(entity, [...conditionFields(entity, query), query.orderby]);
  return { sql: `${trailTable(entity, query)} ${joins} WHERE ${condition.sql}`, values: condition.values };
}

/**
 * SQL of one page, or of `rows` rows from `offset`. The page's keys are found on the index first and their rows joined after, so that
 * page 2,000 costs little more than page 1.
 */
export function listSql(scoped: Scoped, names: readonly string[], query: ListQuery, rows: number, offset: number) {
  const entity = entityOf(scoped.entity);
  const wanted = selected(entity, names);
  const order = orderOf(entity, query);
  const found = rowsOf(entity, scoped, query);
  const keys = entity.key.map((name) => columnOf(entity, name)).join(", ");
  const same = entity.key.map((name) => `t.\`${name}\` = k.\`${name}\``).join(" AND ");
  const sql =
    `SELECT ${versionedList(entity, wanted)} FROM (SELECT ${keys} FROM ${found.sql} ` +
    `ORDER BY ${order} LIMIT ? OFFSET ?) k ` +
    `STRAIGHT_JOIN ${tableOf(entity)} t ON ${same} ${joinsFor(entity, [...wanted, query.orderby])} ORDER BY ${order}`;
  return { sql, values: [...found.values, rows, offset] };
}

/**
 * SQL of all rows in order, or of the first `rows`, and the fields that it selects. Nothing is looked up late: every row is read anyway,
 * one after the other.
 */
export function allSql(scoped: Scoped, names: readonly string[], query: ListQuery, rows?: number) {
  const entity = entityOf(scoped.entity);
  const wanted = selected(entity, names);
  const condition = conditionFor(entity, scoped.rows, query);
  const joins = joinsFor(entity, [...wanted, ...conditionFields(entity, query), query.orderby]);
  const sql =
    `SELECT ${columnList(entity, wanted)} FROM ${tableOf(entity)} t ${joins} ` +
    `WHERE ${condition.sql} ORDER BY ${orderOf(entity, query)}${rows === undefined ? "" : " LIMIT ?"}`;
  return { sql, values: [...condition.values, ...(rows === undefined ? [] : [rows])], selected: wanted };
}

/** Whether a text was looked for in the first of many rows alone. */
async function isCut(db: Database, scoped: Scoped, query: ListQuery): Promise<boolean> {
  const entity = entityOf(scoped.entity);
  if (!isWindowed(entity, query)) return false;
  const { sql, values } = beyondWindow(entity, scoped.rows, query, orderOf(entity, query));
  return (await runSql(db, sql, values)).length > 0;
}

/** One page of raw rows, whether more follow, and what is said where not all of them were looked at. */
export async function listRows(
  db: Database,
  scoped: Scoped,
  names: readonly string[],
  query: ListQuery,
): Promise<{ rows: RecordRow[]; hasMore: boolean; note?: Label }> {
  if (scoped.rows === "none") return { rows: [], hasMore: false };
  const { sql, values } = listSql(scoped, names, query, query.limit + 1, (query.page - 1) * query.limit);
  const rows = await readSparingly(entityOf(scoped.entity), query, () => runSql(db, sql, values));
  const found = { rows: rows.slice(0, query.limit), hasMore: rows.length > query.limit };
  const ends = !found.hasMore && (await isCut(db, scoped, query));
  return ends ? { ...found, note: windowNote(query) } : found;
}

/** The same without what only the order needs. */
function countedRows(entity: AnyEntity, scoped: Scoped, query: ListQuery): Fragment {
  if (isWindowed(entity, query)) return rowsOf(entity, scoped, query);
  const condition = conditionFor(entity, scoped.rows, query);
  const joins = joinsFor(entity, conditionFields(entity, query));
  return { sql: `${tableOf(entity)} t ${joins} WHERE ${condition.sql}`, values: condition.values };
}

/** All rows that fit. */
export async function countRows(db: Database, scoped: Scoped, query: ListQuery): Promise<Count> {
  if (scoped.rows === "none") return { num: 0 };
  const entity = entityOf(scoped.entity);
  const { sql, values } = countedRows(entity, scoped, query);
  const [row] = await readSparingly(entity, query, () => runSql(db, `SELECT COUNT(*) AS num FROM ${sql}`, values));
  return { num: Number(row?.num ?? 0) };
}

/** Whether a row has lapsed, by the entity's word. */
const isLapsed = (entity: AnyEntity): string =>
  entity.lapsed ? `${columnOf(entity, entity.lapsed.field)} IN (${entity.lapsed.values.join(", ")})` : "FALSE";

/** The sums that stand in a row under this letter; undefined where one can't be told exactly. */
function sumsIn(row: RecordRow | undefined, names: readonly string[], letter: string) {
  const sums = Object.fromEntries(names.map((name, at) => [name, Number(row?.[`${letter}${at}`] ?? 0)]));
  return Object.values(sums).every(Number.isSafeInteger) ? sums : undefined;
}

/**
 * The first `max` of them and whether there are more; where there are none, the sums of these columns over all of them, by the same
 * statement, those that have lapsed by themselves. A sum of some rows would be a wrong one.
 */
export async function countAndSum(
  db: Database,
  scoped: Scoped,
  query: ListQuery,
  max: number,
  names: readonly string[],
): Promise<Count> {
  const entity = entityOf(scoped.entity);
  const found = scoped.rows === "none" ? undefined : countedRows(entity, scoped, query);
  const amounts = names.map((name, at) => `${columnOf(entity, name)} AS s${at}`);
  const columns = [`${isLapsed(entity)} AS lapsed`, ...amounts];
  const sums = names.map((_, at) => `, SUM(IF(lapsed, 0, s${at})) AS s${at}, SUM(IF(lapsed, s${at}, 0)) AS l${at}`);
  const sql = `SELECT COUNT(*) AS num, SUM(lapsed) AS lapsed${sums.join("")} FROM (SELECT ${columns.join(", ")} FROM ${found?.sql} LIMIT ?) counted`;
  const read = async () => (found ? runSql(db, sql, [...found.values, max + 1]) : []);
  const [row] = await readSparingly(entity, query, read);
  const num = Number(row?.num ?? 0);
  if (num > max) return { num: max, more: true };
  const [totals, gone] = [sumsIn(row, names, "s"), sumsIn(row, names, "l")];
  if (names.length === 0 || !totals || !gone) return { num };
  const lapsed = Number(row?.lapsed ?? 0);
  return lapsed > 0 ? { num, totals, lapsed: { num: lapsed, totals: gone } } : { num, totals };
}

/** The values of a key as they stand in an address; throws NOT_FOUND for anything that can't be one. */
export function parseKey(entity: AnyEntity, id: string): number[] {
  const parts = id.split("-");
  if (parts.length !== entity.key.length || !parts.every((part) => /^\d{1,10}$/.test(part)))
    throw new AppError("NOT_FOUND");
  return parts.map(Number);
}

/** A row by key within the scope; null when there is none or it is somebody else's. */
export async function findRow(db: Source, scoped: Scoped, key: readonly number[]): Promise<RecordRow | null> {
  const entity = entityOf(scoped.entity);
  const names = selected(entity, readableFields(entity));
  const condition = conditionFor(entity, scoped.rows);
  const sql =
    `SELECT ${versionedList(entity, names)} FROM ${tableOf(entity)} t ${joinsFor(entity, names)} ` +
    `WHERE ${keyCondition(entity)} AND ${condition.sql} LIMIT 1`;
  const [row] = await runSql(db, sql, [...key, ...condition.values]);
  return row ?? null;
}

/** Like `findRow`; throws NOT_FOUND. */
export async function getRow(db: Source, scoped: Scoped, key: readonly number[]): Promise<RecordRow> {
  const row = await findRow(db, scoped, key);
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}
