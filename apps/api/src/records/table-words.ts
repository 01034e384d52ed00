import { findEntity } from "@retribusi/contract/access/entities";
import type { Label } from "@retribusi/contract/define/label";

/** What people call the tables that have no screens under their own name. */
const words: Readonly<Record<string, Label>> = {
  audit: { en: "the audit trail", id: "jejak audit" },
  berkas: { en: "stored files", id: "berkas tersimpan" },
  booking: { en: "bookings", id: "pesanan" },
  booking_dokumen: { en: "documents of bookings", id: "dokumen pesanan" },
  booking_riwayat: { en: "histories of bookings", id: "riwayat pesanan" },
  booking_unit: { en: "units handed over", id: "unit yang diserahkan" },
  diskon_booking: { en: "discounts", id: "potongan harga" },
  tampilan_laporan: { en: "views of reports", id: "tampilan laporan" },
  dokumen_laporan: { en: "report documents", id: "dokumen laporan" },
  hari_libur: { en: "holidays", id: "hari libur" },
  inbox: { en: "messages to people", id: "pesan kepada pengguna" },
  faktor_totp: { en: "authenticator apps", id: "aplikasi autentikator" },
  jadwal_laporan: { en: "regular reports", id: "laporan berkala" },
  jadwal_penerima: { en: "recipients of regular reports", id: "penerima laporan berkala" },
  kapasitas_object: { en: "capacities of objects", id: "kapasitas objek" },
  kode_pemulihan: { en: "recovery codes", id: "kode pemulihan" },
  kunci_sandi: { en: "passkeys", id: "kunci sandi" },
  langkah_masuk: { en: "sign-ins under way", id: "proses masuk" },
  kuota_berkas: { en: "what people have uploaded", id: "unggahan pengguna" },
  nomor_urut: { en: "numbered documents", id: "dokumen bernomor" },
  object_inventory: { en: "inventories of objects", id: "persediaan objek" },
  outbox: { en: "messages to be sent", id: "pesan yang akan dikirim" },
  pembayaran: { en: "payments", id: "pembayaran" },
  pengecualian_bayar: { en: "payment exceptions", id: "pengecualian pembayaran" },
  pengembalian: { en: "refunds", id: "pengembalian dana" },
  penolakan_bayar: { en: "refused payments", id: "pembayaran yang ditolak" },
  penutupan_object: { en: "closures", id: "penutupan" },
  permintaan_peran: { en: "requests for roles", id: "permintaan peran" },
  sesi: { en: "sessions", id: "sesi" },
  sinkronisasi: { en: "data synchronisations", id: "sinkronisasi data" },
  tagihan: { en: "bills", id: "tagihan" },
  tarif_object: { en: "tariffs", id: "tarif" },
  token_user: { en: "links sent by mail", id: "tautan yang dikirim lewat surel" },
};

/** What people call the rows of a table; a test walks all foreign keys of the schema, so that every one has its words. */
export const findTableWords = (table: string): Label | undefined => findEntity(table)?.title ?? words[table];

/** The tables in one sentence, each once; one without words would be a row that nobody can find. */
export function wordsOf(tables: readonly string[]): Label {
  const known = tables.map((table) => findTableWords(table) ?? { en: table, id: table });
  const list = (language: "en" | "id") => [...new Set(known.map((label) => label[language]))].join(", ");
  return { en: list("en"), id: list("id") };
}
