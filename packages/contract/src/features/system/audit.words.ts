import type { Option } from "../../define/field.ts";
import { type Field, flag, instant, integer, json, select, text } from "../../define/field.ts";
import { roleLabels, roles } from "../../define/roles.ts";

/** Everything that is written to the audit trail: an action without a label here doesn't compile where it is written. */
export const auditActions = [
  { value: "add", label: { en: "Added", id: "Ditambah" } },
  { value: "edit", label: { en: "Changed", id: "Diubah" } },
  { value: "delete", label: { en: "Deleted", id: "Dihapus" } },
  { value: "import", label: { en: "Imported from a file", id: "Diimpor dari berkas" } },
  { value: "export", label: { en: "Exported", id: "Diekspor" } },
  { value: "sync", label: { en: "Taken over from the bank's data", id: "Diambil dari data bank" } },
  { value: "login", label: { en: "Signed in", id: "Masuk" } },
  { value: "logout", label: { en: "Signed out", id: "Keluar" } },
  { value: "end_sessions", label: { en: "Sessions ended", id: "Sesi diakhiri" } },
  { value: "switchrole", label: { en: "Switched role", id: "Berganti peran" } },
  { value: "resetpassword", label: { en: "Password reset", id: "Kata sandi diatur ulang" } },
  { value: "resetlink", label: { en: "Reset link sent", id: "Tautan atur ulang dikirim" } },
  { value: "rights", label: { en: "Roles and rights", id: "Peran dan hak" } },
  { value: "apikey", label: { en: "API key made", id: "Kunci API dibuat" } },
  { value: "apikey_withdraw", label: { en: "API key withdrawn", id: "Kunci API dicabut" } },
  { value: "email_request", label: { en: "New e-mail address asked for", id: "Alamat surel baru diminta" } },
  { value: "email_withdraw", label: { en: "New e-mail address withdrawn", id: "Alamat surel baru dibatalkan" } },
  { value: "email_change", label: { en: "E-mail address changed", id: "Alamat surel diganti" } },
  { value: "session_end", label: { en: "Signed out elsewhere", id: "Dikeluarkan di perangkat lain" } },
  { value: "own_data", label: { en: "Own data downloaded", id: "Data sendiri diunduh" } },
  { value: "close_request", label: { en: "Closing asked for", id: "Penutupan akun diminta" } },
  { value: "close_withdraw", label: { en: "Closing withdrawn", id: "Penutupan akun dibatalkan" } },
  { value: "close", label: { en: "Account closed", id: "Akun ditutup" } },
  { value: "faktor_pasang", label: { en: "Second factor set up", id: "Faktor kedua dipasang" } },
  { value: "faktor_lepas", label: { en: "Second factor taken off", id: "Faktor kedua dilepas" } },
  { value: "faktor_nama", label: { en: "Passkey renamed", id: "Nama kunci sandi diubah" } },
  { value: "kode_pemulihan", label: { en: "Recovery codes made", id: "Kode pemulihan dibuat" } },
  { value: "lihat_nik", label: { en: "Identity number seen", id: "NIK dilihat" } },
  { value: "lihat_dokumen", label: { en: "Document of a person opened", id: "Dokumen pribadi dibuka" } },
  {
    value: "hapus_dokumen",
    label: { en: "Documents removed, their time being over", id: "Dokumen dihapus karena masa simpannya habis" },
  },
  {
    value: "hapus_pendaftaran",
    label: { en: "Unconfirmed registration removed", id: "Pendaftaran tanpa konfirmasi dihapus" },
  },
  { value: "privasi", label: { en: "Privacy notice agreed to", id: "Pemberitahuan privasi disetujui" } },
  { value: "cetak_surat", label: { en: "Letter prepared", id: "Surat disiapkan" } },
  { value: "cari_nasabah", label: { en: "Customer looked up", id: "Nasabah dicari" } },
  { value: "lihat_surat", label: { en: "Letter seen", id: "Surat dilihat" } },
  { value: "ask", label: { en: "Asked for", id: "Diminta" } },
  { value: "withdraw", label: { en: "Withdrawn", id: "Ditarik" } },
  { value: "approve", label: { en: "Approved", id: "Disetujui" } },
  { value: "refuse", label: { en: "Refused", id: "Ditolak" } },
  { value: "assign", label: { en: "Given to a colleague", id: "Ditugaskan" } },
  { value: "note", label: { en: "Noted", id: "Dicatat" } },
  { value: "apply", label: { en: "Money applied to a bill", id: "Uang dipakai untuk tagihan" } },
  { value: "refund", label: { en: "Refund asked for", id: "Pengembalian diajukan" } },
  { value: "verify", label: { en: "Verified", id: "Diverifikasi" } },
  { value: "pay", label: { en: "Paid out", id: "Dibayarkan" } },
  { value: "account", label: { en: "Bank account entered", id: "Rekening diisi" } },
  { value: "tutup_kas", label: { en: "Shift closed", id: "Kas ditutup" } },
  { value: "lihat_rekening", label: { en: "Account number seen", id: "Nomor rekening dilihat" } },
  { value: "test_connection", label: { en: "Connection tested", id: "Koneksi diuji" } },
  { value: "kirim_laporan", label: { en: "Regular report sent", id: "Laporan berkala dikirim" } },
  { value: "test_mail", label: { en: "Test mail sent", id: "Surel uji dikirim" } },
] as const satisfies readonly Option[];

export type AuditAction = (typeof auditActions)[number]["value"];

/** What an entry may be about beside the records of entities. */
export const otherSubjects = [
  { value: "pengaturan", label: { en: "Settings", id: "Pengaturan" } },
  { value: "jadwal_laporan", label: { en: "Regular reports", id: "Laporan Berkala" } },
  { value: "tampilan_laporan", label: { en: "Views of reports", id: "Tampilan Laporan" } },
  { value: "permintaan_peran", label: { en: "Requests for roles", id: "Permintaan Peran" } },
  { value: "sesi", label: { en: "Sessions", id: "Sesi" } },
  { value: "pengecualian_bayar", label: { en: "Money that fits no bill", id: "Uang Masuk Belum Cocok" } },
  { value: "pengembalian", label: { en: "Refunds", id: "Pengembalian" } },
] as const satisfies readonly Option[];

const role = select(
  { en: "Role", id: "Peran" },
  roles.map((value) => ({ value, label: roleLabels[value] })),
);

/** What entries hold beside the fields of the record that they are about. */
export const auditFacts: Readonly<Record<string, Field>> = {
  role,
  peran: { ...role, label: { en: "Roles, in order", id: "Peran, berurutan" } },
  izin: text({ en: "Personal permissions", id: "Izin pribadi" }, 120),
  bahasa: select({ en: "Language", id: "Bahasa" }, [
    { value: "en", label: { en: "English", id: "Inggris" } },
    { value: "id", label: { en: "Indonesian", id: "Indonesia" } },
  ]),
  emailterverifikasi: instant({ en: "E-mail verified", id: "Surel diverifikasi" }),
  surelditolak: text({ en: "Mails switched off", id: "Surel yang dimatikan" }, 191),
  tutuppada: instant({ en: "To be closed", id: "Akan ditutup" }),
  faktor: select({ en: "By", id: "Dengan" }, [
    { value: "sandi", label: { en: "Password", id: "Kata sandi" } },
    { value: "totp", label: { en: "Authenticator app", id: "Aplikasi autentikator" } },
    { value: "pemulihan", label: { en: "Recovery code", id: "Kode pemulihan" } },
    { value: "kuncisandi", label: { en: "Passkey", id: "Kunci sandi" } },
    { value: "semua", label: { en: "Everything", id: "Semua" } },
  ]),
  bukti: text({ en: "How the person was recognised", id: "Cara mengenali orangnya" }, 300),
  nama: text({ en: "Name", id: "Nama" }, 60),
  kedaluwarsa: instant({ en: "Good until", id: "Berlaku hingga" }),
  berkas: text({ en: "File", id: "Berkas" }, 255),
  baris: integer({ en: "Rows", id: "Baris" }, { min: 0, max: Number.MAX_SAFE_INTEGER }),
  format: text({ en: "Format", id: "Format" }, 10),
  kolom: text({ en: "Columns", id: "Kolom" }, 120),
  alasan: text({ en: "Reason", id: "Alasan" }, 500),
  cari: text({ en: "Search", id: "Pencarian" }, 100),
  urutan: text({ en: "Order", id: "Urutan" }, 120),
  saringan: json({ en: "Filters", id: "Saringan" }),
  selesai: flag({ en: "Came to its end", id: "Sampai selesai" }),
  email: text({ en: "E-mail", id: "Surel" }, 120),
  result: text({ en: "Outcome", id: "Hasil" }, 40),
  detail: text({ en: "In its own words", id: "Keterangan" }, 255),
  address: text({ en: "Address called", id: "Alamat yang dihubungi" }, 255),
  status: integer({ en: "Status of the answer", id: "Status jawaban" }, { min: 0, max: 999 }),
  sesi: integer({ en: "Sessions", id: "Sesi" }, { min: 0, max: Number.MAX_SAFE_INTEGER }),
  milliseconds: integer({ en: "Milliseconds", id: "Milidetik" }, { min: 0, max: Number.MAX_SAFE_INTEGER }),
};
