import type { Interval } from "@retribusi/contract/features/booking/booking.interval";
import { codeOf, stateOf } from "@retribusi/contract/features/booking/booking.states";
import { tariffUnits } from "@retribusi/contract/features/catalog/catalog.kinds";
import type {
  TimelineBooking,
  TimelineClosure,
  TimelineObject,
} from "@retribusi/contract/features/timeline/timeline.endpoints";
import { unitStates } from "@retribusi/contract/features/unit/unit.rules";
import { type Column, instant, int, orNull, rowsOf, text } from "@retribusi/db/column";
import type { Answers, SqlPart } from "@retribusi/db/statement";
import { z } from "zod";
import { closedDuring, heldDuring, type Window } from "../booking/availability.ts";

/** What is drawn over a time. */
interface Bar<T> extends Interval {
  readonly row: T;
}

/** What holds or closes units of an object, the earliest first, and the units themselves by name. */
export interface Bars {
  readonly bookings: readonly Bar<TimelineBooking>[];
  readonly closures: readonly Bar<TimelineClosure>[];
  readonly units: TimelineObject["unit"];
}

const oneOf = <T extends string>(sql: string, names: readonly T[]): Column<T> => {
  const known = z.enum(names);
  return { sql, read: (cell) => known.parse(cell) };
};

const bookingColumns = {
  id: int("b.id"),
  objectid: int("b.objectid"),
  versi: int("b.versi"),
  statusbooking: int("b.statusbooking"),
  uraianstatus: text("s.uraianstatus"),
  namapemesan: text("b.namapemesan"),
  start: instant("b.tglmulaipemakaian"),
  end: instant("b.tglakhirpemakaian"),
  satuantarif: oneOf("b.satuantarif", tariffUnits),
  jumlahunit: int("b.jumlahunit"),
};

const closureColumns = {
  id: int("id"),
  objectid: int("objectid"),
  start: instant("tglmulai"),
  end: instant("tglakhir"),
  jumlahunit: orNull(int("jumlahunit")),
  alasan: text("alasan"),
};

const unitColumns = {
  id: int("id"),
  objectid: int("objectid"),
  urutan: int("urutan"),
  nomor: text("nomor"),
  keadaan: oneOf("keadaan", unitStates),
};

type Scope = Readonly<Record<string, number | string>>;

/** The bookings of a scope. */
function within(scoped: Scope, held: SqlPart): SqlPart {
  const columns = Object.entries(scoped);
  return {
    sql: [held.sql, ...columns.map(([column]) => `b.${column} = ?`)].join(" AND "),
    values: [...held.values, ...columns.map(([, value]) => value)],
  };
}

const held = "FROM booking b FORCE INDEX (booking_availability_idx)";

/** What is on some objects during their window, within somebody's scope of bookings. */
export function barQuestions(window: Window, scoped: Scope) {
  const bookings = within(scoped, heldDuring([window]));
  const closures = closedDuring([window]);
  const ids = window.objects.map(({ objectid }) => objectid);
  return {
    bookings: rowsOf(
      bookingColumns,
      `${held} JOIN tbl_statusbooking s ON s.statusbooking = b.statusbooking WHERE ${bookings.sql}`,
      bookings.values,
    ),
    handedOver: rowsOf(
      { owner: int("b.id"), unitid: int("u.unitid") },
      `${held} JOIN booking_unit u ON u.bookingid = b.id WHERE u.unitid IS NOT NULL AND ${bookings.sql}`,
      bookings.values,
    ),
    closures: rowsOf(closureColumns, `FROM penutupan_object WHERE ${closures.sql}`, closures.values),
    closedUnits: rowsOf(
      { owner: int("p.id"), unitid: int("u.unitid") },
      `FROM penutupan_object p JOIN penutupan_unit u ON u.penutupanid = p.penutupanid WHERE ${closures.sql}`,
      closures.values,
    ),
    units: rowsOf(unitColumns, `FROM unit_object WHERE aktif AND objectid IN (${ids.map(() => "?").join(", ")})`, ids),
  };
}

type Found = Answers<ReturnType<typeof barQuestions>>;

/** The units of each by its id. */
function unitsBy(lines: Found["handedOver"]): (id: number) => number[] {
  const found = Map.groupBy(lines, ({ owner }) => owner);
  return (id) => (found.get(id) ?? []).map(({ unitid }) => unitid);
}

const during = ({ start, end }: Interval) => [start.toISOString(), end.toISOString()] as const;

function toBooking(row: Found["bookings"][number], unit: number[]): Bar<TimelineBooking> {
  const { objectid: _, start, end, ...shown } = row;
  const [tglmulaipemakaian, tglakhirpemakaian] = during(row);
  const statusbooking = codeOf(stateOf(row.statusbooking));
  return { start, end, row: { ...shown, statusbooking, tglmulaipemakaian, tglakhirpemakaian, unit } };
}

function toClosure(row: Found["closures"][number], unit: number[]): Bar<TimelineClosure> {
  const { objectid: _, start, end, ...shown } = row;
  const [tglmulai, tglakhir] = during(row);
  return { start, end, row: { ...shown, tglmulai, tglakhir, unit } };
}

const inTime = (a: Bar<{ readonly id: number }>, b: Bar<{ readonly id: number }>) =>
  a.start.getTime() - b.start.getTime() || a.row.id - b.row.id;

/** What is on each of the objects. */
export function barsBy({ bookings, handedOver, closures, closedUnits, units }: Found): (objectid: number) => Bars {
  const [handed, closed] = [unitsBy(handedOver), unitsBy(closedUnits)];
  const booked = Map.groupBy(bookings, ({ objectid }) => objectid);
  const shut = Map.groupBy(closures, ({ objectid }) => objectid);
  const named = Map.groupBy(units, ({ objectid }) => objectid);
  return (objectid) => ({
    bookings: (booked.get(objectid) ?? []).map((row) => toBooking(row, handed(row.id))).toSorted(inTime),
    closures: (shut.get(objectid) ?? []).map((row) => toClosure(row, closed(row.id))).toSorted(inTime),
    units: (named.get(objectid) ?? [])
      .toSorted((a, b) => a.urutan - b.urutan)
      .map(({ id, nomor, keadaan }) => ({ id, nomor, keadaan })),
  });
}
