import type { Wait } from "../../booking/waitlist/waits-query.ts";
import { objectPath } from "../../catalog/catalogue-place.ts";
import { type OrderWish, wishOf, writeWish } from "../order-wish.ts";

/** What is waited for as the wish of an order form. */
export const wishOfWait = ({ waktu, jumlahunit, kelompoktarif }: Wait) => wishOf(waktu, jumlahunit, kelompoktarif);

/** The object with the wish filled in, or with a part of it changed: where it can be ordered or waited for. */
export const placeOfWait = (wait: Wait, part: Partial<OrderWish> = {}): string =>
  `${objectPath("customer", wait.jenisbooking, wait.objectid)}?${writeWish({ ...wishOfWait(wait), ...part }, "umum")}`;
