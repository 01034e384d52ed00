import { targetOf } from "@retribusi/contract/features/booking/booking.action";
import { canRenew, deadlineOf, later } from "@retribusi/contract/features/booking/booking.deadlines";
import type { Actor } from "@retribusi/contract/features/booking/booking.facts";
import {
  type BookingAction,
  type BookingInput,
  declarationOf,
} from "@retribusi/contract/features/booking/booking.machine";
import type { BookingReason } from "@retribusi/contract/features/booking/booking.reasons";
import { type BookingState, codeOf, isAgreed } from "@retribusi/contract/features/booking/booking.states";
import { deadlineBinds, refusalOf } from "@retribusi/contract/features/booking/booking.verdict";
import { sqlInstant } from "@retribusi/db/client";
import { sqlOf } from "@retribusi/db/sql";
import { insertRows, updateBoth, updateRows } from "@retribusi/db/write";
import { AppError } from "../../lib/app-error.ts";
import { type Transaction, takeMark } from "../../lib/transaction.ts";
import type { Connection } from "../billing/bill.ts";
import type { Receipt } from "../billing/ledger.ts";
import { holidaysAfter } from "../system/holiday.query.ts";
import { actions } from "./actions.ts";
import { arrivalOf, type BookingRow, factsOf, getBooking, intervalOf } from "./booking.query.ts";
import { endRequest } from "./move-request.ts";
import type { RecordRow } from "./record.query.ts";
import { refusal } from "./refusal.ts";
import type { BookingWrite, EffectContext, ExistingAction, Outcome } from "./server-action.ts";
import { type Taking, tell } from "./tell.ts";

/** An action that is about to happen to a booking. */
export interface Step<A extends ExistingAction> {
  readonly action: A;
  readonly input: BookingInput<A>;
  readonly actor: Actor;
  readonly connections?: readonly Connection[];
  readonly receipt?: Receipt | null;
}

/**
 * The booking, locked until the transaction ends: whoever pays, expires or cancels comes one after the other. The time is read when the lock
 * is taken. Throws NOT_FOUND.
 */
export async function holdBooking(tx: Transaction, id: number) {
  await sqlOf(tx).query("SELECT id FROM booking WHERE id = ? FOR UPDATE", [id]);
  return getBooking(tx, id);
}

/** What the machine has against the step, if anything. */
export const judge = (
  held: BookingRow,
  { action, actor }: Pick<Step<ExistingAction>, "action" | "actor">,
  now: Date,
): BookingReason | undefined => refusalOf(action, factsOf(held), actor, now);

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
    start: after.tglmulaipemakaian,
    latestArrival,
    noShowFrom,
    end: after.tglakhirpemakaian,
    billExpires: after.tglexpiredbilling,
    zone: hours.zone,
    holidays: state === "submitted" ? await holidaysAfter(tx, booking.idpemda, entered) : new Set(),
    renewals,
    firstDeadline: booking.bataspertama,
  });
  const hold = state === "complete" ? { perpanjangan: renewals, bataspertama: booking.bataspertama ?? deadline } : {};
  return { entered, deadline, hold };
}

/** Moves the row, only if it is still what was judged: same status, same version, deadline not passed. */
async function moveBooking(context: EffectContext<BookingAction>, action: BookingAction, outcome: Outcome) {
  const { tx, now, booking, facts, actor } = context;
  const state = outcome.to ?? targetOf(declarationOf(action), facts.state);
  const write = outcome.write ?? {};
  const { entered, deadline, hold } = await nextDeadline(context, state, write);
  const bataswaktu = deadline && outcome.notBefore ? later(deadline, outcome.notBefore) : deadline;
  const place = { statusbooking: codeOf(state), tglstatus: entered, bataswaktu, versi: booking.versi + 1 };
  const same = "t.id = ? AND t.statusbooking = ? AND t.versi = ?";
  const isSame = [booking.id, codeOf(facts.state), booking.versi];
  const judged = deadlineBinds(action, facts, actor)
    ? { sql: `${same} AND (t.bataswaktu IS NULL OR t.bataswaktu >= ?)`, values: [...isSame, sqlInstant(now)] }
    : { sql: same, values: isSame };
  const row = { ...write, ...hold, ...place };
  const isMoved = outcome.bill
    ? await updateBoth(sqlOf(tx), "booking", row, judged, outcome.bill)
    : (await updateRows(sqlOf(tx), "booking", row, judged)) === 1;
  if (!isMoved) throw new AppError("CONFLICT");
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

/** What the booking takes once it is moved, where the action may take units. */
function takingOf(action: BookingAction, booking: BookingRow, { write }: Outcome): Taking | undefined {
  const declaration = declarationOf(action);
  if (!("takesUnits" in declaration && declaration.takesUnits)) return;
  const { objectid, mst_objectretribusi: object } = booking;
  return { objectid, jumlahobject: object.jumlahobject, during: intervalOf({ ...booking, ...write }) };
}

/**
 * Does what was judged, inside the caller's transaction: runs the action's effect, moves the held booking by compare-and-set, writes
 * history and messages; answers what the effect found out and the booking as it is now. Throws CONFLICT when the booking isn't the one that was judged, and whatever
 * the effect refuses.
 */
export async function perform<A extends ExistingAction>(
  tx: Transaction,
  now: Date,
  booking: BookingRow,
  { action, actor, input, connections = [], receipt = null }: Step<A>,
) {
  const { effect, notice } = actions[action];
  const facts = factsOf(booking);
  const context = { tx, now, booking, facts, actor, input, connections, receipt };
  const outcome = await effect(context);
  const state = await moveBooking(context, action, outcome);
  await endRequest(tx, booking, { now, state, outcome, by: actor.userid });
  await insertRows(sqlOf(tx), "booking_riwayat", [
    {
      bookingid: booking.id,
      aksi: action,
      daristatus: codeOf(facts.state),
      kestatus: codeOf(state),
      userid: actor.userid,
      peran: actor.role,
      alasan: outcome.reason ?? null,
      perubahan: {
        ...changesOf(booking, outcome.write ?? {}),
        ...(outcome.pictures ? { foto: [...outcome.pictures] } : {}),
      },
      versi: booking.versi + 1,
      waktu: now,
      permintaan: takeMark(tx, "booking_riwayat"),
    },
  ]);
  const taking = takingOf(action, booking, outcome);
  return {
    outcome,
    row: await tell(tx, booking.id, { aksi: action, before: booking, taking, notice, reason: outcome.reason ?? null }),
  };
}

/** Judges and performs; throws ACTION_REFUSED or FORBIDDEN with the machine's reason. Actions that take units need the inventory; see `transition`. */
export async function applyAction<A extends ExistingAction>(
  tx: Transaction,
  now: Date,
  held: BookingRow,
  step: Step<A>,
): Promise<RecordRow> {
  const reason = judge(held, step, now);
  if (reason) throw refusal(reason);
  return (await perform(tx, now, held, step)).row;
}
