import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import type { BookingKind } from "../catalog/catalog.kinds.ts";
import { bookingEntity } from "./booking.rights.ts";

const params = z.strictObject({ id: z.coerce.number().int().positive().max(2_147_483_647) });
const moment = z.iso.datetime();

/** The link of a booking without an account, which opens its bill and receipt to whoever has it. */
export const bookingLink = z
  .object({
    /** The whole address, for as long as it is good; `null` where it was taken back or is over. */
    alamat: z.url().nullable(),
    /** Until when it is good, as things stand. */
    berlakusampai: moment,
    /** Since when it is taken back. */
    dicabut: moment.nullable(),
  })
  .meta({ id: "BookingLink" });
export type BookingLink = z.output<typeof bookingLink>;

/** Whoever orders for people without an account hands out the link. NOT_FOUND out of the caller's scope, and for a booking of somebody with an account. */
const linkOf = (kind: BookingKind) => ({
  path: `${bookingEntity[kind]}/tautan/:id` as const,
  access: { pages: [`${bookingEntity[kind]}/pesan`] },
  params,
  answer: bookingLink,
});

export const readLink = (kind: BookingKind) =>
  defineEndpoint({
    ...linkOf(kind),
    method: "get",
    summary: "The link that opens bill and receipt of a booking without an account",
  });

/** The link from before is worth nothing from then on. */
export const renewLink = (kind: BookingKind) =>
  defineEndpoint({ ...linkOf(kind), method: "post", summary: "Make the link of a booking anew" });

/** The same whether or not it was good. */
export const revokeLink = (kind: BookingKind) =>
  defineEndpoint({ ...linkOf(kind), method: "delete", summary: "Take back the link of a booking" });
