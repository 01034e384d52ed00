import type { AnyEntity } from "@retribusi/contract/define/entity";
import type { Scoped } from "../access/scope.ts";
import type { Transaction } from "../lib/transaction.ts";
import { keyCondition, tableOf } from "./columns.ts";
import { conditionFor } from "./condition.ts";
import { entityOf } from "./reader.ts";

/**
 * Raises the version of a row within the scope, if it is still the one that was shown; answers whether it was. One statement that
 * compares and writes: of two at the same time, on whichever node, the second finds another version. From here on the row is locked.
 */
export async function raiseShownVersion(
  tx: Transaction,
  scoped: Scoped,
  key: readonly number[],
  shown: number,
): Promise<boolean> {
  const entity = entityOf(scoped.entity);
  const { sql, values } = conditionFor(entity, scoped.rows);
  const count = await tx.$executeRawUnsafe(
    `UPDATE ${tableOf(entity)} t SET t.\`versi\` = t.\`versi\` + 1 WHERE ${keyCondition(entity)} AND t.\`versi\` = ? AND ${sql}`,
    ...key,
    shown,
    ...values,
  );
  return count > 0;
}

/** Raises the version of a row that is changed by what showed nobody a form, so that forms which are open notice. */
export async function raiseVersion(tx: Transaction, entity: AnyEntity, key: readonly number[]): Promise<void> {
  await tx.$executeRawUnsafe(
    `UPDATE ${tableOf(entity)} t SET t.\`versi\` = t.\`versi\` + 1 WHERE ${keyCondition(entity)}`,
    ...key,
  );
}
