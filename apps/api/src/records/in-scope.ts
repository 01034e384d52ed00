import type { Scoped } from "../access/scope.ts";
import { AppError } from "../lib/app-error.ts";
import type { Transaction } from "../lib/transaction.ts";
import { columnOf, keyCondition, tableOf } from "./columns.ts";
import { conditionFor } from "./condition.ts";
import { entityOf } from "./reader.ts";

/** Whether the row exists within the scope, as this transaction sees it. */
export async function findInScope(tx: Transaction, scoped: Scoped, key: readonly number[]): Promise<boolean> {
  const entity = entityOf(scoped.entity);
  const condition = conditionFor(entity, scoped.rows);
  const first = entity.key.map((name) => columnOf(entity, name))[0] ?? "1";
  const sql = `SELECT ${first} FROM ${tableOf(entity)} t WHERE ${keyCondition(entity)} AND ${condition.sql} LIMIT 1 FOR UPDATE`;
  const rows = await tx.$queryRawUnsafe<unknown[]>(sql, ...key, ...condition.values);
  return rows.length > 0;
}

/** Throws NOT_FOUND for a row that is missing or somebody else's: the answer doesn't tell which. */
export async function requireInScope(tx: Transaction, scoped: Scoped, key: readonly number[]): Promise<void> {
  if (!(await findInScope(tx, scoped, key))) throw new AppError("NOT_FOUND");
}
