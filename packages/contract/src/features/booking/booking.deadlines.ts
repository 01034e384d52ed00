import { addWorkingDays, type LocalDate, type Zone } from "../../define/dates.ts";
import { type BookingState, bookingStates, stateOf } from "./booking.states.ts";

const minute = 60_000;

/** Minutes that a new order holds its units until the details are filled in. */
export const orderMinutes = 60;
/** Hours that the customer has to confirm price and terms. */
export const confirmHours = 24;
/** Working days that staff have to answer. */
export const answerWorkingDays = 2;
/** Hours that staff have at most for an order that reaches them once the arrival window is open. */
export const answerOnArrivalHours = 2;
/** Minutes after a bill's expiry in which a payment made in time may still reach us. */
export const paymentGraceMinutes = 10;
/** So often may an order go back to the customer before payment and get a new deadline to confirm. */
export const holdRenewals = 2;
/** Hours after the end of use at which the system finishes a booking. */
export const finishHours = 24;
/** Minutes in which a check-in, an end of use or a no-show can be taken back. */
export const undoMinutes = 30;
/** Minutes after a step was taken back in which the system doesn't take it again. */
export const undonePause = 60;
/** Unpaid bookings a customer may hold at once by their own orders; the same number again by others in their name. */
export const unpaidLimit = 3;
/** Unpaid bookings that one manager may hold at once for people at the counter of one group. */
export const walkInLimit = 30;
/** Longest time a bill may be payable, in minutes: 30 days. */
export const longestBilling = 43_200;

/** Days for which a supplementary bill can be paid. */
export const supplementDays = longestBilling / 1440;

/** How long units were held for the customer's confirmation so far. */
export interface Hold {
  /** How often the order went back to the customer. */
  readonly renewals: number;
  /** The deadline of the first time; `null` before it. */
  readonly firstDeadline: Date | null;
}

export interface DeadlineFacts extends Hold {
  /** Latest entry into the state. */
  readonly entered: Date;
  /** When the use may begin: check-in opens, or the first day or hour. */
  readonly start: Date;
  /** End of the arrival window; see `latestArrival`. */
  readonly latestArrival: Date;
  /** When a missing customer becomes a no-show. */
  readonly noShowFrom: Date;
  readonly end: Date;
  readonly billExpires: Date | null;
  readonly zone: Zone;
  readonly holidays: ReadonlySet<LocalDate>;
}

export const earlier = (a: Date, b: Date): Date => (a <= b ? a : b);
export const later = (a: Date, b: Date): Date => (a >= b ? a : b);
export const minutesAfter = (from: Date, minutes: number): Date => new Date(from.getTime() + minutes * minute);

/** Nobody stands at the door without an answer: it comes before the use may begin, or soon where the order came after that. */
const answerBy = ({ entered, start, latestArrival, zone, holidays }: DeadlineFacts): Date =>
  entered < start
    ? earlier(addWorkingDays(entered, answerWorkingDays, zone, holidays), start)
    : earlier(minutesAfter(entered, answerOnArrivalHours * 60), latestArrival);

/** When the system acts on a booking in this state by itself; `null` in final states. */
export function deadlineOf(state: BookingState, facts: DeadlineFacts): Date | null {
  switch (state) {
    case "ordered":
      return minutesAfter(facts.entered, orderMinutes);
    case "complete":
      return (facts.renewals > holdRenewals && facts.firstDeadline) || minutesAfter(facts.entered, confirmHours * 60);
    case "submitted":
      return answerBy(facts);
    case "awaitingPayment":
      return minutesAfter(facts.billExpires ?? facts.entered, paymentGraceMinutes);
    case "paid":
      return facts.noShowFrom;
    case "inUse":
      return minutesAfter(facts.end, finishHours * 60);
    default:
      return null;
  }
}

/**
 * Until when somebody has to act for the booking to live. A bill counts to its own expiry: the system waits some minutes longer for a
 * payment on its way, in which nobody can pay any more. `null` from payment on, when the system's deadline is the arrival or the end of
 * use, which nobody has to hurry for. Instants are ISO 8601.
 */
export function timeToAct({
  statusbooking,
  bataswaktu,
  tglexpiredbilling,
}: {
  readonly statusbooking: number;
  readonly bataswaktu: string | null;
  readonly tglexpiredbilling: string | null;
}): Date | null {
  const state = stateOf(statusbooking);
  const deadline = state === "awaitingPayment" ? (tglexpiredbilling ?? bataswaktu) : bataswaktu;
  return deadline !== null && bookingStates[state].unpaid ? new Date(deadline) : null;
}

/**
 * Whether the order may go back to the customer once more. After the renewals the first deadline stays, so nothing can be held for ever
 * by changing one's mind; when it has passed as well, the order stays as it is.
 */
export const canRenew = ({ renewals, firstDeadline }: Hold, now: Date): boolean =>
  renewals < holdRenewals || firstDeadline === null || now < firstDeadline;

/** When a bill issued now stops being payable: after the object's own time, at the latest when the arrival window ends. */
export const billExpiry = (now: Date, expiredbilling: number, latestArrival: Date): Date =>
  earlier(minutesAfter(now, Math.min(expiredbilling, longestBilling)), latestArrival);
