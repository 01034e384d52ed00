import { formatDays, localDate } from "@retribusi/contract/define/dates";
import type { ReportDocument } from "@retribusi/contract/features/report/document.endpoints";
import { dimensions } from "@retribusi/contract/features/report/report.dimensions";
import { bases, basisLabels } from "@retribusi/contract/features/report/report.query";
import { timeOf } from "@retribusi/contract/features/report/schedule.rules";
import { useTranslation } from "react-i18next";
import { useLabel, useLanguage } from "../../../lib/use-label.ts";
import { periodOf } from "../period.ts";
import { findReport } from "../schedule/schedule-address.ts";

/** Which days and rows a document is of: what tells two of the same report apart. */
export function useDocumentWords(): (document: ReportDocument) => string {
  const { t } = useTranslation("report");
  const text = useLabel();
  const language = useLanguage();
  return ({ sumber, query, date_created: asked }) => {
    const report = findReport(sumber);
    const basis = bases.find((one) => one === query["dasar"]);
    const groups = [query["kelompok"], query["rinci"]].flatMap((name) =>
      Object.entries(dimensions).flatMap(([one, { label }]) => (one === name ? [text(label)] : [])),
    );
    const days = report && timeOf(report) === "days";
    const { dari, sampai } = periodOf(query, localDate(new Date(asked), "Asia/Jakarta"));
    return [
      ...(days ? [formatDays(dari, sampai, language)] : []),
      ...(query["tahun"] ? [query["tahun"]] : []),
      ...(basis ? [text(basisLabels[basis])] : []),
      ...(groups.length > 0 ? [`${t("groupBy")}: ${groups.join(", ")}`] : []),
    ].join(" · ");
  };
}
