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
import { type BookingRow, findRequest } from "./booking.query.ts";

const batch = 200;
const waiting = codesOf(stateNames.filter((state) => !isOver(state)));

/** What the passing of time asks for, if anything: the state's own step first, by which an open request ends as well. */
function dueStep(booking: BookingRow, now: Date) {
  const { statusbooking, bataswaktu } = booking;
  const timeout = bookingStates[stateOf(statusbooking)].timeout;
  if (timeout && bataswaktu && bataswaktu < now) return timeout;
  const request = findRequest(booking);
  return request && request.batasjawab < now ? "lapseMove" : undefined;
}

/** Does what is due for one booking; nothing when somebody else was faster. */
async function sweepOne(db: Database, id: number): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const { booking, now } = await holdBooking(tx, id);
    const action = dueStep(booking, now);
    if (!action) return false;
    await applyAction(tx, now, booking, { action, input: { versi: booking.versi }, actor: systemActor });
    return true;
  });
}

/** Ids of bookings for which something is due, in their order, from one on. */
type ListDue = (db: Database, now: Date, after: number) => Promise<number[]>;

const listLapsed: ListDue = async ({ prisma }, now, after) => {
  const due = await prisma.booking.findMany({
    where: { statusbooking: { in: waiting }, bataswaktu: { lt: now }, id: { gt: after } },
    select: { id: true },
    orderBy: { id: "asc" },
    take: batch,
  });
  return due.map(({ id }) => id);
};

const listUnanswered: ListDue = async ({ prisma }, now, after) => {
  const due = await prisma.permintaan_jadwal.findMany({
    where: { keputusan: "diminta", batasjawab: { lt: now }, bookingid: { gt: after } },
    select: { bookingid: true },
    orderBy: { bookingid: "asc" },
    take: batch,
  });
  return due.map(({ bookingid }) => bookingid);
};

async function sweepAll(db: Database, listDue: ListDue): Promise<number> {
  let done = 0;
  let after = 0;
  for (;;) {
    const due = await listDue(db, await databaseNow(db.prisma), after);
    for (const id of due) {
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

/**
 * Acts on every booking whose deadline has passed: expires unpaid ones, records no-shows, finishes uses, lets requests for other dates lapse
 * that nobody has answered; answers how many. Any number of processes may run it at once and as often as they like. Screens and orders don't
 * depend on it: they look at deadlines themselves.
 */
export async function sweepDeadlines(db: Database): Promise<number> {
  const lapsed = await sweepAll(db, listLapsed);
  return lapsed + (await sweepAll(db, listUnanswered));
}
