import { Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FilterChip } from "./filter-chip.tsx";
import type { RecordList } from "./use-record-list.ts";

/** The filters that are on, each with a way to take it off. */
export function ActiveFilters({ list }: { readonly list: RecordList }) {
  const { t } = useTranslation("records");
  const { state, change } = list;
  const active = Object.keys(state.filters);
  if (active.length === 0) return null;
  const without = (name: string) =>
    Object.fromEntries(Object.entries(state.filters).filter(([other]) => other !== name));
  return (
    <Group gap="xs">
      {active.map((name) => (
        <FilterChip key={name} list={list} name={name} onRemove={() => change({ filters: without(name) })} />
      ))}
      {active.length > 1 ? (
        <Button variant="subtle" size="compact-sm" onClick={() => change({ filters: {} })}>
          {t("clearFilters")}
        </Button>
      ) : null}
    </Group>
  );
}
