import {
  type Capacity,
  freeUnits,
  peakUnits,
  type Usage,
} from "@retribusi/contract/features/booking/booking.availability";
import type { Interval } from "@retribusi/contract/features/booking/booking.interval";
import { unpaidCodes } from "@retribusi/contract/features/booking/booking.states";
import type { Transaction } from "../../lib/transaction.ts";

interface Units {
  readonly objectid: number;
  readonly jumlahobject: number;
  /** Minutes kept free after every use. */
  readonly jedamenit: number;
}

const widened = ({ start, end }: Interval, minutes: number): Interval => ({
  start: new Date(start.getTime() - minutes * 60_000),
  end: new Date(end.getTime() + minutes * 60_000),
});

const overlapping = ({ start, end }: Interval) => ({
  tglakhirpemakaian: { gt: start },
  tglmulaipemakaian: { lt: end },
});

const toUsage = (row: { tglmulaipemakaian: Date; tglakhirpemakaian: Date; jumlahunit: number }): Usage => ({
  start: row.tglmulaipemakaian,
  end: row.tglakhirpemakaian,
  units: row.jumlahunit,
});

const byObject = <R extends { objectid: number }>(rows: readonly R[]) => Map.groupBy(rows, (row) => row.objectid);

/**
 * What takes units of these objects during the interval: bookings stored in a holding state and closures. Holds whose deadline has
 * passed count as released, since whoever takes units expires them first. `except` is a booking that is being moved.
 */
export async function loadCapacities(
  tx: Transaction,
  objects: readonly Units[],
  during: Interval,
  now: Date,
  except?: number,
): Promise<ReadonlyMap<number, Capacity>> {
  const ids = objects.map((object) => object.objectid);
  const window = widened(during, Math.max(0, ...objects.map((object) => object.jedamenit)));
  const holds = await tx.booking.findMany({
    where: {
      objectid: { in: ids },
      aktif: 1,
      ...overlapping(window),
      ...(except === undefined ? {} : { id: { not: except } }),
      NOT: { statusbooking: { in: unpaidCodes }, bataswaktu: { lt: now } },
    },
    select: { objectid: true, tglmulaipemakaian: true, tglakhirpemakaian: true, jumlahunit: true },
  });
  const closures = await tx.penutupan_object.findMany({
    where: { objectid: { in: ids }, tglmulai: { lt: window.end }, tglakhir: { gt: window.start } },
    select: { objectid: true, tglmulai: true, tglakhir: true, jumlahunit: true },
  });
  const held = byObject(holds);
  const closed = byObject(closures);
  const capacityOf = ({ objectid, jumlahobject, jedamenit }: Units): Capacity => ({
    units: jumlahobject,
    pause: jedamenit,
    holds: (held.get(objectid) ?? []).map(toUsage),
    closures: (closed.get(objectid) ?? []).map((row) => ({
      start: row.tglmulai,
      end: row.tglakhir,
      units: row.jumlahunit ?? jumlahobject,
    })),
  });
  return new Map(objects.map((object) => [object.objectid, capacityOf(object)]));
}

/** Units of the object that are free over the whole interval. The only answer to that question in the product. */
export async function countFree(
  tx: Transaction,
  object: Units,
  wanted: Interval,
  now: Date,
  except?: number,
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
  return peakUnits(holds.map(toUsage));
}
