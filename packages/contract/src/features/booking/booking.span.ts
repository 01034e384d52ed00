import {
  formatDaysDense,
  type LocalDate,
  lastDayUsed,
  localDate,
  localTime,
  type Zone,
  zoneName,
} from "../../define/dates.ts";
import type { Language } from "../../define/label.ts";
import type { TariffUnit } from "../catalog/catalog.kinds.ts";
import { duration, type Interval } from "./booking.interval.ts";
import { closingTime } from "./booking.period.ts";

/** How many of a unit, as lists have them beside the days. */
const lengths: Readonly<Record<"malam" | "hari" | "bulan", Record<Language, (count: number) => string>>> = {
  malam: { en: (count) => `${count} ${count === 1 ? "night" : "nights"}`, id: (count) => `${count} malam` },
  hari: { en: (count) => `${count} ${count === 1 ? "day" : "days"}`, id: (count) => `${count} hari` },
  bulan: { en: (count) => `${count} ${count === 1 ? "month" : "months"}`, id: (count) => `${count} bulan` },
};

/**
 * First and last day of a booked time and how long it is: nights from the day of arrival to that of departure, days and months to the last
 * day that is used. Hours and sessions have none: they are told by the clock.
 */
export function daysOf({ start, end }: Interval, unit: TariffUnit, zone: Zone, language: Language) {
  if (unit === "jam" || unit === "kegiatan") return null;
  const last = unit === "malam" ? localDate(end, zone) : lastDayUsed(end, zone);
  return { first: localDate(start, zone), last, length: lengths[unit][language](duration({ start, end }, unit, zone)) };
}

const withYear = (first: LocalDate, last: LocalDate, language: Language): string =>
  formatDaysDense(first, last, language, "");

/** The booked time for titles and cards: “24–26 Nov 2026 · 2 nights”, “24 Nov 2026, 09:00–12:00 WIB”, in the object's zone. */
export function describePeriodShort(interval: Interval, unit: TariffUnit, zone: Zone, language: Language): string {
  const days = daysOf(interval, unit, zone, language);
  if (days) return `${withYear(days.first, days.last, language)} · ${days.length}`;
  const { start, end } = interval;
  const first = localDate(start, zone);
  const clock = `${localTime(start, zone)}–${closingTime(end, zone)} ${zoneName(zone)}`;
  return `${withYear(first, first, language)}, ${clock}`;
}

/**
 * A deadline as short as it can be told: “07:25 WIB” of today, else “30 Nov, 07:25 WIB”, in the object's zone. One at midnight is the last
 * minute of the day before, as in `formatDeadline`.
 */
export function describeDeadline(deadline: Date, zone: Zone, language: Language, now: Date): string {
  const shown = localTime(deadline, zone) === "00:00" ? new Date(deadline.getTime() - 60_000) : deadline;
  const [day, today] = [localDate(shown, zone), localDate(now, zone)];
  const clock = `${localTime(shown, zone)} ${zoneName(zone)}`;
  return day === today ? clock : `${formatDaysDense(day, day, language, today)}, ${clock}`;
}
