import { type ImportLine, type ImportReport, importLimits } from "@retribusi/contract/define/import";
import type { Language } from "@retribusi/contract/define/label";
import type { CsvRow } from "./csv-source.ts";
import type { Column } from "./header.ts";
import type { Problems } from "./row-reader.ts";

/** Cells are shown, not kept: a long text is cut. */
const shownLength = 120;
const cut = (text: string): string => (text.length > shownLength ? `${text.slice(0, shownLength)}…` : text);

/** Collects what happens to each line, of which only the first of each kind are kept. */
export function createReport(columns: readonly Column[], language: Language) {
  const problems: ImportLine[] = [];
  const sample: ImportLine[] = [];
  let rows = 0;
  let refused = 0;
  const headerOf = (field: string) => columns.find((column) => column.field === field)?.header ?? field;
  const lineOf = ({ line, cells }: CsvRow, found: Problems): ImportLine => ({
    line,
    action: Object.keys(found).length > 0 ? "refuse" : "add",
    values: Object.fromEntries(columns.map(({ header }, index) => [header, cut(cells[index] ?? "")])),
    problems: Object.fromEntries(Object.entries(found).map(([field, label]) => [headerOf(field), label[language]])),
  });
  return {
    add(row: CsvRow, found: Problems): void {
      const isFine = Object.keys(found).length === 0;
      rows += 1;
      refused += isFine ? 0 : 1;
      const lines = isFine ? sample : problems;
      if (lines.length < (isFine ? importLimits.sample : importLimits.lines)) lines.push(lineOf(row, found));
    },
    get rows(): number {
      return rows;
    },
    get refused(): number {
      return refused;
    },
    result: (dryrun: boolean): ImportReport => ({
      dryrun,
      columns: [...columns],
      rows,
      added: refused > 0 && !dryrun ? 0 : rows - refused,
      refused,
      problems,
      sample,
    }),
  };
}

export type Report = ReturnType<typeof createReport>;
