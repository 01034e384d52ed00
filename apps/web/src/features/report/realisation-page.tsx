import { Button } from "@mantine/core";
import type { ReportRow } from "@retribusi/contract/define/report";
import { realisasiReport } from "@retribusi/contract/features/report/realisasi.report";
import type { DimensionName } from "@retribusi/contract/features/report/report.dimensions";
import { IconTargetArrow } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { PageHeader } from "../../components/page-header.tsx";
import { useCurrentUser, useHoldsPage } from "../../lib/current-user.ts";
import { useAddressQuery } from "../../lib/use-address-query.ts";
import { useLabel } from "../../lib/use-label.ts";
import { ExportMenu } from "../../records/export/export-menu.tsx";
import { ReportAsk } from "./ask/report-ask.tsx";
import { ChartCard } from "./chart/chart-card.tsx";
import { RevenueChart } from "./chart/revenue-chart.tsx";
import { rowsOf } from "./drill-down.ts";
import { daysOfTime, reportToday } from "./period.ts";
import classes from "./realisation-page.module.css";
import { type Asked, type AskedPart, readAsked, withAsked } from "./report-address.ts";
import { ViewsMenu } from "./saved/views-menu.tsx";
import { SendRegularly } from "./schedule/send-regularly.tsx";
import { ReportResult } from "./table/report-result.tsx";
import { useListAddress } from "./use-list-address.ts";
import { useReport } from "./use-report.ts";
import { YearInput } from "./year-input.tsx";

const filters = ["idpemda", "idskpd", "idanggaran"] as const satisfies readonly DimensionName[];

/** Where targets stand, and are entered by whoever may. */
function TargetsLink() {
  const { t } = useTranslation("report");
  const { pages } = useCurrentUser();
  const held = pages.find((name) => /^target_pendapatan\/list(_\w+)?$/.test(name));
  const mayEnter = pages.some((name) => /^target_pendapatan\/add(_\w+)?$/.test(name));
  if (!held) return null;
  return (
    <Button
      component={Link}
      to={`/${held.replace(/\/list$/, "")}`}
      variant="default"
      leftSection={<IconTargetArrow size={16} aria-hidden />}
    >
      {t(mayEnter ? "enterTargets" : "targets")}
    </Button>
  );
}

/** The bookings behind what was received: of the year, or of the one before it. */
function useRealisationRows(asked: Asked, year: string) {
  const addressOf = useListAddress();
  return (row: ReportRow, column: string) => {
    const period = daysOfTime(column === "tahunlalu" ? String(Number(year) - 1) : year);
    return (
      period && addressOf(rowsOf({ asked, row, column, grouping: ["idskpd", "idanggaran"], basis: "bayar", period }))
    );
  };
}

/** What the budget expects of each agency and account in a year, and what has come. */
export function RealisationPage() {
  const { t } = useTranslation("report");
  const text = useLabel();
  const holds = useHoldsPage();
  const [search, setSearch] = useAddressQuery();
  const asked = { tahun: reportToday().slice(0, 4), ...readAsked(realisasiReport, search) };
  const change = (part: AskedPart) => setSearch((before) => withAsked(realisasiReport, before, part));
  const { tahun: year, ...narrowed } = asked;
  const days = daysOfTime(year);
  const query = useReport(realisasiReport, asked);
  const linkOf = useRealisationRows(narrowed, year);
  return (
    <>
      <PageHeader title={text(realisasiReport.title)} lead={text(realisasiReport.about)} actions={<TargetsLink />} />
      <ReportAsk
        filters={filters}
        asked={asked}
        onChange={change}
        main={<YearInput year={year} onChange={(tahun) => change({ tahun })} />}
      >
        <ViewsMenu source="realisasi" path={`/${realisasiReport.pages[0]}`} asked={asked} />
        <ExportMenu look="button" rows={0} source={{ path: `report/${realisasiReport.name}/export`, query: asked }} />
        <SendRegularly report={realisasiReport} asked={asked} />
      </ReportAsk>
      {days && holds("report_trx_all/rekap") && !query.error ? (
        <div className={classes.chart}>
          <ChartCard title={t("chart.revenue")}>
            <RevenueChart asked={{ ...narrowed, ...days, dasar: "bayar" }} />
          </ChartCard>
        </div>
      ) : null}
      <ReportResult
        report={realisasiReport}
        query={query}
        linkOf={linkOf}
        empty={{ title: t("emptyTitle"), text: t("empty.realisasi") }}
      />
    </>
  );
}
