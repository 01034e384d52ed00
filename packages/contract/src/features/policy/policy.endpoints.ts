import { z } from "zod";
import { clock, startClock } from "../../define/clock.ts";
import { defineEndpoint } from "../../define/endpoint.ts";
import { version } from "../../define/entity.ts";
import { bookingKinds, tariffUnits } from "../catalog/catalog.kinds.ts";
import { cancellationRule } from "./policy.cancellation.ts";
import { facilities } from "./policy.facilities.ts";
import { policyPage } from "./policy.pages.ts";
import { documentRule } from "./policy.requirements.ts";

const id = z.coerce.number().int().positive().max(2_147_483_647);
const byId = z.object({ id });
const entity = "mst_objectretribusi";
const access = { pages: [policyPage] } as const;
const length = z.int().min(1).max(31).nullable();

/** Opening times of the days from Monday to Sunday; `null` is a day on which it stays closed. */
export const week = z.array(z.strictObject({ jambuka: startClock, jamtutup: clock }).nullable()).length(7);

/** On what terms an object is let. Clocks are local to it. */
const policy = {
  /** Nights only. */
  jamcheckin: startClock,
  jamcheckout: startClock,
  batascheckin: clock,
  /** Hours, days and sessions only. */
  jampekan: week,
  /** Minutes kept free between two bookings. */
  jedamenit: z.int().min(0).max(10_080),
  /** Minutes after which a missing customer is a no-show; `null`: the usual of the unit. */
  toleransimenit: z.int().min(0).max(10_080).nullable(),
  /** Fewest and most of `satuantarif` at once; `null`: one, and as many as are usual. */
  minlama: length,
  makslama: length,
  /** Hours before the beginning after which only the counter takes orders. */
  minpesanjam: z.int().min(0).max(2160),
  /** How many days ahead it can be ordered. */
  makspesanhari: z.int().min(1).max(730),
  /** Percent that comes back by hours before arrival; `null`: all until arrival. */
  aturanbatal: cancellationRule.nullable(),
  /** Percent of the price of what isn't used that comes back when a use ends early; 0: nothing. */
  persenpulangawal: z.int().min(0).max(100),
  /** What must be attached to a booking. */
  dokumenwajib: documentRule,
  /** People that one unit is for. */
  kapasitas: z.int().min(1).max(100_000).nullable(),
  fasilitas: z.array(z.enum(facilities)).max(facilities.length),
  /** Degrees. */
  lintang: z.number().nullable(),
  bujur: z.number().nullable(),
};

export const objectPolicy = z
  .object({
    ...policy,
    objectid: z.int(),
    versi: z.int(),
    objectname: z.string(),
    subobjectname: z.string().nullable(),
    jenisbooking: z.enum(bookingKinds),
    satuantarif: z.enum(tariffUnits),
    /** Units it is let by: which of the times count. */
    satuan: z.array(z.enum(tariffUnits)),
  })
  .meta({ id: "ObjectPolicy" });
export type ObjectPolicy = z.output<typeof objectPolicy>;

export const viewPolicy = defineEndpoint({
  method: "get",
  path: `${policyPage}/:id`,
  summary: "On what terms an object is let",
  access,
  params: byId,
  answer: objectPolicy,
});

/**
 * Times that the object has no use for may be left out and stay as they are. What is booked already stays as it was booked. Throws
 * VALIDATION with the field that can't be meant, CONFLICT where the object has changed meanwhile, NOT_FOUND out of scope.
 */
export const writePolicy = defineEndpoint({
  method: "post",
  path: `${entity}/simpanaturan/:id`,
  summary: "Say on what terms an object is let",
  access,
  params: byId,
  body: z
    .strictObject({ ...policy, versi: version })
    .partial({ jamcheckin: true, jamcheckout: true, batascheckin: true, jampekan: true }),
  answer: objectPolicy,
});
export type PolicyWrite = z.output<typeof writePolicy.body>;
