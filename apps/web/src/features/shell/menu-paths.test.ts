import { pages } from "@retribusi/contract/access/pages";
import { type Role, roles } from "@retribusi/contract/define/roles";
import { expect, test } from "vitest";
import { menuFor } from "./menu-entries.ts";

type Line = readonly [path: string, group: string, label: string, who: readonly Role[]];

const admin = ["superuser"] as const;
const desks = ["superuser", "bank", "pemda", "dinas", "pengelola"] as const;
const central = ["superuser", "bank"] as const;

/** The side menu of the specification with the labels decided for it, by hand. */
const specified: readonly Line[] = [
  ["/home", "", "Beranda", roles],
  ["/system", "Konfigurasi", "Konfigurasi Sistem", admin],
  ["/tbl_statusbooking", "Konfigurasi", "Konfigurasi Status Booking", admin],
  ["/tbl_kategoriobject", "Konfigurasi", "Kategori Objek", admin],
  ["/userdata", "Pengguna & Hak Akses", "Data Pengguna", admin],
  ["/model_has_roles", "Pengguna & Hak Akses", "Kewenangan Pengguna", admin],
  ["/tbl_pemda", "Parameter", "Pemerintah Daerah", central],
  ["/tbl_skpd", "Parameter", "Dinas (SKPD)", central],
  ["/tbl_jnspenerimaan", "Parameter", "Jenis Penerimaan", central],
  ["/tbl_mataanggaran", "Parameter", "Mata Anggaran", central],
  ["/tbl_skpd/list_pemda", "Parameter", "Dinas (SKPD)", ["pemda"]],
  ["/tbl_jnspenerimaan/list_pemda", "Parameter", "Jenis Penerimaan", ["pemda"]],
  ["/tbl_mataanggaran/list_pemda", "Parameter", "Mata Anggaran", ["pemda"]],
  ["/tbl_kelompokpengelola", "Objek Retribusi", "Kelompok Pengelola", central],
  ["/mst_objectretribusi", "Objek Retribusi", "Objek Retribusi", central],
  ["/tbl_kelompokpengelola/list_pemda", "Objek Retribusi", "Kelompok Pengelola", ["pemda"]],
  ["/mst_objectretribusi/list_pemda", "Objek Retribusi", "Objek Retribusi", ["pemda"]],
  ["/tbl_kelompokpengelola/list_dinas", "Objek Retribusi", "Kelompok Pengelola", ["dinas"]],
  ["/mst_objectretribusi/list_dinas", "Objek Retribusi", "Objek Retribusi", ["dinas"]],
  ["/mst_objectretribusi/list_pengelola", "Objek Retribusi", "Objek Retribusi", ["pengelola"]],
  ["/mst_objectretribusi/bookobj_pengelola", "Penginapan", "Pemesanan", ["superuser", "pengelola"]],
  ["/mst_objectretribusi/bookobj_nasabah", "Penginapan", "Pemesanan", ["nasabah"]],
  ["/trx_penginapan/konfirmasipesanan", "Penginapan", "Konfirmasi Pesanan", desks],
  ["/trx_penginapan/konfirmasipesanan_nasabah", "Penginapan", "Konfirmasi Pesanan", ["nasabah"]],
  ["/trx_penginapan/perubahanpesanan", "Penginapan", "Perubahan Pesanan", desks],
  ["/mst_objectretribusi/gedung", "Gedung & Ruangan", "Pemesanan", ["superuser", "pengelola"]],
  ["/mst_objectretribusi/gedung_nsb", "Gedung & Ruangan", "Pemesanan", ["nasabah"]],
  ["/trx_gedung/konfirmasipesanan", "Gedung & Ruangan", "Konfirmasi Pesanan", desks],
  ["/trx_gedung/konfirmasipesanan_nsb", "Gedung & Ruangan", "Konfirmasi Pesanan", ["nasabah"]],
  ["/trx_gedung/perubahanpesanan", "Gedung & Ruangan", "Perubahan Pesanan", desks],
  ["/report_trx_all", "Laporan", "Laporan Booking", central],
  ["/report_trx_all/report_pemda", "Laporan", "Laporan Booking", ["pemda"]],
  ["/report_trx_all/report_dinas", "Laporan", "Laporan Booking", ["dinas"]],
  ["/report_trx_all/report_pengelola", "Laporan", "Laporan Booking", ["pengelola"]],
  ["/report_trx_all/penggunaan_pengelola", "Laporan", "Penggunaan Objek", ["pengelola"]],
];

/** Entries of the product's own: equipment, the lists of bookings, rights, the teller, and the reports. */
const ours = [
  ...[
    "/mst_objectretribusi/alat",
    "/mst_objectretribusi/alat_nsb",
    "/billing/terima",
    "/billing/kas",
    "/penutupan_kas",
    "/system/pengaturan",
    "/system/surel",
  ],
  ...["pengecualian", "pengembalian", "bendahara"].map((page) => `/billing/${page}`),
  ...["/trx_penginapan/list_booking_pengelola", "/trx_penginapan/list_booking_nasabah"],
  ...["/trx_gedung/list_gedung", "/trx_gedung/list_gedung_nsb", "/trx_alat/list_alat", "/trx_alat/list_alat_nsb"],
  ...["konfirmasipesanan", "konfirmasipesanan_nsb", "perubahanpesanan"].map((page) => `/trx_alat/${page}`),
  ...["/role_has_permissions/matriks", "/userdata/peninjauan", "/jejak_audit", "/log_keamanan"],
  ...["/kunci_bank", "/pesan_bank", "/cara_bayar", "/bantuan", "/index/bantuan", "/tbl_harilibur", "/tbl_dasarhukum"],
  ...["/tbl_harilibur/list_pemda", "/tbl_dasarhukum/list_pemda"],
  "/tbl_kelompokpengelola/wakil",
  "/mst_objectretribusi/unit",
  "/booking/saya",
  "/booking/tunggu",
  "/booking/antrean",
  "/booking/linimasa",
  "/mst_objectretribusi/aturan",
  ...["/mst_objectretribusi/penutupan", "/mst_objectretribusi/tarif", "/mst_objectretribusi/setujui_tarif"],
  "/log_pelanggaran",
  ...["rekap", "penggunaan_object", "realisasi", "buku", "dokumen", "jadwal"].map((page) => `/report_trx_all/${page}`),
  ...["/target_pendapatan", "/target_pendapatan/list_pemda"],
];

test.each(roles)("the menu of %s has the specification's paths under their labels, in its order", (role) => {
  const held = pages.filter((page) => page.roles.includes(role)).map(({ name }) => name);
  const shown = menuFor(held).flatMap(({ label: group, entries }) =>
    entries.filter(({ to }) => !ours.includes(to)).map(({ label, to }) => `${to}: ${group} / ${label}`),
  );
  const wanted = specified.filter(([, , , who]) => who.includes(role));
  expect(shown, "an entry of our own is named in `ours`").toEqual(
    wanted.map(([path, group, label]) => `${path}: ${group} / ${label}`),
  );
});
