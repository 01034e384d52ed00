import type { AnyEntity } from "@retribusi/contract/define/entity";
import { AppError } from "../lib/app-error.ts";
import { brokenReference } from "../lib/database-error.ts";
import type { Transaction } from "../lib/transaction.ts";
import { wordsOf } from "./table-words.ts";

/** A column of another table that leads to a column of this one. */
interface ForeignKey {
  readonly tabel: string;
  readonly kolom: string;
  readonly sasaran: string;
}

const listForeignKeys = (tx: Transaction, table: string): Promise<ForeignKey[]> =>
  tx.$queryRaw<ForeignKey[]>`SELECT TABLE_NAME AS tabel, COLUMN_NAME AS kolom, REFERENCED_COLUMN_NAME AS sasaran
    FROM information_schema.KEY_COLUMN_USAGE
    WHERE TABLE_SCHEMA = DATABASE() AND REFERENCED_TABLE_SCHEMA = DATABASE() AND REFERENCED_TABLE_NAME = ${table}
    ORDER BY TABLE_NAME`;

/** Tables that have a row which refers to this one. Names come from the schema and the declaration, never from a request. */
async function listReferring(tx: Transaction, entity: AnyEntity, key: readonly number[]): Promise<string[]> {
  const foreignKeys = await listForeignKeys(tx, entity.table);
  if (foreignKeys.length === 0) return [];
  const wanted = entity.key.map((name) => `p.\`${name}\` = ?`).join(" AND ");
  const questions = foreignKeys.map(
    ({ tabel, kolom, sasaran }) =>
      `SELECT '${tabel}' AS tabel FROM DUAL WHERE EXISTS (SELECT 1 FROM \`${entity.table}\` p ` +
      `JOIN \`${tabel}\` c ON c.\`${kolom}\` = p.\`${sasaran}\` WHERE ${wanted})`,
  );
  const values = foreignKeys.flatMap(() => key);
  const rows = await tx.$queryRawUnsafe<{ tabel: string }[]>(questions.join(" UNION "), ...values);
  return rows.map(({ tabel }) => tabel);
}

/**
 * Runs a deletion. Throws IN_USE, which names everything that still refers to the row: what goes with it has been deleted before, so what
 * is found now is what stands in the way.
 */
export async function removeUnreferred(
  tx: Transaction,
  entity: AnyEntity,
  key: readonly number[],
  remove: () => PromiseLike<unknown>,
): Promise<void> {
  try {
    await remove();
  } catch (error) {
    const broken = brokenReference(error);
    if (!broken) throw error;
    const tables = await listReferring(tx, entity, key);
    throw new AppError("IN_USE", { values: { users: wordsOf(tables.length > 0 ? tables : [broken.table]) } });
  }
}
