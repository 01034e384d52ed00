import {
  addDays,
  daysBetween,
  type LocalDate,
  localTime,
  minutesOf,
  toInstant,
} from "@retribusi/contract/define/dates";
import {
  type Interval,
  type IntervalChoice,
  sessionNames,
  sessions,
} from "@retribusi/contract/features/booking/booking.interval";
import { bookingEntity } from "@retribusi/contract/features/booking/booking.rights";
import type { availabilityCalendar, availabilityHours } from "@retribusi/contract/features/booking/catalogue.endpoints";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import { type DayHours, dayMinutes, hoursOn, openingOf } from "@retribusi/contract/features/policy/policy.hours";
import type { Database } from "@retribusi/db/client";
import { instant, int, orNull, rowsOf, text } from "@retribusi/db/column";
import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import type { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import { scope } from "../../access/scope.ts";
import { AppError } from "../../lib/app-error.ts";
import { findRow } from "../../records/reader.ts";
import { isManagerOf } from "./actor.ts";
import { capacityOf, takenDuring } from "./availability.ts";
import { dayChoices, freeSlots, overlaps, slotsOf, toDays } from "./calendar-day.ts";
import { getOffered } from "./catalogue-object.query.ts";
import { hoursOf, type PricedRow } from "./object.query.ts";
import { choicesFor } from "./offer.ts";

const longestRange = 100;
const tooLong = { en: "At most 100 days can be shown.", id: "Paling banyak 100 hari dapat ditampilkan." };

type Reader = CurrentUser | undefined;

interface Asked {
  readonly objectid: number;
  readonly bookingid?: number | undefined;
}

/** A booking that is to be moved must be one that its reader may see; throws NOT_FOUND. */
export async function requireMoved(db: Database, user: Reader, kind: BookingKind, bookingid: number): Promise<void> {
  const found = user && (await findRow(db, scope(user, bookingEntity[kind]), [bookingid]));
  if (!found) throw new AppError("NOT_FOUND");
}

/** An offered object with some choices and how many units are free for each; only what these choices touch is read. */
async function loadSlots(
  db: Database,
  user: Reader,
  { objectid, bookingid }: Asked,
  choices: (object: PricedRow) => readonly IntervalChoice[],
) {
  const { object, now } = await getOffered(db, user, objectid);
  if (bookingid !== undefined) await requireMoved(db, user, object.tbl_kategoriobject.jenisbooking, bookingid);
  const who = { isCounter: user !== undefined && isManagerOf(user, object.pengelolaid) };
  const slots = slotsOf(choices(object), object, now, who);
  const during = {
    start: new Date(Math.min(...slots.map(({ interval }) => interval.start.getTime()))),
    end: new Date(Math.max(...slots.map(({ interval }) => interval.end.getTime()))),
  };
  const { taken, closures } = await ask(sqlOf(db.prisma), {
    taken: takenDuring(slots.length > 0 ? [{ objects: [object], during }] : [], { except: { booking: bookingid } }),
    closures: rowsOf(
      {
        ...{ start: instant("tglmulai"), end: instant("tglakhir"), units: orNull(int("jumlahunit")) },
        alasan: text("IF(umum, alasan, '')"),
      },
      "FROM penutupan_object WHERE objectid = ? AND tglakhir > UTC_TIMESTAMP(3)",
      [objectid],
    ),
  });
  return { object, now, closures, slots: freeSlots(slots, capacityOf(object, taken(objectid))) };
}

/** Free units of every day of a range, both ends included. */
export async function getCalendar(
  db: Database,
  user: Reader,
  objectid: number,
  { mulai, akhir, bookingid }: z.output<typeof availabilityCalendar.query>,
): Promise<z.output<typeof availabilityCalendar.answer>> {
  const length = daysBetween(mulai, akhir) + 1;
  if (length < 1 || length > longestRange) throw new AppError("VALIDATION", { fields: { akhir: tooLong } });
  const days = Array.from({ length }, (_, index) => addDays(mulai, index));
  const { object, now, closures, slots } = await loadSlots(db, user, { objectid, bookingid }, (of) =>
    days.flatMap((day) => dayChoices(of, day)),
  );
  return { jumlahobject: object.jumlahobject, records: toDays(object, days, slots, closures, now) };
}

/** Opening hours of a day, those after midnight that belong to its evening included. */
function hoursOfDay(object: PricedRow, day: LocalDate): IntervalChoice[] {
  const byHour = { ...object, satuantarif: "jam" } as const;
  const open = hoursOn(object, day);
  const next = addDays(day, 1);
  const until = open ? openingOf(open).until - dayMinutes : 0;
  const late = choicesFor(byHour, next, undefined).filter(
    (choice) => choice.satuan === "jam" && minutesOf(choice.jamakhir) <= until,
  );
  return [...choicesFor(byHour, day, undefined), ...late];
}

type Closed = z.output<typeof availabilityHours.answer>["tutup"];

type Closure = Interval & { readonly units: number | null; readonly alasan: string };

/** The parts of closures of the whole object that lie on a day, by the clock of the place. */
function closedOn(day: LocalDate, closures: readonly Closure[], object: PricedRow): Closed {
  const { zone } = hoursOf(object);
  const whole = { start: toInstant(day, "00:00", zone), end: toInstant(day, "24:00", zone) };
  return closures
    .filter((closure) => overlaps(closure, whole) && (closure.units ?? object.jumlahobject) >= object.jumlahobject)
    .toSorted((one, other) => one.start.getTime() - other.start.getTime())
    .map(({ start, end, alasan }) => ({
      jammulai: start <= whole.start ? "00:00" : localTime(start, zone),
      jamakhir: end >= whole.end ? "24:00" : localTime(end, zone),
      alasan,
    }));
}

/** Free units of every opening hour and every session of one day for which it is open. */
export async function getHours(
  db: Database,
  user: Reader,
  objectid: number,
  { tanggal, bookingid }: z.output<typeof availabilityHours.query>,
): Promise<z.output<typeof availabilityHours.answer>> {
  const { object, slots, closures } = await loadSlots(db, user, { objectid, bookingid }, (of) => [
    ...hoursOfDay(of, tanggal),
    ...[...sessionNames, null].map((sesi) => ({ satuan: "kegiatan" as const, tanggal, sesi })),
  ]);
  const whole = hoursOn(object, tanggal);
  const tutup = closedOn(tanggal, closures, object);
  const answer: z.output<typeof availabilityHours.answer> = { jam: [], sesi: [], tutup };
  for (const { choice, bebas, lewat, isOpen: isOpenThen } of slots) {
    if (choice.satuan === "jam") {
      const { jammulai, jamakhir } = choice;
      answer.jam.push({ tanggal: choice.tanggal, jammulai, jamakhir, bebas, lewat });
    } else if (choice.satuan === "kegiatan") {
      const { sesi } = choice;
      const times = sesi ? { jammulai: sessions[sesi].from, jamakhir: sessions[sesi].to } : wholeDay(whole);
      if (times && isOpenThen) answer.sesi.push({ sesi, ...times, bebas, lewat });
    }
  }
  return answer;
}

const wholeDay = (open: DayHours | null) => open && { jammulai: open.jambuka, jamakhir: open.jamtutup };
