import { realisasiReport } from "@retribusi/contract/features/report/realisasi.report";
import { rekapReport } from "@retribusi/contract/features/report/rekap.report";
import { ErrorState } from "../../../components/error-state.tsx";
import { LoadingState } from "../../../components/loading-state.tsx";
import { useHoldsPage } from "../../../lib/current-user.ts";
import { rowsOfGrouped } from "../drill-down.ts";
import { asRange, periodOf, reportToday } from "../period.ts";
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
  // Years stand beside the year before them already.
  const columns = unit === "bulan" ? [column, "tahunlalu"] : [column];
  const { data, error, refetch } = useReport(rekapReport, {
    ...{ ...rest, ...period },
    ...{ kelompok: unit, kolom: columns.join() },
  });
  const target = useTarget(rest);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data?.columns.includes(unit)) return <LoadingState lines={5} />;
  const figures = monthSeries({ period, answer: data, target, today: reportToday() });
  const linkOf = (month: string, name: string) => {
    const row = { level: "row" as const, keys: { [unit]: month }, values: { [name]: 1 } };
    return addressOf(
      rowsOfGrouped(asked["dasar"] ?? "", { ...rest, ...period, kelompok: unit }, row, name, reportToday()),
    );
  };
  return <MonthChart key={asRange(period)} figures={figures} linkOf={linkOf} />;
}
