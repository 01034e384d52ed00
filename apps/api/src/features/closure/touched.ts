import {
  type Capacity,
  freeOver,
  overtaken,
  pauseOf,
  type Usage,
} from "@retribusi/contract/features/booking/booking.availability";
import { type Interval, type IntervalChoice, toChoice } from "@retribusi/contract/features/booking/booking.interval";
import { bookingStates, stateOf } from "@retribusi/contract/features/booking/booking.states";
import type { TouchedBooking } from "@retribusi/contract/features/closure/closure.endpoints";
import type { ClosureFate } from "@retribusi/contract/features/closure/closure.rules";
import { longest } from "@retribusi/contract/features/policy/policy.rules";
import type { Prisma } from "@retribusi/db/generated/client";
import { dayOf } from "../../lib/day-of.ts";
import type { Transaction } from "../../lib/transaction.ts";
import { approvedDiscount, bookingParts, intervalOf } from "../booking/booking.query.ts";
import { holidaysFor, hoursOf, type ObjectRow, objectZone } from "../booking/object.query.ts";
import { otherTimes } from "../booking/other-times.ts";
import type { Holidays } from "../system/holiday.query.ts";

/** Bookings that hold units of the object at some time of these. */
const parts = {
  ...bookingParts,
  booking_unit: { select: { unitid: true } },
} as const satisfies Prisma.bookingInclude;
type Held = Prisma.bookingGetPayload<{ include: typeof parts }>;

interface Planned {
  readonly object: ObjectRow;
  readonly intervals: readonly Interval[];
  /** Units that are to be closed. */
  readonly units: number;
  /** Which ones, where they are named. */
  readonly named: readonly number[];
  readonly now: Date;
}

interface Scene extends Planned {
  readonly holds: readonly Held[];
  readonly capacity: Capacity;
  readonly holidays: Holidays;
}

const usageOf = (row: Held): Usage => ({ ...intervalOf(row), units: row.jumlahunit });
const meets = (one: Interval, other: Interval): boolean => one.start < other.end && other.start < one.end;

/** Other times are looked for within two months of a booking's own. */
const furthest = 62;
const dayMs = 86_400_000;

/** So many days before and after a closure somebody may be at another time: as far as one looks for it, and for as long as it may last. */
function reachOf({ satuantarif, tarif_object }: ObjectRow): number {
  const isByMonth = [satuantarif, ...tarif_object.map((tariff) => tariff.satuantarif)].includes("bulan");
  return furthest + (isByMonth ? longest.bulan * 31 : longest.hari);
}

/** What holds the object around the closure, and what is free with it. */
async function readScene(tx: Transaction, planned: Planned): Promise<Scene> {
  const { object, intervals, units, now } = planned;
  const { objectid, jumlahobject } = object;
  const reach = reachOf(object) * dayMs;
  const from = new Date(Math.min(...intervals.map(({ start }) => start.getTime())) - reach);
  const until = new Date(Math.max(...intervals.map(({ end }) => end.getTime())) + reach);
  const near = { objectid, tglakhirpemakaian: { gt: from }, tglmulaipemakaian: { lt: until } };
  const holds = await tx.booking.findMany({
    where: { ...near, aktif: 1 },
    include: parts,
    orderBy: { id: "asc" },
  });
  const others = await tx.penutupan_object.findMany({
    where: { objectid, tglakhir: { gt: from }, tglmulai: { lt: until } },
  });
  const closures = [
    ...others.map(({ tglmulai: start, tglakhir: end, jumlahunit }) => ({
      start,
      end,
      units: jumlahunit ?? jumlahobject,
    })),
    ...intervals.map((interval) => ({ ...interval, units })),
  ];
  // A lapsed hold is expired before the closure is written.
  const held = holds.filter(({ bataswaktu, statusbooking }) => {
    const isLapsed = bataswaktu !== null && bataswaktu < now && bookingStates[stateOf(statusbooking)].unpaid;
    return !isLapsed;
  });
  const capacity = {
    units: jumlahobject,
    pause: pauseOf(object.jedamenit, objectZone(object)),
    holds: held.map(usageOf),
    closures,
  };
  const holidays = await holidaysFor(tx, [object], dayOf(from), dayOf(until));
  return { ...planned, holds: held, capacity, holidays };
}

/** Whether one of the named units was handed over to a guest who stays into the closure. */
const staysIn = (row: Held, { named, intervals }: Planned): boolean =>
  row.booking_unit.some(({ unitid }) => unitid !== null && named.includes(unitid)) &&
  intervals.some((interval) => meets(intervalOf(row), interval));

/** Bookings that hold units at a moment at which the closure leaves too few, or one of its named units, in the order of their ids. */
function inTheWay(scene: Scene): Held[] {
  const { holds, capacity, intervals } = scene;
  const over = overtaken(capacity).filter((moment) => intervals.some((interval) => meets(moment, interval)));
  return holds.filter((row) => {
    const used = intervalOf(row);
    const held = { ...used, end: new Date(used.end.getTime() + capacity.pause(used)) };
    return over.some((moment) => meets(moment, held)) || staysIn(row, scene);
  });
}

const fatesOf = (row: Held): ClosureFate[] =>
  stateOf(row.statusbooking) === "inUse" ? ["tetap"] : ["pindah", "batal", "tetap"];

const most = 4;

/** The nearest dates on which the booking could be instead, at the same price where it is paid. */
function otherDates({ object, now, capacity, holds, holidays }: Scene, row: Held): TouchedBooking["pilihan"] {
  const choice = choiceOf(object, row);
  const without = { ...capacity, holds: holds.filter(({ id }) => id !== row.id).map(usageOf) };
  const isPaid = stateOf(row.statusbooking) === "paid";
  const wish = { waktu: choice, jumlahunit: row.jumlahunit, kelompoktarif: row.kelompoktarif };
  const planning = { approved: approvedDiscount(row), isCounter: true, holidays };
  const found: TouchedBooking["pilihan"] = [];
  for (const { waktu, totalbiaya } of otherTimes(object, wish, now, planning, freeOver(without))) {
    if (isPaid && totalbiaya !== Number(row.totalbiaya)) continue;
    found.push({ waktu, totalbiaya });
    if (found.length === most) break;
  }
  return found;
}

const choiceOf = (object: ObjectRow, row: Held): IntervalChoice =>
  toChoice(intervalOf(row), row.satuantarif, row.sesi, hoursOf(object).zone);

/** Bookings that a closure would stand in the way of. Whoever decides by it has the object's inventory in hand. */
export async function touchedBy(tx: Transaction, planned: Planned): Promise<Held[]> {
  return inTheWay(await readScene(tx, planned));
}

/** The same as they are shown, each with what can become of it. */
export async function previewTouched(tx: Transaction, planned: Planned): Promise<TouchedBooking[]> {
  const scene = await readScene(tx, planned);
  return inTheWay(scene).map((row) => ({
    id: row.id,
    versi: row.versi,
    jenisbooking: row.jenisbooking,
    namapemesan: row.namapemesan,
    statusbooking: row.statusbooking,
    jumlahunit: row.jumlahunit,
    waktu: choiceOf(planned.object, row),
    totalbiaya: Number(row.totalbiaya),
    dibayar: row.pembayaran.reduce((sum, { jumlah }) => sum + Number(jumlah), 0),
    bisa: fatesOf(row),
    pilihan: fatesOf(row).includes("pindah") ? otherDates(scene, row) : [],
  }));
}
