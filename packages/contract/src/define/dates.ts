import type { Language } from "./label.ts";

/**
 * The zones of Indonesia. None has daylight saving time, so a fixed offset (minutes east of UTC) converts exactly.
 * Keys are IANA names, as stored.
 */
export const zones = {
  "Asia/Jakarta": { name: "WIB", offset: 420 },
  "Asia/Pontianak": { name: "WIB", offset: 420 },
  "Asia/Makassar": { name: "WITA", offset: 480 },
  "Asia/Jayapura": { name: "WIT", offset: 540 },
} as const;
export type Zone = keyof typeof zones;
/** Zone of everything until another one is set. */
export const usualZone = "Asia/Jakarta" satisfies Zone;
export type ZoneName = (typeof zones)[Zone]["name"];

/** A day without zone, `YYYY-MM-DD`; compares and sorts as text. */
export type LocalDate = string;
/** A clock time, `HH:mm`, or `HH:mm:ss` of a log; `24:00` is the end of the day. */
export type LocalTime = string;

const minute = 60_000;
const day = 24 * 60 * minute;

export const isZone = (name: string): name is Zone => Object.hasOwn(zones, name);

/** The zone of a stored name; an unknown one is a defect in the data and throws. */
export function zoneOf(name: string): Zone {
  if (!isZone(name)) throw new RangeError(`Unknown time zone ${name}`);
  return name;
}

export const zoneName = (zone: Zone): ZoneName => zones[zone].name;

/** Hours east of UTC. */
export const zoneHours = (zone: Zone): number => zones[zone].offset / 60;

/** The moment at which clocks in the zone show this date and time. */
export function toInstant(date: LocalDate, time: LocalTime, zone: Zone): Date {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return new Date(Date.parse(`${date}T00:00:00Z`) + (hours * 60 + minutes - zones[zone].offset) * minute);
}

/** Milliseconds of the clocks in the zone. Throws for a moment that is none. */
function local(instant: Date, zone: Zone): number {
  const time = instant.getTime() + zones[zone].offset * minute;
  if (Number.isNaN(time)) throw new RangeError("Invalid time value");
  return time;
}

/** Texts of days by their number since 1970: a file asks for them by the million, and there are few different ones. */
const dayTexts = new Map<number, LocalDate>();
const mostDays = 10_000;

function dayText(number: number): LocalDate {
  const known = dayTexts.get(number);
  if (known !== undefined) return known;
  const text = dateText(new Date(number * day));
  if (dayTexts.size >= mostDays) dayTexts.clear();
  dayTexts.set(number, text);
  return text;
}

const twoDigits = (number: number): string => String(number).padStart(2, "0");

/** Texts of clock times by the minutes of the day. */
const clockTexts: LocalTime[] = [];

const clockText = (at: number): LocalTime => {
  clockTexts[at] ??= `${twoDigits(Math.floor(at / 60))}:${twoDigits(at % 60)}`;
  return clockTexts[at];
};

const dateText = (instant: Date): LocalDate => instant.toISOString().slice(0, 10);

/** Milliseconds since midnight, before 1970 too. */
const sinceMidnight = (time: number): number => time - Math.floor(time / day) * day;

export const localDate = (instant: Date, zone: Zone): LocalDate => dayText(Math.floor(local(instant, zone) / day));
export const localTime = (instant: Date, zone: Zone): LocalTime =>
  clockText(Math.floor(sinceMidnight(local(instant, zone)) / minute));

/** With its seconds, `HH:mm:ss`. */
export const exactTime = (instant: Date, zone: Zone): LocalTime =>
  `${localTime(instant, zone)}:${twoDigits(Math.floor((sinceMidnight(local(instant, zone)) % minute) / 1000))}`;

const utc = (date: LocalDate) => new Date(`${date}T00:00:00Z`);

/** Whether it is a day of the calendar, as `YYYY-MM-DD`: the 31st of June isn't. */
export const isDay = (value: string): value is LocalDate =>
  /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(utc(value).getTime()) && dateText(utc(value)) === value;

export const addDays = (date: LocalDate, days: number): LocalDate =>
  dateText(new Date(utc(date).getTime() + days * day));

/** The same day `months` later, or the last day of that month when it is shorter: 31 January + 1 = 28 February. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const start = utc(date);
  const year = start.getUTCFullYear();
  const month = start.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dateText(new Date(Date.UTC(year, month, Math.min(start.getUTCDate(), lastDay))));
}

export const lastOfMonth = (date: LocalDate): LocalDate =>
  dateText(new Date(Date.UTC(utc(date).getUTCFullYear(), utc(date).getUTCMonth() + 1, 0)));

/** Nights from one date to the other. */
export const daysBetween = (from: LocalDate, to: LocalDate): number => (utc(to).getTime() - utc(from).getTime()) / day;

/** An exclusive end is shown as the last day that is used: `… 00:00` of the 23rd as the 22nd. */
export const lastDayUsed = (end: Date, zone: Zone): LocalDate => localDate(new Date(end.getTime() - 1), zone);

/**
 * Words that `Intl` has, too: a cheap phone takes 80 ms to load a language's dates for them, on the first screen with a date.
 */
const months: Readonly<Record<Language, readonly string[]>> = {
  en: "January February March April May June July August September October November December".split(" "),
  id: "Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember".split(" "),
};

const suffixes = ["th", "st", "nd", "rd"] as const;

/** “1st” to “31st”. */
const ordinal = (day: number): string => `${day}${(day > 3 && day < 21 ? undefined : suffixes[day % 10]) ?? "th"}`;

/** Its name, of any of its days. */
const monthName = (parsed: Date, language: Language): string => {
  const name = months[language][parsed.getUTCMonth()];
  if (name === undefined) throw new RangeError("Invalid time value");
  return name;
};

/** “21st November, 2026” or “21 November 2026”. */
export function formatDate(date: LocalDate, language: Language): string {
  const parsed = utc(date);
  const month = monthName(parsed, language);
  const day = parsed.getUTCDate();
  const number = language === "en" ? ordinal(day) : day;
  return `${number} ${month}${language === "en" ? "," : ""} ${parsed.getUTCFullYear()}`;
}

const span = (first: string, last: string): string => (first === last ? first : `${first} – ${last}`.trim());

/** “1st October, 2026 – 31st October, 2026”, or the only day; either end may be open and is nothing then. */
export function formatDays(from: LocalDate, until: LocalDate, language: Language): string {
  const text = (date: LocalDate) => (date ? formatDate(date, language) : "");
  return span(text(from), text(until));
}

/** “1 Oct”. */
function dayAndMonth(date: LocalDate, language: Language): string {
  const parsed = utc(date);
  return `${parsed.getUTCDate()} ${monthName(parsed, language).slice(0, 3)}`;
}

/** The same for a narrow place: “1 Oct 2026 – 31 Oct 2026”. */
export function formatDaysShort(from: LocalDate, until: LocalDate, language: Language): string {
  const text = (date: LocalDate) => (date ? `${dayAndMonth(date, language)} ${date.slice(0, 4)}` : "");
  return span(text(from), text(until));
}

/**
 * For lists, with no more than tells them apart: “22 Nov”, “22–24 Nov”, “30 Nov – 2 Dec”, and the year where it isn't that of `today`.
 * From one year to the next both have theirs, unless the first is this year and the other the nearest month of its name.
 */
export function formatDaysDense(from: LocalDate, until: LocalDate, language: Language, today: LocalDate): string {
  const [thisYear, year] = [today.slice(0, 4), until.slice(0, 4)];
  const isNext = from.slice(0, 4) === thisYear && until.slice(0, 7) < `${Number(thisYear) + 1}${from.slice(4, 7)}`;
  if (from.slice(0, 4) !== year && !isNext) return formatDaysShort(from, until, language);
  const last = `${dayAndMonth(until, language)}${year === thisYear ? "" : ` ${year}`}`;
  if (from === until) return last;
  if (from.slice(0, 7) === until.slice(0, 7)) return `${utc(from).getUTCDate()}–${last}`;
  return span(dayAndMonth(from, language), last);
}

/** “November 2026”, of any of its days. */
export const formatMonth = (date: LocalDate, language: Language): string =>
  `${monthName(utc(date), language)} ${date.slice(0, 4)}`;

/** “21st November, 2026, 14:00 WIB”: a moment as clocks in the zone show it, with the zone's name. */
export const formatInstant = (instant: Date, zone: Zone, language: Language): string =>
  `${formatDate(localDate(instant, zone), language)}, ${localTime(instant, zone)} ${zoneName(zone)}`;

/** A deadline at midnight is the last minute of the day before: nobody reads `00:00` of the 25th as the 24th, and few know a `24:00`. */
export function formatDeadline(instant: Date, zone: Zone, language: Language): string {
  if (localTime(instant, zone) !== "00:00") return formatInstant(instant, zone, language);
  return `${formatDate(lastDayUsed(instant, zone), language)}, 23:59 ${zoneName(zone)}`;
}

/** Minutes from midnight. */
export const minutesOf = (time: LocalTime): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** 1 (Monday) to 7. */
export const weekdayOf = (date: LocalDate): number => utc(date).getUTCDay() || 7;

/** Saturday, Sunday or one of the holidays. */
export const isDayOff = (date: LocalDate, holidays: ReadonlySet<LocalDate>): boolean =>
  weekdayOf(date) > 5 || holidays.has(date);

/**
 * The same clock time `days` working days later. Counting that starts on a day off starts at the end of it,
 * so that nobody's time runs while the office is closed.
 * @param holidays days off beside Saturday and Sunday; years that are missing in it count as having none
 */
export function addWorkingDays(from: Date, days: number, zone: Zone, holidays: ReadonlySet<LocalDate>): Date {
  let date = localDate(from, zone);
  const time = isDayOff(date, holidays) ? "24:00" : localTime(from, zone);
  for (let left = days; left > 0; ) {
    date = addDays(date, 1);
    if (!isDayOff(date, holidays)) left -= 1;
  }
  return toInstant(date, time, zone);
}
