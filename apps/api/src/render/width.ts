import { textOf } from "@retribusi/contract/define/cell";
import type { Row, Table } from "./table.ts";

const bounds = { least: 6, most: 42 };

/** Characters of the sum of a column, which is longer than its values. */
const sum = 16;

const longestWord = (text: string): number => Math.max(...text.split(/\s+/).map((word) => word.length));

/** Characters that each column needs to show most of its values in one line, judged by its title and these rows. */
export function widthsOf({ columns, language }: Pick<Table, "columns" | "language">, rows: readonly Row[]): number[] {
  return columns.map(({ title, total }, at) => {
    const lengths = rows.map((row) => textOf(row[at] ?? null, language).length).sort((a, b) => a - b);
    const usual = lengths[Math.floor(lengths.length * 0.9)] ?? 0;
    const least = total && (total.is === "sum" || total.is === "average") ? sum : bounds.least;
    return Math.min(bounds.most, Math.max(least, usual, longestWord(title)));
  });
}
