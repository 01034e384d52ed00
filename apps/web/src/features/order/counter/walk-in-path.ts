import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import { walkInPage } from "../../booking/counter.ts";
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
