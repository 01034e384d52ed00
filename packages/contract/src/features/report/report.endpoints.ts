import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { reportEndpoint } from "../../define/report.ts";
import { bkuReport, pengecualianReport, piutangReport, skrdReport, ssrdReport } from "./buku.report.ts";
import { penggunaanReport, usagePages } from "./penggunaan.report.ts";
import { realisasiReport } from "./realisasi.report.ts";
import { rekapReport } from "./rekap.report.ts";
import { periodQuery, placeQuery } from "./report.query.ts";

/** Every report of the product. */
export const reports = [
  rekapReport,
  penggunaanReport,
  realisasiReport,
  bkuReport,
  piutangReport,
  pengecualianReport,
  skrdReport,
  ssrdReport,
] as const;
export type ReportName = (typeof reports)[number]["name"];

export const readRekap = reportEndpoint(rekapReport);
export const readPenggunaan = reportEndpoint(penggunaanReport);
export const readRealisasi = reportEndpoint(realisasiReport);
export const readBku = reportEndpoint(bkuReport);
export const readPiutang = reportEndpoint(piutangReport);
export const readPengecualian = reportEndpoint(pengecualianReport);
export const readSkrd = reportEndpoint(skrdReport);
export const readSsrd = reportEndpoint(ssrdReport);

const heatMapAnswer = z.object({
  /** First day; the figures of each object follow it day by day. */
  dari: z.iso.date(),
  sampai: z.iso.date(),
  objects: z.array(
    z.object({
      objectid: z.int(),
      objectname: z.string(),
      subobjectname: z.string().nullable(),
      /** Percent of the units taken; null where nothing could be booked. */
      days: z.array(z.int().min(0).nullable()),
    }),
  ),
  hasMore: z.boolean(),
});

/** Occupancy of each object on each day: at most 60 objects and 400 days. */
export const readHeatMap = defineEndpoint({
  method: "get",
  path: "report/peta",
  summary: "Occupancy by object and day",
  access: { pages: usagePages },
  query: z.strictObject({ ...periodQuery, ...placeQuery }),
  answer: heatMapAnswer,
});
export type HeatMap = z.output<typeof heatMapAnswer>;

const amounts = z.object({
  /** Bookings that were ordered. */
  pesanan: z.int(),
  /** Payments in the ledger, and their rupiah. */
  pembayaran: z.int(),
  penerimaan: z.int(),
});

const figuresAnswer = z.object({
  hariini: z.iso.date(),
  hari: amounts,
  bulan: amounts,
  /** The same days of this month, a year ago. */
  bulantahunlalu: amounts,
  tahun: amounts,
  /** From January to the same day, a year ago. */
  tahunlalu: amounts,
  /** Percent of this month's unit-days until today; null where nothing could be booked. */
  okupansi: z.int().nullable(),
  /** Target of this year; null where there is none. */
  target: z.object({ target: z.int(), realisasi: z.int(), persen: z.int() }).nullable(),
  /** Open bills: how many, and how much. */
  piutang: z.object({ jumlah: z.int(), rupiah: z.int() }),
  madeat: z.iso.datetime(),
});
export type Figures = z.output<typeof figuresAnswer>;

/** What the home of a member of staff shows: the same definitions as the reports, for everything in the person's scope. */
export const readFigures = defineEndpoint({
  method: "get",
  path: "report/angka",
  summary: "Figures of the home",
  access: { pages: rekapReport.pages },
  answer: figuresAnswer,
});
