import { Text } from "@mantine/core";
import { rekapMeasures, rekapReport } from "@retribusi/contract/features/report/rekap.report";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../../components/error-state.tsx";
import { LoadingState } from "../../../components/loading-state.tsx";
import { formatCount, wholePercent } from "../../../lib/figures.ts";
import { useLabel, useLanguage } from "../../../lib/use-label.ts";
import { rowsOfGrouped } from "../drill-down.ts";
import { reportToday } from "../period.ts";
import type { Asked } from "../report-address.ts";
import { useListAddress } from "../use-list-address.ts";
import { useReport } from "../use-report.ts";
import { BarRows } from "./bar-rows.tsx";

const steps = ["jumlah", "ditagih", "lunas", "digunakan"] as const;

/** How many of the bookings that were ordered in the period got a bill, were paid, and were used. */
export function Funnel({ asked }: { readonly asked: Asked }) {
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
