import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { bookingKinds } from "../catalog/catalog.kinds.ts";
import { pagesFor } from "./booking.rights.ts";

/** Hours before its expiry from which an unpaid bill counts as close to it. */
export const closeToExpiryHours = 24;
/** Units to be cleaned that are named at once. */
export const mostToClean = 20;

/** Bookings of a kind by what a manager does with them, each of them in one figure only; days are those of the object's clocks. */
const figures = z.object({
  jenis: z.enum(bookingKinds),
  /** Paid and not here yet: begins today, on a day before, or tomorrow. */
  datang: z.int(),
  telat: z.int(),
  besokdatang: z.int(),
  /** In use, all of them. */
  dalam: z.int(),
  /** Of these: ends later today, has ended, or ends tomorrow. */
  pulang: z.int(),
  lewat: z.int(),
  besokpulang: z.int(),
  /** Billed and unpaid, all of them, and those of which the bill expires soon. */
  tagihan: z.int(),
  segera: z.int(),
});
export type DeskFigures = z.output<typeof figures>;

const unitToClean = z.object({
  id: z.int(),
  versi: z.int(),
  nomor: z.string(),
  catatan: z.string().nullable(),
  objectid: z.int(),
  objectname: z.string(),
  subobjectname: z.string().nullable(),
});
export type UnitToClean = z.output<typeof unitToClean>;

/** A manager's day in figures, for the kinds of which there are objects in one's scope, and the units that wait to be cleaned. */
export const readDesk = defineEndpoint({
  method: "get",
  path: "booking/meja",
  summary: "A manager's day in figures",
  access: { pages: bookingKinds.flatMap((kind) => pagesFor(kind, "checkIn")) },
  answer: z.object({
    angka: z.array(figures),
    /** How many wait to be cleaned, and the first of them. */
    dibersihkan: z.object({ num: z.int(), records: z.array(unitToClean) }),
  }),
});
export type Desk = z.output<typeof readDesk.answer>;
