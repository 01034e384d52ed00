import { defineEntity, standardPages } from "../../define/entity.ts";
import {
  instant,
  integer,
  longText,
  optional,
  reference,
  related,
  select,
  text,
  toTheSecond,
} from "../../define/field.ts";
import { system } from "../system/system.entity.ts";

/** Services of SNAP BI by their numbers. */
const services = [
  { value: 24, label: { en: "24 Inquiry", id: "24 Inquiry" } },
  { value: 25, label: { en: "25 Payment", id: "25 Pembayaran" } },
  { value: 26, label: { en: "26 Payment status", id: "26 Status pembayaran" } },
  { value: 27, label: { en: "27 New account", id: "27 Buat virtual account" } },
  { value: 28, label: { en: "28 Change of account", id: "28 Ubah virtual account" } },
  { value: 30, label: { en: "30 Look at account", id: "30 Lihat virtual account" } },
  { value: 31, label: { en: "31 End of account", id: "31 Hapus virtual account" } },
  { value: 34, label: { en: "34 Payment notification", id: "34 Pemberitahuan pembayaran" } },
  { value: 47, label: { en: "47 New QRIS code", id: "47 Buat kode QRIS" } },
  { value: 52, label: { en: "52 QRIS code paid", id: "52 Kode QRIS dibayar" } },
  { value: 73, label: { en: "73 Access token", id: "73 Token akses" } },
] as const;

const directions = [
  { value: "masuk", label: { en: "From the bank", id: "Dari bank" } },
  { value: "keluar", label: { en: "To the bank", id: "Ke bank" } },
] as const;

/** Every message between a bank and us with its answer, masked. Written by the server alone and kept ten years. */
export const pesanBank = defineEntity({
  name: "pesan_bank",
  title: { en: "Bank messages", id: "Pesan Bank" },
  singular: { en: "bank message", id: "pesan bank" },
  key: ["id"],
  label: "id",
  fields: {
    id: integer({ en: "No.", id: "No." }, { min: 1, max: 2 ** 31 }),
    waktu: instant({ en: "When", id: "Waktu" }, { moment: toTheSecond }),
    arah: select({ en: "Direction", id: "Arah" }, directions),
    systemid: optional(reference({ en: "Bank connection", id: "Koneksi bank" }, system)),
    bankid: related("systemid", system, "bankid"),
    layanan: select({ en: "Service", id: "Layanan" }, services),
    kodejawaban: optional(text({ en: "Response code", id: "Kode jawaban" }, 7, { digits: true })),
    nomorva: optional(text({ en: "Account number", id: "Nomor virtual account" }, 28, { digits: true })),
    externalid: optional(text({ en: "Number of the message", id: "Nomor pesan" }, 36, { digits: true })),
    requestid: optional(text({ en: "Request id", id: "Id permintaan" }, 128)),
    lama: integer({ en: "Took (ms)", id: "Lama (md)" }, { min: 0, max: 2 ** 31 }),
    alamatip: optional(text({ en: "IP address", id: "Alamat IP" }, 45)),
    isi: optional(longText({ en: "Message", id: "Isi pesan" }, 8000)),
    jawaban: optional(longText({ en: "Answer", id: "Jawaban" }, 8000)),
  },
  columns: [
    ...(["id", "waktu", "arah", "bankid", "layanan", "kodejawaban", "nomorva", "requestid", "externalid"] as const),
    ...(["lama", "alamatip", "isi", "jawaban"] as const),
  ],
  form: [],
  filters: ["arah", "systemid", "layanan", "kodejawaban", "nomorva", "externalid", "requestid", "waktu"],
  search: ["nomorva", "externalid", "requestid"],
  sort: ["id", "waktu"],
  order: { by: "id", type: "desc" },
  large: true,
  pages: {
    ...standardPages({ list: [], view: [] }),
  },
});
