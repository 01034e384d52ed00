import type { keys as en } from "../en/keys.ts";
import type { Texts } from "../texts.ts";

export const keys: Texts<typeof en> = {
  title: "Tombol pintas",
  here: "Tombol di halaman ini",
  everywhere: "Tombol di semua halaman",
  none: "Halaman ini tidak punya tombol sendiri.",
  typing: "Huruf tidak berlaku selama Anda mengetik di suatu isian.",
  help: "Bantuan untuk halaman ini",
  show: "Tampilkan tombol pintas",
  close: "Tutup yang ada di atas halaman",
  next: "Buka yang berikutnya",
  previous: "Buka yang sebelumnya",
  step: "Pindah satu per satu",
  open: "Buka",
  form: "Tutup formulir",
  cells: "Pindah dari sel ke sel",
  week: "Mundur seminggu, maju seminggu",
  ends: "Hari pertama, hari terakhir",
  names: {
    ArrowUp: "Atas",
    ArrowDown: "Bawah",
    ArrowLeft: "Kiri",
    ArrowRight: "Kanan",
    PageUp: "Page Up",
    PageDown: "Page Down",
    Space: "Spasi",
    Escape: "Esc",
  },
};
