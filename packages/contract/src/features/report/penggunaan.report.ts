import { z } from "zod";
import { defineReport, type ReportColumns } from "../../define/report.ts";
import { dimensionColumn } from "./report.dimensions.ts";
import { columnsQuery, groupQuery, periodQuery, placeQuery } from "./report.query.ts";

/** What use can be grouped by. */
export const usageGroups = [
  "objectid",
  "pengelolaid",
  "idskpd",
  "idpemda",
  "kategoriid",
  "jenisbooking",
  "bulan",
  "hari",
  "haripekan",
  "jam",
] as const;

/** Figures of use. One unit for one night, or for one opening day, is one unit-day. */
export const usageMeasures = {
  tersedia: {
    label: { en: "Nights or days available", id: "Malam atau hari tersedia" },
    kind: "decimal",
    about: {
      en: "What could be sold: every unit for each night (lodging) or each opening day, without closures and the time in which the object was not active. 10 rooms in a week are 70.",
      id: "Yang dapat dijual: setiap unit untuk tiap malam (penginapan) atau tiap hari buka, tanpa penutupan dan waktu objek tidak aktif. 10 kamar dalam sepekan adalah 70.",
    },
    total: "sum",
  },
  terpakai: {
    label: { en: "Nights or days sold", id: "Malam atau hari terjual" },
    kind: "decimal",
    about: {
      en: "Of these, what bookings took that are paid, in use or finished: 3 rooms for 2 nights are 6, half of the opening hours of a day is 0.5.",
      id: "Di antaranya yang terisi pesanan lunas, sedang digunakan, atau selesai: 3 kamar selama 2 malam adalah 6, setengah jam buka sehari adalah 0,5.",
    },
    total: "sum",
  },
  okupansi: {
    label: { en: "Occupancy, %", id: "Okupansi, %" },
    kind: "percent",
    about: { en: "Sold out of available.", id: "Terjual dari yang tersedia." },
    total: { is: "percent", of: "terpakai", to: "tersedia" },
  },
  jamtersedia: {
    label: { en: "Hours available", id: "Jam tersedia" },
    kind: "decimal",
    about: {
      en: "Units × opening hours without closures; lodging isn't counted by the hour.",
      id: "Unit × jam buka tanpa penutupan; penginapan tidak dihitung per jam.",
    },
    total: "sum",
  },
  jamterpakai: {
    label: { en: "Hours sold", id: "Jam terjual" },
    kind: "decimal",
    about: {
      en: "Opening hours taken by bookings that are paid, in use or finished.",
      id: "Jam buka yang terisi pesanan lunas, sedang digunakan, atau selesai.",
    },
    total: "sum",
  },
  okupansijam: {
    label: { en: "Occupancy, %", id: "Okupansi, %" },
    kind: "percent",
    about: { en: "Hours sold out of hours available.", id: "Jam terjual dari jam tersedia." },
    total: { is: "percent", of: "jamterpakai", to: "jamtersedia" },
  },
  jumlah: {
    label: { en: "Bookings", id: "Pesanan" },
    kind: "count",
    about: {
      en: "Bookings whose use begins in the period, in any state.",
      id: "Pesanan yang pemakaiannya mulai dalam periode, apa pun statusnya.",
    },
    total: "sum",
  },
  lunas: {
    label: { en: "Paid", id: "Lunas" },
    kind: "count",
    about: { en: "Of these, the ones that were paid.", id: "Di antaranya yang dibayar." },
    total: "sum",
  },
  haripakai: {
    label: { en: "Total stay (days)", id: "Total lama (hari)" },
    kind: "decimal",
    about: {
      en: "How long the paid bookings last, one after the other and whatever number of units they take: nights, or hours ÷ 24.",
      id: "Lamanya pesanan yang dibayar, dijumlahkan, berapa pun unitnya: malam, atau jam ÷ 24.",
    },
    total: "sum",
  },
  ratalama: {
    label: { en: "Average stay (days)", id: "Rata-rata lama (hari)" },
    kind: "decimal",
    about: { en: "Total stay for each paid booking.", id: "Total lama per pesanan lunas." },
    total: { is: "average", of: "haripakai", to: "lunas" },
  },
  haritunggu: {
    label: { en: "Days ahead", id: "Hari di muka" },
    kind: "count",
    about: {
      en: "Days from the order to the first day of use, of the paid ones.",
      id: "Hari dari pesan sampai hari pertama pemakaian, dari yang dibayar.",
    },
    total: "sum",
  },
  ratatunggu: {
    label: { en: "Average days ahead", id: "Rata-rata hari di muka" },
    kind: "decimal",
    about: { en: "How long before its use a booking is made.", id: "Berapa lama sebelum dipakai pesanan dibuat." },
    total: { is: "average", of: "haritunggu", to: "lunas" },
  },
  dibatalkan: {
    label: { en: "Cancelled", id: "Dibatalkan" },
    kind: "count",
    about: { en: "Cancelled by the customer or the staff.", id: "Dibatalkan pemesan atau petugas." },
    total: "sum",
  },
  tidakhadir: {
    label: { en: "No-shows", id: "Tidak hadir" },
    kind: "count",
    about: { en: "Paid, and nobody arrived.", id: "Sudah dibayar, tetapi tidak ada yang datang." },
    total: "sum",
  },
  pendapatan: {
    label: { en: "Price of stays begun", id: "Harga pemakaian yang mulai" },
    kind: "rupiah",
    about: {
      en: "Price of the paid bookings whose use begins in the period, whenever they were paid. What was received in the period is in the recap.",
      id: "Harga pesanan lunas yang pemakaiannya mulai dalam periode, kapan pun dibayar. Penerimaan selama periode ada di rekap.",
    },
    total: "sum",
  },
  perunit: {
    label: { en: "Price per night or day available", id: "Harga per malam atau hari tersedia" },
    kind: "decimal",
    about: {
      en: "Price of the stays begun divided by the nights or days available.",
      id: "Harga pemakaian yang mulai dibagi malam atau hari yang tersedia.",
    },
    total: { is: "average", of: "pendapatan", to: "tersedia" },
  },
} as const satisfies ReportColumns;

export type UsageMeasure = keyof typeof usageMeasures;

export const usualUsage: readonly UsageMeasure[] = [
  "tersedia",
  "terpakai",
  "okupansi",
  "jumlah",
  "lunas",
  "haripakai",
  "ratalama",
  "dibatalkan",
  "tidakhadir",
  "pendapatan",
  "perunit",
];

/** What is known of hours of the day. */
export const hourMeasures = ["jamtersedia", "jamterpakai", "okupansijam"] as const satisfies readonly UsageMeasure[];

export const usagePages = ["report_trx_all/penggunaan_object", "report_trx_all/penggunaan_pengelola"] as const;

/** How much of what there is was used. */
export const penggunaanReport = defineReport({
  name: "penggunaan",
  main: "okupansi",
  title: { en: "Use of objects", id: "Penggunaan objek" },
  about: {
    en: "How much of what there is was used, what stands idle, and what each available unit brings.",
    id: "Berapa bagian yang terpakai, apa yang menganggur, dan pendapatan tiap unit yang tersedia.",
  },
  pages: usagePages,
  query: z.strictObject({
    ...periodQuery,
    ...groupQuery(usageGroups),
    ...placeQuery,
    ...columnsQuery,
    /** Only what could be sold and wasn't at all. */
    hanya: z.enum(["menganggur"]).optional(),
  }),
  columns: {
    ...Object.fromEntries(usageGroups.map((name) => [name, dimensionColumn(name)])),
    ...usageMeasures,
  },
});
