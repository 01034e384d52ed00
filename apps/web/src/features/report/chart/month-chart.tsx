import { Skeleton, Text } from "@mantine/core";
import { formatRupiah } from "@retribusi/contract/define/money";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { loadChunk } from "../../../lib/page-route.ts";
import { useLanguage } from "../../../lib/use-label.ts";
import { formatLongMonth } from "../report-value.ts";
import { FiguresTable } from "./figures-table.tsx";
import type { MonthFigures } from "./month-series.ts";

const MonthPicture = lazy(async () => ({
  default: (await loadChunk(() => import("./month-picture.tsx"))).MonthPicture,
}));

const sum = (figures: readonly MonthFigures[], name: "now" | "before"): number =>
  figures.reduce((all, one) => all + (one[name] ?? 0), 0);

function useSummary() {
  const { t } = useTranslation("report");
  const language = useLanguage();
  return (figures: readonly MonthFigures[]): string => {
    const top = figures.reduce((one, other) => (other.now > one.now ? other : one));
    const before = sum(figures, "before");
    return [
      t(top.month.length === 4 ? "chart.yearsSummary" : "chart.revenueSummary", {
        total: formatRupiah(sum(figures, "now")),
        month: formatLongMonth(top.month, language),
        most: formatRupiah(top.now),
      }),
      ...(before > 0 ? [t("chart.revenueBefore", { before: formatRupiah(before) })] : []),
    ].join(" ");
  };
}

interface Props {
  readonly figures: readonly MonthFigures[];
  /** The address of the bookings of a month. */
  readonly linkOf: (month: string) => string | undefined;
}

/** Money by month, in a picture and in words. */
export function MonthChart({ figures, linkOf }: Props) {
  const { t } = useTranslation("report");
  const language = useLanguage();
  const summaryOf = useSummary();
  const navigate = useNavigate();
  if (figures.every(({ now, before }) => now === 0 && !before)) return <Text c="dimmed">{t("chart.nothing")}</Text>;
  const hasBefore = figures.some(({ before }) => before);
  const hasTarget = figures.some(({ target }) => target);
  const isYears = figures.some(({ month }) => month.length === 4);
  const pick = (month: string) => {
    const to = linkOf(month);
    if (to) void navigate(to);
  };
  return (
    <>
      <Suspense fallback={<Skeleton height={290} />}>
        <MonthPicture figures={figures} summary={summaryOf(figures)} onPick={pick} />
      </Suspense>
      <FiguresTable
        caption={t(isYears ? "chart.revenueYears" : "chart.revenue")}
        columns={[
          t(isYears ? "chart.year" : "chart.month"),
          t("chart.thisPeriod"),
          ...(hasBefore ? [t("chart.yearBefore")] : []),
          ...(hasTarget ? [t("chart.target")] : []),
        ]}
        rows={figures.map(({ month, now, before, target }) => ({
          key: month,
          label: formatLongMonth(month, language),
          values: [
            { shown: formatRupiah(now), to: now > 0 ? linkOf(month) : undefined },
            ...(hasBefore ? [{ shown: formatRupiah(before ?? 0) }] : []),
            ...(hasTarget ? [{ shown: formatRupiah(target ?? 0) }] : []),
          ],
        }))}
      />
    </>
  );
}
