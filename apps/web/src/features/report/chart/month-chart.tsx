import { Skeleton, Text } from "@mantine/core";
import { formatRupiah } from "@retribusi/contract/define/money";
import { changeOf } from "@retribusi/contract/define/total";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { loadChunk } from "../../../lib/page-route.ts";
import { useLanguage } from "../../../lib/use-label.ts";
import { formatLongMonth, formatValue } from "../report-value.ts";
import { useChangeWords } from "../use-change-words.ts";
import { BarRows } from "./bar-rows.tsx";
import { FiguresTable } from "./figures-table.tsx";
import { type MonthFigures, sumsOf } from "./month-series.ts";

const MonthPicture = lazy(async () => ({
  default: (await loadChunk(() => import("./month-picture.tsx"))).MonthPicture,
}));

function useSummary() {
  const { t } = useTranslation("report");
  const language = useLanguage();
  return (figures: readonly MonthFigures[]): string => {
    const top = figures.reduce((one, other) => (other.now > one.now ? other : one));
    return t(top.month.length === 4 ? "chart.yearsSummary" : "chart.revenueSummary", {
      total: formatRupiah(sumsOf(figures).now),
      month: formatLongMonth(top.month, language),
      most: formatRupiah(top.now),
    });
  };
}

type LinkOf = (month: string, column: "dibayar" | "tahunlalu") => string | undefined;

/** What the picture shows, month by month: the year before and the target where they are drawn. */
function useFigures(figures: readonly MonthFigures[], linkOf: LinkOf) {
  const { t } = useTranslation("report");
  const language = useLanguage();
  const hasBefore = figures.some(({ before }) => before);
  const hasTarget = figures.some(({ target }) => target);
  const rupiah = (value: number | null, to?: string) => ({ shown: formatValue("rupiah", value, language), to });
  const names = [
    ...(hasBefore ? [t("chart.yearBefore"), t("chart.change")] : []),
    ...(hasTarget ? [t("chart.target")] : []),
  ];
  const rows = figures.map(({ month, now, before, target }) => ({
    key: month,
    label: formatLongMonth(month, language),
    values: [
      rupiah(now, now > 0 ? linkOf(month, "dibayar") : undefined),
      ...(hasBefore
        ? [
            rupiah(before, before ? linkOf(month, "tahunlalu") : undefined),
            { shown: formatValue("percent", before === null ? null : changeOf(now, before), language) },
          ]
        : []),
      ...(hasTarget ? [rupiah(target)] : []),
    ],
  }));
  return { names, rows };
}

interface Props {
  readonly figures: readonly MonthFigures[];
  /** The address of the bookings of a month, or of those that it is compared with. */
  readonly linkOf: LinkOf;
}

/** A single month: what it brought under each other with what it is compared with. */
function OneMonth({ figures: [one], linkOf }: Props) {
  const { t } = useTranslation("report");
  const language = useLanguage();
  if (!one) return null;
  const { month, now, before, target } = one;
  const rows = [
    { key: "now", label: formatLongMonth(month, language), value: now, to: linkOf(month, "dibayar") },
    { key: "before", label: t("chart.yearBefore"), value: before, to: linkOf(month, "tahunlalu") },
    { key: "target", label: t("chart.target"), value: target, to: undefined },
  ];
  const bars = rows.flatMap(({ value, to, ...row }) =>
    value === null ? [] : [{ ...row, value, shown: formatRupiah(value), to: value > 0 ? to : undefined }],
  );
  return <BarRows label={t("chart.revenue")} rows={bars} />;
}

/** Several months, in a picture and in a table. */
function Months({ figures, linkOf }: Props) {
  const { t } = useTranslation("report");
  const summaryOf = useSummary();
  const navigate = useNavigate();
  const { names, rows } = useFigures(figures, linkOf);
  const isYears = figures.some(({ month }) => month.length === 4);
  const pick = (month: string) => {
    const to = linkOf(month, "dibayar");
    if (to) void navigate(to);
  };
  return (
    <>
      <Suspense fallback={<Skeleton height={290} />}>
        <MonthPicture figures={figures} summary={summaryOf(figures)} onPick={pick} />
      </Suspense>
      <FiguresTable
        caption={t(isYears ? "chart.revenueYears" : "chart.revenue")}
        columns={[t(isYears ? "chart.year" : "chart.month"), t("chart.thisPeriod"), ...names]}
        rows={rows}
      />
    </>
  );
}

/** Money by month, beside the year before and the target. */
export function MonthChart(props: Props) {
  const { figures } = props;
  const { t } = useTranslation("report");
  const changeWords = useChangeWords();
  if (figures.every(({ now, before }) => now === 0 && !before)) return <Text c="dimmed">{t("chart.nothing")}</Text>;
  const { now, before } = sumsOf(figures);
  const change = changeWords(now, before);
  return (
    <>
      {change ? (
        <Text size="sm">
          <strong>{formatRupiah(now)}</strong> · {change}
        </Text>
      ) : null}
      {figures.length === 1 ? <OneMonth {...props} /> : <Months {...props} />}
    </>
  );
}
