import { localDate, zoneOf } from "@retribusi/contract/define/dates";
import { isPaidBack } from "@retribusi/contract/features/billing/refund.rules";
import type { BookingFacts } from "@retribusi/contract/features/booking/booking.facts";
import {
  earlyArrivalFrom,
  lastDayFrom,
  latestArrival,
  noShowFrom,
  unusedOf,
} from "@retribusi/contract/features/booking/booking.interval";
import type { ApprovedDiscount } from "@retribusi/contract/features/booking/booking.price";
import { stateOf } from "@retribusi/contract/features/booking/booking.states";
import type { DocumentKind } from "@retribusi/contract/features/policy/policy.documents";
import { requiredOf } from "@retribusi/contract/features/policy/policy.proof";
import { readDocumentRule } from "@retribusi/contract/features/policy/policy.requirements";
import { answered, clock } from "@retribusi/db/column";
import type { Prisma } from "@retribusi/db/generated/client";
import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import { treeOf } from "@retribusi/db/tree";
import { AppError } from "../../lib/app-error.ts";
import type { Transaction } from "../../lib/transaction.ts";
import { connectionsOf } from "../billing/bill.ts";
import { hoursOf, objectParts } from "./object.query.ts";

/** What a transition reads with a booking. */
export const bookingParts = {
  mst_objectretribusi: { include: objectParts },
  tbl_skpd: { select: { skpdname: true, skpdid: true, tbl_pemda: { select: { pemdaid: true } } } },
  diskon_booking: { orderBy: { id: "desc" } },
  permintaan_jadwal: { orderBy: { id: "desc" } },
  booking_dokumen: { select: { jenis: true, berkasid: true } },
  userdata_idpemesan: { select: { kelompoktarif: true } },
  tagihan: { orderBy: { id: "desc" } },
  pembayaran: true,
  pengecualian_bayar: { where: { penyelesaian: null } },
  pengembalian: true,
  booking_riwayat: {
    orderBy: { id: "desc" },
    select: { aksi: true, daristatus: true, kestatus: true, userid: true, waktu: true, perubahan: true },
  },
} as const satisfies Prisma.bookingInclude;

export type BookingRow = Prisma.bookingGetPayload<{ include: typeof bookingParts }>;

export const bookings = treeOf("booking", { include: bookingParts });

/** The questions after a booking, the banks that a bill of it can be paid through, and the time. Their answer throws NOT_FOUND. */
export const bookingQuestions = (id: number) => ({
  booking: answered(bookings.where("t.id = ?", [id]), ([booking]): BookingRow => {
    if (!booking) throw new AppError("NOT_FOUND");
    return booking;
  }),
  connections: connectionsOf(id),
  now: clock,
});

/** A booking, the banks that a bill of it can be paid through, and the database's time of the reading. Throws NOT_FOUND. */
export const getBooking = (tx: Transaction, id: number) => ask(sqlOf(tx), bookingQuestions(id));

type Times = Pick<BookingRow, "tglmulaipemakaian" | "tglakhirpemakaian">;
export const intervalOf = (row: Times) => ({ start: row.tglmulaipemakaian, end: row.tglakhirpemakaian });

/** When nobody can arrive any more, and when a missing customer is a no-show. */
export function arrivalOf(
  row: Times &
    Pick<BookingRow, "satuantarif"> & {
      mst_objectretribusi: Parameters<typeof hoursOf>[0] & { toleransimenit: number | null };
    },
) {
  const hours = hoursOf(row.mst_objectretribusi);
  const interval = intervalOf(row);
  return {
    hours,
    latestArrival: latestArrival(interval, row.satuantarif, hours),
    noShowFrom: noShowFrom(interval, row.satuantarif, hours.zone, row.mst_objectretribusi.toleransimenit),
  };
}

/** How much of the use hasn't begun, in the tariff's unit. */
export const unusedPart = (row: Parameters<typeof arrivalOf>[0], now: Date): number =>
  unusedOf(intervalOf(row), row.satuantarif, arrivalOf(row).hours.zone, now);

const sum = (rows: readonly { jumlah: bigint }[]) => rows.reduce((total, row) => total + Number(row.jumlah), 0);

type MoneyParts = Pick<BookingRow, "totalbiaya" | "pembayaran" | "pengembalian" | "pengecualian_bayar">;

/** Late money of exactly the booking's price that nobody has dealt with yet. */
export const findLateMoney = (row: MoneyParts) =>
  row.pengecualian_bayar.find(({ jumlah, jenis }) => jumlah === row.totalbiaya && jenis !== "selisih");

/** Rupiah in the ledger for the booking that were not paid back; what fitted no bill never stood there, paid back or not. */
export const keptMoney = (row: MoneyParts): number =>
  sum(row.pembayaran) - sum(row.pengembalian.filter((refund) => refund.pembayaranid !== null && isPaidBack(refund)));

/** The ledger holds all that was ever paid: a booking of which a part was paid back is paid no longer. What a supplementary bill asked for is asked for again. */
export const isPaidInFull = (row: MoneyParts): boolean =>
  keptMoney(row) > 0 && keptMoney(row) >= Math.min(Number(row.totalbiaya), sum(row.pembayaran));

/** Rupiah held for the booking that are its whole price, late money included. */
export const moneyOf = (row: MoneyParts): number =>
  isPaidInFull(row) ? keptMoney(row) : Number(findLateMoney(row)?.jumlah ?? 0);

/** The supplementary bill that is to be paid, in time or not; there is one at most. */
export const findSupplement = ({ tagihan }: Pick<BookingRow, "tagihan">) =>
  tagihan.find(({ jenistagihan, statustagihan }) => jenistagihan === "tambahan" && statustagihan === "terbit");

/** Rupiah that a supplementary bill asks for and nobody has paid. */
export const owedOf = (booking: Pick<BookingRow, "tagihan">): number => Number(findSupplement(booking)?.jumlah ?? 0);

/** The proposed discount that waits for a decision. */
export const findProposal = (row: Pick<BookingRow, "diskon_booking">) =>
  row.diskon_booking.find((discount) => discount.keputusan === "diajukan");

/** The customer's request for other dates that waits for an answer. */
export const findRequest = (row: Pick<BookingRow, "permintaan_jadwal">) =>
  row.permintaan_jadwal.find(({ keputusan }) => keputusan === "diminta");

/** The latest approved discount, with the price before discount that it was approved for. */
export function approvedDiscount(row: Pick<BookingRow, "diskon_booking">): ApprovedDiscount | undefined {
  const approved = row.diskon_booking.find((discount) => discount.keputusan === "disetujui");
  return approved && { jumlah: Number(approved.jumlah), subtotal: Number(approved.subtotal) };
}

type Details = Pick<
  BookingRow,
  "noidentitas" | "alamatpemesan" | "notelp" | "namapengguna" | "keperluan" | "booking_dokumen"
> &
  Requiring;

type Requiring = Pick<BookingRow, "jenisbooking" | "kelompoktarif"> & {
  readonly mst_objectretribusi: { readonly dokumenwajib: unknown };
  readonly userdata_idpemesan: { readonly kelompoktarif: string | null } | null;
};

/** Documents without which the booking isn't complete. */
export const requiredDocuments = (row: Requiring): DocumentKind[] =>
  requiredOf(
    readDocumentRule(row.mst_objectretribusi.dokumenwajib, row.jenisbooking),
    row.kelompoktarif,
    row.userdata_idpemesan?.kelompoktarif ?? null,
  );

const isIncomplete = (row: Details): boolean =>
  [row.noidentitas, row.alamatpemesan, row.notelp, row.namapengguna, row.keperluan].some((value) => !value) ||
  requiredDocuments(row).some((kind) => !row.booking_dokumen.some(({ jenis }) => jenis === kind));

/** The step that led to the present state. */
export const entryOf = ({ booking_riwayat }: BookingRow) =>
  booking_riwayat.find(({ daristatus, kestatus }) => daristatus !== kestatus);

function lastStepOf(row: BookingRow): BookingFacts["lastStep"] {
  const step = entryOf(row);
  if (!step) return null;
  const refunded = row.pengembalian.some(({ date_created }) => date_created >= step.waktu);
  return { action: step.aksi, at: step.waktu, refunded };
}

/** Steps that may ask for a supplementary bill. */
const billing = ["extend", "reschedule", "billAgain", "undo", "reinstate", "acceptMove"];

function supplementOf(row: BookingRow): BookingFacts["supplement"] {
  const bill = findSupplement(row);
  if (!bill) return null;
  return {
    expires: bill.tglexpired,
    issuedBy: row.booking_riwayat.find(({ aksi }) => billing.includes(aksi))?.userid ?? null,
  };
}

/** What the machine judges by. */
export function factsOf(row: BookingRow): BookingFacts {
  const { hours, latestArrival: arrival, noShowFrom: noShow } = arrivalOf(row);
  return {
    state: stateOf(row.statusbooking),
    customer: row.idpemesan,
    orderedBy: row.user_created,
    confirmedBy: row.booking_riwayat.find(({ aksi }) => aksi === "confirm")?.userid ?? null,
    satuantarif: row.satuantarif,
    start: row.tglmulaipemakaian,
    latestArrival: arrival,
    noShowFrom: noShow,
    deadline: row.bataswaktu,
    billExpires: row.tglexpiredbilling,
    supplement: supplementOf(row),
    renewals: row.perpanjangan,
    firstDeadline: row.bataspertama,
    incomplete: isIncomplete(row),
    discountBy: findProposal(row)?.diajukanoleh ?? null,
    moveUntil: findRequest(row)?.batasjawab ?? null,
    money: moneyOf(row),
    earlyFrom: earlyArrivalFrom(intervalOf(row), row.satuantarif, hours.zone),
    lastDay: lastDayFrom(intervalOf(row), row.satuantarif, hours.zone),
    lastStep: lastStepOf(row),
  };
}

/** Year of use, on the calendar of the object's zone. */
export const yearOf = (start: Date, zone: string): number => Number(localDate(start, zoneOf(zone)).slice(0, 4));
