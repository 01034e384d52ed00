import type { Cell } from "@retribusi/contract/define/cell";
import type { Language } from "@retribusi/contract/define/label";
import type { Report, ReportColumn, ReportKind } from "@retribusi/contract/define/report";
import type { Cells, Total, Totals } from "@retribusi/contract/define/total";
import type { CurrentUser } from "../../access/current-user.ts";
import type { Deps } from "../../lib/deps.ts";
import type { Fact } from "../../render/table.ts";
import type { Period } from "./period.ts";

/** Who reads a report. */
export interface ReportReader {
  readonly deps: Deps;
  readonly user: CurrentUser;
  readonly language: Language;
  /** Nobody waits for it any more. */
  readonly signal: AbortSignal;
}

export interface ResultRow {
  readonly cells: Cells;
  /** What texts stand for, by column: what bookings are filtered by. */
  readonly keys: Readonly<Record<string, string | number>>;
}

/** One page of a long report, how many lines there are, and what all of them add up to. */
export interface ResultPage {
  readonly rows: readonly ResultRow[];
  readonly count: number;
  readonly total: Cells;
  /** What the groups of all lines add up to, where a picture is drawn of them. */
  readonly groups: readonly ResultRow[];
}

/** What a report found: details only, in order; subtotals and totals are made of them. */
export interface Result {
  readonly report: Report;
  /** Names of its columns, in order. */
  readonly columns: readonly string[];
  /** The column that its rows are grouped by; equal neighbours get a subtotal. */
  readonly groupedBy?: number | undefined;
  /** What it is about; what is open now has no days. */
  readonly period?: Period | undefined;
  /** Period and filters in words. */
  readonly facts: readonly Fact[];
  readonly rows: Iterable<ResultRow> | AsyncIterable<ResultRow>;
  /** Of a report that is too long for a screen: the page that was asked for. */
  readonly page?:
    | { readonly number: number; readonly length: number; readonly read: () => Promise<ResultPage> }
    | undefined;
  /** The columns that a picture is drawn of. */
  readonly chart?: { readonly category: string; readonly values: readonly string[] } | undefined;
}

const numbers: Partial<Record<ReportKind, "number" | "rupiah" | "decimal" | "percent">> = {
  count: "number",
  rupiah: "rupiah",
  decimal: "decimal",
  percent: "percent",
};

/** A value as a cell of its column's kind. */
export function cellOfKind(kind: ReportKind, value: string | number | null): Cell {
  if (value === null || value === "") return null;
  if (kind === "day") return { is: "day", day: String(value) };
  const is = numbers[kind];
  if (!is) return { is: "text", text: String(value) };
  // Totals add up what is shown.
  return { is, value: is === "decimal" ? Math.round(Number(value) * 100) / 100 : Number(value) };
}

/** The value of a cell as the API sends it. */
export function plainValue(cell: Cell): string | number | null {
  if (cell === null) return null;
  if (cell.is === "text" || cell.is === "phone") return cell.text;
  if (cell.is === "day" || cell.is === "moment") return cell.day;
  return cell.value;
}

export function columnOf({ columns }: Pick<Report, "columns">, name: string): ReportColumn {
  const column = columns[name];
  if (!column) throw new Error(`There is no column ${name}`);
  return column;
}

function totalOf(report: Report, names: readonly string[], name: string): Total | undefined {
  const { total } = columnOf(report, name);
  if (!total || total === "sum") return total && { is: "sum" };
  return { is: total.is, of: names.indexOf(total.of), to: names.indexOf(total.to) };
}

/** How the columns of a result add up. */
export const totalsOf = ({ report, columns, groupedBy }: Pick<Result, "report" | "columns" | "groupedBy">) =>
  ({
    columns: columns.map((name) => ({ total: totalOf(report, columns, name) })),
    groupedBy,
  }) satisfies Totals;

/** The chosen columns, and before a ratio what it is made of. */
export const withBases = <M extends string>(columns: Readonly<Record<M, ReportColumn>>, chosen: readonly M[]): M[] => {
  const isName = (name: string): name is M => Object.hasOwn(columns, name);
  const needed = chosen.flatMap((name): M[] => {
    const { total } = columns[name];
    return total && total !== "sum" ? [...[total.of, total.to].filter(isName), name] : [name];
  });
  return [...new Set(needed)];
};
