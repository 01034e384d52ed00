import {
  type BookingInput,
  type PersonalAction,
  personalDeclarationOf,
} from "@retribusi/contract/features/booking/booking.machine";
import { bookingEntity } from "@retribusi/contract/features/booking/booking.rights";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import type { Database } from "@retribusi/db/client";
import type { CurrentUser } from "../../access/current-user.ts";
import { scope } from "../../access/scope.ts";
import { AppError } from "../../lib/app-error.ts";
import { inTransaction, type Transaction } from "../../lib/transaction.ts";
import { requireInScope } from "../../records/in-scope.ts";
import { actorOf } from "./actor.ts";
import { applyAction } from "./apply.ts";
import { getBooking } from "./booking.query.ts";
import { holdWithInventory } from "./inventory.ts";
import { type ReadRecord, readRecord } from "./record.query.ts";

/** After a commit whose answer was lost, the next attempt finds its own work done. */
async function isDone(
  tx: Transaction,
  id: number,
  action: PersonalAction,
  userid: number,
  versi: number,
): Promise<boolean> {
  const done = await tx.booking_riwayat.findFirst({ where: { bookingid: id, versi: versi + 1, aksi: action, userid } });
  return done !== null;
}

/**
 * A person's action on a booking of the kind, by the version they looked at: one transaction with history and messages, or nothing.
 * Answers the booking as it is then.
 * Throws NOT_FOUND out of scope, CONFLICT when somebody else was first, ACTION_REFUSED with the reason, BusyError.
 */
export function transition<A extends PersonalAction>(
  db: Database,
  user: CurrentUser,
  kind: BookingKind,
  action: A,
  id: number,
  input: BookingInput<A> & { readonly versi: number },
): Promise<ReadRecord> {
  const { takesUnits } = personalDeclarationOf(action);
  return inTransaction(db, async (tx, attempt) => {
    // This locks it: whoever pays, expires or cancels comes one after the other.
    const lock = () => requireInScope(tx, scope(user, bookingEntity[kind]), [id]);
    const { booking, now, connections } = takesUnits
      ? await holdWithInventory(tx, id, lock)
      : await lock().then(() => getBooking(tx, id));
    if (attempt > 1 && (await isDone(tx, id, action, user.userid, input.versi))) return readRecord(tx, user, kind, id);
    if (input.versi !== booking.versi) throw new AppError("CONFLICT");
    const step = { action, input, actor: actorOf(user, booking), connections };
    return { row: await applyAction(tx, now, booking, step), now };
  });
}
