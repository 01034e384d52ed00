import { Button, Stack } from "@mantine/core";
import { IconChecks } from "@tabler/icons-react";
import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../components/empty-state.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { QueryState } from "../../components/query-state.tsx";
import { useIsNarrowDesk, WorkDesk } from "../../components/work-desk.tsx";
import { WorkItem, WorkItems } from "../../components/work-item.tsx";
import { type CaseFilter, CaseFilters } from "./case-filters.tsx";
import type { CaseChoice } from "./use-case-choice.ts";

interface Pages<Line> {
  readonly pages: readonly { readonly records: readonly Line[] }[];
}

interface Props<Line> {
  readonly title: string;
  readonly lead: string;
  readonly filters: readonly CaseFilter[];
  readonly choice: CaseChoice;
  readonly query: UseInfiniteQueryResult<Pages<Line>>;
  readonly renderLine: (line: Line) => ReactNode;
  readonly renderPanel: (id: number) => ReactNode;
}

/** A worklist of cases: the oldest first, the chosen one beside it, on a phone over it. */
export function CaseDesk<Line extends { readonly id: number }>(props: Props<Line>) {
  const { title, lead, filters, choice, query, renderLine, renderPanel } = props;
  const { t } = useTranslation("settlement");
  const isNarrow = useIsNarrowDesk();
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const lines = data?.pages.flatMap(({ records }) => records) ?? [];
  const current = choice.id ?? (isNarrow ? undefined : lines[0]?.id);
  return (
    <Stack gap="lg">
      <PageHeader title={title} lead={lead} />
      <CaseFilters choice={choice} own={filters} />
      <QueryState query={query} lines={6} />
      {data && lines.length === 0 && current === undefined ? (
        <EmptyState
          icon={<IconChecks size={28} stroke={1.5} aria-hidden />}
          title={t("none")}
          description={t("noneText")}
        />
      ) : null}
      {lines.length > 0 || current !== undefined ? (
        <WorkDesk
          title={title}
          close={t("close")}
          isNarrow={isNarrow}
          list={
            <Stack gap="sm">
              {lines.length > 0 ? (
                <WorkItems label={t("list")}>
                  {lines.map((line) => (
                    <WorkItem key={line.id} isCurrent={line.id === current} onChoose={() => choice.choose(line.id)}>
                      {renderLine(line)}
                    </WorkItem>
                  ))}
                </WorkItems>
              ) : null}
              {hasNextPage ? (
                <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                  {t("more")}
                </Button>
              ) : null}
            </Stack>
          }
          panel={current === undefined ? null : renderPanel(current)}
          onClose={() => choice.choose(undefined)}
        />
      ) : null}
    </Stack>
  );
}
