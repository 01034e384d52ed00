import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { bookingKinds } from "../catalog/catalog.kinds.ts";

/** Figures of fewer bookings than this would tell about single people, and are left out. */
export const leastGroup = 5;

const kind = z.enum(bookingKinds);

const revenueRow = z.object({
  tahun: z.int(),
  pemdaname: z.string(),
  jenisbooking: kind,
  /** Payments in the ledger; null where there were fewer than five. */
  pembayaran: z.int().nullable(),
  /** Rupiah. */
  penerimaan: z.int().nullable(),
});

const occupancyRow = z.object({
  bulan: z.string(),
  pemdaname: z.string(),
  jenisbooking: kind,
  /** Percent of what could be booked; null where fewer than five bookings took it. What could not be booked has no row. */
  okupansi: z.int().nullable(),
});

const objectRow = z.object({
  objectid: z.int(),
  pemdaname: z.string(),
  skpdname: z.string(),
  jenisbooking: kind,
  objectname: z.string(),
  subobjectname: z.string().nullable(),
  lokasikabkota: z.string(),
  jumlahobject: z.int(),
  satuanobject: z.string(),
});

const tariffRow = z.object({
  objectid: z.int(),
  objectname: z.string(),
  subobjectname: z.string().nullable(),
  kelompoktarif: z.string(),
  sesi: z.string().nullable(),
  /** Rupiah. */
  tarif: z.int(),
  satuantarif: z.string(),
  /** Only for a use that begins on a Saturday, a Sunday or a holiday. */
  khususlibur: z.boolean(),
  berlakumulai: z.iso.date(),
  berlakusampai: z.iso.date().nullable(),
  dasarhukum: z.string(),
  /** Address at which that can be read. */
  tautan: z.string().nullable(),
});

/** Parts of the public figures, each with its rows. */
export const openData = z.object({
  penerimaan: z.array(revenueRow),
  okupansi: z.array(occupancyRow),
  objek: z.array(objectRow),
  tarif: z.array(tariffRow),
  /** When the figures were read; at most a day ago. */
  madeat: z.iso.datetime(),
  lisensi: z.string(),
});
export type OpenData = z.output<typeof openData>;

export const openParts = ["penerimaan", "okupansi", "objek", "tarif"] as const;
export type OpenPart = (typeof openParts)[number];

/** What anybody may know: revenue, occupancy, objects and tariffs, nothing personal. */
export const readOpenData = defineEndpoint({
  method: "get",
  path: "transparansi",
  summary: "Public figures",
  access: "public",
  answer: openData,
});

/** One part as a csv file, with the field names of the answer as its header. */
export const downloadOpenData = defineEndpoint({
  method: "get",
  path: "transparansi/:bagian",
  summary: "Public figures as csv",
  access: "public",
  params: z.strictObject({ bagian: z.enum(openParts.map((part) => `${part}.csv` as const)) }),
  answer: z.file().mime("text/csv"),
});
