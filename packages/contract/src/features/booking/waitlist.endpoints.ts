import { z } from "zod";
import { defineCall } from "../../define/call.ts";
import { defineEndpoint } from "../../define/endpoint.ts";
import { bookingKinds } from "../catalog/catalog.kinds.ts";
import { payerGroups } from "../revenue/revenue.payers.ts";
import { units } from "./booking.input.ts";
import { intervalChoice } from "./booking.interval.ts";
import { queuePage } from "./booking.queue.ts";
import { bookingEntity } from "./booking.rights.ts";
import { waitlistPage, waitStates } from "./booking.waitlist.ts";

/** ISO 8601, UTC. */
const instant = z.iso.datetime();
const id = z.int().positive().max(2_147_483_647);
const wish = { waktu: intervalChoice, jumlahunit: units, kelompoktarif: z.enum(payerGroups) };

/** Who may order for themselves may wait. */
const access = { pages: bookingKinds.map((kind) => `${bookingEntity[kind]}/pesan_nsb`) };

/** How often days like these were full within a year, and how many of them became free before they began; `null` where it would be chance. */
const chance = z.object({ penuh: z.int(), kosonglagi: z.int() }).nullable();

/** One place in a waitlist. */
export const wait = z
  .object({
    id: z.int(),
    objectid: z.int(),
    jenisbooking: z.enum(bookingKinds),
    objectname: z.string(),
    subobjectname: z.string().nullable(),
    lokasikabkota: z.string(),
    ...wish,
    tglmulai: instant,
    /** Exclusive. */
    tglakhir: instant,
    zona: z.string(),
    keadaan: z.enum(waitStates),
    /** How many people are asked before, for time in common; `null` where nothing is waited for any more. */
    didepan: z.int().nullable(),
    peluang: chance,
    /** Until when its units are held, where they are offered. */
    bataswaktu: instant.nullable(),
    /** The order that was made of it. */
    bookingid: z.int().nullable(),
  })
  .meta({ id: "Wait" });
export type Wait = z.output<typeof wait>;

const waits = z.object({ records: z.array(wait) });

/** Offers first, then what is waited for by its beginning, then what ended within the last days. */
export const myWaits = defineEndpoint({
  method: "get",
  path: waitlistPage,
  summary: "What one waits for, and what is offered",
  access,
  answer: waits,
});

/** Refused where units are free now, or where one waits for time in common already. The same key again answers the first one. */
export const joinWaitlist = defineEndpoint({
  method: "post",
  path: waitlistPage,
  summary: "Wait for units that are taken",
  access,
  body: z.strictObject({ kunci: z.uuid(), objectid: id, ...wish }),
  answer: wait,
});

/** Stops waiting, or gives an offer back; the same whether or not it had ended. */
export const leaveWaitlist = defineEndpoint({
  method: "post",
  path: `${waitlistPage}/:id/lepas`,
  summary: "Stop waiting, or decline what is offered",
  access,
  params: z.strictObject({ id: z.coerce.number().pipe(id) }),
  answer: waits,
});

/** What somebody can expect who waits: nobody is entered by asking. */
export const waitlistPlace = defineEndpoint({
  ...defineCall({ method: "post", path: "catalogue/:objectid/tunggu" }),
  summary: "How many wait already, and how often such days became free",
  access: "public",
  params: z.strictObject({ objectid: z.coerce.number().pipe(id) }),
  body: z.strictObject(wish),
  answer: z.object({
    /** Units of the object are taken then, so one can wait for them. */
    penuh: z.boolean(),
    menunggu: z.int(),
    peluang: chance,
  }),
});

/** Who waits, by object and day, without names: what could be let if there were more. Days of the object's place, from today on. */
export const waitlistDemand = defineEndpoint({
  method: "get",
  path: `${waitlistPage}/permintaan`,
  summary: "How many people wait, by object and day",
  access: { pages: [queuePage] },
  query: z.strictObject({ objectid: z.coerce.number().pipe(id).optional() }),
  answer: z.object({
    records: z.array(
      z.object({
        objectid: z.int(),
        jenisbooking: z.enum(bookingKinds),
        objectname: z.string(),
        subobjectname: z.string().nullable(),
        tanggal: z.iso.date(),
        /** People and units that are waited for. */
        orang: z.int(),
        unit: z.int(),
        /** Units that are offered to somebody at this moment. */
        ditawarkan: z.int(),
      }),
    ),
    /** There are more than told: the earliest days are. */
    hasMore: z.boolean(),
  }),
});
