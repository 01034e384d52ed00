import { type LocalDate, localDate } from "@retribusi/contract/define/dates";
import { type Capacity, freeOver } from "@retribusi/contract/features/booking/booking.availability";
import {
  firstDayOf,
  type Interval,
  type IntervalChoice,
  isOpen,
  isOrderable,
  type Ordering,
  toInterval,
} from "@retribusi/contract/features/booking/booking.interval";
import { hoursOf, type PricedRow, timesOf } from "./object.query.ts";
import { choicesFor } from "./offer.ts";

/** A time at which an object could be had. */
export interface Slot {
  readonly choice: IntervalChoice;
  readonly interval: Interval;
  /** Can't be ordered any more, or not yet. */
  readonly lewat: boolean;
  readonly isOpen: boolean;
}

/** With how many units are free all over it: none where it can't be ordered. */
export interface FreeSlot extends Slot {
  readonly bebas: number;
}

export interface ClosedTime extends Interval {
  readonly alasan: string;
}

interface CalendarDay {
  readonly tanggal: LocalDate;
  readonly bebas: number;
  /** Can't be ordered any more, or not yet. */
  readonly lewat: boolean;
  /** Why units are closed on that day; empty where no reason is told. */
  readonly tutup: string | null;
}

/** What the calendar shows of a day: its night or whole day, of hours and sessions the one with most free units. */
export const dayChoices = (object: PricedRow, day: LocalDate): IntervalChoice[] =>
  object.satuantarif === "bulan" ? [{ satuan: "hari", mulai: day, akhir: day }] : choicesFor(object, day, undefined);

export function slotsOf(choices: readonly IntervalChoice[], object: PricedRow, now: Date, who: Ordering): Slot[] {
  const times = timesOf(object);
  return choices.map((choice) => {
    const interval = toInterval(choice, times);
    const lewat = !isOrderable(interval, choice.satuan, times, now, who);
    return { choice, interval, lewat, isOpen: isOpen(choice, times) };
  });
}

export function freeSlots(slots: readonly Slot[], capacity: Capacity): FreeSlot[] {
  const free = freeOver(capacity);
  return slots.map((slot) => ({ ...slot, bebas: slot.lewat || !slot.isOpen ? 0 : free(slot.interval) }));
}

export const overlaps = (a: Interval, b: Interval): boolean => a.start < b.end && b.start < a.end;

/** The days of a calendar, from the slots of each. */
export function toDays(
  object: PricedRow,
  days: readonly LocalDate[],
  slots: readonly FreeSlot[],
  closures: readonly ClosedTime[],
  now: Date,
): CalendarDay[] {
  const today = localDate(now, hoursOf(object).zone);
  const perDay = Map.groupBy(slots, ({ choice }) => firstDayOf(choice));
  return days.map((tanggal) => {
    const own = perDay.get(tanggal) ?? [];
    const closed = closures.find((closure) => own.some(({ interval }) => overlaps(interval, closure)));
    const isOpenDay = own.some((slot) => slot.isOpen);
    return {
      tanggal,
      bebas: Math.max(0, ...own.map((slot) => slot.bebas)),
      lewat: own.length > 0 ? own.every((slot) => slot.lewat) : tanggal < today,
      tutup: closed?.alasan ?? (isOpenDay ? null : ""),
    };
  });
}
