import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";

/** Who comes and who leaves on a day, on paper. */
export const arrivalsPage = "booking/kedatangan";

/** Bookings of each of the two tables at most: more than a desk sees in a day. */
export const mostArrivals = 500;

/** The arrivals list of a day as PDF, of all kinds in the caller's scope; without a day, today on the clocks of each object. */
export const printArrivals = defineEndpoint({
  method: "get",
  path: arrivalsPage,
  summary: "Print who comes and who leaves on a day",
  access: { pages: [arrivalsPage] },
  query: z.strictObject({ tanggal: z.iso.date().optional() }),
  answer: z.file().mime("application/pdf"),
});
