import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";
import type { Label } from "./label.ts";
import type { Ratio } from "./total.ts";

/** What a column holds: amounts are whole rupiah, decimals have two places, percent are whole, a day is `YYYY-MM-DD`. */
export type ReportKind = "text" | "count" | "rupiah" | "decimal" | "percent" | "day";

/** How a column adds up: its sum, or a ratio of the sums of two other columns, which stand in every answer that it stands in. */
export type ColumnTotal = "sum" | { readonly is: Ratio; readonly of: string; readonly to: string };

/** One column of a report, or one figure of it: what it is called and what it means. */
export interface ReportColumn {
  readonly label: Label;
  readonly kind: ReportKind;
  /** What the figure means: what is counted, from where. */
  readonly about: Label;
  readonly total?: ColumnTotal;
}

export type ReportColumns = Readonly<Record<string, ReportColumn>>;

/** A report: what may be asked, and every column that its answer can have. Screen and files are made from it. */
export interface Report<
  N extends string = string,
  Q extends z.ZodObject = z.ZodObject,
  C extends ReportColumns = ReportColumns,
> {
  readonly name: N;
  readonly title: Label;
  /** What it answers, in one sentence. */
  readonly about: Label;
  /** Pages whose holders may read it. */
  readonly pages: readonly string[];
  readonly query: Q;
  readonly columns: C;
  /** The column that a line comes to: it stays in view however wide the rest is. */
  readonly main: string;
}

export const defineReport = <const N extends string, Q extends z.ZodObject, const C extends ReportColumns>(
  report: Report<N, Q, C> & { readonly main: keyof C },
): Report<N, Q, C> => report;

const value = z.union([z.string(), z.number(), z.null()]);

export const reportRow = z.object({
  level: z.enum(["row", "subtotal", "total"]),
  /** By column: a number, a day, or a text in the reader's language. */
  values: z.record(z.string(), value),
  /** What a text stands for, by column: a key or code that bookings are filtered by. */
  keys: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type ReportRow = z.output<typeof reportRow>;

/** The answer of every report: rows with their subtotals and the total, and what they were chosen by. */
export const reportAnswer = z.object({
  /** Names of the columns, in order. */
  columns: z.array(z.string()),
  rows: z.array(reportRow),
  /** Detail rows in all; more than were sent where `hasMore`. */
  count: z.int(),
  hasMore: z.boolean(),
  /** Period and filters in words. */
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  /** When the figures were read. */
  madeat: z.iso.datetime(),
  /** Days that changed and whose figures are being calculated anew. */
  pending: z.int(),
});
export type ReportAnswer = z.output<typeof reportAnswer>;

/** The call that answers a report. */
export const reportEndpoint = <Q extends z.ZodObject>(report: Report<string, Q>) =>
  defineEndpoint({
    method: "get",
    path: `report/${report.name}`,
    summary: report.title.en,
    access: { pages: report.pages },
    query: report.query,
    answer: reportAnswer,
  });
