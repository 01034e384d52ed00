import { addDays, type LocalDate, type LocalTime, minutesOf, weekdayOf } from "../../define/dates.ts";

/** Opening times of a day, local to the object. One that closes before it opens closes on the next day. */
export interface DayHours {
  readonly jambuka: LocalTime;
  readonly jamtutup: LocalTime;
}

/** Monday to Sunday; `null` is a day on which it stays closed. */
export type Week = readonly (DayHours | null)[];

/** Opening times as they are stored: the usual ones, and the weekdays that differ (`6=09:00-14:00,7=`). */
export interface OpeningHours extends DayHours {
  readonly jamhari: string | null;
}

/** Minutes from the midnight of a day, half-open; after 1440 it is the next day. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

export const dayMinutes = 1440;

function otherDays(jamhari: string): ReadonlyMap<number, DayHours | null> {
  return new Map(
    jamhari.split(",").map((part) => {
      const [weekday = "", hours = ""] = part.split("=");
      const [jambuka, jamtutup] = hours.split("-");
      return [Number(weekday), jambuka && jamtutup ? { jambuka, jamtutup } : null];
    }),
  );
}

export function weekOf({ jambuka, jamtutup, jamhari }: OpeningHours): Week {
  const others = jamhari ? otherDays(jamhari) : new Map<number, DayHours | null>();
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => {
    const other = others.get(weekday);
    return other === undefined ? { jambuka, jamtutup } : other;
  });
}

/** When it opens on that day; `null` when it doesn't. */
export function hoursOn(hours: OpeningHours, day: LocalDate): DayHours | null {
  if (hours.jamhari === null) return hours;
  return weekOf(hours)[weekdayOf(day) - 1] ?? null;
}

const nameOf = (day: DayHours | null): string => (day ? `${day.jambuka}-${day.jamtutup}` : "");

/** A week with at least one open day as it is stored: the times of most days are the usual ones, the earliest of as many. */
export function storeWeek(week: Week): OpeningHours {
  const counted = Map.groupBy(
    week.filter((day) => day !== null),
    nameOf,
  );
  const [most] = [...counted.values()].toSorted((one, other) => other.length - one.length);
  const usual = most?.[0];
  if (!usual) throw new RangeError("A week without an open day");
  const others = week.flatMap((day, at) => (nameOf(day) === nameOf(usual) ? [] : [`${at + 1}=${nameOf(day)}`]));
  const { jambuka, jamtutup } = usual;
  return { jambuka, jamtutup, jamhari: others.length > 0 ? others.join(",") : null };
}

/** From opening to closing, which may be on the next day. */
export function openingOf({ jambuka, jamtutup }: DayHours): Span {
  const [from, until] = [minutesOf(jambuka), minutesOf(jamtutup)];
  return { from, until: until < from ? until + dayMinutes : until };
}

type HoursOn = (day: LocalDate) => DayHours | null;

/** Minutes of one day at which it is open: the end of a night that began the day before, and its own opening until midnight. */
export function openSpans(on: HoursOn, day: LocalDate): Span[] {
  const [before, own] = [on(addDays(day, -1)), on(day)].map((hours) => hours && openingOf(hours));
  const spans: Span[] = [];
  if (before && before.until > dayMinutes) spans.push({ from: 0, until: before.until - dayMinutes });
  if (own) spans.push({ from: own.from, until: Math.min(own.until, dayMinutes) });
  return spans;
}

/** Whether it is open all over a span of that day, which may reach into the next one. */
export function isOpenOver(on: HoursOn, day: LocalDate, wanted: Span): boolean {
  const openings = [-1, 0, 1].flatMap((at) => {
    const hours = on(addDays(day, at));
    if (!hours) return [];
    const { from, until } = openingOf(hours);
    return [{ from: from + at * dayMinutes, until: until + at * dayMinutes }];
  });
  let reached = wanted.from;
  for (const { from, until } of openings) {
    if (from <= reached && until > reached) reached = until;
  }
  return reached >= wanted.until;
}
