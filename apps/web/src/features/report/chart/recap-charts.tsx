import { Anchor, SegmentedControl, Text } from "@mantine/core";
import { rekapMeasures, rekapReport } from "@retribusi/contract/features/report/rekap.report";
import { bases } from "@retribusi/contract/features/report/report.query";
import { recapCharts as kinds } from "@retribusi/contract/features/report/report.sources";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../../components/error-state.tsx";
import { LoadingState } from "../../../components/loading-state.tsx";
import { formatCount, wholePercent } from "../../../lib/figures.ts";
import { useAddressQuery } from "../../../lib/use-address-query.ts";
import { useLabel, useLanguage } from "../../../lib/use-label.ts";
import { rowsOfGrouped } from "../drill-down.ts";
import { periodOf, reportToday } from "../period.ts";
import type { Asked } from "../report-address.ts";
import { useListAddress } from "../use-list-address.ts";
import { useReport } from "../use-report.ts";
import { BarRows } from "./bar-rows.tsx";
import classes from "./chart-card.module.css";
import { ChartCard } from "./chart-card.tsx";
import { GroupBars } from "./group-bars.tsx";
import { unitOf } from "./month-series.ts";
import { RevenueChart } from "./revenue-chart.tsx";

const steps = ["jumlah", "ditagih", "lunas", "digunakan"] as const;

/** How many of the bookings that were ordered in the period got a bill, were paid, and were used. */
function Funnel({ asked }: { readonly asked: Asked }) {
  const { t } = useTranslation("report");
  const text = useLabel();
  const language = useLanguage();
  const addressOf = useListAddress();
  const { rinci: _second, ...rest } = asked;
  const wanted = { ...rest, dasar: "pesan", kelompok: "tahun", kolom: steps.join(",") };
  const { data, error, refetch } = useReport(rekapReport, wanted);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState lines={4} />;
  const total = data.rows.find(({ level }) => level === "total");
  const all = Number(total?.values["jumlah"] ?? 0);
  if (!total || all === 0) return <Text c="dimmed">{t("chart.nothing")}</Text>;
  const rows = steps.map((name, at) => {
    const value = Number(total.values[name] ?? 0);
    return {
      key: name,
      label: text(rekapMeasures[name].label),
      value,
      shown: formatCount(value, language),
      note: at === 0 ? undefined : t("chart.step", { percent: wholePercent(value / all) }),
      to: addressOf(rowsOfGrouped("pesan", wanted, total, name, reportToday())),
    };
  });
  return <BarRows label={t("chart.funnel")} rows={rows} full={all} />;
}

const titles = { bulan: "revenue", kelompoktarif: "payers", objectid: "objects" } as const;

/** Name of the chosen chart in the address. */
const chosen = "grafik";

/** Pictures of what the table says, for the same period and filters. */
export function RecapCharts({ asked, onToTable }: { readonly asked: Asked; readonly onToTable: () => void }) {
  const { t } = useTranslation("report");
  const [search, setSearch] = useAddressQuery();
  const kind = kinds.find((one) => one === search.get(chosen)) ?? "bulan";
  const choose = (next: string) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      after.set(chosen, next);
      return after;
    });
  const basis = bases.find((one) => one === asked["dasar"]) ?? "bayar";
  const unit = unitOf(periodOf(asked, reportToday()));
  const title = t(kind === "bulan" && unit === "tahun" ? "chart.revenueYears" : `chart.${titles[kind]}`);
  return (
    <div className={classes.cards}>
      <ChartCard
        title={title}
        lead={t(`chart.counted.${basis}`)}
        actions={
          <SegmentedControl
            size="xs"
            aria-label={t("chart.title")}
            data={kinds.map((value) => ({ value, label: t(`chart.kind.${value === "bulan" ? unit : value}`) }))}
            value={kind}
            onChange={choose}
          />
        }
      >
        {kind === "bulan" ? <RevenueChart asked={asked} /> : <GroupBars asked={asked} group={kind} label={title} />}
        <Anchor component="button" type="button" size="sm" className={classes.toTable ?? ""} onClick={onToTable}>
          {t("chart.toTable")}
        </Anchor>
      </ChartCard>
      <ChartCard title={t("chart.funnel")} lead={t("chart.funnelLead")}>
        <Funnel asked={asked} />
      </ChartCard>
    </div>
  );
}
