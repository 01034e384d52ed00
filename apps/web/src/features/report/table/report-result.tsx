import { Alert, Text } from "@mantine/core";
import type { ReportAnswer } from "@retribusi/contract/define/report";
import { IconChartBarOff, IconInfoCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../../components/empty-state.tsx";
import { LoadingState } from "../../../components/loading-state.tsx";
import { ApiError } from "../../../lib/api-error.ts";
import { formatCount } from "../../../lib/figures.ts";
import { useLanguage } from "../../../lib/use-label.ts";
import { Refusal } from "../refusal.tsx";
import { formatMadeAt } from "../report-value.ts";
import { ReportTable, type TableProps } from "./report-table.tsx";

/** When the figures were read, and whether they are all. */
function Notes({ answer, isPaged }: { readonly answer: ReportAnswer; readonly isPaged: boolean }) {
  const { t } = useTranslation("report");
  const language = useLanguage();
  const shown = answer.rows.filter(({ level }) => level === "row").length;
  const counts = { shown: formatCount(shown, language), num: formatCount(answer.count, language) };
  return (
    <>
      {answer.pending > 0 ? (
        <Alert color="kunyit" role="status" mt="sm" icon={<IconInfoCircle aria-hidden />}>
          {t("pending", { count: answer.pending, num: formatCount(answer.pending, language) })}
        </Alert>
      ) : null}
      <Text size="sm" c="dimmed" mt="xs" role="status">
        {answer.hasMore && !isPaged ? t("rowsOf", counts) : t("rows", { count: answer.count, num: counts.num })} ·{" "}
        {t("madeAt", { time: formatMadeAt(answer.madeat, language) })}
      </Text>
    </>
  );
}

/** What came of a question. */
export interface Answered {
  readonly data: ReportAnswer | undefined;
  readonly error: Error | null;
  /** Still the answer to the question before. */
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
}

interface Props extends Omit<TableProps, "answer" | "isStale"> {
  readonly query: Answered;
  /** What to do where there is nothing. */
  readonly empty: { readonly title: string; readonly text: string };
  /** Below the table: the way to the other pages of it. */
  readonly children?: ReactNode;
}

/** Whether the server has answered, and says no: the question can't be asked, or not by this person any more. */
const isRefused = (error: Error): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500;

/** The answer to what was asked, or why there is none. */
export function ReportResult({ query, empty, children, ...table }: Props) {
  const { data, error, isPlaceholderData, refetch } = query;
  const refusal = error ? <Refusal error={error} onRetry={() => void refetch()} /> : null;
  // What was asked before is no answer to a question that the server refuses; the answer to this one stays when it can't be read again.
  if (error && (!data || isRefused(error))) return refusal;
  if (!data) return <LoadingState lines={8} />;
  if (!isPlaceholderData && data.count === 0) {
    return <EmptyState title={empty.title} description={empty.text} icon={<IconChartBarOff aria-hidden />} />;
  }
  return (
    <>
      {refusal}
      <ReportTable {...table} answer={data} isStale={isPlaceholderData} />
      {children}
      <Notes answer={data} isPaged={children !== undefined} />
    </>
  );
}
