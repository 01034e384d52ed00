import type { history as en } from "../en/history.ts";
import type { Texts } from "../texts.ts";

export const history: Texts<typeof en> = {
  details: "Rincian",
  title: "Riwayat audit",
  lead: "Siapa mengubah data ini, kapan, dari apa menjadi apa; yang terbaru di atas.",
  all: "Cari semuanya di jejak audit",
  open: "Buka catatan",
  openEntry: "Buka catatan: {{action}}, {{when}}",
  system: "Sistem",
  same: "Disimpan tanpa perbedaan.",
  nothing: "Catatan ini tidak memuat nilai.",
  more: "Catatan yang lebih lama",
  emptyTitle: "Belum ada catatan tentang data ini",
  emptyText:
    "Data ini belum berubah sejak jejak audit dimulai. Data yang masuk dari berkas dicatat bersama-sama pada impornya.",
};
