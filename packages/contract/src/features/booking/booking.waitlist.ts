import { addDays, type LocalTime, localDate, localTime, toInstant, type Zone } from "../../define/dates.ts";
import { type Capacity, freeUnits, type Usage } from "./booking.availability.ts";

/** What one waits for, and below it by its number what is offered. */
export const waitlistPage = "booking/tunggu";

/** What becomes of a place in a waitlist: waits, is offered units, took them, let the offer lapse, left, or its time has begun. */
export const waitStates = ["menunggu", "ditawari", "diterima", "lewat", "lepas", "berakhir"] as const;
export type WaitState = (typeof waitStates)[number];

/** Minutes for which units are held for whoever waited for them. */
export const offerMinutes = 30;
/** Nobody is expected to answer between these, on the clocks of the object's place: the time of an offer begins in the morning. */
export const quietHours = { from: "21:00", until: "07:00" } as const satisfies Record<string, LocalTime>;
/** So many times somebody may wait at once, and so many people for one object. */
export const mostWaiting = { person: 10, object: 500 } as const;

/** Until when an offer of this moment is held. */
export function offerEnds(now: Date, zone: Zone): Date {
  const [day, time] = [localDate(now, zone), localTime(now, zone)];
  const isEarly = time < quietHours.until;
  const isQuiet = isEarly || time >= quietHours.from;
  const begins = isQuiet ? toInstant(isEarly ? day : addDays(day, 1), quietHours.until, zone) : now;
  return new Date(begins.getTime() + offerMinutes * 60_000);
}

/** Somebody who waits: for so many units over an interval. */
export interface Waiting extends Usage {
  readonly id: number;
}

/**
 * Who is offered what is free, of those who wait for an object in their order: whoever fits takes their units, and the next one is judged by what
 * is left. One who doesn't fit keeps their place and holds up nobody.
 */
export function offersFor<W extends Waiting>(waiting: readonly W[], { holds, ...rest }: Capacity): W[] {
  const taken = [...holds];
  return waiting.filter((one) => {
    if (freeUnits(one, { ...rest, holds: taken }) < one.units) return false;
    taken.push(one);
    return true;
  });
}

/** How often days like those that somebody waits for were full, and how many of these became free before they came. */
export interface Chance {
  readonly full: number;
  readonly freed: number;
}

/** Of fewer full days nothing is told: it would be chance. */
export const leastTold = 10;

/** When units were held for a past day: from the order until they were given back, if they were. */
export interface Held {
  readonly from: Date;
  readonly until: Date | null;
  readonly units: number;
}

/** Of past days of an object with so many units, those that were full at some moment before they began, and those of them that weren't any more later. */
export function chanceOf(
  days: readonly { readonly begins: Date; readonly held: readonly Held[] }[],
  units: number,
): Chance {
  let [full, freed] = [0, 0];
  for (const { begins, held } of days) {
    const before = (moment: Date | null) => moment !== null && moment < begins;
    const changes = held
      .flatMap((one) => [
        ...(before(one.from) ? [{ at: one.from.getTime(), units: one.units }] : []),
        ...(one.until && before(one.until) && before(one.from) ? [{ at: one.until.getTime(), units: -one.units }] : []),
      ])
      .toSorted((one, other) => one.at - other.at || one.units - other.units);
    let taken = 0;
    let [wasFull, becameFree] = [false, false];
    for (const change of changes) {
      taken += change.units;
      if (taken >= units) wasFull = true;
      else if (wasFull) becameFree = true;
    }
    if (wasFull) full += 1;
    if (becameFree) freed += 1;
  }
  return { full, freed };
}
