import { addDays, isDayOff, type LocalDate, localDate, toInstant, type Zone } from "../../define/dates.ts";

/** Hours of working time that a group may be given to answer an order: twice as many lie before it expires after two working days. */
export const answerHours = { min: 1, max: 8 } as const;
/** Where nothing is set. */
export const usualAnswerHours = 4;

/** Local clocks between which time at an office counts. */
const office = { opens: "08:00", closes: "16:00" } as const;

const minute = 60_000;

/** Whole minutes of working time between two moments: office hours of days that are neither weekend nor holiday, local to the zone. */
export function workingMinutes(from: Date, until: Date, zone: Zone, holidays: ReadonlySet<LocalDate>): number {
  let worked = 0;
  const last = localDate(until, zone);
  for (let day = localDate(from, zone); day <= last; day = addDays(day, 1)) {
    if (isDayOff(day, holidays)) continue;
    const start = Math.max(from.getTime(), toInstant(day, office.opens, zone).getTime());
    const end = Math.min(until.getTime(), toInstant(day, office.closes, zone).getTime());
    worked += Math.max(0, end - start);
  }
  return Math.floor(worked / minute);
}

/** Which step is due for an order that has waited so long: 1 whoever stands in or is there beside, 2 the agency; 0 none. */
export const escalationStep = (minutes: number, hours: number): 0 | 1 | 2 => {
  if (minutes >= 2 * hours * 60) return 2;
  return minutes >= hours * 60 ? 1 : 0;
};
