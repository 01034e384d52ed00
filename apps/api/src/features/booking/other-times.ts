import { addDays, addMonths, type LocalTime, minutesOf } from "@retribusi/contract/define/dates";
import { type Interval, type IntervalChoice, toInterval } from "@retribusi/contract/features/booking/booking.interval";
import { dayMinutes, hoursOn, isOpenOver } from "@retribusi/contract/features/policy/policy.hours";
import { hoursOf, type PricedRow } from "./object.query.ts";
import { isRefused, type Planning, tryPlan, type Wish } from "./pricing.ts";

/** The same wish at another time, and what it costs then. */
export interface OtherTime {
  readonly waktu: IntervalChoice;
  readonly interval: Interval;
  readonly totalbiaya: number;
}

/** So far before and after what is wanted other times are looked for. */
const furthest = { hours: 23, days: 60, months: 2 };

/** 1, -1, 2, -2 …: the nearest first, of two that are as near the later one. */
const distances = (most: number): number[] => Array.from({ length: most }, (_, at) => [at + 1, -at - 1]).flat();

/** The same choice so many days later; months begin on the same day of another month. */
function shifted(choice: Exclude<IntervalChoice, { satuan: "bulan" }>, days: number): IntervalChoice {
  switch (choice.satuan) {
    case "malam":
      return { ...choice, checkin: addDays(choice.checkin, days), checkout: addDays(choice.checkout, days) };
    case "hari":
      return { ...choice, mulai: addDays(choice.mulai, days), akhir: addDays(choice.akhir, days) };
    case "jam":
    case "kegiatan":
      return { ...choice, tanggal: addDays(choice.tanggal, days) };
  }
}

const clock = (minutes: number): LocalTime =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

type HoursChoice = Extract<IntervalChoice, { satuan: "jam" }>;

/** As many hours at other times of the day, and of the night that it stays open into. */
function otherHours(object: PricedRow, choice: HoursChoice): IntervalChoice[] {
  const [from, until] = [minutesOf(choice.jammulai), minutesOf(choice.jamakhir)];
  const length = until < from ? until + dayMinutes - from : until - from;
  return distances(furthest.hours).flatMap((hours) => {
    const begins = from + hours * 60;
    const day = Math.floor(begins / dayMinutes);
    const between = { from: Math.min(from, begins), until: Math.max(from, begins) + length };
    if (day !== 0 && !isOpenOver((on) => hoursOn(object, on), choice.tanggal, between)) return [];
    const start = begins - day * dayMinutes;
    const end = start + length;
    const jamakhir = clock(end > dayMinutes ? end - dayMinutes : end);
    return [{ ...choice, tanggal: addDays(choice.tanggal, day), jammulai: clock(start), jamakhir }];
  });
}

/** Other times of the same length, the nearest first, whatever is free or open then. Hours are looked for on their own day first. */
export function timesNear(object: PricedRow, choice: IntervalChoice): IntervalChoice[] {
  if (choice.satuan === "bulan") {
    return distances(furthest.months).map((months) => ({ ...choice, mulai: addMonths(choice.mulai, months) }));
  }
  const otherDays = distances(furthest.days).map((days) => shifted(choice, days));
  return choice.satuan === "jam" ? [...otherHours(object, choice), ...otherDays] : otherDays;
}

/** What some times of an object fall into. */
export function windowOver(object: PricedRow, choices: readonly IntervalChoice[]): Interval {
  const intervals = choices.map((choice) => toInterval(choice, hoursOf(object)));
  return {
    start: new Date(Math.min(...intervals.map(({ start }) => start.getTime()))),
    end: new Date(Math.max(...intervals.map(({ end }) => end.getTime()))),
  };
}

/**
 * When a wish can be met instead, the nearest time first.
 * @param free units of the object over an interval, as `freeOver` tells
 */
export function* otherTimes(
  object: PricedRow,
  wish: Wish,
  now: Date,
  planning: Planning,
  free: (interval: Interval) => number,
): Generator<OtherTime> {
  for (const waktu of timesNear(object, wish.waktu)) {
    const plan = tryPlan(object, { ...wish, waktu }, now, planning);
    if (isRefused(plan) || free(plan.interval) < wish.jumlahunit) continue;
    yield { waktu, interval: plan.interval, totalbiaya: plan.price.totalbiaya };
  }
}
