import type { exportTexts as en } from "../en/export.ts";
import type { Texts } from "../texts.ts";

export const exportTexts: Texts<typeof en> = {
  title: "Ekspor",
  format: { print: "Cetak", pdf: "PDF (hingga 2.000 baris)", xlsx: "Excel (.xlsx)", csv: "CSV" },
  making: {
    print: "Menyiapkan cetakan",
    pdf: "Membuat PDF",
    xlsx: "Membuat berkas Excel",
    csv: "Membuat berkas CSV",
  },
  preparing: "Mengumpulkan data…",
  inLine: "Ekspor Anda di antrean nomor {{place}}",
  next: "Ekspor Anda giliran berikutnya",
  received: "{{size}} MB sejauh ini",
  cancel: "Batalkan",
  tooMany: "Terlalu banyak baris untuk format ini",
  behind: {
    pdf: "Buat PDF di latar belakang",
    started: "Berkas sedang dibuat",
    where: "Berkasnya akan ada di dokumen Anda",
  },
  instead: { xlsx: "Unduh Excel saja", csv: "Unduh CSV saja" },
};
