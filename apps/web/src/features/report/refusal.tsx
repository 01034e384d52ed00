import { Alert, List } from "@mantine/core";
import type { Report } from "@retribusi/contract/define/report";
import { dimensions, isDimension } from "@retribusi/contract/features/report/report.dimensions";
import { chooseGroup } from "@retribusi/contract/features/report/report.query";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../components/error-state.tsx";
import { ApiError } from "../../lib/api-error.ts";
import { useLabel } from "../../lib/use-label.ts";
import { useDimensionsFor } from "./reader.ts";

interface Props {
  readonly error: unknown;
  /** The report that was asked, where it is one. */
  readonly report?: Report;
  readonly onRetry: () => void;
}

/** What of a question is called how on the screen. */
function useNames(): (name: string) => string {
  const { t } = useTranslation("report");
  const text = useLabel();
  const own = {
    dasar: t("basis"),
    dari: t("firstDay"),
    sampai: t("lastDay"),
    kelompok: t("groupBy"),
    rinci: t("thenBy"),
    kolom: t("columns"),
  };
  const names: ReadonlyMap<string, string> = new Map([
    ...Object.entries(dimensions).map(([name, { label }]) => [name, text(label)] as const),
    ...Object.entries(own),
  ]);
  return (name) => names.get(name) ?? name;
}

/** Of groups that aren't known, only those are offered that the screen has for this reader. */
function useReason(report: Report | undefined): (problem: string) => string {
  const text = useLabel();
  const sensible = useDimensionsFor();
  const groups = Object.keys(report?.columns ?? {}).filter(isDimension);
  return (problem) => (problem === text(chooseGroup(groups)) ? text(chooseGroup(sensible(groups))) : problem);
}

/** Why a question has no answer: which part of it can't be, or that the call failed. */
export function Refusal({ error, report, onRetry }: Props) {
  const { t } = useTranslation("report");
  const nameOf = useNames();
  const reasonOf = useReason(report);
  const problems = error instanceof ApiError ? Object.entries(error.fields) : [];
  if (problems.length === 0) return <ErrorState error={error} onRetry={onRetry} />;
  return (
    <Alert color="red" role="alert" title={t("refused")} icon={<IconAlertTriangle aria-hidden />}>
      <List size="sm">
        {problems.map(([name, problem]) => (
          <List.Item key={name}>
            {nameOf(name)}: {reasonOf(problem)}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
