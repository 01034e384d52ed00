import type { BookingSummary } from "./booking-query.ts";

type Facts = Pick<BookingSummary, "statusbooking" | "bataswaktu" | "tglexpiredbilling">;

/**
 * Until when somebody has to act for the booking to live. A bill counts to its own expiry: the system waits some
 * minutes longer for a payment on its way, in which nobody can pay any more. `null` from payment on, when the system's
 * deadline is the arrival or the end of use, which nobody has to hurry for.
 */
export function timeToAct({ statusbooking, bataswaktu, tglexpiredbilling }: Facts): Date | null {
  const deadline = statusbooking === 40 ? (tglexpiredbilling ?? bataswaktu) : bataswaktu;
  return deadline !== null && statusbooking <= 40 ? new Date(deadline) : null;
}
