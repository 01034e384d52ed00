import { minePage } from "../features/booking/booking.mine.ts";
import { queuePage } from "../features/booking/booking.queue.ts";
import { waitlistPage } from "../features/booking/booking.waitlist.ts";
import type { BookingKind } from "../features/catalog/catalog.kinds.ts";
import { mailsPage } from "../features/mail/mail.pages.ts";
import { timelinePage } from "../features/timeline/timeline.pages.ts";

/** One entry leads to the first of its pages that the user holds; without any it isn't shown. */
export interface MenuItem {
  readonly label: string;
  /** Page names in order of preference; their paths are the specification's. */
  readonly pages: readonly string[];
  /** Whoever holds this page looks after others' bookings and has no need of the line. */
  readonly unless?: string;
  /** Where it leads, when that is no page of its own but one that everybody may read. */
  readonly address?: string;
}

export interface MenuGroup {
  readonly label: string;
  /** The lines are about this kind alone. */
  readonly kind?: BookingKind;
  readonly items: readonly MenuItem[];
}

/** The page that a line leads to whoever holds these; nothing where it isn't shown. */
export const shownPage = ({ pages, unless }: MenuItem, held: ReadonlySet<string>): string | undefined =>
  unless !== undefined && held.has(unless) ? undefined : pages.find((page) => held.has(page));

/** The side menu. Labels are Indonesian in both languages, as the specification asks. */
export const menu: readonly MenuGroup[] = [
  {
    label: "",
    items: [
      { label: "Beranda", pages: ["home"] },
      { label: "Pesanan Saya", pages: [minePage], unless: queuePage },
      { label: "Daftar Tunggu", pages: [waitlistPage], unless: queuePage },
      { label: "Bantuan", pages: [minePage], unless: queuePage, address: "/index/bantuan" },
      { label: "Antrean", pages: [queuePage] },
      { label: "Linimasa", pages: [timelinePage] },
    ],
  },
  {
    label: "Konfigurasi",
    items: [
      { label: "Konfigurasi Sistem", pages: ["system/list"] },
      { label: "Kunci Bank", pages: ["kunci_bank/list"] },
      { label: "Pesan Bank", pages: ["pesan_bank/list"] },
      { label: "Cara Bayar", pages: ["cara_bayar/list"] },
      { label: "Pengaturan", pages: ["system/pengaturan"] },
      { label: "Contoh Surel", pages: [mailsPage] },
      { label: "Teks Bantuan", pages: ["bantuan/list"] },
      { label: "Konfigurasi Status Booking", pages: ["tbl_statusbooking/list"] },
      { label: "Kategori Objek", pages: ["tbl_kategoriobject/list"] },
    ],
  },
  {
    label: "Pengguna & Hak Akses",
    items: [
      { label: "Data Pengguna", pages: ["userdata/list"] },
      { label: "Peninjauan", pages: ["userdata/peninjauan"] },
      { label: "Kewenangan Pengguna", pages: ["model_has_roles/list"] },
      { label: "Peran & Izin", pages: ["role_has_permissions/matriks"] },
      { label: "Jejak Audit", pages: ["jejak_audit/list"] },
      { label: "Log Keamanan", pages: ["log_keamanan/list"] },
      { label: "Log Pelanggaran Data", pages: ["log_pelanggaran/list"] },
    ],
  },
  {
    label: "Parameter",
    items: [
      { label: "Pemerintah Daerah", pages: ["tbl_pemda/list"] },
      { label: "Dinas (SKPD)", pages: ["tbl_skpd/list", "tbl_skpd/list_pemda"] },
      { label: "Jenis Penerimaan", pages: ["tbl_jnspenerimaan/list", "tbl_jnspenerimaan/list_pemda"] },
      { label: "Mata Anggaran", pages: ["tbl_mataanggaran/list", "tbl_mataanggaran/list_pemda"] },
      { label: "Dasar Hukum", pages: ["tbl_dasarhukum/list", "tbl_dasarhukum/list_pemda"] },
      { label: "Hari Libur", pages: ["tbl_harilibur/list", "tbl_harilibur/list_pemda"] },
    ],
  },
  {
    label: "Objek Retribusi",
    items: [
      {
        label: "Kelompok Pengelola",
        pages: ["tbl_kelompokpengelola/list", "tbl_kelompokpengelola/list_pemda", "tbl_kelompokpengelola/list_dinas"],
      },
      { label: "Petugas Pengganti", pages: ["tbl_kelompokpengelola/wakil"] },
      {
        label: "Objek Retribusi",
        pages: [
          "mst_objectretribusi/list",
          "mst_objectretribusi/list_pemda",
          "mst_objectretribusi/list_dinas",
          "mst_objectretribusi/list_pengelola",
        ],
      },
      { label: "Aturan dan Jam", pages: ["mst_objectretribusi/aturan"] },
      { label: "Unit", pages: ["mst_objectretribusi/unit"] },
      { label: "Penutupan", pages: ["mst_objectretribusi/penutupan"] },
      { label: "Tarif", pages: ["mst_objectretribusi/tarif"] },
      { label: "Usulan Tarif", pages: ["mst_objectretribusi/setujui_tarif"] },
    ],
  },
  {
    label: "Penginapan",
    kind: "penginapan",
    items: [
      { label: "Pemesanan", pages: ["mst_objectretribusi/bookobj_pengelola", "mst_objectretribusi/bookobj_nasabah"] },
      {
        label: "Daftar Pesanan",
        pages: ["trx_penginapan/list_booking_pengelola", "trx_penginapan/list_booking_nasabah"],
      },
      {
        label: "Konfirmasi Pesanan",
        pages: ["trx_penginapan/konfirmasipesanan", "trx_penginapan/konfirmasipesanan_nasabah"],
      },
      { label: "Perubahan Pesanan", pages: ["trx_penginapan/perubahanpesanan"] },
    ],
  },
  {
    label: "Gedung & Ruangan",
    kind: "gedung",
    items: [
      { label: "Pemesanan", pages: ["mst_objectretribusi/gedung", "mst_objectretribusi/gedung_nsb"] },
      { label: "Daftar Pesanan", pages: ["trx_gedung/list_gedung", "trx_gedung/list_gedung_nsb"] },
      { label: "Konfirmasi Pesanan", pages: ["trx_gedung/konfirmasipesanan", "trx_gedung/konfirmasipesanan_nsb"] },
      { label: "Perubahan Pesanan", pages: ["trx_gedung/perubahanpesanan"] },
    ],
  },
  {
    label: "Alat & Kendaraan",
    kind: "alat",
    items: [
      { label: "Pemesanan", pages: ["mst_objectretribusi/alat", "mst_objectretribusi/alat_nsb"] },
      { label: "Daftar Pesanan", pages: ["trx_alat/list_alat", "trx_alat/list_alat_nsb"] },
      { label: "Konfirmasi Pesanan", pages: ["trx_alat/konfirmasipesanan", "trx_alat/konfirmasipesanan_nsb"] },
      { label: "Perubahan Pesanan", pages: ["trx_alat/perubahanpesanan"] },
    ],
  },
  {
    label: "Bank",
    items: [
      { label: "Terima Pembayaran", pages: ["billing/terima"] },
      { label: "Kas Saya", pages: ["billing/kas"] },
      { label: "Penutupan Kas", pages: ["penutupan_kas/list"] },
    ],
  },
  {
    label: "Keuangan",
    items: [
      { label: "Uang Masuk Belum Cocok", pages: ["billing/pengecualian"] },
      { label: "Pengembalian", pages: ["billing/pengembalian"] },
      { label: "Bayar Pengembalian", pages: ["billing/bendahara"] },
    ],
  },
  {
    label: "Laporan",
    items: [
      {
        label: "Laporan Booking",
        pages: [
          "report_trx_all/list",
          "report_trx_all/report_pemda",
          "report_trx_all/report_dinas",
          "report_trx_all/report_pengelola",
        ],
      },
      { label: "Rekap Pesanan & Penerimaan", pages: ["report_trx_all/rekap"] },
      {
        label: "Penggunaan Objek",
        pages: ["report_trx_all/penggunaan_object", "report_trx_all/penggunaan_pengelola"],
      },
      {
        label: "Target Pendapatan",
        pages: ["target_pendapatan/list", "target_pendapatan/list_pemda"],
      },
      { label: "Target & Realisasi", pages: ["report_trx_all/realisasi"] },
      { label: "Buku Bendahara", pages: ["report_trx_all/buku"] },
      { label: "Laporan Berkala", pages: ["report_trx_all/jadwal"] },
      { label: "Dokumen Laporan", pages: ["report_trx_all/dokumen"] },
    ],
  },
];
