import { cameToNothing, codesOf, stateNames } from "@retribusi/contract/features/booking/booking.states";
import {
  calendarStates,
  mostBookings,
  mostClosures,
  shownDays,
} from "@retribusi/contract/features/calendar/calendar.rules";
import { bookingKinds, tariffUnits } from "@retribusi/contract/features/catalog/catalog.kinds";
import type { Database } from "@retribusi/db/client";
import { type Column, instant, int, orNull, rowsOf, text } from "@retribusi/db/column";
import { sqlOf } from "@retribusi/db/sql";
import { type Answers, ask, type SqlPart } from "@retribusi/db/statement";
import { z } from "zod";
import { scope } from "../../access/scope.ts";
import { inScope } from "../../records/in-scope.ts";
import { scopeWhere } from "../booking/cards.query.ts";
import type { Reader } from "./reader.query.ts";

const oneOf = <T extends string>(sql: string, names: readonly T[]): Column<T> => {
  const known = z.enum(names);
  return { sql, read: (cell) => known.parse(cell) };
};
const degrees = (sql: string): Column<number | null> => orNull({ sql, read: Number });

const objectColumns = {
  objectname: text("o.objectname"),
  subobjectname: orNull(text("o.subobjectname")),
  lokasialamat: text("o.lokasialamat"),
  lokasikabkota: text("o.lokasikabkota"),
  lintang: degrees("o.lintang"),
  bujur: degrees("o.bujur"),
  zona: text("COALESCE(o.zonawaktu, w.zonawaktu)"),
  notelppengelola: orNull(text("g.notelp")),
};

const bookingColumns = {
  id: int("b.id"),
  jenisbooking: oneOf("b.jenisbooking", bookingKinds),
  versi: int("b.versi"),
  statusbooking: int("b.statusbooking"),
  namapemesan: text("b.namapemesan"),
  start: instant("b.tglmulaipemakaian"),
  end: instant("b.tglakhirpemakaian"),
  satuantarif: oneOf("b.satuantarif", tariffUnits),
  diubah: instant("b.date_updated"),
  ...objectColumns,
};

const closureColumns = {
  id: int("b.id"),
  start: instant("b.tglmulai"),
  end: instant("b.tglakhir"),
  jumlahunit: orNull(int("b.jumlahunit")),
  alasan: text("b.alasan"),
  diubah: instant("b.date_updated"),
  ...objectColumns,
};

const marks = (values: readonly unknown[]): string => values.map(() => "?").join(", ");
const isRecent = (end: string) => `${end} > UTC_TIMESTAMP(3) - INTERVAL ${shownDays} DAY`;
const withObject = (group: string) => `JOIN mst_objectretribusi o ON o.objectid = b.objectid
  JOIN tbl_pemda w ON w.idpemda = o.idpemda
  JOIN tbl_kelompokpengelola g ON g.pengelolaid = ${group}`;

/** Those that came to nothing are told only where they had been agreed to: whoever had them in a calendar loses them there. */
const lost = codesOf(stateNames.filter(cameToNothing));
const stood: SqlPart = {
  sql: `b.statusbooking IN (${marks(calendarStates)})
    AND (b.statusbooking NOT IN (${marks(lost)}) OR b.hargadikonfirmasi IS NOT NULL)`,
  values: [...codesOf(calendarStates), ...lost],
};

/** Which rows a calendar is about, before anybody's scope; one of a person's own bookings has no closures. */
const about = {
  orang: { booking: "b.idpemesan = ?", closure: "? IS NULL" },
  object: { booking: "b.objectid = ?", closure: "b.objectid = ?" },
  kelompok: { booking: "b.pengelolaid = ?", closure: "o.pengelolaid = ?" },
} as const;

/** The bookings of a calendar within its owner's scope, the newest of them. */
function bookingsOf({ jenis, target, user }: Reader) {
  const scoped = Object.entries(scopeWhere(user) ?? { id: 0 });
  const within = scoped.map(([column]) => ` AND b.${column} = ?`).join("");
  return rowsOf(
    bookingColumns,
    `FROM booking b ${withObject("b.pengelolaid")} WHERE ${about[jenis].booking}${within}
      AND ${isRecent("b.tglakhirpemakaian")} AND ${stood.sql}
      ORDER BY b.tglmulaipemakaian DESC, b.id DESC LIMIT ${mostBookings}`,
    [target ?? user.userid, ...scoped.map(([, value]) => value), ...stood.values],
  );
}

const closuresOf = ({ jenis, target }: Reader) =>
  rowsOf(
    closureColumns,
    `FROM penutupan_object b ${withObject("o.pengelolaid")} WHERE ${about[jenis].closure} AND ${isRecent("b.tglakhir")}
      ORDER BY b.tglmulai DESC, b.id DESC LIMIT ${mostClosures}`,
    [target ?? 0],
  );

/** What the calendar is of, where that is in its owner's scope now. */
function subjectOf({ jenis, target, user }: Reader) {
  if (jenis === "orang") return rowsOf({ nama: text("''") });
  const entity = jenis === "object" ? "mst_objectretribusi" : "tbl_kelompokpengelola";
  const name = jenis === "object" ? "CONCAT_WS(', ', t.objectname, t.subobjectname)" : "t.pengelolaname";
  const { sql, values } = inScope(scope(user, entity), [target ?? 0]);
  return rowsOf({ nama: text(name) }, `FROM ${entity} t WHERE ${sql}`, values);
}

const questionsOf = (reader: Reader) => ({
  subject: subjectOf(reader),
  bookings: bookingsOf(reader),
  closures: closuresOf(reader),
});

type Found = Answers<ReturnType<typeof questionsOf>>;
export type FeedBooking = Found["bookings"][number];
export type FeedClosure = Found["closures"][number];

/** What stands in a calendar, by one statement; nothing where the object or group is out of its owner's scope. */
export async function findFeed({ prisma }: Database, reader: Reader): Promise<Found | undefined> {
  const found = await ask(sqlOf(prisma), questionsOf(reader));
  return found.subject.length > 0 ? found : undefined;
}
