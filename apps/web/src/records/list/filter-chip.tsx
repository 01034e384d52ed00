import { Pill } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFilterWords } from "./use-filter-words.ts";
import type { RecordList } from "./use-record-list.ts";

interface Props {
  readonly list: RecordList;
  readonly name: string;
  readonly onRemove: () => void;
}

/** A filter that is on, in words, with a way to take it off. */
export function FilterChip({ list: { entity, state, impossible }, name, onRemove }: Props) {
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
