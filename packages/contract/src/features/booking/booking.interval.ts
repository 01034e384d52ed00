import { z } from "zod";
import {
  addDays,
  addMonths,
  daysBetween,
  type LocalDate,
  type LocalTime,
  lastDayUsed,
  localDate,
  localTime,
  toInstant,
  type Zone,
} from "../../define/dates.ts";
import { pattern } from "../../define/pattern.ts";
import type { TariffUnit } from "../catalog/catalog.kinds.ts";
import type { BookingReason } from "./booking.reasons.ts";

/** Fixed sessions of a hall, local times. */
export const sessions = {
  pagi: { from: "08:00", to: "16:00" },
  sore: { from: "16:00", to: "22:00" },
} as const;
export const sessionNames = ["pagi", "sore"] as const satisfies readonly (keyof typeof sessions)[];
export type Session = (typeof sessionNames)[number];

/** A local time of the day, `24:00` its end. */
export const clock = z.string().regex(
  pattern(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, {
    en: "Write a time like 14:00, up to 24:00.",
    id: "Tulis waktu seperti 14:00, paling lambat 24:00.",
  }),
);

/** When the citizen wants it, in the words of the tariff's unit; dates and times are local to the object. */
export const intervalChoice = z.discriminatedUnion("satuan", [
  z.strictObject({ satuan: z.literal("malam"), checkin: z.iso.date(), checkout: z.iso.date() }),
  z.strictObject({ satuan: z.literal("hari"), mulai: z.iso.date(), akhir: z.iso.date() }),
  z.strictObject({ satuan: z.literal("bulan"), mulai: z.iso.date(), bulan: z.int().min(1).max(12) }),
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
export interface ObjectHours {
  readonly zone: Zone;
  readonly jamcheckin: LocalTime;
  readonly jamcheckout: LocalTime;
  readonly batascheckin: LocalTime;
  readonly jambuka: LocalTime;
  readonly jamtutup: LocalTime;
}

const between = (from: LocalDate, fromTime: LocalTime, to: LocalDate, toTime: LocalTime, zone: Zone): Interval => ({
  start: toInstant(from, fromTime, zone),
  end: toInstant(to, toTime, zone),
});

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
      return between(choice.tanggal, choice.jammulai, choice.tanggal, choice.jamakhir, hours.zone);
    case "kegiatan": {
      const { from, to } = choice.sesi ? sessions[choice.sesi] : { from: hours.jambuka, to: hours.jamtutup };
      return between(choice.tanggal, from, choice.tanggal, to, hours.zone);
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

function monthsBetween(from: LocalDate, lastDay: LocalDate): number {
  let months = 1;
  while (addMonths(from, months) <= lastDay) months += 1;
  return months;
}

/** Longest booking by unit: a month of nights or days, a day of hours, a year of months. */
export const longest: Record<TariffUnit, number> = { jam: 24, hari: 31, malam: 31, bulan: 12, kegiatan: 1 };
const daysAhead = 366;

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

/** When a missing customer is a no-show: after the object's tolerance, else two hours late, else when the first day ends. */
export function noShowFrom(interval: Interval, satuan: TariffUnit, zone: Zone, toleransimenit: number | null): Date {
  if (toleransimenit !== null) return new Date(interval.start.getTime() + toleransimenit * 60_000);
  if (satuan === "jam") return new Date(interval.start.getTime() + 2 * 3_600_000);
  return toInstant(addDays(localDate(interval.start, zone), 1), "00:00", zone);
}

/** Why the chosen time can't be ordered now, whatever is free. */
export function refuseInterval(choice: IntervalChoice, hours: ObjectHours, now: Date): BookingReason | undefined {
  const interval = toInterval(choice, hours);
  if (interval.end <= interval.start) return "EMPTY_INTERVAL";
  if (duration(interval, choice.satuan, hours.zone) < 1) return "EMPTY_INTERVAL";
  if (duration(interval, choice.satuan, hours.zone) > longest[choice.satuan]) return "TOO_LONG";
  if (choice.satuan === "jam" && (choice.jammulai < hours.jambuka || choice.jamakhir > hours.jamtutup)) {
    return "OUTSIDE_HOURS";
  }
  if (latestArrival(interval, choice.satuan, hours) <= now) return "IN_THE_PAST";
  if (interval.start.getTime() - now.getTime() > daysAhead * 86_400_000) return "TOO_FAR";
  return undefined;
}
