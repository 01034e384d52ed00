import { canRenew, deadlineOf } from "@retribusi/contract/features/booking/booking.deadlines";
import type { Actor } from "@retribusi/contract/features/booking/booking.facts";
import {
  type BookingAction,
  type BookingInput,
  declarationOf,
} from "@retribusi/contract/features/booking/booking.machine";
import { type BookingState, codeOf, isAgreed } from "@retribusi/contract/features/booking/booking.states";
import { deadlineBinds, refusalOf } from "@retribusi/contract/features/booking/booking.verdict";
import { AppError } from "../../lib/app-error.ts";
import { type Transaction, takeMark } from "../../lib/transaction.ts";
import { markBooking } from "../report/summary/mark.ts";
import { arrivalOf, type BookingRow, factsOf, getBooking, listHolidays } from "./booking.query.ts";
import type { BookingWrite, EffectContext, ExistingAction, Outcome } from "./effect.ts";
import { effects } from "./effect-table.ts";
import { notify } from "./notice.ts";
import { refusal } from "./refusal.ts";

/** An action that is about to happen to a booking. */
export interface Step<A extends ExistingAction> {
  readonly action: A;
  readonly id: number;
  readonly input: BookingInput<A>;
  readonly actorOf: (booking: BookingRow) => Actor;
  /** The version that the actor looked at; absent for the system and the bank, who look at none. */
  readonly versi?: number;
}

/** How often the order went back to the customer, this time included; throws where it may not any more. */
function renewalsOf({ now, booking, facts }: EffectContext<BookingAction>, state: BookingState): number {
  const isReturn = state === "complete" && isAgreed(facts.state);
  if (isReturn && !canRenew(facts, now)) throw refusal("HOLD_USED_UP");
  return booking.perpanjangan + (isReturn ? 1 : 0);
}

/** When the system acts next, after the action: counted from the latest entry into the state. */
async function nextDeadline(
  context: EffectContext<BookingAction>,
  state: BookingState,
  write: BookingWrite,
): Promise<{ entered: Date; deadline: Date | null; hold: BookingWrite }> {
  const { tx, now, booking } = context;
  const after = { ...booking, ...write };
  const renewals = renewalsOf(context, state);
  const { hours, latestArrival, noShowFrom } = arrivalOf(after);
  const entered = codeOf(state) === booking.statusbooking ? booking.tglstatus : now;
  const deadline = deadlineOf(state, {
    entered,
    latestArrival,
    noShowFrom,
    end: after.tglakhirpemakaian,
    billExpires: after.tglexpiredbilling,
    zone: hours.zone,
    holidays: state === "submitted" ? await listHolidays(tx, booking.idpemda, entered) : new Set(),
    renewals,
    firstDeadline: booking.bataspertama,
  });
  const hold = state === "complete" ? { perpanjangan: renewals, bataspertama: booking.bataspertama ?? deadline } : {};
  return { entered, deadline, hold };
}

/** Moves the row, only if it is still what was judged: same status, same version, deadline not passed. */
async function moveBooking(context: EffectContext<BookingAction>, action: BookingAction, outcome: Outcome) {
  const { tx, now, booking, facts, actor } = context;
  const { to } = declarationOf(action);
  const state = outcome.to ?? (to === "same" ? facts.state : to);
  const write = outcome.write ?? {};
  const { entered, deadline, hold } = await nextDeadline(context, state, write);
  const inTime = deadlineBinds(action, facts, actor)
    ? { OR: [{ bataswaktu: null }, { bataswaktu: { gte: now } }] }
    : {};
  const { count } = await tx.booking.updateMany({
    where: { id: booking.id, statusbooking: codeOf(facts.state), versi: booking.versi, ...inTime },
    data: {
      ...write,
      ...hold,
      statusbooking: codeOf(state),
      tglstatus: entered,
      bataswaktu: deadline,
      versi: { increment: 1 },
    },
  });
  if (count !== 1) throw new AppError("CONFLICT");
  return state;
}

/** Fields that an action may change and that the history shows with their old and new values. */
function shown(value: unknown): string | number | null {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "bigint" || typeof value === "number") return Number(value);
  return typeof value === "string" ? value : null;
}

function changesOf(booking: BookingRow, write: BookingWrite) {
  const before = new Map<string, unknown>(Object.entries(booking));
  const changed = Object.entries(write)
    .map(([name, value]) => ({ name, old: shown(before.get(name)), value: shown(value) }))
    .filter(({ name, old, value }) => old !== value && name !== "noidentitas");
  return Object.fromEntries(changed.map(({ name, old, value }) => [name, [old, value]]));
}

/**
 * Runs one action inside the caller's transaction: judges it by the machine, runs its effect, moves the booking by compare-and-set,
 * writes history and messages. Throws CONFLICT when the booking isn't the one that was looked at, ACTION_REFUSED or FORBIDDEN with the
 * machine's reason, and whatever the effect refuses. Actions that take units need the inventory; see `transition`.
 */
export async function applyAction<A extends ExistingAction>(
  tx: Transaction,
  now: Date,
  step: Step<A>,
): Promise<BookingRow> {
  const { action, id, input } = step;
  await tx.$queryRaw`SELECT id FROM booking WHERE id = ${id} FOR UPDATE`;
  const booking = await getBooking(tx, id);
  if (step.versi !== undefined && step.versi !== booking.versi) throw new AppError("CONFLICT");
  const actor = step.actorOf(booking);
  const facts = factsOf(booking);
  const reason = refusalOf(action, facts, actor, now);
  if (reason) throw refusal(reason);
  const context = { tx, now, booking, facts, actor, input };
  const outcome = await effects[action](context);
  const state = await moveBooking(context, action, outcome);
  await tx.booking_riwayat.create({
    data: {
      bookingid: id,
      aksi: action,
      daristatus: codeOf(facts.state),
      kestatus: codeOf(state),
      userid: actor.userid,
      peran: actor.role,
      alasan: outcome.reason ?? null,
      perubahan: changesOf(booking, outcome.write ?? {}),
      versi: booking.versi + 1,
      waktu: now,
      permintaan: takeMark(tx, "booking_riwayat"),
    },
  });
  const after = await getBooking(tx, id);
  await markBooking(tx, booking, after);
  await notify(tx, action, after, outcome.reason ?? null);
  return after;
}
