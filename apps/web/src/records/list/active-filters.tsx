import { Button, Group, Pill } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFilterWords } from "./use-filter-words.ts";
import type { RecordList } from "./use-record-list.ts";

interface Props {
  readonly list: RecordList;
  readonly name: string;
  readonly onRemove: () => void;
}

/** A filter that is on, in words, with a way to take it off. */
function FilterChip({ list: { entity, state, impossible }, name, onRemove }: Props) {
  const { t } = useTranslation("records");
  const filter = useFilterWords(entity, name, state.filters[name] ?? "", impossible?.name !== name);
  return (
    <Pill
      size="md"
      withRemoveButton
      onRemove={onRemove}
      removeButtonProps={{ "aria-label": t("removeFilter", { name: filter.name }), "aria-hidden": false, tabIndex: 0 }}
    >
      {filter.name}: {filter.words}
    </Pill>
  );
}

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
