import { type BookingState, isAgreed } from "./booking.states.ts";

/** Somebody at the counter ordered it for the customer, who may have no account. Both are user ids. */
export const isWalkIn = (customer: number | null, orderedBy: number): boolean => customer !== orderedBy;

/** Mails about the booking have somewhere to go: an account, which always has an address, or the address that was left at the counter. */
export const isMailed = (booking: {
  readonly idpemesan: number | null;
  readonly emailpemesan: string | null;
}): boolean => booking.idpemesan !== null || Boolean(booking.emailpemesan);

/** A price that changes after the customer agreed sends the booking back to them. Totals in whole rupiah. */
export const mustAgreeAgain = (state: BookingState, before: number, after: number): boolean =>
  isAgreed(state) && before !== after;
