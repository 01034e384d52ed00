import { Text } from "@mantine/core";
import { formatRupiah } from "@retribusi/contract/define/money";
import type { ReportRow } from "@retribusi/contract/define/report";
import { rekapReport } from "@retribusi/contract/features/report/rekap.report";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../../components/error-state.tsx";
import { LoadingState } from "../../../components/loading-state.tsx";
import { formatCount } from "../../../lib/figures.ts";
import { useLanguage } from "../../../lib/use-label.ts";
import { rowsOfGrouped } from "../drill-down.ts";
import { reportToday } from "../period.ts";
import type { Asked } from "../report-address.ts";
import { useListAddress } from "../use-list-address.ts";
import { useReport } from "../use-report.ts";
import { BarRows } from "./bar-rows.tsx";

const most = 10;
const amountOf = ({ values }: ReportRow): number => Number(values["dibayar"] ?? 0);

interface Props {
  readonly asked: Asked;
  readonly group: "kelompoktarif" | "objectid";
  readonly label: string;
}

/** The groups that brought the most, each with the number of its bookings. */
export function GroupBars({ asked, group, label }: Props) {
  const { t } = useTranslation("report");
  const language = useLanguage();
  const addressOf = useListAddress();
  const { rinci: _second, ...rest } = asked;
  const wanted = { ...rest, kelompok: group, kolom: "dibayar,lunas" };
  const { data, error, refetch } = useReport(rekapReport, wanted);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState lines={5} />;
  // The most of a part needn't be the most of all.
  if (data.hasMore) return <Text c="dimmed">{t("chart.tooMany")}</Text>;
  const rows = data.rows
    .filter((row) => row.level === "row" && amountOf(row) > 0)
    .toSorted((one, other) => amountOf(other) - amountOf(one))
    .slice(0, most);
  if (rows.length === 0) return <Text c="dimmed">{t("chart.nothing")}</Text>;
  const bars = rows.map((row) => {
    const count = Number(row.values["lunas"] ?? 0);
    return {
      key: String(row.keys[group] ?? row.values[group]),
      label: String(row.values[group] ?? "–"),
      value: amountOf(row),
      shown: formatRupiah(amountOf(row)),
      note: t("chart.bookings", { count, num: formatCount(count, language) }),
      to: addressOf(rowsOfGrouped(asked["dasar"] ?? "", wanted, row, "dibayar", reportToday())),
    };
  });
  return <BarRows label={label} rows={bars} />;
}
