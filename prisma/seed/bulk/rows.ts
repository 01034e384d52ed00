import { localDate } from "@retribusi/contract/define/dates";
import { billingId } from "@retribusi/contract/features/billing/billing.number";
import { type BookingState, codeOf } from "@retribusi/contract/features/booking/booking.states";
import { sqlInstant } from "../../client.ts";
import { contactOf, nameOf } from "../people.ts";
import type { Random } from "../random.ts";
import type { Counters } from "../story/ledger.ts";
import { billExpires } from "../story/timeline.ts";
import type { Draft } from "./draw.ts";

/** A row as the driver takes it: columns by name. */
export type Row = Readonly<Record<string, string | number | null>>;

export interface Rows {
  readonly booking: Row;
  readonly tagihan: Row | null;
  readonly pembayaran: Row | null;
}

const paidStates: ReadonlySet<BookingState> = new Set(["paid", "inUse", "finished", "noShow"]);
const instant = (date: Date | null) => (date === null ? null : sqlInstant(date));
const minutesAfter = (date: Date, minutes: number) => new Date(date.getTime() + minutes * 60_000);

/** The rows of a draft. `id` is the booking's, `billId` the bill's if it gets one. */
export function rowsOf(
  random: Random,
  draft: Draft,
  {
    id,
    billId,
    key,
    userid,
    counters,
  }: { id: number; billId: number; key: string; userid: number; counters: Counters },
): Rows {
  const { plan, ordered, state } = draft;
  const billed =
    paidStates.has(state) ||
    state === "awaitingPayment" ||
    ((state === "cancelled" || state === "expired") && random.chance(0.5));
  const issued = minutesAfter(ordered, random.between(60, 900));
  const tagihan = billed ? billRow(draft, issued, { id, billId, counters }) : null;
  const paidAt = minutesAfter(issued, random.between(3, 90));
  const pembayaran =
    tagihan !== null && paidStates.has(state) ? paymentRow(random, draft, tagihan, paidAt, counters) : null;
  const booking = {
    id,
    kuncipesanan: key,
    ...mastersOf(plan.object),
    ...priceRow(plan),
    ...personRow(random, id),
    idpemesan: userid,
    user_created: userid,
    tglmulaipemakaian: instant(plan.interval.start),
    tglakhirpemakaian: instant(plan.interval.end),
    tahun: Number(localDate(plan.interval.start, plan.object.hours.zone).slice(0, 4)),
    statusbooking: codeOf(state),
    tglstatus: instant(draft.entered),
    bataswaktu: instant(draft.deadline),
    versi: 1,
    alasanpembatalan:
      state === "rejected" || state === "cancelled" ? "Jadwal berubah, dipesan ulang pada tanggal lain." : null,
    idbilling: tagihan?.idbilling ?? null,
    tglexpiredbilling: tagihan?.tglexpired ?? null,
    tglbayarbilling: pembayaran?.tgltransaksi ?? null,
    bankid: tagihan === null ? null : "110",
    date_created: instant(ordered),
    date_updated: instant(draft.entered),
  };
  return { booking, tagihan, pembayaran };
}

const mastersOf = ({
  objectid,
  jenisbooking,
  idpemda,
  idskpd,
  idjenis,
  idanggaran,
  kategoriid,
  pengelolaid,
  selisihjam,
  selisihkas,
}: Draft["plan"]["object"]) => ({
  objectid,
  jenisbooking,
  idpemda,
  idskpd,
  idjenis,
  idanggaran,
  kategoriid,
  pengelolaid,
  selisihjam,
  selisihkas,
});

function priceRow({ price, kelompoktarif, sesi, tarifid }: Draft["plan"]) {
  const { tarif, satuantarif, lamapemakaian, jumlahunit, diskon, totalbiaya } = price;
  return {
    tarif,
    satuantarif,
    lamapemakaian,
    jumlahunit,
    diskon,
    totalbiaya,
    kelompoktarif,
    sesi,
    tarifid,
    hargadikonfirmasi: totalbiaya,
  };
}

function personRow(random: Random, serial: number) {
  const namapemesan = nameOf(random);
  const { alamat: alamatpemesan, noidentitas, notelp } = contactOf(random, serial);
  return {
    namapemesan,
    namapengguna: namapemesan,
    alamatpemesan,
    noidentitas,
    notelp,
    nokontak: notelp,
    keperluan: "Kegiatan umum",
  };
}

type Billed = { readonly id: number; readonly billId: number; readonly counters: Counters };

function billRow({ plan, state }: Draft, issued: Date, { id: bookingid, billId: id, counters }: Billed) {
  const statustagihan = paidStates.has(state)
    ? "lunas"
    : state === "awaitingPayment"
      ? "terbit"
      : state === "expired"
        ? "kedaluwarsa"
        : "batal";
  return {
    id,
    idbilling: billingId(plan.object.connection.awalan, id),
    bookingid,
    jumlah: plan.price.totalbiaya,
    nomordokumen: counters.next("SKRD", plan.object, issued),
    tglterbit: sqlInstant(issued),
    tglexpired: sqlInstant(billExpires(plan, issued)),
    statustagihan,
    systemid: plan.object.connection.id,
    idskpd: plan.object.idskpd,
    selisihkas: plan.object.selisihkas,
  };
}

function paymentRow(random: Random, { plan }: Draft, bill: ReturnType<typeof billRow>, at: Date, counters: Counters) {
  return {
    tagihanid: bill.id,
    bookingid: bill.bookingid,
    idbilling: bill.idbilling,
    jumlah: bill.jumlah,
    tgltransaksi: sqlInstant(at),
    tglterima: sqlInstant(at),
    bankid: "110",
    channelid: "6011",
    referensi: `M${String(bill.id).padStart(12, "0")}`,
    nomorkuitansi: counters.next("SSRD", plan.object, at),
    kodecek: random.hex(8).toUpperCase(),
    idskpd: plan.object.idskpd,
    selisihkas: plan.object.selisihkas,
  };
}
