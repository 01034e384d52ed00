import { Stack, Table, Text, Title } from "@mantine/core";
import type { EntityName } from "@retribusi/contract/access/entities";
import { formatInstant } from "@retribusi/contract/define/dates";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../components/error-state.tsx";
import { LoadingState } from "../../components/loading-state.tsx";
import { UsualZone } from "../../lib/organisation.ts";
import { useLanguage } from "../../lib/use-label.ts";
import { useSyncHistory } from "./use-sync.ts";

/** Who took over what and when. */
export function SyncHistory({ entity }: { readonly entity: EntityName }) {
  const { t } = useTranslation("sync");
  const language = useLanguage();
  const zone = use(UsualZone);
  const { data, error, isPending, refetch } = useSyncHistory(entity);
  return (
    <Stack gap="xs" component="section" mt="xl">
      <Title order={2} size="h3">
        {t("history")}
      </Title>
      {isPending ? <LoadingState lines={3} /> : null}
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data?.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t("noHistory")}
        </Text>
      ) : null}
      {data && data.length > 0 ? (
        <Table.ScrollContainer minWidth={480}>
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
        </Table.ScrollContainer>
      ) : null}
    </Stack>
  );
}
