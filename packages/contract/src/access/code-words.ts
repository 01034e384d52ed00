import type { Code } from "../define/field.ts";
import type { Label, Language } from "../define/label.ts";
import { isRole, roleLabels } from "../define/roles.ts";
import { findEntity } from "./entities.ts";
import { findPage } from "./pages.ts";

/** Words of the names of pages. */
const pageWords: Readonly<Record<string, Label>> = {
  list: { en: "List", id: "Daftar" },
  view: { en: "View", id: "Lihat" },
  add: { en: "Add", id: "Tambah" },
  edit: { en: "Edit", id: "Ubah" },
  delete: { en: "Delete", id: "Hapus" },
  open: { en: "Open", id: "Buka" },
  home: { en: "Home", id: "Beranda" },
  account: { en: "Account", id: "Akun" },
  pesan: { en: "Order", id: "Pesan" },
  konfirmasipesanan: { en: "Confirm bookings", id: "Konfirmasi pesanan" },
  perubahanpesanan: { en: "Changes of bookings", id: "Perubahan pesanan" },
  pembatalan: { en: "Cancel a booking", id: "Pembatalan" },
  reschedule: { en: "Other dates", id: "Penjadwalan ulang" },
  cetak: { en: "Print", id: "Cetak" },
  pesanan: { en: "booking", id: "pesanan" },
  isi: { en: "Fill in", id: "Isi" },
  kelengkapan: { en: "details", id: "kelengkapan" },
  bookobj: { en: "Find and order", id: "Cari dan pesan" },
  object: { en: "object", id: "objek" },
  gedung: { en: "buildings", id: "gedung" },
  alat: { en: "equipment", id: "alat" },
  booking: { en: "bookings", id: "pesanan" },
  report: { en: "Report", id: "Laporan" },
  datasync: { en: "Data sync", id: "Sinkronisasi data" },
  data: { en: "Data", id: "Data" },
  sync: { en: "sync", id: "sinkronisasi" },
  terima: { en: "Receive payments", id: "Terima pembayaran" },
  resetpassword: { en: "Reset passwords", id: "Atur ulang kata sandi" },
  pengaturan: { en: "Settings", id: "Pengaturan" },
  matriks: { en: "Matrix", id: "Matriks" },
  kewenangan: { en: "Roles and rights", id: "Peran dan hak" },
  peninjauan: { en: "Review queue", id: "Antrean peninjauan" },
  peran: { en: "Ask for a role", id: "Minta peran" },
  surat: { en: "Letters", id: "Surat" },
  rekap: { en: "Summary", id: "Rekap" },
  penggunaan: { en: "Use of", id: "Penggunaan" },
  realisasi: { en: "Targets and revenue", id: "Target dan realisasi" },
  buku: { en: "Treasurer's books", id: "Buku bendahara" },
  jadwal: { en: "Regular reports", id: "Laporan berkala" },
  dokumen: { en: "Documents", id: "Dokumen" },
};

/** Pages of no entity whose own word says too little beside others. */
const wholeNames: Readonly<Record<string, Label>> = {
  "account/edit": { en: "Edit one's own account", id: "Ubah akun sendiri" },
  "account/akses": { en: "Who looked at one's own data", id: "Yang melihat data sendiri" },
  "account/keamanan": { en: "Security of one's own account", id: "Keamanan akun sendiri" },
};

const inBoth = (write: (language: Language) => string): Label => ({ en: write("en"), id: write("id") });

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function wordOf(word: string, language: Language): string {
  const role = word === "nsb" ? "nasabah" : word;
  if (isRole(role)) return `(${roleLabels[role][language]})`;
  return (Object.hasOwn(pageWords, word) && pageWords[word]?.[language]) || word;
}

/** A page within its group: `trx_alat/list_alat_nsb` → `List equipment (Customer)`. */
export function wordsOfPage(name: string): Label {
  const whole = wholeNames[name];
  if (whole) return whole;
  const words = (name.split("/")[1] ?? name).split("_");
  return inBoth((language) => capitalised(words.map((word) => wordOf(word, language)).join(" ")));
}

function wordsOfPermission(name: string): Label | undefined {
  const page = findPage(name);
  if (!page) return;
  const title = page.entity && findEntity(page.entity)?.title;
  const words = wordsOfPage(name);
  return title ? inBoth((language) => `${title[language]}: ${words[language]}`) : words;
}

/** What a code means; nothing for one that an administrator has made, which is all there is to read. */
export function wordsOf(code: Code | undefined, value: string): Label | undefined {
  if (code === "role") return isRole(value) ? roleLabels[value] : undefined;
  return code === "permission" ? wordsOfPermission(value) : undefined;
}
