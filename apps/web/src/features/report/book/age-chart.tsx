import { formatRupiah } from "@retribusi/contract/define/money";
import type { ReportRow } from "@retribusi/contract/define/report";
import { ageBands } from "@retribusi/contract/features/report/buku.rules";
import { useLabel } from "../../../lib/use-label.ts";
import { BarRows } from "../chart/bar-rows.tsx";
import { ChartCard } from "../chart/chart-card.tsx";
import type { Answered } from "../table/report-result.tsx";
import classes from "./age-chart.module.css";

const amountOf = (row: ReportRow | undefined): number => Number(row?.values["jumlah"] ?? 0);

interface Props {
  readonly query: Answered;
  readonly title: string;
  /** The address of what is of that age. */
  readonly addressOf: (age: string) => string;
}

/** How much has been open for how long: the subtotals of the whole book, the oldest first; an age of which there is nothing says so. */
export function AgeChart({ query, title, addressOf }: Props) {
  const text = useLabel();
  const groups = query.error ? [] : (query.data?.rows.filter(({ level }) => level === "subtotal") ?? []);
  if (groups.length === 0) return null;
  const rows = ageBands.toReversed().map(({ from, label }) => {
    const age = String(from);
    const amount = amountOf(groups.find(({ keys }) => String(keys["kelompokumur"]) === age));
    return {
      key: age,
      label: text(label),
      value: amount,
      shown: formatRupiah(amount),
      to: amount > 0 ? addressOf(age) : undefined,
    };
  });
  return (
    <div className={classes.chart}>
      <ChartCard title={title}>
        <BarRows label={title} rows={rows} />
      </ChartCard>
    </div>
  );
}
