import { useLocalStorage, useMediaQuery } from "@mantine/hooks";
import { useCurrentUser } from "../../lib/current-user.ts";
import { columnsOf, getEntityPage, heldPages } from "../record-pages.ts";
import { useCurrentKey } from "../use-record-cache.ts";
import { useListState } from "./use-list-state.ts";
import { useRecordsQuery } from "./use-records-query.ts";

/** Which columns of a page are shown and how wide, remembered on the device. At least one stays. */
function useColumnChoice(page: string, all: readonly string[]) {
  const [hidden, setHidden] = useLocalStorage<readonly string[]>({
    key: `retribusi.columns.${page}`,
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  const [widths, setWidths] = useLocalStorage<Readonly<Record<string, number>>>({
    key: `retribusi.widths.${page}`,
    defaultValue: {},
    getInitialValueInEffect: false,
  });
  const shown = all.filter((name) => !hidden.includes(name));
  return {
    all,
    shown: shown.length > 0 ? shown : all,
    /** Column → pixels, for those that somebody made wider or narrower. */
    widths,
    isUsual: hidden.length === 0 && Object.keys(widths).length === 0,
    toggle(name: string): void {
      const next = hidden.includes(name) ? hidden.filter((other) => other !== name) : [...hidden, name];
      if (all.some((column) => !next.includes(column))) setHidden(next);
    },
    resize: (name: string, width: number) => setWidths((before) => ({ ...before, [name]: Math.round(width) })),
    reset(): void {
      setHidden([]);
      setWidths({});
    },
  };
}

/** A list page of any entity without its markup. */
export function useRecordList(name: string) {
  const isNarrow = useMediaQuery("(max-width: 48em)", false, { getInitialValueInEffect: false });
  const page = getEntityPage(name);
  const { entity } = page;
  const { state, change, unknownFilter, impossible } = useListState(page);
  return {
    ...useRecordsQuery(entity, state, isNarrow, !unknownFilter && !impossible),
    /** Too narrow for a grid: cards, one page after the other. */
    isFeed: isNarrow,
    page,
    entity,
    state,
    change,
    unknownFilter,
    impossible,
    isNarrowed: state.search !== "" || Object.keys(state.filters).length > 0,
    columns: useColumnChoice(name, columnsOf(page)),
    links: heldPages(useCurrentUser().pages, page),
    currentKey: useCurrentKey(entity),
  };
}

export type RecordList = ReturnType<typeof useRecordList>;
