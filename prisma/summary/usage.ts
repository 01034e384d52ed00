import { addDays, daysBetween, type LocalDate } from "@retribusi/contract/define/dates";
import { dayMinutes, type Span } from "@retribusi/contract/features/policy/policy.hours";

/** A booking that uses its object. */
export interface Used {
  readonly tglmulaipemakaian: Date;
  readonly tglakhirpemakaian: Date;
  readonly satuantarif: string;
  readonly lamapemakaian: number;
  readonly jumlahunit: number;
  /** Hours from UTC of the object's clocks. */
  readonly selisihjam: number;
}

/** When it is open on a day: not at all, once, or also for the end of a night that began the day before. */
export type Opening = readonly Span[];

/** What of an object was used on one local day. */
export interface DayUse {
  /** Unit-minutes by local clock hour; of nights none. */
  readonly hours: number[];
  /** Unit-nights. */
  nights: number;
  /** Bookings in use, and those that begin. */
  bookings: number;
  arrivals: number;
}

const minute = 60_000;
const epoch: LocalDate = "1970-01-01";

/** Minutes of `[from, until)` in each clock hour, times the units. */
function addMinutes(hours: number[], from: number, until: number, units: number): void {
  for (let at = from; at < until; ) {
    const hour = Math.floor(at / 60);
    const next = Math.min(until, (hour + 1) * 60);
    hours[hour] = (hours[hour] ?? 0) + (next - at) * units;
    at = next;
  }
}

/**
 * Use of an object by local day. A night belongs to the day on which it begins, so the day of check-out is free of it; everything else
 * counts as far as it lies within the opening hours of each day that it touches.
 */
export class UsageDays {
  readonly days = new Map<LocalDate, DayUse>();
  readonly #openingOf: (day: LocalDate) => Opening;
  readonly #from: number;
  readonly #until: number;

  constructor(from: LocalDate, until: LocalDate, openingOf: (day: LocalDate) => Opening) {
    this.#from = daysBetween(epoch, from);
    this.#until = daysBetween(epoch, until);
    this.#openingOf = openingOf;
  }

  add(booking: Used): void {
    const shift = booking.selisihjam * 60;
    const start = Math.floor(booking.tglmulaipemakaian.getTime() / minute) + shift;
    const end = Math.floor(booking.tglakhirpemakaian.getTime() / minute) + shift;
    const first = Math.floor(start / dayMinutes);
    const isNights = booking.satuantarif === "malam";
    const last = isNights ? first + booking.lamapemakaian - 1 : Math.floor((end - 1) / dayMinutes);
    for (let day = Math.max(first, this.#from); day <= Math.min(last, this.#until); day += 1) {
      const use = this.#dayOf(day);
      use.bookings += 1;
      if (day === first) use.arrivals += 1;
      if (isNights) use.nights += booking.jumlahunit;
      else this.#addOpen(use, day, { start, end, units: booking.jumlahunit });
    }
  }

  #addOpen(use: DayUse, day: number, { start, end, units }: { start: number; end: number; units: number }): void {
    const midnight = day * dayMinutes;
    for (const { from, until } of this.#openingOf(addDays(epoch, day))) {
      addMinutes(use.hours, Math.max(start - midnight, from), Math.min(end - midnight, until), units);
    }
  }

  #dayOf(day: number): DayUse {
    const date = addDays(epoch, day);
    const known = this.days.get(date);
    if (known) return known;
    const fresh = { hours: [], nights: 0, bookings: 0, arrivals: 0 };
    this.days.set(date, fresh);
    return fresh;
  }
}

/** Unit-minutes of a day, and unit-days: 1 is one unit for a night or for a whole opening day. In ten-thousandths, rounded half up. */
export function totalsOf({ hours, nights }: DayUse, opening: Opening) {
  const open = hours.reduce((sum, minutes) => sum + minutes, 0);
  const whole = opening.reduce((sum, { from, until }) => sum + until - from, 0);
  const parts = open === 0 ? 0 : Math.round((open * 10_000) / whole);
  return { menit: nights * dayMinutes + open, unithari: ((nights * 10_000 + parts) / 10_000).toFixed(4) };
}
