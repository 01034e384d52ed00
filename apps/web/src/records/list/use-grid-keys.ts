import { useTranslation } from "react-i18next";
import { isAllowed } from "../record.ts";
import { inlineColumns } from "./inline-cell.ts";
import type { RecordList } from "./use-record-list.ts";

type Key = "move" | "change" | "view" | "edit" | "delete" | "select" | "search" | "add";

/** Keys that do something in this list: a list that is only read offers none that would change it. */
export function gridKeys(list: Pick<RecordList, "entity" | "links" | "columns" | "records">): Key[] {
  const { links, records = [] } = list;
  const can = (verb: string) => records.some((record) => isAllowed(record, verb));
  const keys: readonly (readonly [Key, boolean])[] = [
    ["move", true],
    ["change", can("edit") && inlineColumns(list).size > 0],
    ["view", links.view !== undefined && can("view")],
    ["edit", links.edit !== undefined && can("edit")],
    ["delete", can("delete")],
    ["select", can("delete")],
    ["search", true],
    ["add", links.add !== undefined],
  ];
  return keys.flatMap(([key, does]) => (does ? [key] : []));
}

/** What the keys do, for screen readers. */
export function useGridKeys(list: RecordList): string {
  const { t } = useTranslation("records");
  const named = gridKeys(list).map((key) => t(`keys.${key}`));
  return `${t("keys.title")}: ${named.join(", ")}.`;
}
