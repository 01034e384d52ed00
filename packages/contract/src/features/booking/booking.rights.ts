import { allows } from "../../access/pages.ts";
import type { BookingKind } from "./booking.kinds.ts";

/** The page family of a kind. */
export const bookingEntity = {
  penginapan: "trx_penginapan",
  gedung: "trx_gedung",
  alat: "trx_alat",
} as const satisfies Record<BookingKind, string>;
export type BookingEntity = (typeof bookingEntity)[BookingKind];

/** The teller's page. */
export const tellerPage = "billing/terima";

/** Whether the held pages include an action on bookings of the kind; payments have a page of their own. */
export const permitsOf =
  (held: ReadonlySet<string>, kind: BookingKind) =>
  (action: string): boolean =>
    action === "pay" ? held.has(tellerPage) : allows(held, bookingEntity[kind], action);
