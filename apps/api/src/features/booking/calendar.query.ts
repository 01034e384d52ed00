import { addDays, daysBetween, type LocalDate } from "@retribusi/contract/define/dates";
import { type Capacity, freeUnits } from "@retribusi/contract/features/booking/booking.availability";
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
import type { z } from "zod";
import { AppError } from "../../lib/app-error.ts";
import { databaseNow } from "../../lib/transaction.ts";
import { capacitiesAround, choicesFor } from "./catalogue.query.ts";
import { getOffered } from "./catalogue-object.query.ts";
import { hoursOf, type ObjectRow } from "./object.query.ts";

const longestRange = 100;
const tooLong = { en: "At most 100 days can be shown.", id: "Paling banyak 100 hari dapat ditampilkan." };

interface Slot {
  readonly interval: Interval;
  readonly bebas: number;
  /** Can't be ordered any more. */
  readonly lewat: boolean;
}

function slotOf(choice: IntervalChoice, hours: ObjectHours, capacity: Capacity, now: Date): Slot {
  const interval = toInterval(choice, hours);
  const lewat = latestArrival(interval, choice.satuan, hours) <= now;
  return { interval, bebas: lewat ? 0 : freeUnits(interval, capacity), lewat };
}

/** What the calendar shows of a day: its night or whole day, of hours and sessions the one with most free units. */
const daySlots = (object: ObjectRow, day: LocalDate): IntervalChoice[] =>
  object.satuantarif === "bulan" ? [{ satuan: "hari", mulai: day, akhir: day }] : choicesFor(object, day, undefined);

async function load(db: Database, objectid: number, from: LocalDate, until: LocalDate) {
  const object = await getOffered(db, objectid);
  const now = await databaseNow(db.prisma);
  const capacities = await capacitiesAround(db.prisma, [object], from, until, now);
  const capacity = capacities.get(objectid) ?? { units: 0, pause: 0, holds: [], closures: [] };
  return { object, now, capacity, hours: hoursOf(object) };
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
  const { object, now, capacity, hours } = await load(db, objectid, mulai, akhir);
  const closures = await db.prisma.penutupan_object.findMany({
    where: { objectid, tglakhir: { gt: now } },
    select: { tglmulai: true, tglakhir: true, alasan: true },
  });
  const records = Array.from({ length }, (_, index) => {
    const tanggal = addDays(mulai, index);
    const slots = daySlots(object, tanggal).map((choice) => slotOf(choice, hours, capacity, now));
    const closed = closures.find((closure) =>
      slots.some(({ interval }) => overlaps(interval, { start: closure.tglmulai, end: closure.tglakhir })),
    );
    return {
      tanggal,
      bebas: Math.max(0, ...slots.map((slot) => slot.bebas)),
      lewat: slots.every((slot) => slot.lewat),
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
  const { object, now, capacity, hours } = await load(db, objectid, tanggal, tanggal);
  const jam = choicesFor({ ...object, satuantarif: "jam" }, tanggal, undefined).flatMap((choice) => {
    if (choice.satuan !== "jam") return [];
    const { bebas, lewat } = slotOf(choice, hours, capacity, now);
    return [{ jammulai: choice.jammulai, jamakhir: choice.jamakhir, bebas, lewat }];
  });
  const sesi = sessionNames.map((name) => {
    const { bebas, lewat } = slotOf({ satuan: "kegiatan", tanggal, sesi: name }, hours, capacity, now);
    return { sesi: name, jammulai: sessions[name].from, jamakhir: sessions[name].to, bebas, lewat };
  });
  return { jam, sesi };
}
