import { addMonths, type LocalDate } from "@retribusi/contract/define/dates";
import type { ReportAnswer } from "@retribusi/contract/define/report";
import type { Period } from "../period.ts";

/** The rupiah of one month, of the same month a year earlier, and of an even share of the year's target. */
export interface MonthFigures {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly now: number;
  readonly before: number | null;
  readonly target: number | null;
}

const byMonth = (answer: ReportAnswer | undefined, column: string): ReadonlyMap<string, number> =>
  new Map(
    (answer?.rows ?? []).flatMap(({ level, keys, values }) => {
      const value = values[column];
      return level === "row" && keys["bulan"] !== undefined && typeof value === "number"
        ? [[String(keys["bulan"]), value] as const]
        : [];
    }),
  );

/** Months of a period, from the first to the last. More than so many can't be told apart in a picture. */
const most = 36;

function monthsOf({ dari, sampai }: Period): string[] {
  const months: string[] = [];
  let day: LocalDate = `${dari.slice(0, 7)}-01`;
  while (day <= sampai && months.length < most) {
    months.push(day.slice(0, 7));
    day = addMonths(day, 1);
  }
  return months;
}

interface Source {
  readonly period: Period;
  readonly column: string;
  readonly now: ReportAnswer;
  readonly before: ReportAnswer | undefined;
  /** Target of the whole year. */
  readonly target: number | null;
}

/** Every month of the period, also those in which nothing came. */
export function monthSeries({ period, column, now, before, target }: Source): MonthFigures[] {
  const [present, past] = [byMonth(now, column), byMonth(before, column)];
  return monthsOf(period).map((month) => ({
    month,
    now: present.get(month) ?? 0,
    before: past.size > 0 ? (past.get(addMonths(`${month}-01`, -12).slice(0, 7)) ?? 0) : null,
    target: target === null ? null : Math.round(target / 12),
  }));
}
