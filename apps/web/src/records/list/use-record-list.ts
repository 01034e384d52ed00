import { useLocalStorage, useMediaQuery } from "@mantine/hooks";
import { type AnyEntity, fieldOf } from "@retribusi/contract/define/entity";
import { placedColumns } from "@retribusi/contract/define/listed";
import { useCurrentUser } from "../../lib/current-user.ts";
import { columnsOf, getEntityPage, heldPages } from "../record-pages.ts";
import { useCurrentKey } from "../use-record-cache.ts";
import { useListState } from "./use-list-state.ts";
import { useRecordsQuery } from "./use-records-query.ts";

/** Which columns of a page are shown and how wide, remembered on the device. At least one stays. */
function useColumnChoice(page: string, entity: AnyEntity, columns: readonly string[]) {
  const { spare = [] } = entity;
  const all = placedColumns(entity, columns);
  // What is otherwise than usual: hidden, or a spare one that is shown.
  const [changed, setChanged] = useLocalStorage<readonly string[]>({
    key: `retribusi.columns.${page}`,
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  const [widths, setWidths] = useLocalStorage<Readonly<Record<string, number>>>({
    key: `retribusi.widths.${page}`,
    defaultValue: {},
    getInitialValueInEffect: false,
  });
  const usual = all.filter((name) => !spare.includes(name));
  const shownWith = (others: readonly string[]) => all.filter((name) => others.includes(name) === spare.includes(name));
  const shown = shownWith(changed);
  const told = (name: string) => fieldOf(entity, name).listed?.tells ?? [];
  const hidden = usual.filter((name) => changed.includes(name)).flatMap((name) => [name, ...told(name)]);
  return {
    all,
    /** Those that are shown to whoever chose nothing. */
    usual,
    shown: shown.length > 0 ? shown : usual,
    /** Those of a file: also what one cell tells beside its own value, and what there was no room for. */
    inFiles: columns.filter((name) => !hidden.includes(name)),
    /** Column → pixels, for those that somebody made wider or narrower. */
    widths,
    isUsual: changed.length === 0 && Object.keys(widths).length === 0,
    toggle(name: string): void {
      const next = changed.includes(name) ? changed.filter((other) => other !== name) : [...changed, name];
      if (shownWith(next).length > 0) setChanged(next);
    },
    resize: (name: string, width: number) => setWidths((before) => ({ ...before, [name]: Math.round(width) })),
    reset(): void {
      setChanged([]);
      setWidths({});
    },
  };
}

export const densities = ["comfortable", "compact"] as const;
export type Density = (typeof densities)[number];

/** How tall the rows of every list are, remembered on the device. */
function useDensity() {
  const [density, setDensity] = useLocalStorage<Density>({
    key: "retribusi.density",
    defaultValue: "comfortable",
    getInitialValueInEffect: false,
  });
  return { density, setDensity };
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
    ...useDensity(),
    columns: useColumnChoice(name, entity, columnsOf(page)),
    links: heldPages(useCurrentUser().pages, page),
    currentKey: useCurrentKey(entity),
  };
}

export type RecordList = ReturnType<typeof useRecordList>;
