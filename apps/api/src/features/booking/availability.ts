import {
  type Capacity,
  freeUnits,
  pauseOf,
  peakUnits,
  type Usage,
} from "@retribusi/contract/features/booking/booking.availability";
import type { Interval } from "@retribusi/contract/features/booking/booking.interval";
import { unpaidCodes } from "@retribusi/contract/features/booking/booking.states";
import { sqlInstant } from "@retribusi/db/client";
import { sqlOf } from "@retribusi/db/sql";
import { ask, type Cells, type Question, type Select, type SqlPart } from "@retribusi/db/statement";
import type { Transaction } from "../../lib/transaction.ts";
import { objectZone, type Zoned } from "./object.query.ts";

interface Paused {
  readonly objectid: number;
  /** Minutes kept free after every use. */
  readonly jedamenit: number;
}

export interface Units extends Paused, Zoned {
  readonly jumlahobject: number;
}

/** Some objects, and when something is wanted of them. */
export interface Window {
  readonly objects: readonly Paused[];
  readonly during: Interval;
}

/** What takes units of an object; a closure without a number closes all of them. */
export interface Taken {
  readonly holds: readonly Usage[];
  readonly closures: readonly (Omit<Usage, "units"> & { readonly units: number | null })[];
}

const minute = 60_000;
const moment = (at: number): string => sqlInstant(new Date(at));
const marks = (values: readonly unknown[]): string => values.map(() => "?").join(", ");

const anyOf = (parts: readonly SqlPart[]): SqlPart => ({
  sql: `(${parts.map(({ sql }) => sql).join(" OR ")})`,
  values: parts.flatMap(({ values }) => values),
});

/**
 * Rows of these objects that reach into their windows. There is no bound on how long before it they may have begun: the index leads
 * past those that are over, and a bound would rely on no booking being longer.
 */
const overlapping = (windows: readonly Window[], start: string, end: string): SqlPart =>
  anyOf(
    windows.map(({ objects, during }) => {
      const ids = objects.map(({ objectid }) => objectid);
      const pause = Math.max(...objects.map(({ jedamenit }) => jedamenit)) * minute;
      const [from, to] = [during.start.getTime() - pause, during.end.getTime() + pause];
      return {
        sql: `(objectid IN (${marks(ids)}) AND ${end} > ? AND ${start} < ?)`,
        values: [...ids, moment(from), moment(to)],
      };
    }),
  );

/** Milliseconds since 1970, which are read faster than a date. */
const millis = (column: string): string => `TIMESTAMPDIFF(MICROSECOND, '1970-01-01', ${column}) DIV 1000`;

/** A hold that isn't counted: of a booking that is being moved, or an offer that is being taken. */
export interface Except {
  readonly booking?: number | undefined;
  readonly offer?: number | undefined;
}

/** Units that are offered to whoever waited for them, for as long as the offer lasts. */
function offersOf(windows: readonly Window[], passed: SqlPart, except: number | undefined): Select {
  const { sql, values } = overlapping(windows, "tglmulai", "tglakhir");
  const other: SqlPart = except === undefined ? { sql: "", values: [] } : { sql: " AND id <> ?", values: [except] };
  return {
    expressions: ["objectid", millis("tglmulai"), millis("tglakhir"), "jumlahunit"],
    sql: `FROM daftar_tunggu WHERE keadaan = 'ditawari' AND bataswaktu >= ${passed.sql} AND ${sql}${other.sql}`,
    values: [...passed.values, ...values, ...other.values],
  };
}

function holdsOf(windows: readonly Window[], now: Date | undefined, { booking: except, offer }: Except): Select[] {
  const during = overlapping(windows, "tglmulaipemakaian", "tglakhirpemakaian");
  const other: SqlPart = except === undefined ? { sql: "", values: [] } : { sql: " AND id <> ?", values: [except] };
  const held = { sql: `aktif = 1 AND ${during.sql}${other.sql}`, values: [...during.values, ...other.values] };
  const expressions = (units: string) => ["objectid", millis("tglmulaipemakaian"), millis("tglakhirpemakaian"), units];
  const passed: SqlPart = now ? { sql: "?", values: [sqlInstant(now)] } : { sql: "UTC_TIMESTAMP(3)", values: [] };
  return [
    {
      expressions: expressions("jumlahunit"),
      sql: `FROM booking FORCE INDEX (booking_availability_idx) WHERE ${held.sql}`,
      values: held.values,
    },
    {
      expressions: expressions("-jumlahunit"),
      sql: `FROM booking FORCE INDEX (booking_statusbooking_bataswaktu_idx)
        WHERE statusbooking IN (${marks(unpaidCodes)}) AND bataswaktu < ${passed.sql} AND ${held.sql}`,
      values: [...unpaidCodes, ...passed.values, ...held.values],
    },
    offersOf(windows, passed, offer),
  ];
}

/** The bookings `b` that hold units in some windows, one by one, as `takenDuring` counts them; a condition. */
export function heldDuring(windows: readonly Window[]): SqlPart {
  const { sql, values } = overlapping(windows, "tglmulaipemakaian", "tglakhirpemakaian");
  const lapsed = `b.statusbooking IN (${marks(unpaidCodes)}) AND COALESCE(b.bataswaktu < UTC_TIMESTAMP(3), FALSE)`;
  return { sql: `b.aktif = 1 AND ${sql} AND NOT (${lapsed})`, values: [...values, ...unpaidCodes] };
}

/** Closures that reach into some windows; a condition. */
export const closedDuring = (windows: readonly Window[]): SqlPart => overlapping(windows, "tglmulai", "tglakhir");

function closuresOf(windows: readonly Window[]): Select {
  const { sql, values } = closedDuring(windows);
  const expressions = ["objectid", millis("tglmulai"), millis("tglakhir"), "jumlahunit"];
  return { expressions, sql: `FROM penutupan_object WHERE ${sql}`, values };
}

const none: Taken = { holds: [], closures: [] };

function readTaken([held = [], lapsed = [], offered = [], closed = []]: readonly (readonly Cells[])[]): (
  objectid: number,
) => Taken {
  const found = new Map<number, { holds: Usage[]; closures: Taken["closures"][number][] }>();
  const of = (objectid: number) => {
    const known = found.get(objectid) ?? { holds: [], closures: [] };
    found.set(objectid, known);
    return known;
  };
  const during = (start: unknown, end: unknown) => ({ start: new Date(Number(start)), end: new Date(Number(end)) });
  for (const rows of [held, lapsed, offered]) {
    for (const [objectid, start, end, units] of rows) {
      of(Number(objectid)).holds.push({ ...during(start, end), units: Number(units) });
    }
  }
  for (const [objectid, start, end, units] of closed) {
    of(Number(objectid)).closures.push({ ...during(start, end), units: units === null ? null : Number(units) });
  }
  return (objectid) => found.get(objectid) ?? none;
}

/**
 * What takes units in some windows: bookings stored in a holding state, offers to whoever waits, and closures. Holds whose deadline has passed (`now`, else the
 * database's time) count as released, since whoever takes units expires them first: they are found by their deadline and give back what
 * they took, so that the holds themselves are read from their index alone.
 */
export function takenDuring(
  windows: readonly Window[],
  { now, except = {} }: { readonly now?: Date; readonly except?: Except | undefined } = {},
): Question<(objectid: number) => Taken> {
  const asked = windows.filter(({ objects }) => objects.length > 0);
  return {
    selects: asked.length === 0 ? [] : [...holdsOf(asked, now, except), closuresOf(asked)],
    answer: readTaken,
  };
}

/** What an object has and what of it is taken. */
export const capacityOf = (object: Units, { holds, closures }: Taken): Capacity => ({
  units: object.jumlahobject,
  pause: pauseOf(object.jedamenit, objectZone(object)),
  holds,
  closures: closures.map((closure) => ({ ...closure, units: closure.units ?? object.jumlahobject })),
});

/** What takes units of these objects during the interval, as `takenDuring` says. */
export async function loadCapacities(
  tx: Transaction,
  objects: readonly Units[],
  during: Interval,
  now: Date,
  except?: Except,
): Promise<ReadonlyMap<number, Capacity>> {
  const { taken } = await ask(sqlOf(tx), { taken: takenDuring([{ objects, during }], { now, except }) });
  return new Map(objects.map((object) => [object.objectid, capacityOf(object, taken(object.objectid))]));
}

/** Units of the object that nobody holds over the whole interval. Somebody who has not waited gets less where others wait: `countLeft`. */
export async function countFree(
  tx: Transaction,
  object: Units,
  wanted: Interval,
  now: Date,
  except?: Except,
): Promise<number> {
  const capacities = await loadCapacities(tx, [object], wanted, now, except);
  const capacity = capacities.get(object.objectid);
  return capacity ? freeUnits(wanted, capacity) : 0;
}

/** Highest number of units of an object that bookings hold at one moment from now on. */
export async function peakHeld(tx: Transaction, objectid: number, now: Date): Promise<number> {
  const holds = await tx.booking.findMany({
    where: { objectid, aktif: 1, tglakhirpemakaian: { gt: now } },
    select: { tglmulaipemakaian: true, tglakhirpemakaian: true, jumlahunit: true },
  });
  return peakUnits(
    holds.map((row) => ({ start: row.tglmulaipemakaian, end: row.tglakhirpemakaian, units: row.jumlahunit })),
  );
}
