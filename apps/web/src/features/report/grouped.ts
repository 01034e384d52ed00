import type { Report } from "@retribusi/contract/define/report";
import {
  hourMeasures,
  penggunaanReport,
  usageGroups,
  usageMeasures,
  usualUsage,
} from "@retribusi/contract/features/report/penggunaan.report";
import {
  rekapGroups,
  rekapMeasures,
  rekapReport,
  usualMeasures,
} from "@retribusi/contract/features/report/rekap.report";
import type { DimensionName } from "@retribusi/contract/features/report/report.dimensions";
import { bases } from "@retribusi/contract/features/report/report.query";
import type { ViewSource } from "@retribusi/contract/features/report/report.sources";
import type { Asked } from "./report-address.ts";

/** A report whose figures are grouped by what the reader chooses. */
export interface GroupedReport {
  readonly source: ViewSource;
  readonly report: Report;
  readonly groups: readonly DimensionName[];
  readonly filters: readonly DimensionName[];
  readonly measures: readonly string[];
  /** Shown unless others are chosen, by what is asked. */
  readonly usual: (asked: Asked) => readonly string[];
  /** What is asked where the address leaves it open. */
  readonly start: Asked;
}

const places = ["idpemda", "idskpd", "pengelolaid", "kategoriid", "jenisbooking", "objectid"] as const;

export const rekap: GroupedReport = {
  source: "rekap",
  report: rekapReport,
  groups: rekapGroups,
  filters: [...places, "idjenis", "idanggaran", "statusbooking", "kelompoktarif", "bankid"],
  measures: Object.keys(rekapMeasures),
  usual: ({ dasar }) => usualMeasures(bases.find((one) => one === dasar) ?? "bayar"),
  start: { dasar: "bayar", kelompok: "bulan" },
};

const hours: ReadonlySet<string> = new Set(hourMeasures);

export const usage: GroupedReport = {
  source: "penggunaan",
  report: penggunaanReport,
  groups: usageGroups,
  filters: places,
  measures: Object.keys(usageMeasures).filter((name) => !hours.has(name)),
  usual: () => usualUsage,
  start: { kelompok: "objectid" },
};

/** Columns that can be shown for what is asked: by the hour only time is known. */
export const measuresFor = ({ measures, report }: GroupedReport, asked: Asked): readonly string[] =>
  report.name === usage.report.name && [asked["kelompok"], asked["rinci"]].includes("jam") ? hourMeasures : measures;
