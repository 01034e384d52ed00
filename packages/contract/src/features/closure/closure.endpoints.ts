import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { version } from "../../define/entity.ts";
import { line } from "../../define/field.ts";
import { intervalChoice } from "../booking/booking.interval.ts";
import { bookingKinds } from "../catalog/catalog.kinds.ts";
import { mostUnits } from "../unit/unit.rules.ts";
import { closurePage } from "./closure.pages.ts";
import { closureFates, closureTime } from "./closure.rules.ts";

const id = z.coerce.number().int().positive().max(2_147_483_647);
const byId = z.object({ id });
const instant = z.iso.datetime();
const entity = "mst_objectretribusi";
const access = { pages: [closurePage] } as const;
const count = z.int();

const closedObject = z.object({
  objectid: z.int(),
  objectname: z.string(),
  subobjectname: z.string().nullable(),
  jumlahobject: z.int(),
  satuanobject: z.string(),
  /** IANA; `hariini` is today there. */
  zona: z.string(),
  hariini: z.iso.date(),
});
export type ClosedObject = z.output<typeof closedObject>;

/** A closure as it was decided, with what became of the bookings it stood in the way of. */
export const closureRecord = z
  .object({
    id: z.int(),
    versi: z.int(),
    objek: closedObject,
    waktu: closureTime,
    jumlahunit: z.int().nullable(),
    /** Names of the units, where they were chosen by name. */
    unit: z.array(z.string()),
    alasan: z.string(),
    umum: z.boolean(),
    oleh: z.string().nullable(),
    date_created: instant,
    /** When it was lifted, and by whom. */
    tgldibuka: instant.nullable(),
    dibukaoleh: z.string().nullable(),
    /** The end of what it takes; `null` once nothing is taken any more. */
    berakhir: instant.nullable(),
    tersentuh: z.object({ pindah: count, batal: count, tetap: count }),
  })
  .meta({ id: "Closure" });
export type ClosureRecord = z.output<typeof closureRecord>;

export const listClosures = defineEndpoint({
  method: "get",
  path: closurePage,
  summary: "Closures of objects, the latest day first",
  access,
  query: z.strictObject({
    objectid: id.optional(),
    page: z.coerce.number().int().min(1).max(10_000).optional(),
    limit: z.coerce.number().int().min(1).max(200).optional(),
  }),
  answer: z.object({ records: z.array(closureRecord), page: z.int(), limit: z.int(), hasMore: z.boolean() }),
});

export const viewClosedObject = defineEndpoint({
  method: "get",
  path: `${closurePage}/:id`,
  summary: "The object that is to be closed",
  access,
  params: byId,
  answer: closedObject.extend({
    /** Its units, where they have names. */
    unit: z.array(z.object({ id: z.int(), nomor: z.string() })),
  }),
});
export type ClosableObject = z.output<typeof viewClosedObject.answer>;

const wish = {
  waktu: closureTime,
  /** Units closed; `null` is the whole object. */
  jumlahunit: z.int().min(1).max(9999).nullable(),
  /** Which ones, where the units of the object are named: their number is what is closed. */
  unit: z.array(id).min(1).max(mostUnits).optional(),
};

/** A booking that the closure would stand in the way of, and what can become of it. */
const touchedBooking = z.object({
  id: z.int(),
  versi: z.int(),
  jenisbooking: z.enum(bookingKinds),
  namapemesan: z.string(),
  statusbooking: z.int(),
  jumlahunit: z.int(),
  waktu: intervalChoice,
  totalbiaya: z.int(),
  /** Rupiah that would come back. */
  dibayar: z.int(),
  bisa: z.array(z.enum(closureFates)),
  /** Where it could be moved to: enough is free there, the closure included, and a paid one costs the same. */
  pilihan: z.array(z.object({ waktu: intervalChoice, totalbiaya: z.int() })),
});
export type TouchedBooking = z.output<typeof touchedBooking>;

/** Holds and writes nothing. Throws VALIDATION with the field that is wrong, NOT_FOUND out of scope. */
export const previewClosure = defineEndpoint({
  method: "post",
  path: `${entity}/periksapenutupan/:id`,
  summary: "Bookings that a closure would stand in the way of",
  access,
  params: byId,
  body: z.strictObject(wish),
  answer: z.object({
    /** How many times it closes. */
    kali: count,
    tersentuh: z.array(touchedBooking),
  }),
});

const shown = { bookingid: id, versi: z.int().min(0) };

/**
 * One transaction with all that becomes of the bookings, or nothing. `kunci` is made by the form: the same closure sent again is the same.
 * Throws VALIDATION with the field that is wrong; CONFLICT where other bookings are in the way than were shown, or one has changed; and
 * what refuses a move or a cancellation.
 */
export const closeObject = defineEndpoint({
  method: "post",
  path: `${entity}/tutup/:id`,
  summary: "Close an object, and decide on the bookings in the way",
  access,
  params: byId,
  body: z.strictObject({
    ...wish,
    kunci: z.uuid(),
    alasan: line(255),
    umum: z.boolean(),
    keputusan: z
      .array(
        z.discriminatedUnion("tindakan", [
          z.strictObject({
            ...shown,
            tindakan: z.literal("pindah"),
            waktu: intervalChoice,
            totalbiaya: z.int().min(0),
          }),
          z.strictObject({ ...shown, tindakan: z.literal("batal") }),
          z.strictObject({ ...shown, tindakan: z.literal("tetap") }),
        ]),
      )
      .max(200),
  }),
  answer: closureRecord,
});
export type ClosureWish = z.output<typeof closeObject.body>;

/** What it still takes is free at once. Bookings that were moved or cancelled stay so. */
export const liftClosure = defineEndpoint({
  method: "post",
  path: `${entity}/bukapenutupan/:id`,
  summary: "Lift a closure",
  access,
  params: byId,
  body: z.strictObject({ versi: version }),
  answer: closureRecord,
});
