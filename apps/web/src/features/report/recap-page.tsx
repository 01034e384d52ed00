import { rekapReport } from "@retribusi/contract/features/report/rekap.report";
import { bases } from "@retribusi/contract/features/report/report.query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "../../components/page-header.tsx";
import { useLabel } from "../../lib/use-label.ts";
import { RecapCharts } from "./chart/recap-charts.tsx";
import { rowsOfGrouped } from "./drill-down.ts";
import { rekap } from "./grouped.ts";
import { GroupedAsk } from "./grouped-ask.tsx";
import { reportToday } from "./period.ts";
import { ReportResult } from "./table/report-result.tsx";
import { useGrouped } from "./use-grouped.ts";
import { useListAddress } from "./use-list-address.ts";
import { useReport } from "./use-report.ts";

/** Bookings and revenue by anything: what to ask, pictures, and the table. */
export function RecapPage() {
  const { t } = useTranslation("report");
  const text = useLabel();
  const { asked, change } = useGrouped(rekap);
  const query = useReport(rekapReport, asked);
  const addressOf = useListAddress();
  const table = useRef<HTMLDivElement>(null);
  const basis = asked["dasar"] ?? "";
  const known = bases.find((one) => one === basis) ?? "pesan";
  return (
    <>
      <PageHeader title={text(rekapReport.title)} lead={text(rekapReport.about)} />
      <GroupedAsk kind={rekap} asked={asked} onChange={change} />
      {query.error ? null : (
        <RecapCharts
          asked={asked}
          onToTable={() => {
            table.current?.scrollIntoView({ block: "start" });
            table.current?.querySelector<HTMLElement>("section")?.focus({ preventScroll: true });
          }}
        />
      )}
      <div ref={table}>
        <ReportResult
          report={rekapReport}
          query={query}
          basis={basis}
          linkOf={(row, column) => addressOf(rowsOfGrouped(basis, asked, row, column, reportToday()))}
          empty={{ title: t("emptyTitle"), text: t(`empty.${known}`) }}
        />
      </div>
    </>
  );
}
