import { Alert, List } from "@mantine/core";
import { dimensions } from "@retribusi/contract/features/report/report.dimensions";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../components/error-state.tsx";
import { ApiError } from "../../lib/api-error.ts";
import { useLabel } from "../../lib/use-label.ts";

interface Props {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** What of a question is called how on the screen. */
function useNames(): (name: string) => string {
  const { t } = useTranslation("report");
  const text = useLabel();
  const own = {
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

/** Why a question has no answer: which part of it can't be, or that the call failed. */
export function Refusal({ error, onRetry }: Props) {
  const { t } = useTranslation("report");
  const nameOf = useNames();
  const problems = error instanceof ApiError ? Object.entries(error.fields) : [];
  if (problems.length === 0) return <ErrorState error={error} onRetry={onRetry} />;
  return (
    <Alert color="red" role="alert" title={t("refused")} icon={<IconAlertTriangle aria-hidden />}>
      <List size="sm">
        {problems.map(([name, problem]) => (
          <List.Item key={name}>
            {nameOf(name)}: {problem}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
