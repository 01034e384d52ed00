import { type Report, reportAnswer } from "@retribusi/contract/define/report";
import { useQuery } from "@tanstack/react-query";
import { readAnswer, request } from "../../lib/api.ts";
import { useLanguage } from "../../lib/use-label.ts";
import type { Asked } from "./report-address.ts";

/** Everything read from reports. */
const reportKey = "report";

const aMinute = 60_000;

/** The answer to a question; the one before stays in view until the next one has come. Texts of the rows are in the reader's language. */
export function useReport(report: Report, asked: Asked, enabled = true) {
  const language = useLanguage();
  return useQuery({
    queryKey: [reportKey, report.name, asked, language],
    queryFn: async ({ signal }) =>
      readAnswer(reportAnswer, await request({ path: `report/${report.name}`, query: asked, signal })),
    placeholderData: (before, query) => (query?.queryKey[1] === report.name ? before : undefined),
    staleTime: aMinute,
    enabled,
  });
}
