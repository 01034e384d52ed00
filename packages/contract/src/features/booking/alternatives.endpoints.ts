import { z } from "zod";
import { defineCall } from "../../define/call.ts";
import { defineEndpoint } from "../../define/endpoint.ts";
import { payerGroups } from "../revenue/revenue.payers.ts";
import { intervalChoice } from "./booking.interval.ts";
import { catalogueCard } from "./catalogue.endpoints.ts";

/** Apart from the catalogue's other calls: nobody waits for it before the first page. */
const alternativesCall = defineCall({ method: "post", path: "catalogue/:objectid/alternatives" });

/** What can be had instead of what is taken, by the same measure as an order: each with its whole price. Nothing is held. */
export const alternatives = defineEndpoint({
  ...alternativesCall,
  summary: "Nearest free times, fewer units and similar places instead of what is taken",
  access: "public",
  params: z.strictObject({ objectid: z.coerce.number().int().positive() }),
  body: z.strictObject({
    waktu: intervalChoice,
    jumlahunit: z.int().min(1).max(9999),
    kelompoktarif: z.enum(payerGroups),
    /** A booking that is to get other dates: what it holds itself isn't in its way, and its units, payer and place stay. */
    bookingid: z.int().positive().optional(),
  }),
  answer: z.object({
    /** As long as what is asked, in the order of time; none overlaps another. */
    terdekat: z.array(z.object({ waktu: intervalChoice, totalbiaya: z.int() })),
    /** Units that are free at the asked time, when they are fewer than asked. */
    unit: z.int().nullable(),
    /** Of the same kind and category, those of the same regency first: free at the asked time, `totalbiaya` for all of the wish. */
    serupa: z.array(catalogueCard),
  }),
});
export type Alternatives = z.output<typeof alternatives.answer>;
