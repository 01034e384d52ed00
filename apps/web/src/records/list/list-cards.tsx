import { Button, Stack, Text } from "@mantine/core";
import { keyOf } from "@retribusi/contract/define/entity";
import { useTranslation } from "react-i18next";
import { RecordCard } from "./record-card.tsx";
import type { RecordList } from "./use-record-list.ts";

/** Rows for a phone: cards one below the other, more of them on demand. */
export function ListCards({ list }: { readonly list: RecordList }) {
  const { t } = useTranslation("records");
  const { records = [], count, entity } = list;
  const num = Math.max(count ?? 0, records.length);
  return (
    <Stack gap="sm">
      {count === undefined ? null : (
        <Text size="sm" c="dimmed" role="status">
          {list.hasMore ? t("loaded", { loaded: records.length, num }) : t("records", { count: num, num })}
        </Text>
      )}
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: "none" }}>
        {records.map((record) => (
          <RecordCard key={keyOf(entity, record)} list={list} record={record} />
        ))}
      </Stack>
      {list.hasMore ? (
        <Button variant="default" loading={list.isLoadingMore} onClick={list.loadMore}>
          {t("loadMore")}
        </Button>
      ) : null}
    </Stack>
  );
}
