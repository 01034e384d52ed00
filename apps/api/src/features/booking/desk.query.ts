import { codeOf } from "@retribusi/contract/features/booking/booking.states";
import { closeToExpiryHours, type Desk, mostToClean } from "@retribusi/contract/features/booking/desk.endpoints";
import { bookingKinds } from "@retribusi/contract/features/catalog/catalog.kinds";
import { objectretribusi } from "@retribusi/contract/features/catalog/objectretribusi.entity";
import { unitPage } from "@retribusi/contract/features/unit/unit.pages";
import { sqlInstant } from "@retribusi/db/client";
import { int, orNull, rowsOf, text } from "@retribusi/db/column";
import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import type { CurrentUser } from "../../access/current-user.ts";
import { scope } from "../../access/scope.ts";
import type { Deps } from "../../lib/deps.ts";
import { conditionFor } from "../../records/condition.ts";
import { scopeWhere } from "./cards.query.ts";

const among = (values: readonly unknown[]): string => `(${values.map(() => "?").join(", ")})`;
const how = (condition: string) => int(`COUNT(IF(${condition}, 1, NULL))`);

/** Today on the clocks of the booking's object, and the last day of its use there: an end at midnight belongs to the day before. */
const today = (now: string): string => `DATE('${now}' + INTERVAL b.selisihjam HOUR)`;
const lastDay = "DATE(b.tglakhirpemakaian - INTERVAL 1 MICROSECOND + INTERVAL b.selisihjam HOUR)";

function figuresOf(now: string, scoped: Readonly<Record<string, number | string>>) {
  const [paid, inUse, billed] = (["paid", "inUse", "awaitingPayment"] as const).map(codeOf);
  const expiry = "COALESCE(b.tglexpiredbilling, b.bataswaktu)";
  const arrives = (day: string) => how(`b.statusbooking = ${paid} AND b.haripakai ${day}`);
  const leaves = (when: string) => how(`b.statusbooking = ${inUse} AND b.tglakhirpemakaian > '${now}' AND ${when}`);
  const within = Object.entries(scoped);
  return rowsOf(
    {
      jenis: text("b.jenisbooking"),
      datang: arrives(`= ${today(now)}`),
      telat: arrives(`< ${today(now)}`),
      besokdatang: arrives(`= ${today(now)} + INTERVAL 1 DAY`),
      dalam: how(`b.statusbooking = ${inUse}`),
      pulang: leaves(`${lastDay} = ${today(now)}`),
      lewat: how(`b.statusbooking = ${inUse} AND b.tglakhirpemakaian <= '${now}'`),
      besokpulang: leaves(`${lastDay} = ${today(now)} + INTERVAL 1 DAY`),
      tagihan: how(`b.statusbooking = ${billed}`),
      segera: how(
        `b.statusbooking = ${billed} AND ${expiry} > '${now}' AND ${expiry} <= '${now}' + INTERVAL ${closeToExpiryHours} HOUR`,
      ),
    },
    `FROM booking b WHERE b.statusbooking IN (${paid}, ${inUse}, ${billed}) AND b.jenisbooking IN ${among(bookingKinds)}
      ${within.map(([column]) => ` AND b.${column} = ?`).join("")} GROUP BY b.jenisbooking`,
    [...bookingKinds, ...within.map(([, value]) => value)],
  );
}

/** The kinds of which there are objects in the scope, and the units of these that are to be cleaned. */
function objectsOf(user: CurrentUser) {
  const { sql, values } = conditionFor(objectretribusi, scope(user, "mst_objectretribusi").rows);
  const dirty = `FROM unit_object u JOIN mst_objectretribusi t ON t.objectid = u.objectid
    WHERE u.aktif AND u.keadaan = 'dibersihkan' AND ${sql}`;
  return {
    kinds: rowsOf(
      { jenis: text("k.jenisbooking") },
      `FROM tbl_kategoriobject k WHERE EXISTS (SELECT 1 FROM mst_objectretribusi t WHERE t.kategoriid = k.kategoriid AND ${sql})`,
      values,
    ),
    count: rowsOf({ num: int("COUNT(*)") }, dirty, values),
    units: rowsOf(
      {
        ...{ id: int("u.id"), versi: int("u.versi"), nomor: text("u.nomor"), catatan: orNull(text("u.catatan")) },
        ...{ objectid: int("t.objectid"), objectname: text("t.objectname"), urutan: int("u.urutan") },
        subobjectname: orNull(text("t.subobjectname")),
      },
      `${dirty} ORDER BY t.objectname, t.subobjectname, u.urutan, u.id LIMIT ${mostToClean}`,
      values,
    ),
  };
}

const none = {
  ...{ datang: 0, telat: 0, besokdatang: 0, dalam: 0, pulang: 0 },
  ...{ lewat: 0, besokpulang: 0, tagihan: 0, segera: 0 },
};

/** The manager's day, by one statement. */
export async function readDeskOf({ db, clock }: Pick<Deps, "db" | "clock">, user: CurrentUser): Promise<Desk> {
  const scoped = scopeWhere(user);
  if (!scoped) return { angka: [], dibersihkan: { num: 0, records: [] } };
  const now = sqlInstant(clock.now());
  const found = await ask(sqlOf(db.prisma), { figures: figuresOf(now, scoped), ...objectsOf(user) });
  const kinds = new Set(found.kinds.map(({ jenis }) => jenis));
  const byPlace = found.units.toSorted(
    (a, b) =>
      a.objectname.localeCompare(b.objectname) ||
      (a.subobjectname ?? "").localeCompare(b.subobjectname ?? "") ||
      a.urutan - b.urutan,
  );
  const mayClean = user.pages.has(unitPage);
  return {
    angka: bookingKinds
      .filter((jenis) => kinds.has(jenis))
      .map((jenis) => ({ ...none, ...found.figures.find((row) => row.jenis === jenis), jenis })),
    dibersihkan: {
      num: mayClean ? (found.count[0]?.num ?? 0) : 0,
      records: mayClean ? byPlace.map(({ urutan: _, ...unit }) => unit) : [],
    },
  };
}
