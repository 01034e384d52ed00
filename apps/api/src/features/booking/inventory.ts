import { unpaidCodes } from "@retribusi/contract/features/booking/booking.states";
import type { Database } from "@retribusi/db/client";
import type { Prisma } from "@retribusi/db/generated/client";
import { databaseNow, inTransaction, type Transaction } from "../../lib/transaction.ts";
import { systemActor } from "./actor.ts";
import { holdBooking, judge, perform } from "./apply.ts";
import { takeInventory } from "./take-inventory.ts";

/** Expires unpaid bookings whose deadline has passed, in the caller's transaction; answers how many. */
async function expireLapsed(tx: Transaction, now: Date, which: Prisma.bookingWhereInput): Promise<number> {
  const lapsed = await tx.booking.findMany({
    where: { ...which, statusbooking: { in: unpaidCodes }, bataswaktu: { lt: now } },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  let expired = 0;
  for (const { id } of lapsed) {
    // Between the search and the lock somebody may have paid or moved it: then it isn't lapsed any more.
    const held = await holdBooking(tx, id);
    const step = { action: "expire", input: {}, actor: systemActor } as const;
    if (judge(held, step, now)) continue;
    await perform(tx, now, held, step);
    expired += 1;
  }
  return expired;
}

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
