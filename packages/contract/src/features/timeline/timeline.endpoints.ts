import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { statusCodes } from "../booking/booking.states.ts";
import { bookingKinds, tariffUnits } from "../catalog/catalog.kinds.ts";
import { unitStates } from "../unit/unit.rules.ts";
import { timelinePage } from "./timeline.pages.ts";

const text = z.string();
const day = z.iso.date();
/** ISO 8601, UTC. */
const instant = z.iso.datetime();
const id = z.coerce.number().int().positive().max(2_147_483_647);

/** Days that are shown at once. */
export const mostDays = 31;
/** Objects of a page. */
export const objectsPerPage = 40;

/** A booking that holds units in its half-open time. */
const timelineBooking = z.object({
  id: z.int(),
  versi: z.int(),
  statusbooking: z.literal(statusCodes),
  uraianstatus: text,
  namapemesan: text,
  tglmulaipemakaian: instant,
  tglakhirpemakaian: instant,
  satuantarif: z.enum(tariffUnits),
  jumlahunit: z.int(),
  /** The named units that were handed over with it. */
  unit: z.array(z.int()),
});
export type TimelineBooking = z.output<typeof timelineBooking>;

const timelineClosure = z.object({
  id: z.int(),
  tglmulai: instant,
  tglakhir: instant,
  /** Units closed; all of them where null. */
  jumlahunit: z.int().nullable(),
  alasan: text,
  /** Those that are closed by name. */
  unit: z.array(z.int()),
});
export type TimelineClosure = z.output<typeof timelineClosure>;

/** What the availability calendar says of a day, for lodging of the night that begins on it. */
const timelineDay = z.object({
  tanggal: day,
  bebas: z.int(),
  /** Can't be ordered any more, or not yet. */
  lewat: z.boolean(),
  /** Closed, or some of it. */
  tutup: z.boolean(),
});
export type TimelineDay = z.output<typeof timelineDay>;

const timelineObject = z
  .object({
    objectid: z.int(),
    objectname: text,
    subobjectname: text.nullable(),
    jenisbooking: z.enum(bookingKinds),
    skpdname: text,
    jumlahobject: z.int(),
    satuanobject: text,
    satuantarif: z.enum(tariffUnits),
    /** IANA; `hariini` is today there. */
    zona: text,
    hariini: day,
    /** It is offered: active, and with a tariff. */
    ditawarkan: z.boolean(),
    /** The units by name, in their order; none where they are only counted. */
    unit: z.array(z.object({ id: z.int(), nomor: text, keadaan: z.enum(unitStates) })),
    pesanan: z.array(timelineBooking),
    penutupan: z.array(timelineClosure),
    hari: z.array(timelineDay),
  })
  .meta({ id: "TimelineObject" });
export type TimelineObject = z.output<typeof timelineObject>;

/**
 * Objects of one's scope by name, with what holds their units between two days, both included and local to each object, and how many units
 * are free on each of them. Bookings are those of one's scope; what is free is so for everybody.
 */
export const readTimeline = defineEndpoint({
  method: "get",
  path: timelinePage,
  summary: "Objects and their units by day, with the bookings on them",
  access: { pages: [timelinePage] },
  query: z.strictObject({
    dari: day,
    sampai: day,
    jenis: z.enum(bookingKinds).optional(),
    idskpd: id.optional(),
    /** Words of a name or place. */
    cari: z.string().max(100).optional(),
    page: z.coerce.number().int().min(1).max(10_000).optional(),
  }),
  answer: z.object({ records: z.array(timelineObject), page: z.int(), limit: z.int(), hasMore: z.boolean() }),
});
export type Timeline = z.output<typeof readTimeline.answer>;
