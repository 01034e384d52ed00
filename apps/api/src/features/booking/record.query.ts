import { maskAccount } from "@retribusi/contract/features/billing/account.rules";
import type { PictureKind } from "@retribusi/contract/features/booking/booking.pictures";
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { bookingEntity } from "@retribusi/contract/features/booking/booking.rights";
import { isWalkIn } from "@retribusi/contract/features/booking/booking.rules";
import { stateOf } from "@retribusi/contract/features/booking/booking.states";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import { isDocumentKind, isPersonal } from "@retribusi/contract/features/policy/policy.documents";
import type { Database } from "@retribusi/db/client";
import { clock, int, rowsOf } from "@retribusi/db/column";
import type { Prisma } from "@retribusi/db/generated/client";
import { sqlOf } from "@retribusi/db/sql";
import { ask, type Question, type SqlPart } from "@retribusi/db/statement";
import { treeOf } from "@retribusi/db/tree";
import type { CurrentUser } from "../../access/current-user.ts";
import { scope } from "../../access/scope.ts";
import { AppError } from "../../lib/app-error.ts";
import { dayOf } from "../../lib/day-of.ts";
import { maskIdentity } from "../../lib/mask-identity.ts";
import type { Transaction } from "../../lib/transaction.ts";
import { type Looker, lookAt } from "../../records/identity.ts";
import { inScope } from "../../records/in-scope.ts";
import { cancellationRefunds } from "../billing/refund.ts";
import { actorOf } from "./actor.ts";
import { factsOf, requiredDocuments } from "./booking.query.ts";
import { departureOf } from "./departure.ts";
import { historyFor, picturesOf } from "./history.ts";
import { iso, isoOrNull, presentFacts, presentSummary, type ShownRow, shownParts } from "./present.ts";
import { presentUndelivered, type UndeliveredRow, undeliveredWhere } from "./undelivered.query.ts";

/** What hangs on a booking. */
export const recordParts = {
  ...shownParts,
  userdata_idpemesan: { select: { kelompoktarif: true } },
  tarif_object: { select: { dasarhukum: true, khususlibur: true } },
  tbl_mataanggaran: { select: { rekeninganggaran: true, uraiananggaran: true } },
  diskon_booking: {
    orderBy: { id: "desc" },
    include: {
      userdata_diajukanoleh: { select: { fullname: true } },
      berkas: { select: { namaasli: true, path: true, mime: true } },
    },
  },
  booking_dokumen: { include: { berkas: { select: { namaasli: true, path: true, mime: true } } } },
  booking_unit: { orderBy: { nomorunit: "asc" }, include: { unit_object: { select: { nomor: true } } } },
  booking_riwayat: { orderBy: { id: "asc" }, include: { userdata: { select: { fullname: true } } } },
} as const satisfies Prisma.bookingInclude;

/** A booking with everything that its screens show. */
export type RecordRow = Prisma.bookingGetPayload<{ include: typeof recordParts }> & {
  /** Its mails that did not arrive. */
  readonly undelivered: readonly UndeliveredRow[];
};

export const recordTree = treeOf("booking", { include: recordParts });

/** Bookings that fit a condition on `t`, by one statement. */
export const records = {
  where(sql: string, values: readonly unknown[]): Question<RecordRow[]> {
    const [rows, mails] = [recordTree.where(sql, values), undeliveredWhere(sql, values)];
    return {
      selects: [...rows.selects, ...mails.selects],
      answer(found) {
        const undelivered = mails.answer(found.slice(rows.selects.length));
        const mailsOf = (id: number) => undelivered.filter(({ bookingid }) => bookingid === id);
        return rows
          .answer(found.slice(0, rows.selects.length))
          .map((row) => ({ ...row, undelivered: mailsOf(row.id) }));
      },
    };
  },
};

export const presentBill = (bill: RecordRow["tagihan"][number]): BookingRecord["tagihan"][number] => ({
  idbilling: bill.idbilling,
  jumlah: Number(bill.jumlah),
  nomordokumen: bill.nomordokumen,
  tglterbit: iso(bill.tglterbit),
  tglexpired: iso(bill.tglexpired),
  jenistagihan: bill.jenistagihan,
  statustagihan: bill.statustagihan,
});

export const presentPayment = (row: RecordRow["pembayaran"][number]): BookingRecord["pembayaran"][number] => ({
  id: row.id,
  nomorkuitansi: row.nomorkuitansi,
  kodecek: row.kodecek,
  jumlah: Number(row.jumlah),
  tgltransaksi: iso(row.tgltransaksi),
  tglterima: iso(row.tglterima),
  bankid: row.bankid,
  referensi: row.referensi,
});

const presentHistory = (row: RecordRow, user: CurrentUser): BookingRecord["riwayat"] =>
  historyFor(row.booking_riwayat, actorOf(user, row).relations.includes("staff")).map((entry) => ({
    aksi: entry.aksi,
    daristatus: entry.daristatus,
    kestatus: entry.kestatus,
    nama: entry.userdata?.fullname ?? null,
    peran: entry.peran,
    alasan: entry.alasan,
    foto: picturesOf(entry),
    waktu: iso(entry.waktu),
  }));

const presentRefunds = (row: RecordRow): BookingRecord["pengembalian"] =>
  row.pengembalian.map((refund) => ({
    ...{ id: refund.id, versi: refund.versi, statuspengembalian: refund.statuspengembalian },
    ...{ alasan: refund.alasan, catatan: refund.catatan, jumlah: Number(refund.jumlah) },
    rekening:
      refund.akhirrekening === null
        ? null
        : { namabank: refund.namabank ?? "–", norekening: maskAccount(refund.akhirrekening) },
    tglbayar: refund.tglbayar && dayOf(refund.tglbayar),
  }));

function presentCancellation(row: RecordRow, now: Date): BookingRecord["bilabatal"] {
  if (stateOf(row.statusbooking) !== "paid") return null;
  const dibayar = row.pembayaran.reduce((total, { jumlah }) => total + Number(jumlah), 0);
  const kembali = cancellationRefunds(row, now).reduce((total, { jumlah }) => total + jumlah, 0);
  return dibayar > 0 ? { dibayar, kembali } : null;
}

function presentDeparture(row: RecordRow, now: Date): BookingRecord["bilapulang"] {
  if (stateOf(row.statusbooking) !== "inUse") return null;
  const { unused, refunds } = departureOf(row, now);
  return { sisa: unused, kembali: refunds.reduce((total, { jumlah }) => total + jumlah, 0) };
}

/** Where the pictures of a unit at a moment are stored. */
const presentPictures = (row: RecordRow, kind: PictureKind, unit: number) =>
  row.booking_dokumen
    .filter(({ jenis, nomorunit }) => jenis === kind && nomorunit === unit)
    .map(({ berkasid, berkas: { path } }) => ({ berkasid, path }));

const presentUnits = (row: RecordRow): BookingRecord["unit"] =>
  row.booking_unit.map(({ nomorunit, unit_object, hourmetermulai, hourmeterakhir, kondisimulai, kondisiakhir }) => ({
    nomorunit,
    nomor: unit_object?.nomor ?? null,
    hourmetermulai,
    hourmeterakhir,
    kondisimulai,
    kondisiakhir,
    fotomulai: presentPictures(row, "foto_mulai", nomorunit),
    fotoakhir: presentPictures(row, "foto_akhir", nomorunit),
  }));

/** The decision is a paper of the administration and may name others, so the customer doesn't get it. */
const presentDiscounts = (row: RecordRow, user: CurrentUser): BookingRecord["usulandiskon"] =>
  row.diskon_booking.map((discount) => ({
    id: discount.id,
    nomorsk: discount.nomorsk,
    tglsk: dayOf(discount.tglsk),
    jumlah: Number(discount.jumlah),
    subtotal: Number(discount.subtotal),
    alasan: discount.alasan,
    keputusan: discount.keputusan,
    pengusul: discount.userdata_diajukanoleh.fullname,
    berkas: actorOf(user, row).relations.includes("staff") ? discount.berkas : null,
  }));

/** The specification's fields under their own names. */
const presentFlat = (row: RecordRow) => ({
  objectid: row.objectid,
  tarif: Number(row.tarif),
  satuantarif: row.satuantarif,
  lamapemakaian: row.lamapemakaian,
  jumlahunit: row.jumlahunit,
  diskon: Number(row.diskon),
  totalbiaya: Number(row.totalbiaya),
  pengelolaid: row.pengelolaid,
  kategoriid: row.kategoriid,
  idpemda: row.idpemda,
  idskpd: row.idskpd,
  idjenis: row.idjenis,
  idanggaran: row.idanggaran,
  terminalid: row.terminalid,
  channelid: row.channelid,
  bankid: row.bankid,
  sysdate: isoOrNull(row.sysdate),
  date_updated: iso(row.date_updated),
});

/** Files are often named after the number that they show. */
export const withoutIdentity = (name: string) => name.replace(/\d{16}/g, maskIdentity);

function presentDocuments(row: RecordRow, isOpen: boolean): BookingRecord["dokumen"] {
  return row.booking_dokumen.flatMap(({ berkasid, jenis, berkas: { namaasli, path, mime } }) => {
    if (!isDocumentKind(jenis)) return [];
    const shown = isOpen
      ? { namaasli, path }
      : { namaasli: withoutIdentity(namaasli), path: isPersonal(jenis) ? null : path };
    return [{ berkasid, jenis, mime, ...shown }];
  });
}

function presentPeople(row: RecordRow, isOpen: boolean) {
  return {
    alamatpemesan: row.alamatpemesan,
    noidentitas: row.noidentitas && (isOpen ? row.noidentitas : maskIdentity(row.noidentitas)),
    notelp: row.notelp,
    nokontak: row.nokontak,
    emailpemesan: row.emailpemesan,
    keperluan: row.keperluan,
    catatan: row.catatan,
    alasanpembatalan: row.alasanpembatalan,
    perpanjangan: row.perpanjangan,
    user_created: row.user_created,
    walkin: isWalkIn(row.idpemesan, row.user_created),
  };
}

/** Facts begin with the latest step; the record lists them as they came. */
const asShown = (row: RecordRow): ShownRow => ({ ...row, booking_riwayat: row.booking_riwayat.toReversed() });

/** What a card says of a record, whoever looks at it. */
export const presentShown = (row: RecordRow) => presentFacts(asShown(row));

/** What the machine judges a record by. */
export const recordFacts = (row: RecordRow) => factsOf(asShown(row));

/** A record as a card. */
export const presentRecordSummary = (row: RecordRow, user: CurrentUser, now: Date) =>
  presentSummary(asShown(row), user, now);

function presentRecord(row: RecordRow, user: CurrentUser, isOpen: boolean, now: Date): BookingRecord {
  return {
    ...presentRecordSummary(row, user, now),
    ...presentPeople(row, isOpen),
    ...presentFlat(row),
    tarifid: row.tarifid,
    kelompoktarif: row.kelompoktarif,
    kelompokterbukti: row.kelompoktarif === row.userdata_idpemesan?.kelompoktarif,
    sesi: row.sesi,
    dasarhukum: row.tarif_object?.dasarhukum ?? null,
    khususlibur: row.tarif_object?.khususlibur ?? false,
    rekeninganggaran: row.tbl_mataanggaran.rekeninganggaran,
    uraiananggaran: row.tbl_mataanggaran.uraiananggaran,
    tahun: row.tahun,
    aturan: row.mst_objectretribusi.aturan,
    aturanen: row.mst_objectretribusi.aturanen,
    tagihan: row.tagihan.map(presentBill),
    pembayaran: row.pembayaran.map(presentPayment),
    usulandiskon: presentDiscounts(row, user),
    dokumen: presentDocuments(row, isOpen),
    dokumendihapus: isoOrNull(row.dokumendihapus),
    dokumenwajib: requiredDocuments(row),
    pengembalian: presentRefunds(row),
    bilabatal: presentCancellation(row, now),
    bilapulang: presentDeparture(row, now),
    unit: presentUnits(row),
    riwayat: presentHistory(row, user),
    surelgagal: presentUndelivered(row.undelivered, user),
  };
}

/** A booking as it was read, and when. */
export interface ReadRecord {
  readonly row: RecordRow;
  readonly now: Date;
}

/** What its reader gets to see of a booking that was read within their scope; who sees an identity number leaves a trace. */
export async function showRecord(looker: Looker, { row, now }: ReadRecord): Promise<BookingRecord> {
  const look = lookAt(looker, bookingEntity[row.jenisbooking]);
  const numbers = row.noidentitas === null ? 0 : 1;
  const isOpen = look.opens({ key: String(row.id), owner: row.idpemesan, manager: row.pengelolaid, numbers });
  await look.note();
  return presentRecord(row, looker.user, isOpen, now);
}

async function readWhere(tx: Transaction, { sql, values }: SqlPart): Promise<ReadRecord> {
  const { rows, now } = await ask(sqlOf(tx), { rows: records.where(sql, values), now: clock });
  const [row] = rows;
  if (!row) throw new AppError("NOT_FOUND");
  return { row, now };
}

/** A booking of the kind within the user's scope. Throws NOT_FOUND. */
export const readRecord = (tx: Transaction, user: CurrentUser, kind: BookingKind, id: number): Promise<ReadRecord> =>
  readWhere(tx, inScope(scope(user, bookingEntity[kind]), [id]));

/** How often a booking of the kind within the user's scope has changed. Throws NOT_FOUND. */
export async function readVersion({ prisma }: Database, user: CurrentUser, kind: BookingKind, id: number) {
  const { sql, values } = inScope(scope(user, bookingEntity[kind]), [id]);
  const { found } = await ask(sqlOf(prisma), {
    found: rowsOf({ versi: int("t.versi") }, `FROM booking t WHERE ${sql}`, values),
  });
  if (!found[0]) throw new AppError("NOT_FOUND");
  return found[0];
}

/** Any booking, for somebody who learned of it by what they did. Throws NOT_FOUND. */
export const readBooking = (tx: Transaction, id: number): Promise<ReadRecord> =>
  readWhere(tx, { sql: "t.id = ?", values: [id] });
