import { addDays, daysBetween, type LocalDate } from "@retribusi/contract/define/dates";
import { freeOver } from "@retribusi/contract/features/booking/booking.availability";
import {
  type Interval,
  type IntervalChoice,
  latestArrival,
  type ObjectHours,
  sessionNames,
  sessions,
  toInterval,
} from "@retribusi/contract/features/booking/booking.interval";
import type { availabilityCalendar, availabilityHours } from "@retribusi/contract/features/booking/catalogue.endpoints";
import type { Database } from "@retribusi/db/client";
import { instant, rowsOf, text } from "@retribusi/db/column";
import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import type { z } from "zod";
import { AppError } from "../../lib/app-error.ts";
import { capacityOf, takenDuring } from "./availability.ts";
import { getOffered } from "./catalogue-object.query.ts";
import { hoursOf, type PricedRow } from "./object.query.ts";
import { choicesFor } from "./offer.ts";

const longestRange = 100;
const tooLong = { en: "At most 100 days can be shown.", id: "Paling banyak 100 hari dapat ditampilkan." };

interface Slot {
  readonly choice: IntervalChoice;
  readonly interval: Interval;
  readonly bebas: number;
  /** Can't be ordered any more. */
  readonly lewat: boolean;
}

/** What the calendar shows of a day: its night or whole day, of hours and sessions the one with most free units. */
const daySlots = (object: PricedRow, day: LocalDate): IntervalChoice[] =>
  object.satuantarif === "bulan" ? [{ satuan: "hari", mulai: day, akhir: day }] : choicesFor(object, day, undefined);

const toSlot = (choice: IntervalChoice, hours: ObjectHours, now: Date) => {
  const interval = toInterval(choice, hours);
  return { choice, interval, lewat: latestArrival(interval, choice.satuan, hours) <= now };
};

/** An offered object with some choices and how many units are free for each; only what these choices touch is read. */
async function loadSlots(db: Database, objectid: number, choices: (object: PricedRow) => readonly IntervalChoice[]) {
  const { object, now } = await getOffered(db, objectid);
  const hours = hoursOf(object);
  const slots = choices(object).map((choice) => toSlot(choice, hours, now));
  const during = {
    start: new Date(Math.min(...slots.map(({ interval }) => interval.start.getTime()))),
    end: new Date(Math.max(...slots.map(({ interval }) => interval.end.getTime()))),
  };
  const { taken, closures } = await ask(sqlOf(db.prisma), {
    taken: takenDuring(slots.length > 0 ? [{ objects: [object], during }] : []),
    closures: rowsOf(
      { start: instant("tglmulai"), end: instant("tglakhir"), alasan: text("IF(umum, alasan, '')") },
      "FROM penutupan_object WHERE objectid = ? AND tglakhir > UTC_TIMESTAMP(3)",
      [objectid],
    ),
  });
  const free = freeOver(capacityOf(object, taken(objectid)));
  return {
    object,
    closures,
    slots: slots.map((slot): Slot => ({ ...slot, bebas: slot.lewat ? 0 : free(slot.interval) })),
  };
}

const overlaps = (a: Interval, b: Interval) => a.start < b.end && b.start < a.end;

/** Free units of every day of a range, both ends included. */
export async function getCalendar(
  db: Database,
  objectid: number,
  { mulai, akhir }: z.output<typeof availabilityCalendar.query>,
): Promise<z.output<typeof availabilityCalendar.answer>> {
  const length = daysBetween(mulai, akhir) + 1;
  if (length < 1 || length > longestRange) throw new AppError("VALIDATION", { fields: { akhir: tooLong } });
  const days = Array.from({ length }, (_, index) => addDays(mulai, index));
  const { object, closures, slots } = await loadSlots(db, objectid, (of) => days.flatMap((day) => daySlots(of, day)));
  const perDay = slots.length / length;
  const records = days.map((tanggal, index) => {
    const own = slots.slice(index * perDay, (index + 1) * perDay);
    const closed = closures.find((closure) => own.some(({ interval }) => overlaps(interval, closure)));
    return {
      tanggal,
      bebas: Math.max(0, ...own.map((slot) => slot.bebas)),
      lewat: own.every((slot) => slot.lewat),
      tutup: closed?.alasan ?? null,
    };
  });
  return { jumlahobject: object.jumlahobject, records };
}

/** Free units of every opening hour and every session of one day. */
export async function getHours(
  db: Database,
  objectid: number,
  { tanggal }: z.output<typeof availabilityHours.query>,
): Promise<z.output<typeof availabilityHours.answer>> {
  const { slots } = await loadSlots(db, objectid, (object) => [
    ...choicesFor({ ...object, satuantarif: "jam" }, tanggal, undefined),
    ...sessionNames.map((sesi) => ({ satuan: "kegiatan" as const, tanggal, sesi })),
  ]);
  const answer: z.output<typeof availabilityHours.answer> = { jam: [], sesi: [] };
  for (const { choice, bebas, lewat } of slots) {
    if (choice.satuan === "jam") {
      answer.jam.push({ jammulai: choice.jammulai, jamakhir: choice.jamakhir, bebas, lewat });
    } else if (choice.satuan === "kegiatan" && choice.sesi) {
      const { from, to } = sessions[choice.sesi];
      answer.sesi.push({ sesi: choice.sesi, jammulai: from, jamakhir: to, bebas, lewat });
    }
  }
  return answer;
}
