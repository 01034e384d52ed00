import type { Cell } from "@retribusi/contract/define/cell";
import { formatMonth } from "@retribusi/contract/define/dates";
import type { Language } from "@retribusi/contract/define/label";
import type { Cells } from "@retribusi/contract/define/total";
import { bankLabel } from "@retribusi/contract/features/report/report.banks";
import { type DimensionName, dimensionOf } from "@retribusi/contract/features/report/report.dimensions";
import type { ResultRow } from "./result.ts";

/** What a row of a grouped report is called, and its place among the others. */
export interface GroupName {
  readonly cell: Cell;
  readonly order: string | number;
}

const nothing = { en: "None", id: "Tidak ada" } as const;

const hourOf = (hour: number): string => `${String(hour).padStart(2, "0")}:00`;

/** The key of a dimension as people read it: time in its order, codes in theirs, everything with a name by that. */
export function groupName(
  dimension: DimensionName,
  key: string | number,
  name: string | null,
  language: Language,
): GroupName {
  const { time, options } = dimensionOf(dimension);
  if (time === "day") return { cell: { is: "day", day: String(key) }, order: String(key) };
  if (time === "month") return { cell: { is: "text", text: formatMonth(`${key}-01`, language) }, order: String(key) };
  if (time === "hour") return { cell: { is: "text", text: hourOf(Number(key)) }, order: Number(key) };
  const at = options?.findIndex(({ value }) => String(value) === String(key)) ?? -1;
  const option = options?.[at];
  if (option) return { cell: { is: "text", text: option.label[language] }, order: at };
  if (time) return { cell: { is: "text", text: String(key) }, order: Number(key) };
  const code = dimension === "bankid" ? bankLabel(String(key)) : String(key);
  const text = name || code || nothing[language];
  return { cell: { is: "text", text }, order: text };
}

const collator = new Intl.Collator("id", { numeric: true });

const compare = (one: string | number, other: string | number): number =>
  typeof one === "number" && typeof other === "number" ? one - other : collator.compare(String(one), String(other));

/** A group of a report: what it is, by dimension, and its figures. */
export interface Group {
  readonly keys: readonly (string | number)[];
  readonly names: readonly GroupName[];
  readonly figures: Cells;
}

/** A name as it is told from its neighbours: those of the same group before it. */
const placeOfName = ({ keys, names }: Group, at: number): string =>
  JSON.stringify([...keys.slice(0, at), names[at]?.cell ?? null]);

/** The names that several keys share, by the place of their dimension. */
function sharedNames(rows: readonly Group[], at: number): ReadonlySet<string> {
  const keys = new Map<string, string | number>();
  const shared = new Set<string>();
  for (const row of rows) {
    const key = row.keys[at] ?? "";
    const text = placeOfName(row, at);
    if ((keys.get(text) ?? key) !== key) shared.add(text);
    keys.set(text, key);
  }
  return shared;
}

function byName(one: Group, other: Group): number {
  for (const [at, { order }] of one.names.entries()) {
    const difference = compare(order, other.names[at]?.order ?? 0) || compare(one.keys[at] ?? 0, other.keys[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Adds its number to a name that another one has, too: two agencies of one name are two groups, with subtotals of their own. */
function distinct(groups: readonly Group[]): readonly Group[] {
  const shared = (groups[0]?.names ?? []).map((_, at) => sharedNames(groups, at));
  if (shared.every(({ size }) => size === 0)) return groups;
  return groups.map((group) => ({
    ...group,
    names: group.names.map((name, at): GroupName => {
      const isShared = shared[at]?.has(placeOfName(group, at)) && name.cell?.is === "text";
      return isShared ? { ...name, cell: { is: "text", text: `${name.order} (no. ${group.keys[at]})` } } : name;
    }),
  }));
}

/** Groups as rows of a report: by the first name, then the second; of two with one name by their keys. */
export const groupRows = (dimensions: readonly DimensionName[], groups: readonly Group[]): ResultRow[] =>
  distinct(groups)
    .toSorted(byName)
    .map(({ keys, names, figures }) => ({
      cells: [...names.map(({ cell }) => cell), ...figures],
      keys: Object.fromEntries(dimensions.map((name, at) => [name, keys[at] ?? ""])),
    }));
