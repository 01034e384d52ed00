import { z } from "zod";
import type { Report } from "../../define/report.ts";
import { bkuReport, booksPage } from "./buku.report.ts";
import { ageQuery } from "./buku.rules.ts";
import { penggunaanReport } from "./penggunaan.report.ts";
import { realisasiReport } from "./realisasi.report.ts";
import { rekapReport } from "./rekap.report.ts";
import { reportTrxAll } from "./trx-all.entity.ts";

/** What a view can be of: a report, the books, or the list of bookings. */
export const viewSources = ["rekap", "penggunaan", "realisasi", "buku", "daftar"] as const;
export type ViewSource = (typeof viewSources)[number];

/** What only the screens ask: the chart of the recap, the view of use, the open book. */
export const recapCharts = ["bulan", "kelompoktarif", "objectid"] as const;
export const usageViews = ["tabel", "peta", "menganggur", "haripekan", "jam"] as const;
export const bookNames = ["bku", "piutang", "pengecualian", "skrd", "ssrd"] as const;

interface Source {
  /** Whoever holds one of them may keep views of it, and open those of colleagues. */
  readonly pages: readonly string[];
  /** Nothing for the list, which is asked by filters. */
  readonly report?: Report;
  readonly screen?: Readonly<Record<string, z.ZodType>>;
}

/** Pages of the list, one for each role that sees a part of it. */
const listPages = Object.entries(reportTrxAll.pages).flatMap(([page, { verb }]) =>
  verb === "list" ? [`${reportTrxAll.name}/${page}`] : [],
);

const sources: Readonly<Record<ViewSource, Source>> = {
  rekap: { pages: rekapReport.pages, report: rekapReport, screen: { grafik: z.enum(recapCharts) } },
  penggunaan: { pages: penggunaanReport.pages, report: penggunaanReport, screen: { lihat: z.enum(usageViews) } },
  realisasi: { pages: realisasiReport.pages, report: realisasiReport },
  // The widest of the books: the others ask a part of what it asks.
  buku: { pages: [booksPage], report: bkuReport, screen: { buku: z.enum(bookNames), ...ageQuery } },
  daftar: { pages: listPages },
};

export const viewSource = (name: ViewSource): Source => sources[name];

/** Every page that has views. */
export const viewPages: readonly string[] = Object.values(sources).flatMap(({ pages }) => pages);
