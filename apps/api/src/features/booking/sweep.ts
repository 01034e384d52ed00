import {
  bookingStates,
  codesOf,
  isOver,
  stateNames,
  stateOf,
} from "@retribusi/contract/features/booking/booking.states";
import type { Database } from "@retribusi/db/client";
import { AppError } from "../../lib/app-error.ts";
import { databaseNow, inTransaction } from "../../lib/transaction.ts";
import { systemActor } from "./actor.ts";
import { applyAction, holdBooking } from "./apply.ts";

const batch = 200;
const waiting = codesOf(stateNames.filter((state) => !isOver(state)));

/** Does what the deadline of one booking asks for; nothing when somebody else was faster. */
async function sweepOne(db: Database, id: number): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const { booking, now } = await holdBooking(tx, id);
    const action = bookingStates[stateOf(booking.statusbooking)].timeout;
    if (!action || !booking.bataswaktu || booking.bataswaktu >= now) return false;
    await applyAction(tx, now, booking, { action, input: { versi: booking.versi }, actor: systemActor });
    return true;
  });
}

/**
 * Acts on every booking whose deadline has passed: expires unpaid ones, records no-shows, finishes uses; answers how many. Any number of
 * processes may run it at once and as often as they like. Screens and orders don't depend on it: they look at deadlines themselves.
 */
export async function sweepDeadlines(db: Database): Promise<number> {
  let done = 0;
  let after = 0;
  for (;;) {
    const now = await databaseNow(db.prisma);
    const due = await db.prisma.booking.findMany({
      where: { statusbooking: { in: waiting }, bataswaktu: { lt: now }, id: { gt: after } },
      select: { id: true },
      orderBy: { id: "asc" },
      take: batch,
    });
    for (const { id } of due) {
      try {
        if (await sweepOne(db, id)) done += 1;
      } catch (error) {
        // Whoever was faster has moved it; anything else is a defect and must be seen.
        if (!(error instanceof AppError)) throw error;
      }
      after = id;
    }
    if (due.length < batch) return done;
  }
}
