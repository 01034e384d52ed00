import type { picture as en } from "../en/picture.ts";
import type { Texts } from "../texts.ts";

export const picture: Texts<typeof en> = {
  none: "Tidak ada gambar",
  show_one: "Gambar {{name}}: perbesar",
  show_other: "{{count}} gambar {{name}}: perbesar",
  previous: "Gambar sebelumnya",
  next: "Gambar berikutnya",
  number: "gambar {{number}} dari {{count}}",
  ownTab: "Buka di tab tersendiri",
  close: "Tutup",
  drop: "Letakkan gambar di sini, atau pilih berkas",
  dropOne: "Letakkan gambar di sini, atau pilih berkas",
  limits: "PNG, GIF, atau JPG, paling besar {{max}} MB, paling banyak {{files}} berkas",
  limitsOne: "PNG, GIF, atau JPG, paling besar {{max}} MB",
  tooLarge: "Ukuran berkas paling besar {{max}}MB",
  tooMany: "Paling banyak {{files}} berkas",
  wrongType: "Format berkas tidak didukung",
  failed: "Gagal mengunggah berkas",
  sending: "Mengirim {{name}}",
  remove: "Hapus {{name}}",
  retry: "Kirim ulang {{name}}",
  forward: "Majukan {{name}}",
  file: "gambar {{number}}",
};
