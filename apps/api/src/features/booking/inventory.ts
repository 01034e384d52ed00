import type { Database } from "@retribusi/db/client";
import { databaseNow, inTransaction, type Transaction } from "../../lib/transaction.ts";
import { expireLapsed } from "./lapsed.ts";
import { takeInventory } from "./take-inventory.ts";

/** A transaction that holds the inventory of some objects. */
export interface Inventory {
  readonly tx: Transaction;
  /** The database's time, read after the inventory was taken. */
  readonly now: Date;
  readonly attempt: number;
}

/**
 * The only way to take or change units: order, change, reschedule, reinstate, late payment, and every write that changes capacity.
 * READ COMMITTED by the session; the first statement takes the inventory; lapsed holds are expired; then `work` reads, decides and
 * writes. Nothing that was read before the inventory was taken may be used for the decision. Runs again on deadlocks and the like;
 * throws BusyError when that doesn't help.
 */
export function withInventory<T>(
  db: Database,
  objectIds: readonly number[],
  work: (inventory: Inventory) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (tx, attempt) => {
    await takeInventory(tx, objectIds);
    const now = await databaseNow(tx);
    await expireLapsed(tx, now, { objectid: { in: [...objectIds] } });
    return work({ tx, now, attempt });
  });
}
