import { Text } from "@mantine/core";
import type { ReportAnswer } from "@retribusi/contract/define/report";
import { penggunaanReport } from "@retribusi/contract/features/report/penggunaan.report";
import { useTranslation } from "react-i18next";
import { formatCount } from "../../../lib/figures.ts";
import { useLanguage } from "../../../lib/use-label.ts";
import { rowsOfGrouped } from "../drill-down.ts";
import { reportToday } from "../period.ts";
import type { Asked } from "../report-address.ts";
import { ReportResult } from "../table/report-result.tsx";
import { useListAddress } from "../use-list-address.ts";
import { useReport } from "../use-report.ts";

/** Objects that could be booked and weren't used, those that could be booked most first. */
function idleOf(answer: ReportAnswer): ReportAnswer {
  const rows = answer.rows
    .filter(({ level, values }) => level === "row" && Number(values["tersedia"] ?? 0) > 0 && !values["terpakai"])
    .toSorted((one, other) => Number(other.values["tersedia"]) - Number(one.values["tersedia"]));
  return { ...answer, rows, count: rows.length };
}

/** What stood idle in the period. */
export function IdleObjects({ asked }: { readonly asked: Asked }) {
  const { t } = useTranslation("report");
  const language = useLanguage();
  const addressOf = useListAddress();
  const wanted = { ...asked, kelompok: "objectid", kolom: "tersedia,terpakai,jumlah,dibatalkan,tidakhadir" };
  const query = useReport(penggunaanReport, wanted);
  const { data } = query;
  const idle = data && idleOf(data);
  const numbers = { num: formatCount(idle?.count ?? 0, language), all: formatCount(data?.count ?? 0, language) };
  return (
    <section aria-label={t("idle.title")}>
      {idle && idle.count > 0 && !query.isPlaceholderData ? (
        <Text fw={600} mb="sm" role="status">
          {t("idle.some", { count: idle.count, ...numbers })}
        </Text>
      ) : null}
      <ReportResult
        report={penggunaanReport}
        query={{ data: idle, error: query.error, isPlaceholderData: query.isPlaceholderData, refetch: query.refetch }}
        linkOf={(row, column) => addressOf(rowsOfGrouped("pakai", wanted, row, column, reportToday()))}
        empty={{ title: t("idle.none"), text: t("idle.noneText") }}
      />
    </section>
  );
}
