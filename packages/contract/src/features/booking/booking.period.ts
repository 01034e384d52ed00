import {
  formatDate,
  formatInstant,
  type LocalTime,
  lastDayUsed,
  localDate,
  localTime,
  type Zone,
  zoneName,
} from "../../define/dates.ts";
import type { ShownMoment } from "../../define/field.ts";
import type { Language } from "../../define/label.ts";
import type { TariffUnit } from "../catalog/catalog.kinds.ts";
import type { Interval } from "./booking.interval.ts";

const words = {
  en: { checkIn: "Check-in", checkOut: "check-out", to: "to" },
  id: { checkIn: "Masuk", checkOut: "keluar", to: "s.d." },
} as const;

/** By these units an object is used from the first day to the last. */
const isByDays = (unit: unknown): boolean => unit === "hari" || unit === "bulan";

/** A use ends before the stored moment: the last day may end at 24:00. */
export function closingTime(end: Date, zone: Zone): LocalTime {
  const time = localTime(end, zone);
  return time === "00:00" ? "24:00" : time;
}

const needs = ["satuantarif"];

export const usedFrom: ShownMoment = {
  needs,
  cell(start, zone, { satuantarif }) {
    const day = localDate(start, zone);
    return isByDays(satuantarif) ? { is: "day", day } : { is: "moment", day, time: localTime(start, zone), zone };
  },
};

export const usedUntil: ShownMoment = {
  needs,
  cell(end, zone, { satuantarif }) {
    const day = lastDayUsed(end, zone);
    return isByDays(satuantarif) ? { is: "day", day } : { is: "moment", day, time: closingTime(end, zone), zone };
  },
};

/**
 * The booked time as people say it, in the object's zone: check-in and check-out for nights, first and last day for days and months,
 * hours of a day otherwise.
 */
export function describePeriod({ start, end }: Interval, satuan: TariffUnit, zone: Zone, language: Language): string {
  const say = words[language];
  const first = localDate(start, zone);
  if (satuan === "malam") {
    return `${say.checkIn} ${formatInstant(start, zone, language)}, ${say.checkOut} ${formatInstant(end, zone, language)}`;
  }
  if (isByDays(satuan)) {
    const last = lastDayUsed(end, zone);
    if (last === first) return formatDate(first, language);
    return `${formatDate(first, language)} ${say.to} ${formatDate(last, language)}`;
  }
  return `${formatDate(first, language)}, ${localTime(start, zone)}–${closingTime(end, zone)} ${zoneName(zone)}`;
}

/** The same within a sentence. */
export function periodInSentence(...of: Parameters<typeof describePeriod>): string {
  const [first = "", ...rest] = describePeriod(...of);
  return first.toLowerCase() + rest.join("");
}
