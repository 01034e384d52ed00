import { type LocalDate, type Zone, zoneOf } from "@retribusi/contract/define/dates";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import { objectretribusi } from "@retribusi/contract/features/catalog/objectretribusi.entity";
import type { OpeningHours } from "@retribusi/contract/features/policy/policy.hours";
import type { Database } from "@retribusi/db/client";
import { momentsOf } from "@retribusi/db/summary/days";
import type { Rows } from "../../access/scopes.ts";
import { conditionFor, type Filter, type Fragment } from "../../records/condition.ts";
import { runSql } from "../../records/reader.ts";
import type { Period } from "./period.ts";

/** What an object could take from a day on. */
export interface CapacityFrom extends OpeningHours {
  readonly day: LocalDate;
  readonly units: number;
  readonly isActive: boolean;
  /** Nights count, and not opening hours. */
  readonly isNightly: boolean;
}

/** A closure of some units, or of all where `units` is null. */
export interface Closed {
  readonly start: Date;
  readonly end: Date;
  readonly units: number | null;
}

/** An object with where it belongs, what it could take when, the earliest first, and when some of it was closed. */
export interface ObjectPlace {
  readonly objectid: number;
  readonly objectname: string;
  readonly subobjectname: string | null;
  readonly zone: Zone;
  readonly keys: Readonly<Record<"objectid" | "pengelolaid" | "idskpd" | "idpemda" | "kategoriid", number>> & {
    readonly jenisbooking: BookingKind;
  };
  readonly names: Readonly<Record<"objectid" | "pengelolaid" | "idskpd" | "idpemda" | "kategoriid", string>>;
  readonly capacities: readonly CapacityFrom[];
  readonly closures: readonly Closed[];
}

/** A customer's rows are bookings of their own; no object is theirs. */
export const objectsOf = (rows: Rows): Rows => (typeof rows === "object" && "idpemesan" in rows ? "none" : rows);

/** Objects within the scope that fit the filters, as `t`; `k` is their category. */
export function objectCondition(rows: Rows, filters: readonly Filter[]): Fragment {
  const own = filters.filter(({ field }) => field !== "jenisbooking");
  const kinds = filters.flatMap(({ field, oneOf = [] }) => (field === "jenisbooking" ? oneOf : []));
  const condition = conditionFor(objectretribusi, objectsOf(rows), { filters: own });
  if (kinds.length === 0) return condition;
  const marks = kinds.map(() => "?").join(", ");
  return {
    sql: `${condition.sql} AND k.jenisbooking IN (${marks})`,
    values: [...condition.values, ...kinds],
  };
}

export const objectTables = "mst_objectretribusi t JOIN tbl_kategoriobject k ON k.kategoriid = t.kategoriid";

const columns = `t.objectid, t.objectname, t.subobjectname, t.pengelolaid, t.idskpd, t.idpemda, t.kategoriid, k.jenisbooking, k.kategoriname,
  p.pemdaname, s.skpdname, g.pengelolaname, COALESCE(t.zonawaktu, p.zonawaktu) AS zonawaktu,
  c.berlakumulai, c.jumlahobject, c.statusobject, c.satuantarif, c.jambuka, c.jamtutup, c.jamhari,
  x.id AS penutupanid, x.tglmulai, x.tglakhir, x.jumlahunit`;

const tables = `${objectTables} JOIN tbl_pemda p ON p.idpemda = t.idpemda JOIN tbl_skpd s ON s.idskpd = t.idskpd
  JOIN tbl_kelompokpengelola g ON g.pengelolaid = t.pengelolaid JOIN kapasitas_object c ON c.objectid = t.objectid
  LEFT JOIN penutupan_object x ON x.objectid = t.objectid AND x.tglakhir > ? AND x.tglmulai < ?`;

type Row = Awaited<ReturnType<typeof runSql>>[number];

const capacityOf = (row: Row): CapacityFrom => ({
  day: String(row.berlakumulai),
  units: Number(row.jumlahobject),
  isActive: Number(row.statusobject) === 1,
  isNightly: row.satuantarif === "malam",
  jambuka: String(row.jambuka),
  jamtutup: String(row.jamtutup),
  jamhari: row.jamhari === null ? null : String(row.jamhari),
});

const readMoment = (text: unknown): Date => new Date(`${String(text).replace(" ", "T")}Z`);

const closureOf = (row: Row): Closed => ({
  start: readMoment(row.tglmulai),
  end: readMoment(row.tglakhir),
  units: row.jumlahunit === null ? null : Number(row.jumlahunit),
});

/** The rows that differ in a column: one object comes once for each of its capacities and closures. */
const each = (rows: readonly Row[], column: string): Row[] => [
  ...new Map(rows.filter((row) => row[column] !== null).map((row) => [row[column], row])).values(),
];

const kindOf = (name: unknown): BookingKind => (name === "gedung" || name === "alat" ? name : "penginapan");

function placeOf(rows: readonly Row[]): ObjectPlace[] {
  const [row] = rows;
  if (!row) return [];
  const objectname = String(row.objectname);
  const subobjectname = row.subobjectname === null ? null : String(row.subobjectname);
  const objectid = Number(row.objectid);
  return [
    {
      objectid,
      objectname,
      subobjectname,
      zone: zoneOf(String(row.zonawaktu)),
      keys: {
        objectid,
        pengelolaid: Number(row.pengelolaid),
        idskpd: Number(row.idskpd),
        idpemda: Number(row.idpemda),
        kategoriid: Number(row.kategoriid),
        jenisbooking: kindOf(row.jenisbooking),
      },
      names: {
        objectid: subobjectname ? `${objectname} – ${subobjectname}` : objectname,
        pengelolaid: String(row.pengelolaname),
        idskpd: String(row.skpdname),
        idpemda: String(row.pemdaname),
        kategoriid: String(row.kategoriname),
      },
      capacities: each(rows, "berlakumulai").map(capacityOf),
      closures: each(rows, "penutupanid").map(closureOf),
    },
  ];
}

/** Objects within the scope with their capacities and the closures that touch the days, by name. */
export async function listObjectPlaces(
  db: Database,
  { rows, filters, period }: { readonly rows: Rows; readonly filters: readonly Filter[]; readonly period: Period },
): Promise<ObjectPlace[]> {
  const condition = objectCondition(rows, filters);
  const { after, before } = momentsOf(period);
  const found = await runSql(
    db,
    `SELECT ${columns} FROM ${tables} WHERE ${condition.sql} ORDER BY t.objectname, t.subobjectname, t.objectid, c.berlakumulai`,
    [after, before, ...condition.values],
  );
  return [...Map.groupBy(found, (row) => row.objectid).values()].flatMap(placeOf);
}
