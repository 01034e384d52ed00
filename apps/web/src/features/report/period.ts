import { addDays, addMonths, type LocalDate, localDate } from "@retribusi/contract/define/dates";
import { writeDays } from "@retribusi/contract/define/filter";
import { z } from "zod";
import { serverNow } from "../../lib/server-clock.ts";
import type { Asked } from "./report-address.ts";

/** First and last day, both included. */
export interface Period {
  readonly dari: LocalDate;
  readonly sampai: LocalDate;
}

/** Today where most of the country lives. */
export const reportToday = (): LocalDate => localDate(serverNow(), "Asia/Jakarta");

const yearOf = (year: number): Period => ({ dari: `${year}-01-01`, sampai: `${year}-12-31` });
const monthOf = (day: LocalDate): Period => {
  const dari = `${day.slice(0, 7)}-01`;
  return { dari, sampai: addDays(addMonths(dari, 1), -1) };
};

export const presets = ["thisMonth", "lastMonth", "thisYear", "lastYear"] as const;
export type Preset = (typeof presets)[number];

export function presetPeriod(preset: Preset, today: LocalDate): Period {
  const year = Number(today.slice(0, 4));
  switch (preset) {
    case "thisMonth":
      return monthOf(today);
    case "lastMonth":
      return monthOf(addMonths(today, -1));
    case "thisYear":
      return yearOf(year);
    case "lastYear":
      return yearOf(year - 1);
  }
}

const isDay = (text: string | undefined): text is LocalDate => z.iso.date().safeParse(text).success;

/** The period that is asked for: this calendar year where the address has none, or no days that there are. */
export function periodOf({ dari, sampai }: Asked, today: LocalDate): Period {
  const usual = presetPeriod("thisYear", today);
  return { dari: isDay(dari) ? dari : usual.dari, sampai: isDay(sampai) ? sampai : usual.sampai };
}

/** The days of a month `YYYY-MM`, a year `YYYY` or a day. */
export function daysOfTime(time: string): Period | undefined {
  if (/^\d{4}$/.test(time)) return yearOf(Number(time));
  if (/^\d{4}-\d{2}$/.test(time)) return monthOf(`${time}-01`);
  return /^\d{4}-\d{2}-\d{2}$/.test(time) ? { dari: time, sampai: time } : undefined;
}

/** What two periods share; nothing where they don't meet. */
export function sharedDays(one: Period, other: Period): Period | undefined {
  const [, dari = one.dari] = [one.dari, other.dari].toSorted();
  const [sampai = one.sampai] = [one.sampai, other.sampai].toSorted();
  return dari <= sampai ? { dari, sampai } : undefined;
}

/** Days as a list is filtered by them: the last one is not included. */
export const asRange = ({ dari, sampai }: Period): string => writeDays({ first: dari, last: sampai });
