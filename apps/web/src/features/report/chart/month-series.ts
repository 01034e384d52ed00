import { addMonths, type LocalDate } from "@retribusi/contract/define/dates";
import type { ReportAnswer } from "@retribusi/contract/define/report";
import type { Period } from "../period.ts";

/** The rupiah of one month (of a year where the period is long), of the same days a year earlier, and of an even share of the year's target. */
export interface MonthFigures {
  /** `YYYY-MM`, or the year `YYYY`. */
  readonly month: string;
  readonly now: number;
  /** Nothing where no day of the month has come, or nothing is compared. */
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

const byTime = ({ rows }: ReportAnswer, unit: TimeUnit, column: string): ReadonlyMap<string, number> =>
  new Map(
    rows.flatMap(({ level, keys, values }) => {
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
  /** What was received, and by month the same of the year before. */
  readonly answer: ReportAnswer;
  /** Target of the whole year. */
  readonly target: number | null;
  readonly today: LocalDate;
}

/** Every month of the period (every year of a long one), also those in which nothing came. */
export function monthSeries({ period, answer, target, today }: Source): MonthFigures[] {
  const unit = unitOf(period);
  const [present, past] = [byTime(answer, unit, "dibayar"), byTime(answer, unit, "tahunlalu")];
  const isCompared = [...past.values()].some((value) => value > 0);
  return timesOf(period, unit).map((month) => ({
    month,
    now: present.get(month) ?? 0,
    before: isCompared ? (past.get(month) ?? (month <= today.slice(0, 7) ? 0 : null)) : null,
    target: target === null ? null : Math.round(target / 12),
  }));
}

/** What all months brought, and what the same days of the year before did; nothing for these where none is compared. */
export function sumsOf(figures: readonly MonthFigures[]) {
  const past = figures.flatMap(({ before }) => (before === null ? [] : [before]));
  const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
  return { now: sum(figures.map(({ now }) => now)), before: past.length > 0 ? sum(past) : null };
}
