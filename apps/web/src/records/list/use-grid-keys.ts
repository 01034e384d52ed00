import { useTranslation } from "react-i18next";
import { useCaps } from "../../components/use-caps.ts";
import { type DeclaredKey, useKeys } from "../../components/use-keys.ts";
import { isAllowed } from "../record.ts";
import { inlineColumns } from "./inline-cell.ts";
import type { RecordList } from "./use-record-list.ts";

/** What the keys do on a row or in its cell; the grid hears them itself. */
const keyOf = {
  move: "ArrowUp ArrowDown ArrowLeft ArrowRight",
  change: "Enter F2",
  view: "V",
  edit: "E",
  delete: "Delete",
  select: "Space",
} as const;

type Does = keyof typeof keyOf;
type KeyedList = Pick<RecordList, "entity" | "links" | "columns" | "records">;

/** Keys that do something in this list: a list that is only read offers none that would change it. */
export function gridKeys(list: KeyedList): Does[] {
  const { links, records = [] } = list;
  const can = (verb: string) => records.some((record) => isAllowed(record, verb));
  const keys: readonly (readonly [Does, boolean])[] = [
    ["move", true],
    ["change", can("edit") && inlineColumns(list).size > 0],
    ["view", links.view !== undefined && can("view")],
    ["edit", links.edit !== undefined && can("edit")],
    ["delete", can("delete")],
    ["select", can("delete")],
  ];
  return keys.flatMap(([key, does]) => (does ? [key] : []));
}

/** Declares the keys of the grid's rows; their words once more, for screen readers that enter the grid. */
export function useGridKeys(list: KeyedList): string {
  const { t } = useTranslation("records");
  const title = useTranslation("keys").t("title");
  const capsOf = useCaps();
  const keys = gridKeys(list).map((does): DeclaredKey => ({ key: keyOf[does], words: t(`keys.${does}`) }));
  useKeys(keys);
  const said = keys.map(({ key, words }) => `${capsOf(key).join(", ")}: ${words}`);
  return `${title}. ${said.join("; ")}.`;
}
