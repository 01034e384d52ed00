import { Text } from "@mantine/core";
import type { ReportColumns } from "@retribusi/contract/define/report";
import { penggunaanReport } from "@retribusi/contract/features/report/penggunaan.report";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../lib/use-label.ts";
import { BarRows } from "../chart/bar-rows.tsx";
import { ChartCard } from "../chart/chart-card.tsx";
import { rowsOfGrouped } from "../drill-down.ts";
import { reportToday } from "../period.ts";
import type { Asked } from "../report-address.ts";
import { formatValue } from "../report-value.ts";
import { ReportResult } from "../table/report-result.tsx";
import { useListAddress } from "../use-list-address.ts";
import { useReport } from "../use-report.ts";
import classes from "./usage-table.module.css";

/** So many bars can be compared at a glance. */
const most = 24;
const inOrder: ReadonlySet<string> = new Set(["bulan", "hari", "haripekan", "jam"]);

/** Occupancy of each group, fullest first; times in their own order. */
function OccupancyBars({ asked, query }: { readonly asked: Asked; readonly query: ReturnType<typeof useReport> }) {
  const { t } = useTranslation("report");
  const language = useLanguage();
  const group = asked["kelompok"] ?? "";
  const share = group === "jam" ? "okupansijam" : "okupansi";
  const columns: ReportColumns = penggunaanReport.columns;
  const kind = columns[group]?.kind ?? "text";
  const rows = (query.data?.rows ?? []).filter((row) => row.level === "row" && typeof row.values[share] === "number");
  // With a second grouping a name would stand there several times; the table tells them apart.
  if (asked["rinci"] || query.isPlaceholderData || query.error || rows.length < 2) return null;
  const percentOf = (row: (typeof rows)[number]) => Number(row.values[share]);
  const sorted = inOrder.has(group) ? rows : rows.toSorted((one, other) => percentOf(other) - percentOf(one));
  const bars = sorted.slice(0, most).map((row, at) => ({
    key: String(row.keys[group] ?? at),
    label: formatValue(kind, row.values[group], language),
    value: percentOf(row),
    shown: `${percentOf(row)}%`,
  }));
  return (
    <div className={classes.chart}>
      <ChartCard title={t("chart.occupancy")}>
        <BarRows label={t("chart.occupancy")} rows={bars} full={100} isWide />
      </ChartCard>
    </div>
  );
}

/** Figures of use by what was chosen, with a picture of the occupancy beside them. */
export function UsageTable({ asked }: { readonly asked: Asked }) {
  const { t } = useTranslation("report");
  const query = useReport(penggunaanReport, asked);
  const addressOf = useListAddress();
  const groups = [asked["kelompok"], asked["rinci"]];
  return (
    <>
      <OccupancyBars asked={asked} query={query} />
      {groups.some((group) => group === "haripekan" || group === "jam") ? (
        <Text size="sm" c="dimmed" mb="sm">
          {groups.includes("jam") ? `${t("view.hours")} ` : null}
          {t("view.noRows")}
        </Text>
      ) : null}
      <ReportResult
        report={penggunaanReport}
        query={query}
        linkOf={(row, column) => addressOf(rowsOfGrouped("pakai", asked, row, column, reportToday()))}
        empty={{ title: t("emptyTitle"), text: t("empty.pakai") }}
      />
    </>
  );
}
