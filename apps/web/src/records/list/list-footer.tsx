import { Group, NativeSelect, Pagination, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { countSoFar, numberText } from "../../lib/counter.ts";
import { formatCount } from "../../lib/figures.ts";
import { useLanguage } from "../../lib/use-label.ts";
import { pageSizes } from "./list-address.ts";
import classes from "./list-footer.module.css";
import type { RecordList } from "./use-record-list.ts";

type Shown = Pick<RecordList, "state" | "change" | "count" | "records" | "hasMore">;

/** Which rows of how many are shown, how many at a time, and the way to the others. */
export function ListFooter({ list }: { readonly list: Shown }) {
  const { t } = useTranslation("records");
  const language = useLanguage();
  const { state, change, count, records = [], hasMore } = list;
  const from = (state.page - 1) * state.limit + (records.length > 0 ? 1 : 0);
  const until = (state.page - 1) * state.limit + records.length;
  // Until the number of rows is known, the pages seen so far and the next one can be reached.
  const known = state.page + (hasMore ? 1 : 0);
  const total = Math.max(known, Math.ceil((count?.num ?? 0) / state.limit));
  const range = { from: formatCount(from, language), to: formatCount(until, language) };
  return (
    <Group justify="space-between" gap="sm" className={classes.footer ?? ""}>
      <Text size="sm" c="dimmed" role="status">
        {count === undefined
          ? t("rangeOpen", range)
          : t("range", { ...range, num: numberText(countSoFar(count, until, hasMore), language) })}
      </Text>
      <Group gap="md">
        <Group gap="xs" wrap="nowrap">
          <Text size="sm" c="dimmed" aria-hidden>
            {t("pageSize")}
          </Text>
          <NativeSelect
            size="xs"
            aria-label={t("pageSize")}
            data={pageSizes.map(String)}
            value={String(state.limit)}
            onChange={(event) => change({ limit: Number(event.currentTarget.value) })}
          />
        </Group>
        <Pagination
          component="nav"
          aria-label={t("pages")}
          size="sm"
          total={total}
          value={state.page}
          onChange={(page) => change({ page })}
          getItemProps={(page) => ({ "aria-label": t("pageNumber", { number: page }) })}
          getControlProps={(control) => ({
            "aria-label": t(
              ({ first: "firstPage", last: "lastPage", next: "nextPage", previous: "previousPage" } as const)[control],
            ),
          })}
        />
      </Group>
    </Group>
  );
}
