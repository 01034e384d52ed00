import { formatRupiah } from "@retribusi/contract/define/money";
import type { ReportRow } from "@retribusi/contract/define/report";
import { BarRows } from "../chart/bar-rows.tsx";
import { ChartCard } from "../chart/chart-card.tsx";
import type { Answered } from "../table/report-result.tsx";
import classes from "./age-chart.module.css";

const amountOf = ({ values }: ReportRow): number => Number(values["jumlah"] ?? 0);

interface Props {
  readonly query: Answered;
  readonly title: string;
}

/** How much has been open for how long: the subtotals of the book, which are those of all of it. */
export function AgeChart({ query, title }: Props) {
  const groups = query.error ? [] : (query.data?.rows.filter(({ level }) => level === "subtotal") ?? []);
  if (groups.length === 0) return null;
  const rows = groups.map((row, at) => ({
    key: String(row.keys["kelompokumur"] ?? at),
    label: String(row.values["kelompokumur"] ?? ""),
    value: amountOf(row),
    shown: formatRupiah(amountOf(row)),
  }));
  return (
    <div className={classes.chart}>
      <ChartCard title={title}>
        <BarRows label={title} rows={rows} />
      </ChartCard>
    </div>
  );
}
