import { sqlOf } from "@retribusi/db/sql";
import type { SqlPart } from "@retribusi/db/statement";
import type { Scoped } from "../access/scope.ts";
import { AppError } from "../lib/app-error.ts";
import type { Transaction } from "../lib/transaction.ts";
import { columnOf, keyCondition, tableOf } from "./columns.ts";
import { conditionFor } from "./condition.ts";
import { entityOf } from "./reader.ts";

/** The condition that a row of the entity's table `t` has this key and lies within the scope. */
export function inScope(scoped: Scoped, key: readonly number[]): SqlPart {
  const entity = entityOf(scoped.entity);
  const { sql, values } = conditionFor(entity, scoped.rows);
  return { sql: `${keyCondition(entity)} AND ${sql}`, values: [...key, ...values] };
}

/** Whether the row exists within the scope, as this transaction sees it; it is locked until the transaction ends. */
export async function findInScope(tx: Transaction, scoped: Scoped, key: readonly number[]): Promise<boolean> {
  const entity = entityOf(scoped.entity);
  const first = entity.key.map((name) => columnOf(entity, name))[0] ?? "1";
  const { sql, values } = inScope(scoped, key);
  const rows = await sqlOf(tx).query<unknown[]>(
    `SELECT ${first} FROM ${tableOf(entity)} t WHERE ${sql} LIMIT 1 FOR UPDATE`,
    values,
  );
  return rows.length > 0;
}

/** Throws NOT_FOUND for a row that is missing or somebody else's: the answer doesn't tell which. */
export async function requireInScope(tx: Transaction, scoped: Scoped, key: readonly number[]): Promise<void> {
  if (!(await findInScope(tx, scoped, key))) throw new AppError("NOT_FOUND");
}
