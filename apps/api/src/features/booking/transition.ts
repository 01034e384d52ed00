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
import { databaseNow, inTransaction, type Transaction } from "../../lib/transaction.ts";
import { requireInScope } from "../../records/in-scope.ts";
import { actorOf } from "./actor.ts";
import { applyAction, holdBooking } from "./apply.ts";
import { withInventory } from "./inventory.ts";

/** Runs work in a transaction, with the inventory of the booking's object where the action may take units. */
async function inPlace<T>(
  db: Database,
  action: PersonalAction,
  id: number,
  work: (tx: Transaction, now: Date, attempt: number) => Promise<T>,
): Promise<T> {
  if (!personalDeclarationOf(action).takesUnits)
    return inTransaction(db, async (tx, attempt) => work(tx, await databaseNow(tx), attempt));
  const row = await db.prisma.booking.findUnique({ where: { id }, select: { objectid: true } });
  if (!row) throw new AppError("NOT_FOUND");
  return withInventory(db, [row.objectid], ({ tx, now, attempt }) => work(tx, now, attempt));
}

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
 * Throws NOT_FOUND out of scope, CONFLICT when somebody else was first, ACTION_REFUSED with the reason, BusyError.
 */
export function transition<A extends PersonalAction>(
  db: Database,
  user: CurrentUser,
  kind: BookingKind,
  action: A,
  id: number,
  input: BookingInput<A> & { readonly versi: number },
): Promise<void> {
  return inPlace(db, action, id, async (tx, now, attempt) => {
    await requireInScope(tx, scope(user, bookingEntity[kind]), [id]);
    if (attempt > 1 && (await isDone(tx, id, action, user.userid, input.versi))) return;
    const held = await holdBooking(tx, id);
    if (input.versi !== held.versi) throw new AppError("CONFLICT");
    await applyAction(tx, now, held, { action, input, actor: actorOf(user, held) });
  });
}
