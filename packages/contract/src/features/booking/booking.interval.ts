import { z } from "zod";
import { clock } from "../../define/clock.ts";
import {
  addDays,
  addMonths,
  daysBetween,
  type LocalDate,
  type LocalTime,
  lastDayUsed,
  localDate,
  localTime,
  minutesOf,
  toInstant,
  type Zone,
} from "../../define/dates.ts";
import type { TariffUnit } from "../catalog/catalog.kinds.ts";
import { dayMinutes, hoursOn, isOpenOver, type OpeningHours } from "../policy/policy.hours.ts";
import { lengthsOf, longest, type OrderPolicy } from "../policy/policy.rules.ts";
import type { BookingReason } from "./booking.reasons.ts";

/** Fixed sessions of a hall, local times. */
export const sessions = {
  pagi: { from: "08:00", to: "16:00" },
  sore: { from: "16:00", to: "22:00" },
} as const;
export const sessionNames = ["pagi", "sore"] as const satisfies readonly (keyof typeof sessions)[];
export type Session = (typeof sessionNames)[number];

/**
 * When the citizen wants it, in the words of the tariff's unit; dates and times are local to the object. Hours that end before they begin
 * end on the next day.
 */
export const intervalChoice = z.discriminatedUnion("satuan", [
  z.strictObject({ satuan: z.literal("malam"), checkin: z.iso.date(), checkout: z.iso.date() }),
  z.strictObject({ satuan: z.literal("hari"), mulai: z.iso.date(), akhir: z.iso.date() }),
  z.strictObject({ satuan: z.literal("bulan"), mulai: z.iso.date(), bulan: z.int().min(1).max(longest.bulan) }),
  z.strictObject({ satuan: z.literal("jam"), tanggal: z.iso.date(), jammulai: clock, jamakhir: clock }),
  z.strictObject({
    satuan: z.literal("kegiatan"),
    tanggal: z.iso.date(),
    sesi: z.enum(sessionNames).nullable(),
  }),
]);
export type IntervalChoice = z.infer<typeof intervalChoice>;

/** Half-open `[start, end)`: two uses that touch don't collide. */
export interface Interval {
  readonly start: Date;
  readonly end: Date;
}

/** What an object says about its times; clock times are local to it. */
export interface ObjectHours extends OpeningHours {
  readonly zone: Zone;
  readonly jamcheckin: LocalTime;
  readonly jamcheckout: LocalTime;
  readonly batascheckin: LocalTime;
}

const between = (from: LocalDate, fromTime: LocalTime, to: LocalDate, toTime: LocalTime, zone: Zone): Interval => ({
  start: toInstant(from, fromTime, zone),
  end: toInstant(to, toTime, zone),
});

/** Between two clock times; one that ends before it begins ends on the next day. */
const clockInterval = (day: LocalDate, from: LocalTime, to: LocalTime, zone: Zone): Interval =>
  between(day, from, to < from ? addDays(day, 1) : day, to, zone);

/** The citizen's choice as instants in UTC. The last day of a choice by days is used whole, so it ends at its 24:00. */
export function toInterval(choice: IntervalChoice, hours: ObjectHours): Interval {
  switch (choice.satuan) {
    case "malam":
      return between(choice.checkin, hours.jamcheckin, choice.checkout, hours.jamcheckout, hours.zone);
    case "hari":
      return between(choice.mulai, "00:00", choice.akhir, "24:00", hours.zone);
    case "bulan":
      return between(choice.mulai, "00:00", addMonths(choice.mulai, choice.bulan), "00:00", hours.zone);
    case "jam":
      return clockInterval(choice.tanggal, choice.jammulai, choice.jamakhir, hours.zone);
    case "kegiatan": {
      if (choice.sesi)
        return clockInterval(choice.tanggal, sessions[choice.sesi].from, sessions[choice.sesi].to, hours.zone);
      const open = hoursOn(hours, choice.tanggal) ?? { jambuka: "00:00", jamtutup: "00:00" };
      return clockInterval(choice.tanggal, open.jambuka, open.jamtutup, hours.zone);
    }
  }
}

/** The choice that leads to a stored interval, for forms that start from a booking. */
export function toChoice(interval: Interval, satuan: TariffUnit, sesi: Session | null, zone: Zone): IntervalChoice {
  const from = localDate(interval.start, zone);
  switch (satuan) {
    case "malam":
      return { satuan, checkin: from, checkout: localDate(interval.end, zone) };
    case "hari":
      return { satuan, mulai: from, akhir: lastDayUsed(interval.end, zone) };
    case "bulan":
      return { satuan, mulai: from, bulan: duration(interval, satuan, zone) };
    case "jam": {
      const jamakhir = localTime(interval.end, zone);
      return {
        satuan,
        tanggal: from,
        jammulai: localTime(interval.start, zone),
        jamakhir: jamakhir === "00:00" ? "24:00" : jamakhir,
      };
    }
    case "kegiatan":
      return { satuan, tanggal: from, sesi };
  }
}

/** How long the interval lasts in the tariff's unit, rounded up; nights, days and months by the calendar of the zone. */
export function duration(interval: Interval, satuan: TariffUnit, zone: Zone): number {
  const from = localDate(interval.start, zone);
  switch (satuan) {
    case "jam":
      return Math.ceil((interval.end.getTime() - interval.start.getTime()) / 3_600_000);
    case "malam":
      return daysBetween(from, localDate(interval.end, zone));
    case "hari":
      return daysBetween(from, lastDayUsed(interval.end, zone)) + 1;
    case "bulan":
      return monthsBetween(from, lastDayUsed(interval.end, zone));
    case "kegiatan":
      return 1;
  }
}

/** Fewest whole months from a day on that hold another one. */
export function monthsBetween(from: LocalDate, lastDay: LocalDate): number {
  let months = 1;
  while (addMonths(from, months) <= lastDay) months += 1;
  return months;
}

/**
 * The end of the check-in window of the first night; the start for everything else. Nobody can begin to use a
 * booking after it, so no order, answer or payment is taken later. `24:00` and times after midnight count on the
 * day of check-in.
 */
export const latestArrival = (interval: Interval, satuan: TariffUnit, hours: ObjectHours): Date => {
  if (satuan !== "malam") return interval.start;
  const closes = toInstant(localDate(interval.start, hours.zone), hours.batascheckin, hours.zone);
  return new Date(Math.max(closes.getTime(), interval.start.getTime()));
};

/** Minutes after which a missing customer is a no-show where the object says nothing; `null`: when the first day ends. */
export const usualTolerance = (satuan: TariffUnit): number | null => (satuan === "jam" ? 120 : null);

/** When a missing customer is a no-show: after the object's tolerance, or what is usual. */
export function noShowFrom(interval: Interval, satuan: TariffUnit, zone: Zone, toleransimenit: number | null): Date {
  const tolerance = toleransimenit ?? usualTolerance(satuan);
  if (tolerance !== null) return new Date(interval.start.getTime() + tolerance * 60_000);
  return toInstant(addDays(localDate(interval.start, zone), 1), "00:00", zone);
}

/** Minutes before an hour or a session that is booked from which it may begin. */
const earlyMinutes = 60;

/** From when a use may begin before its start, at no charge: on the day of arrival, but shortly before an hour or a session, which are sold by the clock. */
export function earlyArrivalFrom({ start }: Interval, satuan: TariffUnit, zone: Zone): Date {
  if (satuan === "jam" || satuan === "kegiatan") return new Date(start.getTime() - earlyMinutes * 60_000);
  return toInstant(localDate(start, zone), "00:00", zone);
}

/** How much of a use hasn't begun yet, in the tariff's unit: nights, days or months; none of hours and sessions. */
export function unusedOf(interval: Interval, satuan: TariffUnit, zone: Zone, now: Date): number {
  const today = localDate(now, zone);
  const last = lastDayUsed(interval.end, zone);
  const begun = monthsBetween(localDate(interval.start, zone), today);
  switch (satuan) {
    case "malam":
      return Math.max(0, daysBetween(today, localDate(interval.end, zone)));
    case "hari":
      return Math.max(0, daysBetween(today, last));
    case "bulan":
      return Math.max(0, duration(interval, satuan, zone) - begun);
    case "jam":
    case "kegiatan":
      return 0;
  }
}

/** The end of a use that lasts so much longer, in the tariff's unit; shorter where it is negative. A session has no other end. */
export function endAfter({ start, end }: Interval, satuan: TariffUnit, zone: Zone, added: number): Date {
  switch (satuan) {
    case "malam":
    case "hari":
      return toInstant(addDays(localDate(end, zone), added), localTime(end, zone), zone);
    case "bulan":
      return toInstant(
        addMonths(localDate(start, zone), duration({ start, end }, satuan, zone) + added),
        localTime(end, zone),
        zone,
      );
    case "jam":
      return new Date(end.getTime() + added * 3_600_000);
    case "kegiatan":
      return end;
  }
}

/** The first moment of the day on which the use is to end: that of the check-out, or the last one used; the start for hours and sessions. */
export function lastDayFrom({ start, end }: Interval, satuan: TariffUnit, zone: Zone): Date {
  if (satuan === "jam" || satuan === "kegiatan") return start;
  return toInstant(satuan === "malam" ? localDate(end, zone) : lastDayUsed(end, zone), "00:00", zone);
}

/** The day in the object's zone on which it begins. */
export function firstDayOf(choice: IntervalChoice): LocalDate {
  switch (choice.satuan) {
    case "malam":
      return choice.checkin;
    case "hari":
    case "bulan":
      return choice.mulai;
    case "jam":
    case "kegiatan":
      return choice.tanggal;
  }
}

/** Whether the object is open when it is wanted: hours and a session as a whole, the first and last of some days on their day. */
export function isOpen(choice: IntervalChoice, hours: ObjectHours): boolean {
  const on = (day: LocalDate) => hoursOn(hours, day);
  switch (choice.satuan) {
    case "jam": {
      const [from, until] = [minutesOf(choice.jammulai), minutesOf(choice.jamakhir)];
      return isOpenOver(on, choice.tanggal, { from, until: until < from ? until + dayMinutes : until });
    }
    case "kegiatan": {
      if (choice.sesi === null) return on(choice.tanggal) !== null;
      const { from, to } = sessions[choice.sesi];
      return isOpenOver(on, choice.tanggal, { from: minutesOf(from), until: minutesOf(to) });
    }
    case "hari":
      return on(choice.mulai) !== null && on(choice.akhir) !== null;
    case "malam":
    case "bulan":
      return true;
  }
}

/** Why an object that is closed then can't be had. */
export function refuseClosed(choice: IntervalChoice, hours: ObjectHours): BookingReason | undefined {
  if (isOpen(choice, hours)) return undefined;
  if (choice.satuan !== "jam" && choice.satuan !== "kegiatan") return "CLOSED_DAY";
  // Nobody meant the next day where the object isn't open into it.
  if (choice.satuan === "jam" && choice.jamakhir < choice.jammulai) return "EMPTY_INTERVAL";
  return hoursOn(hours, choice.tanggal) ? "OUTSIDE_HOURS" : "CLOSED_DAY";
}

function refuseLength(length: number, unit: TariffUnit, policy: OrderPolicy): BookingReason | undefined {
  const { min, max } = lengthsOf(policy, unit);
  if (length < 1) return "EMPTY_INTERVAL";
  if (length < min) return "TOO_SHORT";
  return length > max ? "TOO_LONG" : undefined;
}

/** Who orders: the counter knows what it can still prepare, and isn't bound to the time before the beginning that customers are. */
export interface Ordering {
  readonly isCounter: boolean;
}

type Times = OrderPolicy & ObjectHours;

/** Why it is too late or too early to order an interval. */
function refuseMoment(interval: Interval, unit: TariffUnit, object: Times, now: Date, { isCounter }: Ordering) {
  if (latestArrival(interval, unit, object) <= now) return "IN_THE_PAST";
  const ahead = interval.start.getTime() - now.getTime();
  if (!isCounter && object.minpesanjam > 0 && ahead < object.minpesanjam * 3_600_000) return "TOO_SOON";
  return ahead > object.makspesanhari * 86_400_000 ? "TOO_FAR" : undefined;
}

/** Whether an interval can be ordered at this moment, or can't any more or not yet. */
export const isOrderable = (interval: Interval, unit: TariffUnit, object: Times, now: Date, who: Ordering): boolean =>
  refuseMoment(interval, unit, object, now, who) === undefined;

/** Why the chosen time can't be ordered now, whatever is free. */
export function refuseInterval(
  choice: IntervalChoice,
  object: Times,
  now: Date,
  who: Ordering,
): BookingReason | undefined {
  const interval = toInterval(choice, object);
  const closed = refuseClosed(choice, object);
  if (closed) return closed;
  if (interval.end <= interval.start) return "EMPTY_INTERVAL";
  const length = duration(interval, choice.satuan, object.zone);
  return refuseLength(length, choice.satuan, object) ?? refuseMoment(interval, choice.satuan, object, now, who);
}
