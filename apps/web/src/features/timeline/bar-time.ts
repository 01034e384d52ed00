import {
  addDays,
  type LocalDate,
  lastDayUsed,
  localDate,
  localTime,
  toInstant,
  type Zone,
} from "@retribusi/contract/define/dates";
import type { Interval } from "@retribusi/contract/features/booking/booking.interval";
import type { TariffUnit } from "@retribusi/contract/features/catalog/catalog.kinds";
import type { TimelineBooking, TimelineClosure } from "@retribusi/contract/features/timeline/timeline.endpoints";

/** Where a bar begins and ends, half-open, on the clock of its place: `YYYY-MM-DD HH:mm:ss`. */
export interface Span {
  readonly from: string;
  readonly until: string;
}

/** Makes the span of a bar; nothing for one that isn't there in this picture. */
export type ToSpan = (during: Interval, unit: TariffUnit | undefined, zone: Zone) => Span | undefined;

export const timeOf = ({ tglmulaipemakaian, tglakhirpemakaian }: TimelineBooking): Interval => ({
  start: new Date(tglmulaipemakaian),
  end: new Date(tglakhirpemakaian),
});

export const closedTimeOf = ({ tglmulai, tglakhir }: TimelineClosure): Interval => ({
  start: new Date(tglmulai),
  end: new Date(tglakhir),
});

const midnight = (day: LocalDate) => `${day} 00:00:00`;

/** Whole days: of nights those that they begin on, of anything else those that it touches. */
export const wholeDays =
  (dari: LocalDate, sampai: LocalDate): ToSpan =>
  ({ start, end }, unit, zone) => {
    const first = localDate(start, zone);
    const after = unit === "malam" ? localDate(end, zone) : addDays(lastDayUsed(end, zone), 1);
    const until = after > first ? after : addDays(first, 1);
    return until > dari && first <= sampai ? { from: midnight(first), until: midnight(until) } : undefined;
  };

const clockOf = (at: Date, zone: Zone) => `${localDate(at, zone)} ${localTime(at, zone)}:00`;

/** The hours of one day; what is longer ends with it. */
export const hoursOf =
  (day: LocalDate): ToSpan =>
  ({ start, end }, _, zone) => {
    const from = new Date(Math.max(start.getTime(), toInstant(day, "00:00", zone).getTime()));
    const until = new Date(Math.min(end.getTime(), toInstant(day, "24:00", zone).getTime()));
    return from < until ? { from: clockOf(from, zone), until: clockOf(until, zone) } : undefined;
  };
