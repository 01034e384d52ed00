import { addDays, type LocalTime, localDate, toInstant, type Zone } from "../../define/dates.ts";

const minute = 60_000;
const hour = 60 * minute;

/** A bill that can be paid for less than this isn't reminded of: its first mail is hardly read. */
export const shortestReminded = 2 * hour;
/** So long before the end of a bill its customer is reminded at the earliest. */
export const longestNotice = 6 * hour;
const shortestNotice = 30 * minute;

/** From when on a bill is reminded of: when a quarter of its life is left, six hours before its end at most, half an hour at least. */
export function billReminderFrom(issued: Date, expires: Date): Date | null {
  const life = expires.getTime() - issued.getTime();
  if (life < shortestReminded) return null;
  return new Date(expires.getTime() - Math.max(shortestNotice, Math.min(longestNotice, life / 4)));
}

const morning: LocalTime = "09:00";

/** From when on the start of a use is reminded of: the morning of the day before, on the clocks of its place. */
export const arrivalReminderFrom = (start: Date, zone: Zone): Date =>
  toInstant(addDays(localDate(start, zone), -1), morning, zone);
