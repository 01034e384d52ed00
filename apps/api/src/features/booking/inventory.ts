import { unpaidCodes } from "@retribusi/contract/features/booking/booking.states";
import type { Database } from "@retribusi/db/client";
import { clock, int, rowsOf } from "@retribusi/db/column";
import { sqlOf } from "@retribusi/db/sql";
import { ask, type SqlPart } from "@retribusi/db/statement";
import { inTransaction, type Transaction } from "../../lib/transaction.ts";
import { systemActor } from "./actor.ts";
import { holdBooking, judge, perform } from "./apply.ts";
import { bookingQuestions, getBooking } from "./booking.query.ts";
import { takeInventory, takeInventoryOf } from "./take-inventory.ts";

/** Unpaid bookings of the objects whose deadline has passed; sought by it, since nearly all that an object has lie in the future. */
const lapsedOf = (objects: SqlPart) =>
  rowsOf(
    { id: int("b.id") },
    `FROM booking b FORCE INDEX (booking_statusbooking_bataswaktu_idx) WHERE b.statusbooking IN (${unpaidCodes.map(() => "?").join(", ")})
      AND b.bataswaktu < UTC_TIMESTAMP(3) AND b.objectid IN (${objects.sql})`,
    [...unpaidCodes, ...objects.values],
  );

/** Expires bookings in the caller's transaction, in the order of their ids, so that no two transactions wait for each other. */
async function expireLapsed(tx: Transaction, now: Date, lapsed: readonly { readonly id: number }[]): Promise<void> {
  for (const { id } of lapsed.toSorted((one, other) => one.id - other.id)) {
    // Between the search and the lock somebody may have paid or moved it: then it isn't lapsed any more.
    const { booking } = await holdBooking(tx, id);
    const step = { action: "expire", input: {}, actor: systemActor } as const;
    if (judge(booking, step, now)) continue;
    await perform(tx, now, booking, step);
  }
}

/**
 * `withInventory` for an action on a booking, in the transaction of the action: takes the inventory of its object, locks the booking by
 * `lock`, expires lapsed holds, this one too where it has lapsed, and answers the booking as it is then. Throws NOT_FOUND.
 */
export async function holdWithInventory(tx: Transaction, id: number, lock: () => Promise<void>) {
  await takeInventoryOf(tx, id);
  await lock();
  const own = { sql: "SELECT o.objectid FROM booking o WHERE o.id = ?", values: [id] };
  const { lapsed, ...held } = await ask(sqlOf(tx), { ...bookingQuestions(id), lapsed: lapsedOf(own) });
  if (lapsed.length === 0) return held;
  await expireLapsed(tx, held.now, lapsed);
  return getBooking(tx, id);
}

/** A transaction that holds the inventory of some objects. */
export interface Inventory {
  readonly tx: Transaction;
  /** The database's time, read after the inventory was taken. */
  readonly now: Date;
  readonly attempt: number;
}

/**
 * The only way to take or change units, with `holdWithInventory`: order, change, reschedule, reinstate, late payment, and every write that changes capacity.
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
    const objects = { sql: objectIds.map(() => "?").join(", "), values: objectIds };
    const { now, lapsed } = await ask(sqlOf(tx), { now: clock, lapsed: lapsedOf(objects) });
    await expireLapsed(tx, now, lapsed);
    return work({ tx, now, attempt });
  });
}
