import { addDays, localDate, toInstant } from "@retribusi/contract/define/dates";
import { type BookingState, codeOf } from "@retribusi/contract/features/booking/booking.states";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import { type Standing, standingOf } from "../booking/letter/standing.ts";
import type { RecordRow } from "../booking/record.query.ts";
import { billingIds, sampleBill, samplePayment, sampleRefund } from "./sample-money.ts";
import { nobody, sampleObject, sampleOffice } from "./sample-object.ts";

type Refund = RecordRow["pengembalian"][number];
type Request = RecordRow["permintaan_jadwal"][number];

/** How a booking stands when something has happened to it. */
export interface Situation {
  readonly state: BookingState;
  /** The bill that is to be paid. */
  readonly bill?: "utama" | "tambahan";
  readonly request?: Request["keputusan"];
  readonly refund?: Refund["statuspengembalian"];
}

const zone = "Asia/Jakarta";
const hour = 3_600_000;
const paidStates: readonly BookingState[] = ["paid", "inUse", "finished"];

/** From and to, by kind: two nights, two days, four hours. */
const hours = {
  penginapan: { from: "14:00", to: "12:00", days: 2, length: 2 },
  gedung: { from: "08:00", to: "22:00", days: 1, length: 2 },
  alat: { from: "08:00", to: "12:00", days: 0, length: 4 },
} as const satisfies Readonly<Record<BookingKind, object>>;

/** The time of use so many days from now. */
export function sampleTime(kind: BookingKind, now: Date, ahead: number): { start: Date; end: Date } {
  const { from, to, days } = hours[kind];
  const first = addDays(localDate(now, zone), ahead);
  return { start: toInstant(first, from, zone), end: toInstant(addDays(first, days), to, zone) };
}

function requestOf(kind: BookingKind, keputusan: Request["keputusan"], now: Date): Request {
  const { start, end } = sampleTime(kind, now, 21);
  return {
    ...{ id: nobody, bookingid: nobody, tglmulai: start, tglakhir: end },
    ...{ satuantarif: sampleObject(kind, now).satuantarif, sesi: null, totalbiaya: 0n, alasan: "Contoh alasan" },
    ...{ batasjawab: new Date(now.getTime() + 48 * hour), keputusan, diputusoleh: null, tglputus: null, catatan: null },
    date_created: now,
  };
}

/** Who it is said to be of: somebody with an account, or not. */
const person = (hasAccount: boolean) => ({
  ...{ namapemesan: "Siti Contoh", idpemesan: hasAccount ? nobody : null, alamatpemesan: "Jalan Contoh No. 2" },
  ...{ noidentitas: null, notelp: null, nokontak: null, emailpemesan: "siti@contoh.example" },
  ...{ namapengguna: "Keluarga Contoh", keperluan: "Contoh", kelompoktarif: "umum" as const },
});

const offices = {
  ...{ pengelolaid: nobody, kategoriid: nobody, idpemda: nobody, idskpd: nobody, idjenis: nobody, idanggaran: nobody },
  tbl_skpd: { skpdname: "Dinas Contoh", skpdid: "0.00", tbl_pemda: { pemdaid: "00" } },
  tbl_kelompokpengelola: sampleOffice,
  tbl_mataanggaran: { rekeninganggaran: "0.0.00.00", uraiananggaran: "Contoh" },
  tarif_object: null,
};

/** Nothing of it hangs on a sample. */
const empty = {
  ...{ diskon_booking: [], booking_dokumen: [], pengecualian_bayar: [], booking_riwayat: [], booking_unit: [] },
  ...{ percakapan: [], percakapan_dibaca: [], undelivered: [], userdata_idpemesan: null },
  ...{ terminalid: null, channelid: null, bankid: null, sysdate: null, catatan: null, alasanpembatalan: null },
  ...{ dokumendihapus: null, sesi: null, tarifid: null, haripesan: null, haripakai: null, haribayar: null },
};

interface Price {
  readonly total: bigint;
  /** What a supplementary bill asks for, and what may come back. */
  readonly part: bigint;
}

function moneyOf({ state, bill, refund }: Situation, { total, part }: Price, now: Date) {
  const isPaid = paidStates.includes(state) || refund !== undefined;
  const own = bill === "utama" ? [sampleBill("utama", total, "terbit", now)] : [];
  const settled = isPaid ? [sampleBill("utama", total, "lunas", now)] : [];
  const rest = bill === "tambahan" ? [sampleBill("tambahan", part, "terbit", now)] : [];
  return {
    tagihan: [...rest, ...own, ...settled],
    pembayaran: isPaid ? [samplePayment(total, now)] : [],
    pengembalian: refund ? [sampleRefund(part, refund, now)] : [],
    idbilling: own.length + settled.length > 0 ? billingIds.utama : null,
    tglexpiredbilling: own[0]?.tglexpired ?? null,
    tglbayarbilling: isPaid ? now : null,
  };
}

/** Days from now on which the use begins, by how far the booking is. */
const aheadOf = (state: BookingState): number => (state === "inUse" ? 0 : state === "finished" ? -3 : 14);

/** A booking that nobody has made, in a situation: all of it is invented, and nothing of it is in any table. */
function sampleBooking(kind: BookingKind, situation: Situation, hasAccount: boolean, now: Date): RecordRow {
  const object = sampleObject(kind, now);
  const { start, end } = sampleTime(kind, now, aheadOf(situation.state));
  const tarif = object.tarif ?? 0n;
  const { length } = hours[kind];
  const total = tarif * BigInt(length);
  return {
    ...empty,
    ...offices,
    ...person(hasAccount),
    ...{ id: nobody, jenisbooking: kind, objectid: nobody, mst_objectretribusi: object },
    ...{ tarif, satuantarif: object.satuantarif, lamapemakaian: length, jumlahunit: 1, diskon: 0n },
    ...{ totalbiaya: total, hargadikonfirmasi: total },
    ...{ tglmulaipemakaian: start, tglakhirpemakaian: end, tahun: Number(localDate(start, zone).slice(0, 4)) },
    ...{ statusbooking: codeOf(situation.state), tbl_statusbooking: { uraianstatus: situation.state } },
    ...{ tglstatus: now, bataswaktu: new Date(now.getTime() + 24 * hour), perpanjangan: 0, bataspertama: null },
    ...{ versi: 1, aktif: null, kuncipesanan: "contoh", user_created: nobody, selisihjam: 7, selisihkas: 7 },
    ...{ date_created: now, date_updated: now },
    ...moneyOf(situation, { total, part: tarif }, now),
    permintaan_jadwal: situation.request ? [requestOf(kind, situation.request, now)] : [],
  };
}

/** The same as it stands for a mail. */
export const sampleStanding = (
  kind: BookingKind,
  situation: Situation,
  { hasAccount, now }: { readonly hasAccount: boolean; readonly now: Date },
): Standing => standingOf({ row: sampleBooking(kind, situation, hasAccount, now), now });
