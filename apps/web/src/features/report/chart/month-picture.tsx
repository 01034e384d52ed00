import "@mantine/charts/styles.layer.css";
import { CompositeChart } from "@mantine/charts";
import { formatRupiah } from "@retribusi/contract/define/money";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../lib/use-label.ts";
import { formatLongMonth, formatMonthTick, formatShortRupiah } from "../report-value.ts";
import classes from "./month-picture.module.css";
import { type MonthFigures, namedMonths } from "./month-series.ts";

/** Lines are seen across the bars, and bars by their edge. */
const ink = {
  now: "light-dark(var(--mantine-color-tirta-4), var(--mantine-color-tirta-6))",
  before: "light-dark(var(--mantine-color-kunyit-9), var(--mantine-color-kunyit-3))",
  target: "light-dark(var(--mantine-color-gray-8), var(--mantine-color-dark-0))",
};

/** How each line is drawn: they differ without their colours. */
const dashes = { before: "7 4", target: "2 4" } as const;

type Name = keyof typeof ink;

function Sample({ name }: { readonly name: Name }) {
  return (
    <svg width="28" height="10" aria-hidden="true">
      {name === "now" ? (
        <rect x="4.5" y="0.5" width="19" height="9" rx="2" fill={ink.now} className={classes.bar} />
      ) : (
        <line x1="0" x2="28" y1="5" y2="5" stroke={ink[name]} strokeWidth="3" strokeDasharray={dashes[name]} />
      )}
    </svg>
  );
}

function Legend({ names }: { readonly names: readonly Name[] }) {
  const { t } = useTranslation("report");
  return (
    <ul className={classes.legend} aria-hidden>
      {names.map((name) => (
        <li key={name}>
          <Sample name={name} />
          {t(`chart.${({ now: "thisPeriod", before: "yearBefore", target: "target" } as const)[name]}`)}
        </li>
      ))}
    </ul>
  );
}

interface Props {
  readonly figures: readonly MonthFigures[];
  /** What the picture says, in a sentence. */
  readonly summary: string;
  readonly onPick: (month: string) => void;
}

/** Bars of the months, a dashed line for the year before and a dotted one for the target. Loaded when somebody looks at a chart. */
export function MonthPicture({ figures, summary, onPick }: Props) {
  const { t } = useTranslation("report");
  const language = useLanguage();
  const isThere = { before: figures.some(({ before }) => before), target: figures.some(({ target }) => target) };
  const names = (["now", "before", "target"] as const).filter((name) => name === "now" || isThere[name]);
  const months = figures.map(({ month }) => month);
  const named = namedMonths(months);
  const labels = { now: t("chart.thisPeriod"), before: t("chart.yearBefore"), target: t("chart.target") };
  return (
    <div className={classes.picture}>
      <Legend names={names} />
      <div role="img" aria-label={summary}>
        <CompositeChart
          h={260}
          data={figures.map(({ month, ...rest }) => ({ month, ...rest }))}
          dataKey="month"
          accessibilityLayer={false}
          maxBarWidth={44}
          // A line through a single month would not be seen.
          withDots={figures.filter(({ before }) => before !== null).length === 1}
          curveType="linear"
          strokeWidth={2.5}
          series={names.map((name) => ({
            name,
            label: labels[name],
            color: ink[name],
            type: name === "now" ? "bar" : "line",
            ...(name === "now" ? {} : { strokeDasharray: dashes[name] }),
          }))}
          xAxisProps={{
            tickFormatter: (month: string) => (named.has(month) ? formatMonthTick(month, months, language) : ""),
            // What is skipped for want of room is skipped evenly; a long row has only some names from the start.
            interval: named.size < months.length ? 0 : "equidistantPreserveStart",
          }}
          yAxisProps={{ width: 76, tickFormatter: (value: number) => formatShortRupiah(value, language) }}
          tooltipProps={{
            // Asked without a month, too, while nothing is pointed at.
            labelFormatter: (month) => (month ? formatLongMonth(String(month), language) : ""),
          }}
          valueFormatter={formatRupiah}
          lineProps={{ isAnimationActive: false }}
          barProps={{
            isAnimationActive: false,
            cursor: "pointer",
            onClick: ({ payload }) => onPick(String(payload.month)),
          }}
        />
      </div>
    </div>
  );
}
