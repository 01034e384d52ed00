import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { bookingKinds } from "../catalog/catalog.kinds.ts";
import { minePage } from "./booking.mine.ts";
import { bookingSummary } from "./booking.record.ts";

/**
 * One's own bookings of all kinds as cards, in the order of `bookingGroups`: what one has to do and what somebody answers by its deadline,
 * what comes by its beginning, what was with the latest order first.
 */
export const myBookings = defineEndpoint({
  method: "get",
  path: minePage,
  summary: "One's own bookings",
  access: "signed-in",
  query: z.strictObject({
    jenis: z.enum(bookingKinds).optional(),
    page: z.coerce.number().int().min(1).max(10_000).optional(),
    limit: z.coerce.number().int().min(1).max(100).optional(),
  }),
  answer: z.object({ records: z.array(bookingSummary), page: z.int(), limit: z.int(), hasMore: z.boolean() }),
});
