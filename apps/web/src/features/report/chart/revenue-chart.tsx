import { realisasiReport } from "@retribusi/contract/features/report/realisasi.report";
import { rekapReport } from "@retribusi/contract/features/report/rekap.report";
import { ErrorState } from "../../../components/error-state.tsx";
import { LoadingState } from "../../../components/loading-state.tsx";
import { useHoldsPage } from "../../../lib/current-user.ts";
import { rowsOf } from "../drill-down.ts";
import { asRange, daysOfTime, periodOf, reportToday, sharedDays, yearBefore } from "../period.ts";
import type { Asked } from "../report-address.ts";
import { useListAddress } from "../use-list-address.ts";
import { useReport } from "../use-report.ts";
import { MonthChart } from "./month-chart.tsx";
import { monthSeries, unitOf } from "./month-series.ts";

const column = "dibayar";
/** What a target is set for: narrowed by anything else it is no longer the target of what is shown. */
const targetNames = ["idpemda", "idskpd", "idanggaran"];
const neutral: ReadonlySet<string> = new Set(["dasar", "dari", "sampai", "kelompok", "rinci", "kolom", ...targetNames]);

/** The target of the one year that is shown; nothing where what is shown isn't what the target is set for. */
function useTarget(asked: Asked): number | null {
  const holds = useHoldsPage();
  const { dari, sampai } = periodOf(asked, reportToday());
  const year = dari.slice(0, 4);
  const isWhole = asked["dasar"] === "bayar" && Object.keys(asked).every((name) => neutral.has(name));
  const narrowed = Object.entries(asked).filter(([name]) => targetNames.includes(name));
  const query = useReport(
    realisasiReport,
    { ...Object.fromEntries(narrowed), tahun: year },
    isWhole && sampai.startsWith(year) && holds("report_trx_all/realisasi"),
  );
  const total = query.data?.rows.find(({ level }) => level === "total")?.values["target"];
  return typeof total === "number" && total > 0 && isWhole ? total : null;
}

/** Money received by month (by year in a long period), against the year before and the target. */
export function RevenueChart({ asked }: { readonly asked: Asked }) {
  const addressOf = useListAddress();
  const period = periodOf(asked, reportToday());
  const unit = unitOf(period);
  const { rinci: _second, ...rest } = asked;
  const wanted = { ...rest, kelompok: unit, kolom: column };
  const now = useReport(rekapReport, { ...wanted, ...period });
  // Years stand beside the year before them already.
  const isCompared = unit === "bulan";
  const before = useReport(rekapReport, { ...wanted, ...yearBefore(period) }, isCompared);
  const target = useTarget(rest);
  if (now.error) return <ErrorState error={now.error} onRetry={() => void now.refetch()} />;
  if (!now.data?.columns.includes(unit) || (isCompared && before.isPending)) return <LoadingState lines={5} />;
  const figures = monthSeries({ period, column, now: now.data, before: isCompared ? before.data : undefined, target });
  const linkOf = (month: string) => {
    const own = daysOfTime(month);
    const days = own && sharedDays(period, own);
    const row = { level: "total" as const, keys: {}, values: { [column]: 1 } };
    const basis = asked["dasar"] ?? "";
    return days && addressOf(rowsOf({ asked: rest, row, column, grouping: [], basis, period: days }));
  };
  return <MonthChart key={asRange(period)} figures={figures} linkOf={linkOf} />;
}
