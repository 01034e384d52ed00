import {
  addDays,
  daysBetween,
  type LocalDate,
  lastOfMonth,
  localDate,
  zoneOf,
  zones,
} from "@retribusi/contract/define/dates";
import { AppError } from "../../lib/app-error.ts";

/** Days from `from` to `until`, both included. */
export interface Period {
  readonly from: LocalDate;
  readonly until: LocalDate;
}

/** Longer ones are asked for year by year. */
const mostDays = 10 * 366;

const backwards = {
  en: "The period ends before it begins. Choose a last day that is not before the first.",
  id: "Periode berakhir sebelum dimulai. Pilih hari terakhir yang tidak mendahului hari pertama.",
};
const tooLong = {
  en: "A report covers at most ten years. Choose a shorter period.",
  id: "Satu laporan mencakup paling lama sepuluh tahun. Pilih periode yang lebih pendek.",
};

/** The days that it is somewhere in the country. */
export function todayOf(now: Date): Period {
  const days = Object.keys(zones).map((name) => localDate(now, zoneOf(name)));
  days.sort();
  return { from: days[0] ?? "", until: days.at(-1) ?? "" };
}

/** What was asked for, or the calendar year of the day that is given, or of today. Throws VALIDATION. */
export function readPeriod(
  { dari, sampai }: { readonly dari?: string | undefined; readonly sampai?: string | undefined },
  now: Date,
): Period {
  const year = (dari ?? sampai ?? todayOf(now).from).slice(0, 4);
  const period = { from: dari ?? `${year}-01-01`, until: sampai ?? `${year}-12-31` };
  if (period.until < period.from) throw new AppError("VALIDATION", { fields: { sampai: backwards } });
  if (daysBetween(period.from, period.until) >= mostDays)
    throw new AppError("VALIDATION", { fields: { sampai: tooLong } });
  return period;
}

/** The days that both have, if any. Days sort as text. */
export function overlapOf(one: Period, other: Period): Period | null {
  const [, from = one.from] = [one.from, other.from].toSorted();
  const [until = one.until] = [one.until, other.until].toSorted();
  return from <= until ? { from, until } : null;
}

/** The days of one that the other hasn't: before it, and after it. */
export function daysBeside(one: Period, other: Period): Period[] {
  const overlap = overlapOf(one, other);
  if (!overlap) return [one];
  const { from, until } = overlap;
  return [
    ...(one.from < from ? [{ from: one.from, until: addDays(from, -1) }] : []),
    ...(until < one.until ? [{ from: addDays(until, 1), until: one.until }] : []),
  ];
}

/** The months that lie wholly within the ranges, and the days that remain of these. */
export function wholeMonths(ranges: readonly Period[]): { readonly months: Period[]; readonly days: Period[] } {
  const months = ranges.flatMap(({ from, until }) => {
    const last = lastOfMonth(until) === until ? until : addDays(`${until.slice(0, 7)}-01`, -1);
    if (from.endsWith("-01")) return from <= last ? [{ from, until: last }] : [];
    return lastOfMonth(from) < last ? [{ from: addDays(lastOfMonth(from), 1), until: last }] : [];
  });
  const days = ranges.flatMap((range) => {
    const whole = months.find((month) => overlapOf(range, month));
    return whole ? daysBeside(range, whole) : [range];
  });
  return { months, days };
}
