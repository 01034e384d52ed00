import { bookingEntity } from "@retribusi/contract/features/booking/booking.rights";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";

/** The empty form of a kind for a guest at the counter. */
export const walkInPage = (kind: BookingKind): string => `/${bookingEntity[kind]}/pesan`;

/** Goes along to the page on which a walk-in ends: the next guest may be waiting. */
export const fromCounter = "counter";
