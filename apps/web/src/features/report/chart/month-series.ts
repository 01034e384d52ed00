import { addMonths, type LocalDate } from "@retribusi/contract/define/dates";
import type { ReportAnswer } from "@retribusi/contract/define/report";
import type { Period } from "../period.ts";

/** The rupiah of one month (of a year where the period is long), of the same month a year earlier, and of an even share of the year's target. */
export interface MonthFigures {
  /** `YYYY-MM`, or the year `YYYY`. */
  readonly month: string;
  readonly now: number;
  readonly before: number | null;
  readonly target: number | null;
}

/** What a period is drawn by. */
export type TimeUnit = "bulan" | "tahun";

/** More months than these can't be told apart in a picture. */
const mostMonths = 24;

const monthNumber = (day: LocalDate): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/** A long period is drawn by the year. */
export const unitOf = ({ dari, sampai }: Period): TimeUnit =>
  monthNumber(sampai) - monthNumber(dari) < mostMonths ? "bulan" : "tahun";

const byTime = (answer: ReportAnswer | undefined, unit: TimeUnit, column: string): ReadonlyMap<string, number> =>
  new Map(
    (answer?.rows ?? []).flatMap(({ level, keys, values }) => {
      const value = values[column];
      return level === "row" && keys[unit] !== undefined && typeof value === "number"
        ? [[String(keys[unit]), value] as const]
        : [];
    }),
  );

/** Months or years of a period, from the first to the last. */
function timesOf({ dari, sampai }: Period, unit: TimeUnit): string[] {
  const length = unit === "bulan" ? 7 : 4;
  const times: string[] = [];
  let day: LocalDate = `${dari.slice(0, 7)}-01`;
  while (day.slice(0, length) <= sampai.slice(0, length)) {
    times.push(day.slice(0, length));
    day = addMonths(day, unit === "bulan" ? 1 : 12);
  }
  return times;
}

/** The months that an axis names: of a long row some in the same distance, January always among them. */
export function namedMonths(months: readonly string[]): ReadonlySet<string> {
  const distance = months.length > 18 ? 6 : months.length > 12 ? 3 : 1;
  return new Set(months.filter((month) => month.length === 4 || (Number(month.slice(5)) - 1) % distance === 0));
}

interface Source {
  readonly period: Period;
  readonly column: string;
  readonly now: ReportAnswer;
  readonly before: ReportAnswer | undefined;
  /** Target of the whole year. */
  readonly target: number | null;
}

/** Every month of the period (every year of a long one), also those in which nothing came. */
export function monthSeries({ period, column, now, before, target }: Source): MonthFigures[] {
  const unit = unitOf(period);
  const [present, past] = [byTime(now, unit, column), byTime(before, unit, column)];
  return timesOf(period, unit).map((month) => ({
    month,
    now: present.get(month) ?? 0,
    before: past.size > 0 ? (past.get(addMonths(`${month}-01`, -12).slice(0, 7)) ?? 0) : null,
    target: target === null ? null : Math.round(target / 12),
  }));
}
