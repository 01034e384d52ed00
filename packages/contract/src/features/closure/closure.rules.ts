import { z } from "zod";
import { clock } from "../../define/clock.ts";
import { addDays, daysBetween, toInstant, weekdayOf, type Zone } from "../../define/dates.ts";
import type { Label } from "../../define/label.ts";
import type { Interval } from "../booking/booking.interval.ts";

/** Furthest that a weekly closure reaches, in days. */
export const longestPattern = 366;

const day = z.iso.date();

/** When an object is closed; days and clocks are local to it. Weekdays are 1 (Monday) to 7. */
export const closureTime = z.discriminatedUnion("jenis", [
  z.strictObject({ jenis: z.literal("sekali"), mulai: day, jammulai: clock, sampai: day, jamakhir: clock }),
  z.strictObject({
    jenis: z.literal("mingguan"),
    hari: z.array(z.int().min(1).max(7)).min(1).max(7),
    mulai: day,
    jammulai: clock,
    /** The last day on which it may fall: a pattern ends. */
    sampai: day,
    jamakhir: clock,
  }),
]);
export type ClosureTime = z.output<typeof closureTime>;

/** What a closure takes, as instants in UTC: one interval, or one for each of its days. */
export function closureIntervals(time: ClosureTime, zone: Zone): Interval[] {
  const { mulai, jammulai, sampai, jamakhir } = time;
  if (time.jenis === "sekali") {
    return [{ start: toInstant(mulai, jammulai, zone), end: toInstant(sampai, jamakhir, zone) }];
  }
  const days = Array.from({ length: Math.max(0, daysBetween(mulai, sampai) + 1) }, (_, at) => addDays(mulai, at));
  return days
    .filter((date) => time.hari.includes(weekdayOf(date)))
    .map((date) => ({ start: toInstant(date, jammulai, zone), end: toInstant(date, jamakhir, zone) }));
}

/** Why a closure can't be, and the field of the form that mends it. */
export interface ClosureProblem {
  readonly field: "mulai" | "sampai" | "jamakhir" | "hari" | "jumlahunit";
  readonly message: Label;
}

const problem = (field: ClosureProblem["field"], en: string, id: string): ClosureProblem => ({
  field,
  message: { en, id },
});

interface Closing {
  readonly waktu: ClosureTime;
  /** Units closed; `null` is all of them. */
  readonly jumlahunit: number | null;
}

interface ClosedObject {
  readonly jumlahobject: number;
  readonly zone: Zone;
}

/** Why the object can't be closed so, whatever is booked, or nothing. */
export function refuseClosure(
  { waktu, jumlahunit }: Closing,
  { jumlahobject, zone }: ClosedObject,
  now: Date,
): ClosureProblem | undefined {
  if (jumlahunit !== null && jumlahunit > jumlahobject) {
    return problem("jumlahunit", `The object has ${jumlahobject} units.`, `Objek ini memiliki ${jumlahobject} unit.`);
  }
  if (waktu.sampai < waktu.mulai) {
    return problem("sampai", "The last day is before the first.", "Hari terakhir mendahului hari pertama.");
  }
  if (waktu.jenis === "mingguan" && waktu.jamakhir <= waktu.jammulai) {
    return problem(
      "jamakhir",
      "It ends before it begins. A night over midnight is closed as two weekdays.",
      "Jam akhir mendahului jam mulai. Tutup yang melewati tengah malam ditulis sebagai dua hari.",
    );
  }
  if (waktu.jenis === "mingguan" && daysBetween(waktu.mulai, waktu.sampai) >= longestPattern) {
    return problem(
      "sampai",
      "A weekly closure lasts a year at most; it can be entered again.",
      "Penutupan mingguan paling lama setahun; setelah itu dapat dibuat lagi.",
    );
  }
  const intervals = closureIntervals(waktu, zone);
  const [first] = intervals;
  const last = intervals.at(-1);
  if (!first || !last) {
    return problem(
      "hari",
      "None of these weekdays lies between the days.",
      "Tidak ada hari itu di antara kedua tanggal.",
    );
  }
  if (last.end <= first.start) {
    return problem("jamakhir", "It ends before it begins.", "Penutupan berakhir sebelum mulai.");
  }
  if (last.end <= now) {
    return problem("sampai", "This time is over already.", "Waktu ini sudah lewat.");
  }
  return;
}

/** What becomes of a booking that a closure stands in the way of: moved, cancelled with all money back, or kept. */
export const closureFates = ["pindah", "batal", "tetap"] as const;
export type ClosureFate = (typeof closureFates)[number];
