import { isDay, type LocalDate } from "@retribusi/contract/define/dates";

const monthNames = ["en", "id"].flatMap((language) =>
  (["long", "short"] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(language, { month, timeZone: "UTC" });
    return Array.from({ length: 12 }, (_, at) => [format.format(Date.UTC(2000, at, 1)).toLowerCase(), at + 1] as const);
  }),
);
const months: ReadonlyMap<string, number> = new Map(monthNames);

const two = (value: string | number): string => String(value).padStart(2, "0");

/**
 * A day as people here type it, the day before the month: “5/12/2026”, “5-12-2026”, “5.12.2026”, “5 Desember 2026”, “5 Dec 2026” in either
 * language, or `YYYY-MM-DD`. `null` for anything else, and for a day that no month has.
 */
export function readDate(typed: string): LocalDate | null {
  const text = typed.trim().toLowerCase();
  if (isDay(text)) return text;
  const [, day = "", named = "", year = ""] = /^(\d{1,2})[\s/.-]+(\p{L}+|\d{1,2})[\s/.,-]+(\d{4})$/u.exec(text) ?? [];
  const month = /^\d/.test(named) ? Number(named) : months.get(named);
  if (month === undefined) return null;
  const date = `${year}-${two(month)}-${two(day)}`;
  return isDay(date) ? date : null;
}
