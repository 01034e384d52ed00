import { Button, Stack, Table, Text, Title } from "@mantine/core";
import type { EntityName } from "@retribusi/contract/access/entities";
import { formatInstant } from "@retribusi/contract/define/dates";
import { use, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../components/error-state.tsx";
import { LoadingState } from "../../components/loading-state.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { QueryState } from "../../components/query-state.tsx";
import { WideTable } from "../../components/wide-table.tsx";
import { ApiError } from "../../lib/api-error.ts";
import { UsualZone } from "../../lib/organisation.ts";
import { useLabel, useLanguage } from "../../lib/use-label.ts";
import { getEntityPage } from "../../records/record-pages.ts";
import { ComparisonView } from "./comparison-view.tsx";
import { SourceChoice } from "./source-choice.tsx";
import { useSync, useSyncHistory } from "./use-sync.ts";

/** Who took over what and when. */
function SyncHistory({ entity }: { readonly entity: EntityName }) {
  const { t } = useTranslation("sync");
  const language = useLanguage();
  const zone = use(UsualZone);
  const query = useSyncHistory(entity);
  const { data } = query;
  return (
    <Stack gap="xs" component="section" mt="xl">
      <Title order={2} size="h3">
        {t("history")}
      </Title>
      <QueryState query={query} lines={3} />
      {data?.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t("noHistory")}
        </Text>
      ) : null}
      {data && data.length > 0 ? (
        <WideTable label={t("history")} minWidth={480}>
          <Table verticalSpacing="xs" withTableBorder style={{ background: "var(--surface)" }}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t("when")}</Table.Th>
                <Table.Th>{t("who")}</Table.Th>
                <Table.Th>{t("source")}</Table.Th>
                <Table.Th>{t("result")}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.map((run) => (
                <Table.Tr key={run.id}>
                  <Table.Td>{formatInstant(new Date(run.at), zone, language)}</Table.Td>
                  <Table.Td>{run.who}</Table.Td>
                  <Table.Td style={{ overflowWrap: "anywhere" }}>
                    {run.source === "bank" ? t("bank") : `${t("file")}: ${run.origin}`}
                  </Table.Td>
                  <Table.Td>{t("counts", run)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </WideTable>
      ) : null}
    </Stack>
  );
}

/** What was ticked could not be taken over; the keyboard goes on with the way out. */
function NotApplied({ error, onAgain }: { readonly error: Error; readonly onAgain: () => void }) {
  const { t } = useTranslation("sync");
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => again.current?.focus(), []);
  return (
    <ErrorState error={error}>
      <Button ref={again} variant="default" size="sm" onClick={onAgain}>
        {t("again")}
      </Button>
    </ErrorState>
  );
}

/** Master data side by side with the bank's service or a file, to be taken over row by row. */
export function SyncPage({ name }: { readonly name: string }) {
  const { t } = useTranslation("sync");
  const text = useLabel();
  const page = getEntityPage(name);
  const { compare, apply } = useSync(page.entityName);
  const { data: comparison, variables: source } = compare;
  // Nothing can be taken over from a comparison that is no longer true.
  const isStale = apply.error instanceof ApiError && apply.error.code === "CONFLICT";
  const again = () => {
    apply.reset();
    if (source) compare.mutate(source);
  };
  return (
    <>
      <PageHeader title={t("title", { name: text(page.entity.title) })} lead={t("lead")} />
      <Stack gap="lg">
        <SourceChoice page={page} isBusy={compare.isPending} onCompare={compare.mutate} />
        {compare.isPending ? <LoadingState lines={6} /> : null}
        {compare.error ? <ErrorState error={compare.error} onRetry={again} /> : null}
        {apply.error ? <NotApplied error={apply.error} onAgain={again} /> : null}
        {comparison && !isStale ? (
          <ComparisonView
            key={comparison.id}
            entity={page.entity}
            comparison={comparison}
            isBusy={apply.isPending}
            onApply={(keys) => apply.mutate({ id: comparison.id, keys })}
          />
        ) : null}
      </Stack>
      <SyncHistory entity={page.entityName} />
    </>
  );
}
