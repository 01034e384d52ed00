import type { Report, ReportAnswer, ReportKind } from "@retribusi/contract/define/report";
import { readCsv, readPdf, readPrint, readXlsx } from "./exported.ts";

/*
 * Lines of a report as each format writes them, by hand: nothing here is shared with what makes the formats. All of them in English.
 */

export type Value = string | number | null;

/** What a line says, column by column. A subtotal has the name of its group in the column that the report is grouped by. */
export interface Line {
  readonly level: "row" | "subtotal" | "total";
  readonly values: readonly Value[];
}

const months = "January February March April May June July August September October November December".split(" ");
const ordinals: Readonly<Record<string, string>> = {
  1: "st",
  2: "nd",
  3: "rd",
  21: "st",
  22: "nd",
  23: "rd",
  31: "st",
};

/** `2026-11` → “November 2026”, `2026-11-21` → “21st November, 2026”. */
export function dayText(day: string): string {
  const [year = "", month = "", date] = day.split("-");
  const name = months[Number(month) - 1] ?? "";
  return date ? `${Number(date)}${ordinals[Number(date)] ?? "th"} ${name}, ${year}` : `${name} ${year}`;
}

const grouped = (digits: string, by: string): string => digits.replace(/\B(?=(\d{3})+$)/g, by);

/** A text that is no day. */
const isBare = (value: string): boolean => !/^\d{4}-\d\d-\d\d$/.test(value);

/** As people read it. */
function shown(value: Value, kind: ReportKind): string {
  if (value === null) return "";
  if (typeof value === "string") return kind === "day" && !isBare(value) ? dayText(value) : value;
  if (kind === "rupiah") return `Rp\u00a0${grouped(String(value), ".")}`;
  if (kind === "percent") return `${grouped(String(value), ".")}%`;
  const [whole = "", part] = (kind === "decimal" ? value.toFixed(2) : String(value)).split(".");
  return part ? `${grouped(whole, ".")},${part}` : whole;
}

/** What a line is called, in its own place, where people read it. */
function labelled({ level, values }: Line, at: number): readonly Value[] {
  if (level === "row") return values;
  const group = values[at];
  const name = typeof group === "string" ? ` ${isBare(group) ? group : dayText(group)}` : "";
  return values.map((value, index) => (index !== at ? value : level === "total" ? "Total" : `Subtotal${name}`));
}

const codes = { row: "data", subtotal: "subtotal", total: "total" } as const;

function inCsv(value: Value, kind: ReportKind): string {
  if (value === null) return "";
  if (typeof value === "string") return value;
  if (kind === "decimal") return value.toFixed(2).replace(".", ",");
  return kind === "percent" ? `${value}%` : String(value);
}

function inSheet(value: Value, kind: ReportKind): unknown {
  if (kind === "percent" && typeof value === "number") return value / 100;
  return kind === "day" && typeof value === "string" && !isBare(value) ? new Date(`${value}T00:00:00Z`) : value;
}

/** Lines of the screen. */
export const onScreen = ({ columns, rows }: Pick<ReportAnswer, "columns" | "rows">): Line[] =>
  rows.map(({ level, values }) => ({ level, values: columns.map((name) => values[name] ?? null) }));

/** What a file says and what it should say, in the words of its format. */
export interface Compared {
  readonly shown: readonly unknown[];
  readonly wanted: readonly unknown[];
}

/** Compares files of one report with its lines, titles left out. `groupedBy` is the column that subtotals are named in. */
export class ReportLines {
  readonly #kinds: readonly ReportKind[];
  readonly #lines: readonly Line[];
  readonly #groupedBy: number;

  constructor({ columns }: Report, names: readonly string[], lines: readonly Line[], groupedBy = 0) {
    this.#kinds = names.map((name) => columns[name]?.kind ?? "text");
    this.#lines = lines;
    this.#groupedBy = groupedBy;
  }

  #written(of: (value: Value, kind: ReportKind) => unknown, isLabelled: boolean): unknown[][] {
    return this.#lines.map((line) => {
      const values = isLabelled ? labelled(line, this.#groupedBy) : line.values;
      return values.map((value, at) => of(value, this.#kinds[at] ?? "text"));
    });
  }

  csv(file: Buffer): Compared {
    const lines = this.#written(inCsv, false);
    return {
      shown: readCsv(file).slice(1),
      wanted: lines.map((line, at) => [codes[this.#lines[at]?.level ?? "row"], ...line]),
    };
  }

  async xlsx(file: Buffer): Promise<Compared> {
    const { rows } = await readXlsx(file);
    return { shown: rows.slice(1), wanted: this.#written(inSheet, true) };
  }

  print(file: Buffer): Compared {
    return { shown: readPrint(file).slice(1), wanted: this.#written(shown, true) };
  }

  /** Lines that the paper lacks: it breaks them where it wants, and repeats titles on each page. */
  async missingOnPaper(file: Buffer): Promise<string[]> {
    const text = await readPdf(file);
    let at = 0;
    return this.#written(shown, true).flatMap((cells) => {
      const line = cells.join("").replace(/\s+/g, "");
      const found = text.indexOf(line, at);
      if (found < 0) return [line];
      at = found + line.length;
      return [];
    });
  }
}
