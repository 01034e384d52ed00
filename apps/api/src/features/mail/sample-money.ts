import type { RecordRow } from "../booking/record.query.ts";
import { nobody } from "./sample-object.ts";

type Bill = RecordRow["tagihan"][number];
type Payment = RecordRow["pembayaran"][number];
type Refund = RecordRow["pengembalian"][number];

const ids = { id: nobody, bookingid: nobody, idskpd: nobody, selisihkas: 7 };
const hour = 3_600_000;

/** As long as they look, and no bank knows them. */
export const billingIds = { utama: "0000000000000001", tambahan: "0000000000000002" } as const;

/** Payable for a day, or no longer. */
export const sampleBill = (
  jenistagihan: keyof typeof billingIds,
  jumlah: bigint,
  statustagihan: "terbit" | "lunas" | "batal",
  now: Date,
): Bill => ({
  ...ids,
  ...{ jenistagihan, jumlah, statustagihan, idbilling: billingIds[jenistagihan], nomordokumen: "CONTOH/SKRD/1" },
  ...{ tglterbit: now, tglexpired: new Date(now.getTime() + 24 * hour), systemid: nobody },
  ...{ date_created: now, date_updated: now, terbuka: null, hariterbit: now, urutan: null },
});

export const samplePayment = (jumlah: bigint, now: Date): Payment => ({
  ...ids,
  ...{ tagihanid: nobody, idbilling: billingIds.utama, jumlah, tgltransaksi: now, tglterima: now },
  ...{ bankid: "000", channelid: null, terminalid: null, referensi: "CONTOH-1", nomorreferensi: null, petugas: null },
  ...{ nomorkuitansi: "CONTOH/KWT/1", kodecek: "contoh", haribuku: now, hariterima: now, urutan: null },
});

export const sampleRefund = (jumlah: bigint, statuspengembalian: Refund["statuspengembalian"], now: Date): Refund => ({
  ...{ id: nobody, bookingid: nobody, pembayaranid: nobody, pengecualianid: null, jumlah, statuspengembalian },
  ...{ alasan: "Contoh alasan", namarekening: "Siti Contoh", norekening: null, akhirrekening: "0001" },
  ...{ namabank: "Bank Contoh", rekeningoleh: null, tglrekening: now, nomorsk: null, tglsk: null },
  ...{ diajukanoleh: null, diverifikasioleh: null, diputusoleh: null, tglputus: null, penanggungjawab: null },
  ...{ tglbayar: statuspengembalian === "dibayar" ? now : null, referensibayar: "CONTOH-2", catatan: null },
  ...{ pengingat: 0, versi: 1, date_created: now, date_updated: now },
});
