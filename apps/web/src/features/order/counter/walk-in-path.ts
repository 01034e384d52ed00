import { bookingEntity } from "@retribusi/contract/features/booking/booking.rights";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import { type OrderWish, writeWish } from "../order-wish.ts";

/** The form for a guest at the counter, with object and time filled in. */
export function walkInPath(
  { objectid, jenisbooking }: { readonly objectid: number; readonly jenisbooking: BookingKind },
  wish: OrderWish,
): string {
  const params = writeWish(wish, "umum");
  params.set("objectid", String(objectid));
  return `${walkInPage(jenisbooking)}?${params}`;
}

/** The empty form of a kind. */
export const walkInPage = (kind: BookingKind): string => `/${bookingEntity[kind]}/pesan`;
