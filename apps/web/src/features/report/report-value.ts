import { formatDate, formatInstant } from "@retribusi/contract/define/dates";
import type { Language } from "@retribusi/contract/define/label";
import { formatDecimal, formatRupiah } from "@retribusi/contract/define/money";
import type { ReportKind } from "@retribusi/contract/define/report";
import { formatCount } from "../../lib/figures.ts";

export type ReportValue = string | number | null | undefined;

const month = (language: Language, style: "long" | "short") =>
  new Intl.DateTimeFormat(language, {
    month: style,
    ...(style === "long" ? { year: "numeric" } : {}),
    timeZone: "UTC",
  });

/** “March 2026”, or “Mar” on an axis. */
export const formatMonth = (time: string, language: Language, style: "long" | "short" = "long"): string =>
  month(language, style).format(new Date(`${time.slice(0, 7)}-01T00:00:00Z`));

/** Money on an axis: “Rp 1,2 jt”, “Rp 1.2M”. */
export const formatShortRupiah = (rupiah: number, language: Language): string =>
  `Rp\u00a0${new Intl.NumberFormat(language, { notation: "compact", maximumFractionDigits: 1 }).format(rupiah)}`;

const isTime = (value: string, length: number): boolean => value.length >= length && /^\d{4}-\d{2}/.test(value);

function formatNumber(kind: ReportKind, value: number, language: Language): string {
  if (kind === "rupiah") return formatRupiah(value);
  if (kind === "decimal") return formatDecimal(value, language);
  return kind === "percent" ? `${formatCount(value, language)}%` : formatCount(value, language);
}

/** A value of a report as people read it; a dash where there is none. */
export function formatValue(kind: ReportKind, value: ReportValue, language: Language): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "number") return kind === "text" ? String(value) : formatNumber(kind, value, language);
  if (kind === "day" && isTime(value, 10)) return formatDate(value, language);
  if (kind === "month" && isTime(value, 7)) return formatMonth(value, language);
  if (kind === "moment" && isTime(value, 16)) return formatInstant(new Date(value), "Asia/Jakarta", language);
  return value;
}

const texts: ReadonlySet<ReportKind> = new Set(["text", "day", "month", "moment"]);

/** Whether a column holds figures, which stand under each other at the right. */
export const isFigure = (kind: ReportKind): boolean => !texts.has(kind);
