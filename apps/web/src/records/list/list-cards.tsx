import { Button, Group, Stack, Text } from "@mantine/core";
import { keyOf } from "@retribusi/contract/define/entity";
import { useTranslation } from "react-i18next";
import { formatCount } from "../../lib/figures.ts";
import { useLanguage } from "../../lib/use-label.ts";
import { OrderSelect } from "./order-select.tsx";
import { RecordCard } from "./record-card.tsx";
import type { RecordList } from "./use-record-list.ts";

/** Rows for a phone: cards one below the other, more of them on demand. */
export function ListCards({ list }: { readonly list: RecordList }) {
  const { t } = useTranslation("records");
  const { records = [], count, entity } = list;
  const language = useLanguage();
  const all = Math.max(count ?? 0, records.length);
  const num = formatCount(all, language);
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="sm">
        <Text size="sm" c="dimmed" role="status">
          {count === undefined
            ? ""
            : list.hasMore
              ? t("loaded", { loaded: formatCount(records.length, language), num })
              : t("records", { count: all, num })}
        </Text>
        <OrderSelect list={list} />
      </Group>
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
