import { Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { type HistoryEntry, recordHistory } from "@retribusi/contract/features/system/audit.endpoints";
import { IconHistory } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { EmptyState } from "../../components/empty-state.tsx";
import { ErrorState } from "../../components/error-state.tsx";
import { LoadingState } from "../../components/loading-state.tsx";
import { callEndpoint } from "../../lib/api.ts";
import { recordKeys } from "../record-keys.ts";
import { addressOfPage } from "../record-pages.ts";
import { HistoryItem } from "./history-item.tsx";
import classes from "./record-history.module.css";

interface Props {
  readonly entity: string;
  readonly id: string;
}

function useHistory({ entity, id }: Props) {
  return useInfiniteQuery({
    queryKey: recordKeys.history(entity, id),
    queryFn: ({ signal, pageParam }) =>
      callEndpoint(recordHistory, { params: { entitas: entity, kunci: id }, query: { page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ hasMore, page }) => (hasMore ? page + 1 : undefined),
    // Opened to see what has just been done.
    staleTime: 0,
    gcTime: 0,
  });
}

/** A page that is read later may begin with what an earlier one ended with, when something was added meanwhile. */
const once = (entries: readonly HistoryEntry[]): HistoryEntry[] => [
  ...new Map(entries.map((entry) => [entry.id, entry])).values(),
];

/** What was done to one record, the newest first. */
export function RecordHistory({ entity, id }: Props) {
  const { t } = useTranslation("history");
  const query = useHistory({ entity, id });
  if (query.isError && !query.data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingState lines={6} />;
  const entries = once(query.data.pages.flatMap(({ records }) => records));
  if (entries.length === 0) {
    return <EmptyState title={t("emptyTitle")} description={t("emptyText")} icon={<IconHistory aria-hidden />} />;
  }
  const all = new URLSearchParams({ "filter[entitas]": entity, "filter[kunci]": id });
  return (
    <Stack gap="md" maw="68rem">
      <Group justify="space-between" gap="sm">
        <Text size="sm" c="dimmed">
          {t("lead")}
        </Text>
        <Anchor component={Link} to={`${addressOfPage("jejak_audit/list")}?${all}`} size="sm">
          {t("all")}
        </Anchor>
      </Group>
      <ol className={classes.list}>
        {entries.map((entry) => (
          <HistoryItem key={entry.id} entry={entry} />
        ))}
      </ol>
      {query.isFetchNextPageError ? (
        <ErrorState error={query.error} onRetry={() => void query.fetchNextPage()} />
      ) : query.hasNextPage ? (
        <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t("more")}
        </Button>
      ) : null}
    </Stack>
  );
}
