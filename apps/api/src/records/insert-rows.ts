import type { AnyEntity } from "@retribusi/contract/define/entity";
import type { Transaction } from "../lib/transaction.ts";
import { tableOf } from "./columns.ts";
import type { RecordRow } from "./row.ts";

/**
 * Adds whole rows of an entity's form by one statement. Prisma's own `createMany` takes four times as long and half a gigabyte for
 * 100,000 rows.
 */
export function insertRows(
  tx: Transaction,
  entity: AnyEntity,
  rows: readonly Readonly<RecordRow>[],
): PromiseLike<number> {
  const columns = entity.form.map((name) => `\`${entity.fields[name]?.column ?? name}\``).join(", ");
  const one = `(${entity.form.map(() => "?").join(", ")})`;
  const sql = `INSERT INTO ${tableOf(entity)} (${columns}) VALUES ${rows.map(() => one).join(", ")}`;
  return tx.$executeRawUnsafe(sql, ...rows.flatMap((row) => entity.form.map((name) => row[name])));
}
