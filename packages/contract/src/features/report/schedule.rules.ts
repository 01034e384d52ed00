import { addDays, addMonths, type LocalDate, localDate, toInstant, weekdayOf, type Zone } from "../../define/dates.ts";
import type { Report } from "../../define/report.ts";

/** The days a report is of, seen from the day on which it is sent. */
export const ranges = ["kemarin", "minggu_lalu", "bulan_lalu", "bulan_ini", "tahun_ini"] as const;
export type Range = (typeof ranges)[number];

export const frequencies = ["harian", "mingguan", "bulanan"] as const;
export type Frequency = (typeof frequencies)[number];

/** Every month has this day. */
export const lastMonthDay = 28;

/** How often and when. */
export interface Rhythm {
  readonly kekerapan: Frequency;
  /** Weekday from 1, Monday, to 7; day of the month from 1 to 28; null for every day. */
  readonly hari: number | null;
  /** Hour on the recipient's clocks, 0 to 23. */
  readonly jam: number;
}

/** Days of a period, both included, as reports are asked for them. */
export interface RangeDays {
  readonly dari: LocalDate;
  readonly sampai: LocalDate;
}

const monthOf = (date: LocalDate): RangeDays => {
  const dari = `${date.slice(0, 7)}-01`;
  return { dari, sampai: addDays(addMonths(dari, 1), -1) };
};

/** The days that a range means on a day. */
export function rangeDays(range: Range, today: LocalDate): RangeDays {
  switch (range) {
    case "kemarin":
      return { dari: addDays(today, -1), sampai: addDays(today, -1) };
    case "minggu_lalu": {
      const monday = addDays(today, 1 - weekdayOf(today));
      return { dari: addDays(monday, -7), sampai: addDays(monday, -1) };
    }
    case "bulan_lalu":
      return monthOf(addDays(monthOf(today).dari, -1));
    case "bulan_ini":
      return monthOf(today);
    case "tahun_ini":
      return { dari: `${today.slice(0, 4)}-01-01`, sampai: `${today.slice(0, 4)}-12-31` };
  }
}

function isDay({ kekerapan, hari }: Rhythm, date: LocalDate): boolean {
  switch (kekerapan) {
    case "harian":
      return true;
    case "mingguan":
      return weekdayOf(date) === hari;
    case "bulanan":
      return Number(date.slice(8)) === hari;
  }
}

const most = 40;

/** The first run that is right, day by day from the one that is given; every rhythm comes within 40 days. */
function findRun(rhythm: Rhythm, zone: Zone, from: LocalDate, step: 1 | -1, isRight: (run: Date) => boolean): Date {
  const time = `${String(rhythm.jam).padStart(2, "0")}:00`;
  for (let days = 0; days <= most; days += 1) {
    const date = addDays(from, days * step);
    const run = toInstant(date, time, zone);
    if (isDay(rhythm, date) && isRight(run)) return run;
  }
  throw new RangeError(`A rhythm without runs: ${JSON.stringify(rhythm)}`);
}

/** The first run after a moment. */
export const nextRun = (rhythm: Rhythm, zone: Zone, after: Date): Date =>
  findRun(rhythm, zone, localDate(after, zone), 1, (run) => run > after);

/** The latest run until a moment: of several that were missed the only one that is caught up. */
export const latestRun = (rhythm: Rhythm, zone: Zone, now: Date): Date =>
  findRun(rhythm, zone, localDate(now, zone), -1, (run) => run <= now);

/** What a schedule never keeps of a question: its days come anew with every run, and a file has all pages. */
export const periodNames = ["dari", "sampai", "tahun", "halaman"] as const;

/** What a report is asked about: days, a year, or what is open now. */
export function timeOf({ query }: Report): "days" | "year" | "now" {
  if ("tahun" in query.shape) return "year";
  return "dari" in query.shape ? "days" : "now";
}

/** The period as the report is asked for it: a report by year gets the year in which the days end. */
export function askedDays(report: Report, { dari, sampai }: RangeDays): Readonly<Record<string, string>> {
  const asked = { days: { dari, sampai }, year: { tahun: sampai.slice(0, 4) }, now: {} };
  return asked[timeOf(report)];
}

/** Whether a day fits how often it is. */
export const fitsFrequency = ({ kekerapan, hari }: Omit<Rhythm, "jam">): boolean =>
  kekerapan === "harian" ? hari === null : hari !== null && hari <= (kekerapan === "mingguan" ? 7 : lastMonthDay);
