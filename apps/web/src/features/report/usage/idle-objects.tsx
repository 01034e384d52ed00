import { Text } from "@mantine/core";
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

/** What stood idle in the period. */
export function IdleObjects({ asked }: { readonly asked: Asked }) {
  const { t } = useTranslation("report");
  const language = useLanguage();
  const addressOf = useListAddress();
  const query = useReport(penggunaanReport, asked);
  const count = query.isPlaceholderData ? 0 : (query.data?.count ?? 0);
  return (
    <section aria-label={t("idle.title")}>
      {count > 0 ? (
        <Text fw={600} mb="sm" role="status">
          {t("idle.some", { count, num: formatCount(count, language) })}
        </Text>
      ) : null}
      <ReportResult
        report={penggunaanReport}
        query={query}
        linkOf={(row, column) => addressOf(rowsOfGrouped("pakai", asked, row, column, reportToday()))}
        empty={{ title: t("idle.none"), text: t("idle.noneText") }}
      />
    </section>
  );
}
