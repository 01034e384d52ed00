import { z } from "zod";
import { defineReport, type ReportColumns } from "../../define/report.ts";
import { ageQuery } from "./buku.rules.ts";
import { accountQuery, periodQuery, placeQuery } from "./report.query.ts";

/** Page of the treasurer's books. */
export const booksPage = "report_trx_all/buku";

const { objectid: _object, kategoriid: _category, jenisbooking: _kind, ...place } = placeQuery;

/** Pages of a long book. */
const part = { halaman: z.coerce.number().int().min(1).max(100_000).optional() };
const query = z.strictObject({ ...periodQuery, ...place, ...accountQuery, ...part });

const account = {
  rekening: {
    label: { en: "Account", id: "Kode rekening" },
    kind: "text",
    about: { en: "Budget account of the object when it was ordered.", id: "Mata anggaran objek saat dipesan." },
  },
  uraian: {
    label: { en: "Description", id: "Uraian" },
    kind: "text",
    about: { en: "What was paid for, and by whom.", id: "Apa yang dibayar, dan oleh siapa." },
  },
} as const satisfies ReportColumns;

const billing = {
  idbilling: {
    label: { en: "Billing id", id: "Id billing" },
    kind: "text",
    about: { en: "The number that is paid.", id: "Nomor yang dibayar." },
  },
} as const satisfies ReportColumns;

const receiptNumber = {
  nomorkuitansi: {
    label: { en: "Receipt no.", id: "No. bukti" },
    kind: "text",
    about: { en: "Number of the receipt (SSRD).", id: "Nomor bukti bayar (SSRD)." },
  },
} as const satisfies ReportColumns;

const received = {
  jumlah: {
    label: { en: "Received", id: "Penerimaan" },
    kind: "rupiah",
    about: { en: "The payment as it stands in the ledger.", id: "Pembayaran seperti tercatat dalam buku." },
    total: "sum",
  },
} as const satisfies ReportColumns;

/** Receipts by day and account. */
export const bkuReport = defineReport({
  name: "bku",
  main: "jumlah",
  title: { en: "Cash book (BKU)", id: "Buku penerimaan (BKU)" },
  about: {
    en: "Every payment of a bill by its book day and account, on the region's calendar. Money that arrived and fits no bill yet is in the book of payments to be settled.",
    id: "Setiap pembayaran tagihan menurut hari buku dan rekening, dengan kalender daerah. Uang masuk yang belum sesuai dengan tagihan ada di buku pembayaran yang perlu diselesaikan.",
  },
  pages: [booksPage],
  query,
  columns: {
    hari: {
      label: { en: "Day", id: "Tanggal" },
      kind: "day",
      about: {
        en: "Day of the bank's transaction in the region's zone.",
        id: "Hari transaksi bank menurut zona waktu daerah.",
      },
    },
    ...receiptNumber,
    ...billing,
    ...account,
    ...received,
  },
});

/** Bills that are open, with their age. */
export const piutangReport = defineReport({
  name: "piutang",
  main: "jumlah",
  title: { en: "Receivables", id: "Piutang" },
  about: {
    en: "Bills that were issued and are neither paid nor void, by their age today.",
    id: "Tagihan yang terbit, belum dibayar dan belum batal, menurut umurnya hari ini.",
  },
  pages: [booksPage],
  query: z.strictObject({ ...place, ...accountQuery, ...ageQuery, ...part }),
  columns: {
    kelompokumur: {
      label: { en: "Age", id: "Kelompok umur" },
      kind: "text",
      about: { en: "Days since the bill was issued.", id: "Hari sejak tagihan terbit." },
    },
    umur: {
      label: { en: "Days", id: "Umur (hari)" },
      kind: "count",
      about: { en: "Whole days since the bill was issued.", id: "Hari penuh sejak tagihan terbit." },
    },
    nomordokumen: {
      label: { en: "Bill no.", id: "No. SKRD" },
      kind: "text",
      about: { en: "Number of the bill (SKRD).", id: "Nomor tagihan (SKRD)." },
    },
    ...billing,
    batasbayar: {
      label: { en: "Pay before", id: "Batas bayar" },
      kind: "day",
      about: { en: "Last day on which it can be paid.", id: "Hari terakhir pembayaran." },
    },
    ...account,
    jumlah: {
      label: { en: "Open", id: "Belum dibayar" },
      kind: "rupiah",
      about: { en: "The amount of the bill.", id: "Jumlah tagihan." },
      total: "sum",
    },
  },
});

/** Money that arrived and fits no bill, with its age. */
export const pengecualianReport = defineReport({
  name: "pengecualian",
  main: "jumlah",
  title: { en: "Payments to be settled", id: "Pembayaran yang perlu diselesaikan" },
  about: {
    en: "Money that arrived late, twice, in another amount or for an unknown bill, and isn't settled yet, by its age today.",
    id: "Uang yang datang terlambat, ganda, berbeda jumlah, atau untuk tagihan tak dikenal, dan belum diselesaikan, menurut umurnya hari ini.",
  },
  pages: [booksPage],
  query: z.strictObject({ ...place, ...accountQuery, ...ageQuery, ...part }),
  columns: {
    kelompokumur: {
      label: { en: "Age", id: "Kelompok umur" },
      kind: "text",
      about: { en: "Days since the money arrived.", id: "Hari sejak uang diterima." },
    },
    umur: {
      label: { en: "Days", id: "Umur (hari)" },
      kind: "count",
      about: { en: "Whole days since the money arrived.", id: "Hari penuh sejak uang diterima." },
    },
    hari: {
      label: { en: "Arrived", id: "Diterima" },
      kind: "day",
      about: {
        en: "Day on which it reached us, in the region's zone.",
        id: "Hari diterima menurut zona waktu daerah.",
      },
    },
    ...billing,
    ...account,
    jenis: {
      label: { en: "Why", id: "Sebab" },
      kind: "text",
      about: { en: "Why it fits no bill.", id: "Sebab tidak sesuai dengan tagihan." },
    },
    jumlah: {
      label: { en: "To be settled", id: "Belum diselesaikan" },
      kind: "rupiah",
      about: { en: "The amount that arrived.", id: "Jumlah yang diterima." },
      total: "sum",
    },
  },
});

const register = {
  nomor: {
    label: { en: "Document no.", id: "Nomor dokumen" },
    kind: "text",
    about: {
      en: "Numbers of an agency and year follow each other without a gap.",
      id: "Nomor satu dinas dan tahun berurutan tanpa celah.",
    },
  },
  hari: {
    label: { en: "Day", id: "Tanggal" },
    kind: "day",
    about: { en: "Day of the document in the region's zone.", id: "Hari dokumen menurut zona waktu daerah." },
  },
} as const satisfies ReportColumns;

/** Every bill that was issued. */
export const skrdReport = defineReport({
  name: "skrd",
  main: "jumlah",
  title: { en: "Register of bills (SKRD)", id: "Register SKRD" },
  about: {
    en: "Every bill that was issued, in the order of its number, also the void ones.",
    id: "Setiap tagihan yang terbit menurut nomornya, termasuk yang batal.",
  },
  pages: [booksPage],
  query,
  columns: {
    ...register,
    ...billing,
    ...account,
    keadaan: {
      label: { en: "State", id: "Keadaan" },
      kind: "text",
      about: { en: "Open, paid, void or expired.", id: "Terbit, lunas, batal, atau kedaluwarsa." },
    },
    jumlah: {
      label: { en: "Amount", id: "Jumlah" },
      kind: "rupiah",
      about: { en: "The amount of the bill.", id: "Jumlah tagihan." },
      total: "sum",
    },
  },
});

/** Every receipt that was given. */
export const ssrdReport = defineReport({
  name: "ssrd",
  main: "jumlah",
  title: { en: "Register of receipts (SSRD)", id: "Register SSRD" },
  about: {
    en: "Every receipt in the order of its number, with the bill that it pays.",
    id: "Setiap bukti bayar menurut nomornya, dengan tagihan yang dibayar.",
  },
  pages: [booksPage],
  query,
  columns: { ...register, ...billing, ...account, ...received },
});
