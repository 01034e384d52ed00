import {
  formatDate,
  formatInstant,
  lastDayUsed,
  localDate,
  localTime,
  type Zone,
  zoneName,
} from "../../define/dates.ts";
import type { Language } from "../../define/label.ts";
import type { TariffUnit } from "../catalog/catalog.kinds.ts";
import type { Interval } from "./booking.interval.ts";

const words = {
  en: { checkIn: "Check-in", checkOut: "check-out", to: "to" },
  id: { checkIn: "Masuk", checkOut: "keluar", to: "s.d." },
} as const;

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
  if (satuan === "hari" || satuan === "bulan") {
    const last = lastDayUsed(end, zone);
    if (last === first) return formatDate(first, language);
    return `${formatDate(first, language)} ${say.to} ${formatDate(last, language)}`;
  }
  const until = localTime(end, zone);
  const closing = until === "00:00" ? "24:00" : until;
  return `${formatDate(first, language)}, ${localTime(start, zone)}–${closing} ${zoneName(zone)}`;
}
