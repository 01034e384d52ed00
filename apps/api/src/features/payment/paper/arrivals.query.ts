import type { LocalDate } from "@retribusi/contract/define/dates";
import { type BookingState, codesOf } from "@retribusi/contract/features/booking/booking.states";
import { bookingKinds, tariffUnits } from "@retribusi/contract/features/catalog/catalog.kinds";
import { mostArrivals } from "@retribusi/contract/features/payment/arrivals.endpoints";
import { sqlInstant } from "@retribusi/db/client";
import { type Column, instant, int, orNull, rowsOf, rupiah, text } from "@retribusi/db/column";
import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import { z } from "zod";
import type { CurrentUser } from "../../../access/current-user.ts";
import type { Deps } from "../../../lib/deps.ts";
import { scopeWhere } from "../../booking/cards.query.ts";

const satuan = z.enum(tariffUnits);
const tariffUnit: Column<z.output<typeof satuan>> = { sql: "b.satuantarif", read: (cell) => satuan.parse(cell) };

/** What is still asked for: all of it before payment, afterwards what a supplementary bill asks for. */
const owed = (billed: number): string =>
  `IF(b.statusbooking = ${billed}, b.totalbiaya, (SELECT COALESCE(SUM(t.jumlah), 0) FROM tagihan t
    WHERE t.bookingid = b.id AND t.jenistagihan = 'tambahan' AND t.statustagihan = 'terbit'))`;

const named = `(SELECT GROUP_CONCAT(u.nomor ORDER BY l.nomorunit SEPARATOR ', ') FROM booking_unit l
  JOIN unit_object u ON u.id = l.unitid WHERE l.bookingid = b.id)`;

const [billed = 0] = codesOf(["awaitingPayment"]);

const columns = {
  ...{ id: int("b.id"), status: int("b.statusbooking"), zona: text("COALESCE(o.zonawaktu, p.zonawaktu)") },
  ...{ start: instant("b.tglmulaipemakaian"), end: instant("b.tglakhirpemakaian"), satuantarif: tariffUnit },
  ...{ namapemesan: text("b.namapemesan"), namapengguna: orNull(text("b.namapengguna")) },
  ...{ notelp: orNull(text("b.notelp")), catatan: orNull(text("b.catatan")) },
  ...{ objectname: text("o.objectname"), subobjectname: orNull(text("o.subobjectname")) },
  ...{ jumlahunit: int("b.jumlahunit"), satuanobject: text("o.satuanobject"), unit: orNull(text(named)) },
  ...{ lamapemakaian: int("b.lamapemakaian"), total: rupiah("b.totalbiaya"), terutang: rupiah(owed(billed)) },
};

export type ArrivalRow = ReturnType<ReturnType<typeof rowsOf<typeof columns>>["answer"]>[number];

interface Wanted {
  readonly states: readonly BookingState[];
  /** The booking's moment by which its day goes, and that day, on the clocks of its object. */
  readonly moment: string;
  readonly day: string;
}

/** Its first day is generated and indexed by its moment; an end at midnight belongs to the day before. */
const arriving: Wanted = {
  states: ["awaitingPayment", "paid", "inUse", "finished"],
  moment: "b.tglmulaipemakaian",
  day: "b.haripakai",
};
const leaving: Wanted = {
  states: ["paid", "inUse"],
  moment: "b.tglakhirpemakaian",
  day: "DATE(b.tglakhirpemakaian - INTERVAL 1 MICROSECOND + INTERVAL b.selisihjam HOUR)",
};

type Scope = NonNullable<ReturnType<typeof scopeWhere>>;

/** @param day the day that is asked for, or null for today */
function rowsOn({ states, moment, day: own }: Wanted, scoped: Scope, now: Date, day: LocalDate | null) {
  const within = Object.entries(scoped);
  const today = `DATE('${sqlInstant(now)}' + INTERVAL b.selisihjam HOUR)`;
  // Two days around it hold that day in every zone, and are found in an index.
  const middle = day === null ? now : new Date(`${day}T12:00:00Z`);
  const bounds = [-2, 2].map((days) => sqlInstant(new Date(middle.getTime() + days * 86_400_000)));
  return rowsOf(
    columns,
    `FROM booking b STRAIGHT_JOIN mst_objectretribusi o ON o.objectid = b.objectid STRAIGHT_JOIN tbl_pemda p ON p.idpemda = o.idpemda
      WHERE b.statusbooking IN (${codesOf(states).join(", ")}) AND b.jenisbooking IN (${bookingKinds.map(() => "?").join(", ")})
        ${within.map(([column]) => ` AND b.${column} = ?`).join("")}
        AND ${moment} >= ? AND ${moment} < ? AND ${own} = ${day === null ? today : "?"}
      ORDER BY ${moment}, b.id LIMIT ${mostArrivals + 1}`,
    [...bookingKinds, ...within.map(([, value]) => value), ...bounds, ...(day === null ? [] : [day])],
  );
}

export interface ArrivalFacts {
  readonly arriving: readonly ArrivalRow[];
  readonly leaving: readonly ArrivalRow[];
  /** The manager group whose list it is; null for who looks after several. */
  readonly group: string | null;
}

/** Who comes and who leaves on the day, or today on the clocks of each object, by one statement. One row more than is shown tells of more. */
export async function listArrivals(
  { db, clock }: Pick<Deps, "db" | "clock">,
  user: CurrentUser,
  day: LocalDate | null,
): Promise<ArrivalFacts> {
  const scoped = scopeWhere(user);
  if (!scoped) return { arriving: [], leaving: [], group: null };
  const now = clock.now();
  const found = await ask(sqlOf(db.prisma), {
    arriving: rowsOn(arriving, scoped, now, day),
    leaving: rowsOn(leaving, scoped, now, day),
    group: rowsOf({ name: text("g.pengelolaname") }, "FROM tbl_kelompokpengelola g WHERE g.pengelolaid = ?", [
      scoped.pengelolaid ?? 0,
    ]),
  });
  return { arriving: found.arriving, leaving: found.leaving, group: found.group[0]?.name ?? null };
}
