import { z } from "zod";
import { defineReport, type ReportColumns } from "../../define/report.ts";
import { dimensionColumn } from "./report.dimensions.ts";
import {
  accountQuery,
  type Basis,
  basisQuery,
  bookingQuery,
  columnsQuery,
  groupQuery,
  periodQuery,
  placeQuery,
} from "./report.query.ts";

/** What bookings can be grouped by. */
export const rekapGroups = [
  "bulan",
  "hari",
  "tahun",
  "idpemda",
  "idskpd",
  "pengelolaid",
  "kategoriid",
  "jenisbooking",
  "objectid",
  "idjenis",
  "idanggaran",
  "statusbooking",
  "kelompoktarif",
  "bankid",
] as const;

/** Figures of bookings. */
export const rekapMeasures = {
  jumlah: {
    label: { en: "Bookings", id: "Pesanan" },
    kind: "count",
    about: {
      en: "Bookings whose day lies in the period; by payment day, the payments.",
      id: "Pesanan yang harinya berada dalam periode; menurut hari bayar, pembayarannya.",
    },
    total: "sum",
  },
  ditagih: {
    label: { en: "Billed", id: "Ditagih" },
    kind: "count",
    about: { en: "Of these, the ones that got a billing id.", id: "Di antaranya yang mendapat id billing." },
    total: "sum",
  },
  lunas: {
    label: { en: "Paid", id: "Lunas" },
    kind: "count",
    about: {
      en: "Of these, the ones that were paid, whatever became of them later.",
      id: "Di antaranya yang dibayar, apa pun kelanjutannya.",
    },
    total: "sum",
  },
  digunakan: {
    label: { en: "Used", id: "Digunakan" },
    kind: "count",
    about: { en: "In use or finished.", id: "Sedang digunakan atau selesai." },
    total: "sum",
  },
  dibatalkan: {
    label: { en: "Cancelled", id: "Dibatalkan" },
    kind: "count",
    about: { en: "Cancelled by the customer or the staff.", id: "Dibatalkan pemesan atau petugas." },
    total: "sum",
  },
  ditolak: {
    label: { en: "Rejected", id: "Ditolak" },
    kind: "count",
    about: { en: "Rejected by the manager.", id: "Ditolak pengelola." },
    total: "sum",
  },
  kedaluwarsa: {
    label: { en: "Expired", id: "Kedaluwarsa" },
    kind: "count",
    about: { en: "The time for the next step ran out.", id: "Waktu untuk langkah berikutnya habis." },
    total: "sum",
  },
  tidakhadir: {
    label: { en: "No-shows", id: "Tidak hadir" },
    kind: "count",
    about: { en: "Paid, and nobody arrived.", id: "Sudah dibayar, tetapi tidak ada yang datang." },
    total: "sum",
  },
  subtotal: {
    label: { en: "Before discount", id: "Sebelum diskon" },
    kind: "rupiah",
    about: { en: "Tariff × duration × units of all of them.", id: "Tarif × lama × jumlah unit dari semuanya." },
    total: "sum",
  },
  diskon: {
    label: { en: "Discount", id: "Diskon" },
    kind: "rupiah",
    about: { en: "Approved discounts.", id: "Diskon yang disetujui." },
    total: "sum",
  },
  totalbiaya: {
    label: { en: "Total", id: "Total biaya" },
    kind: "rupiah",
    about: {
      en: "Price after discount of all of them, paid or not.",
      id: "Harga setelah diskon dari semuanya, dibayar atau belum.",
    },
    total: "sum",
  },
  dibayar: {
    label: { en: "Received", id: "Diterima" },
    kind: "rupiah",
    about: {
      en: "By payment day: the ledger's payments of the period. By order or use: the price of those that were paid.",
      id: "Menurut hari bayar: pembayaran dalam buku selama periode. Menurut pesan atau pakai: harga pesanan yang dibayar.",
    },
    total: "sum",
  },
  persenlunas: {
    label: { en: "Paid, %", id: "Lunas, %" },
    kind: "percent",
    about: { en: "Paid bookings out of all of them.", id: "Pesanan lunas dari semuanya." },
    total: { is: "percent", of: "lunas", to: "jumlah" },
  },
  ratarata: {
    label: { en: "Average received", id: "Rata-rata diterima" },
    kind: "decimal",
    about: { en: "Rupiah received for each paid booking.", id: "Rupiah yang diterima per pesanan lunas." },
    total: { is: "average", of: "dibayar", to: "lunas" },
  },
  tahunlalu: {
    label: { en: "Same days, year before", id: "Hari yang sama, tahun sebelumnya" },
    kind: "rupiah",
    about: {
      en: "Received on the same days one year earlier. Days that are still to come are left out, except by use.",
      id: "Diterima pada hari yang sama setahun sebelumnya. Hari yang belum tiba tidak dihitung, kecuali menurut pakai.",
    },
    total: "sum",
  },
  perubahan: {
    label: { en: "Change, %", id: "Perubahan, %" },
    kind: "percent",
    about: {
      en: "How much more or less was received than on the same days one year earlier.",
      id: "Berapa lebih banyak atau lebih sedikit yang diterima daripada hari yang sama setahun sebelumnya.",
    },
    total: { is: "change", of: "dibayar", to: "tahunlalu" },
  },
} as const satisfies ReportColumns;

export type RekapMeasure = keyof typeof rekapMeasures;

/** Columns that are shown unless others are chosen: by the day of payment everything is paid, and compared with the year before. */
export const usualMeasures = (basis: Basis): readonly RekapMeasure[] =>
  basis === "bayar"
    ? ["jumlah", "subtotal", "diskon", "dibayar", "tahunlalu", "perubahan"]
    : ["jumlah", "lunas", "persenlunas", "diskon", "totalbiaya", "dibayar"];

/** Bookings and revenue, grouped. */
export const rekapReport = defineReport({
  name: "rekap",
  main: "dibayar",
  title: { en: "Bookings and revenue", id: "Rekap pesanan dan penerimaan" },
  about: {
    en: "How many bookings there were and what they brought, by time, place, object, account or payer.",
    id: "Berapa pesanan yang ada dan penerimaannya, menurut waktu, tempat, objek, rekening, atau pembayar.",
  },
  pages: ["report_trx_all/rekap"],
  query: z.strictObject({
    ...basisQuery,
    ...periodQuery,
    ...groupQuery(rekapGroups),
    ...placeQuery,
    ...accountQuery,
    ...bookingQuery,
    ...columnsQuery,
  }),
  columns: {
    ...Object.fromEntries(rekapGroups.map((name) => [name, dimensionColumn(name)])),
    ...rekapMeasures,
  },
});
