import type { Label } from "../../define/label.ts";
import type { SendResult } from "./schedule.endpoints.ts";
import type { Frequency, Range } from "./schedule.rules.ts";

/** What came of a run, as everybody reads it. */
export const sendResultLabels: Readonly<Record<SendResult, Label>> = {
  disiapkan: { en: "The document is being made", id: "Dokumen sedang dibuat" },
  mengantre: { en: "The mail waits to be sent", id: "Surel menunggu dikirim" },
  dikirim: { en: "Sent", id: "Terkirim" },
  kosong: { en: "Nothing to send: the report had no rows", id: "Tidak ada yang dikirim: laporan tanpa baris" },
  hakhilang: { en: "Not sent: the recipient may not read it", id: "Tidak dikirim: penerima tidak berhak membacanya" },
  tanpapemilik: {
    en: "Not sent: whoever set it up no longer may",
    id: "Tidak dikirim: pengaturnya tidak lagi berhak",
  },
  ditolak: { en: "The mail server refused the address", id: "Server surel menolak alamatnya" },
  gagal: { en: "The document could not be made", id: "Dokumen gagal dibuat" },
  keluar: { en: "Wants it no longer", id: "Tidak ingin menerimanya lagi" },
};

/** What to do about it, where something can be done. */
export const sendResultMends: Readonly<Partial<Record<SendResult, Label>>> = {
  hakhilang: {
    en: "Account, role, workplace or pages have changed. Take the person off, or have the rights given back.",
    id: "Akun, peran, tempat kerja, atau halamannya berubah. Hapus dari penerima, atau minta haknya dikembalikan.",
  },
  tanpapemilik: {
    en: "Set up a report of your own, or leave this one.",
    id: "Atur laporan Anda sendiri, atau berhenti menerima laporan ini.",
  },
  ditolak: {
    en: "The recipient corrects the address under My account; the document waits under Documents.",
    id: "Penerima memperbaiki alamatnya di Akun Saya; dokumennya ada di Dokumen Laporan.",
  },
  gagal: {
    en: "Send it now to try again; change the report if it goes on.",
    id: "Kirim sekarang untuk mencoba lagi; ubah laporannya bila terus terjadi.",
  },
};

export const rangeLabels: Readonly<Record<Range, Label>> = {
  kemarin: { en: "Yesterday", id: "Kemarin" },
  minggu_lalu: { en: "Last week, Monday to Sunday", id: "Minggu lalu, Senin sampai Minggu" },
  bulan_lalu: { en: "Last month", id: "Bulan lalu" },
  bulan_ini: { en: "This month", id: "Bulan ini" },
  tahun_ini: { en: "This year", id: "Tahun ini" },
};

export const frequencyLabels: Readonly<Record<Frequency, Label>> = {
  harian: { en: "Every day", id: "Setiap hari" },
  mingguan: { en: "Every week", id: "Setiap minggu" },
  bulanan: { en: "Every month", id: "Setiap bulan" },
};

/** From Monday, which is 1. */
export const weekdayLabels: readonly Label[] = [
  { en: "Monday", id: "Senin" },
  { en: "Tuesday", id: "Selasa" },
  { en: "Wednesday", id: "Rabu" },
  { en: "Thursday", id: "Kamis" },
  { en: "Friday", id: "Jumat" },
  { en: "Saturday", id: "Sabtu" },
  { en: "Sunday", id: "Minggu" },
];
