import { zoneName } from "@retribusi/contract/define/dates";
import { toChoice } from "@retribusi/contract/features/booking/booking.interval";
import type { BookingSummary } from "@retribusi/contract/features/booking/booking.record";
import { codeOf, stateOf } from "@retribusi/contract/features/booking/booking.states";
import { can } from "@retribusi/contract/features/booking/booking.verdict";
import type { Database } from "@retribusi/db/client";
import { clock } from "@retribusi/db/column";
import type { Prisma } from "@retribusi/db/generated/client";
import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import { treeOf } from "@retribusi/db/tree";
import type { CurrentUser } from "../../access/current-user.ts";
import { actorOf } from "./actor.ts";
import { bookingParts, factsOf, intervalOf } from "./booking.query.ts";
import { presentRequest } from "./move-request.ts";
import { hoursOf } from "./object.query.ts";

/** A booking with the names that cards and records show. */
export const shownParts = {
  ...bookingParts,
  tbl_statusbooking: { select: { uraianstatus: true } },
  tbl_kelompokpengelola: { select: { pengelolaname: true, notelp: true } },
  percakapan: { select: { id: true, userid: true } },
  percakapan_dibaca: { select: { userid: true, terakhir: true } },
} as const satisfies Prisma.bookingInclude;

const cards = treeOf("booking", { include: shownParts });

export type ShownRow = Prisma.bookingGetPayload<{ include: typeof shownParts }>;

export const iso = (instant: Date): string => instant.toISOString();
export const isoOrNull = (instant: Date | null): string | null => instant && iso(instant);

const latestReceipt = ({ pembayaran }: ShownRow) => pembayaran.toSorted((one, other) => one.id - other.id).at(-1);

function presentObject(row: ShownRow): BookingSummary["objek"] {
  const object = row.mst_objectretribusi;
  const { zone } = hoursOf(object);
  return {
    objectid: object.objectid,
    objectname: object.objectname,
    subobjectname: object.subobjectname,
    lokasialamat: object.lokasialamat,
    lokasikabkota: object.lokasikabkota,
    lintang: object.lintang,
    bujur: object.bujur,
    fotoobjectutama: object.fotoobjectutama,
    satuanobject: object.satuanobject,
    zona: zone,
    namazona: zoneName(zone),
    jamcheckin: object.jamcheckin,
    jamcheckout: object.jamcheckout,
    batascheckin: object.batascheckin,
    pengelolaname: row.tbl_kelompokpengelola.pengelolaname,
    notelppengelola: row.tbl_kelompokpengelola.notelp,
    skpdname: row.tbl_skpd.skpdname,
    pemdaname: object.tbl_pemda.pemdaname,
  };
}

function presentPrice(row: ShownRow): BookingSummary["harga"] {
  const totalbiaya = Number(row.totalbiaya);
  const diskon = Number(row.diskon);
  return {
    tarif: Number(row.tarif),
    satuantarif: row.satuantarif,
    lamapemakaian: row.lamapemakaian,
    jumlahunit: row.jumlahunit,
    subtotal: totalbiaya + diskon,
    diskon,
    totalbiaya,
  };
}

/** Messages of the other side that the reader has not read; a bank reads none. */
function unreadOf(
  { percakapan, percakapan_dibaca: marks, idpemesan }: ShownRow,
  { userid, role }: CurrentUser,
): number {
  if (role === "bank") return 0;
  const read = marks.find((mark) => mark.userid === userid)?.terakhir ?? 0;
  const isOwner = userid === idpemesan;
  return percakapan.filter((message) => message.id > read && (message.userid === idpemesan) !== isOwner).length;
}

/** What a card says, whoever looks at it. */
export function presentFacts(row: ShownRow): Omit<BookingSummary, "can" | "percakapanbaru"> {
  const objek = presentObject(row);
  return {
    id: row.id,
    jenisbooking: row.jenisbooking,
    versi: row.versi,
    statusbooking: codeOf(stateOf(row.statusbooking)),
    uraianstatus: row.tbl_statusbooking.uraianstatus,
    bataswaktu: isoOrNull(row.bataswaktu),
    namapemesan: row.namapemesan,
    namapengguna: row.namapengguna,
    idpemesan: row.idpemesan,
    objek,
    waktu: toChoice(intervalOf(row), row.satuantarif, row.sesi, hoursOf(row.mst_objectretribusi).zone),
    tglmulaipemakaian: iso(row.tglmulaipemakaian),
    tglakhirpemakaian: iso(row.tglakhirpemakaian),
    harga: presentPrice(row),
    idbilling: row.idbilling,
    tglexpiredbilling: isoOrNull(row.tglexpiredbilling),
    tglbayarbilling: isoOrNull(row.tglbayarbilling),
    kodecek: latestReceipt(row)?.kodecek ?? null,
    permintaanjadwal: presentRequest(row),
    date_created: iso(row.date_created),
  };
}

/** A booking as a card, with what the user may do to it now. */
export const presentSummary = (row: ShownRow, user: CurrentUser, now: Date): BookingSummary => ({
  ...presentFacts(row),
  percakapanbaru: unreadOf(row, user),
  can: can(factsOf(row), actorOf(user, row), now),
});

/** Bookings as cards, in the order of their ids as given; all were found within the user's scope. */
export async function presentCards(
  { prisma }: Database,
  user: CurrentUser,
  ids: readonly number[],
): Promise<BookingSummary[]> {
  if (ids.length === 0) return [];
  const among = `t.id IN (${ids.map(() => "?").join(", ")})`;
  const { rows, now } = await ask(sqlOf(prisma), { rows: cards.where(among, ids), now: clock });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [presentSummary(row, user, now)] : [];
  });
}
