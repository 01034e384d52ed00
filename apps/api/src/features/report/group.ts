import type { Cell } from "@retribusi/contract/define/cell";
import { formatMonth } from "@retribusi/contract/define/dates";
import type { Language } from "@retribusi/contract/define/label";
import { type DimensionName, dimensionOf } from "@retribusi/contract/features/report/report.dimensions";

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
  const text = name || String(key) || nothing[language];
  return { cell: { is: "text", text }, order: text };
}

const collator = new Intl.Collator("id", { numeric: true });

const compare = (one: string | number, other: string | number): number =>
  typeof one === "number" && typeof other === "number" ? one - other : collator.compare(String(one), String(other));

/** Sorts by the first name, then the second; of two with one name by their keys, so that they stay apart. */
export const inOrder = <
  R extends { readonly names: readonly GroupName[]; readonly keys: readonly (string | number)[] },
>(
  rows: readonly R[],
): R[] =>
  rows.toSorted((one, other) => {
    for (const [at, { order }] of one.names.entries()) {
      const difference = compare(order, other.names[at]?.order ?? 0) || compare(one.keys[at] ?? 0, other.keys[at] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  });
