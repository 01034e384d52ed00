import { formatDate, formatInstant, formatMonth } from "@retribusi/contract/define/dates";
import { type Language, perLanguage } from "@retribusi/contract/define/label";
import { formatRupiah } from "@retribusi/contract/define/money";
import { formatDecimal, formatNumber } from "@retribusi/contract/define/number";
import type { ReportKind } from "@retribusi/contract/define/report";
import { formatCount } from "../../lib/figures.ts";

export type ReportValue = string | number | null | undefined;

const shortMonths = perLanguage((language) => new Intl.DateTimeFormat(language, { month: "short", timeZone: "UTC" }));

/** “Mar”: a month `YYYY-MM` where there is little room. */
export const formatShortMonth = (month: string, language: Language): string =>
  shortMonths(language).format(new Date(`${month}-01T00:00:00Z`));

/** The same on an axis, January with its year where there are several; a year `YYYY` as it is. */
export function formatMonthTick(month: string, all: readonly string[], language: Language): string {
  if (month.length === 4) return month;
  const name = formatShortMonth(month, language);
  const year = month.slice(0, 4);
  return month.endsWith("-01") && all.some((other) => !other.startsWith(year)) ? `${name} ${year}` : name;
}

/** “March 2026”; a year as it is. */
export const formatLongMonth = (month: string, language: Language): string =>
  month.length === 4 ? month : formatMonth(`${month}-01`, language);

/** When figures were read. */
export const formatMadeAt = (moment: string, language: Language): string =>
  formatInstant(new Date(moment), "Asia/Jakarta", language);

/** Money on an axis: “Rp 1,2 jt”, “Rp 1,2M”. */
export const formatShortRupiah = (rupiah: number, language: Language): string =>
  `Rp\u00a0${formatNumber(rupiah, language, { notation: "compact", maximumFractionDigits: 1 })}`;

function formatFigure(kind: ReportKind, value: number, language: Language): string {
  if (kind === "rupiah") return formatRupiah(value);
  if (kind === "decimal") return formatDecimal(value, language);
  return kind === "percent" ? `${formatCount(value, language)}%` : formatCount(value, language);
}

/** A value of a report as people read it; a dash where there is none. */
export function formatValue(kind: ReportKind, value: ReportValue, language: Language): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "number") return kind === "text" ? String(value) : formatFigure(kind, value, language);
  if (kind === "day" && /^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value, language);
  return value;
}

const texts: ReadonlySet<ReportKind> = new Set(["text", "day"]);

/** Whether a column holds figures, which stand under each other at the right. */
export const isFigure = (kind: ReportKind): boolean => !texts.has(kind);
