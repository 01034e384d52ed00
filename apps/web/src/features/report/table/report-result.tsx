import type { ReportAnswer } from "@retribusi/contract/define/report";
import { IconChartBarOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { EmptyState } from "../../../components/empty-state.tsx";
import { LoadingState } from "../../../components/loading-state.tsx";
import { ApiError } from "../../../lib/api-error.ts";
import { Refusal } from "../refusal.tsx";
import type { TableProps } from "./report-table.tsx";
import { ShownRows } from "./shown-rows.tsx";

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

/** What was asked, in the words of its answer: read again, it is the same. */
const questionOf = ({ columns, facts }: ReportAnswer): string => JSON.stringify([columns, facts]);

/** The answer to what was asked, or why there is none. */
export function ReportResult({ query, empty, children, ...table }: Props) {
  const { data, error, isPlaceholderData, refetch } = query;
  const refusal = error ? <Refusal error={error} report={table.report} onRetry={() => void refetch()} /> : null;
  // What was asked before is no answer to a question that the server refuses; the answer to this one stays when it can't be read again.
  if (error && (!data || isRefused(error))) return refusal;
  if (!data) return <LoadingState lines={8} />;
  if (!isPlaceholderData && data.count === 0) {
    return <EmptyState title={empty.title} description={empty.text} icon={<IconChartBarOff aria-hidden />} />;
  }
  return (
    <>
      {refusal}
      <ShownRows key={questionOf(data)} {...table} answer={data} isStale={isPlaceholderData}>
        {children}
      </ShownRows>
    </>
  );
}
