import { Button, Group, NativeSelect, Stack, Text } from "@mantine/core";
import { fieldOf, keyOf } from "@retribusi/contract/define/entity";
import { useTranslation } from "react-i18next";
import { countSoFar, numberText } from "../../lib/counter.ts";
import { formatCount } from "../../lib/figures.ts";
import { useLabel, useLanguage } from "../../lib/use-label.ts";
import { usualOrder } from "./list-address.ts";
import { ListTotals } from "./list-totals.tsx";
import { RecordCard } from "./record-card.tsx";
import type { RecordList } from "./use-record-list.ts";

/** The order of rows where there are no headers to press. */
function OrderSelect({ list: { entity, state, change } }: { readonly list: RecordList }) {
  const { t } = useTranslation("records");
  const text = useLabel();
  const { by, type } = state.order ?? usualOrder(entity);
  const choices = entity.sort.flatMap((name) => [
    { value: `${name} asc`, label: t("ascending", { name: text(fieldOf(entity, name).label) }) },
    { value: `${name} desc`, label: t("descending", { name: text(fieldOf(entity, name).label) }) },
  ]);
  return (
    <NativeSelect
      size="sm"
      aria-label={t("order")}
      data={choices}
      value={`${by} ${type}`}
      onChange={(event) => {
        const [chosen = "", direction] = event.currentTarget.value.split(" ");
        change({ order: { by: chosen, type: direction === "desc" ? "desc" : "asc" } });
      }}
    />
  );
}

/** Rows for a phone: cards one below the other, more of them on demand. */
export function ListCards({ list }: { readonly list: RecordList }) {
  const { t } = useTranslation("records");
  const { records = [], count, entity } = list;
  const language = useLanguage();
  const all = countSoFar(count ?? { num: 0 }, records.length, list.hasMore);
  const num = numberText(all, language);
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="sm">
        <Text size="sm" c="dimmed" role="status">
          {count === undefined
            ? ""
            : list.hasMore
              ? t("loaded", { loaded: formatCount(records.length, language), num })
              : t("records", { count: all.num, num })}
        </Text>
        <OrderSelect list={list} />
      </Group>
      <ListTotals list={list} />
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
