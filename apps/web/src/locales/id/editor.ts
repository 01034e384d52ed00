import type { editor as en } from "../en/editor.ts";
import type { Texts } from "../texts.ts";

export const editor: Texts<typeof en> = {
  toolbar: "Pemformatan {{name}}",
  bold: "Tebal",
  italic: "Miring",
  underline: "Garis bawah",
  clear: "Hapus pemformatan",
  heading: "Judul",
  subheading: "Subjudul",
  bullets: "Daftar berpoin",
  numbers: "Daftar bernomor",
  quote: "Kutipan",
  link: "Tautan",
  unlink: "Hapus tautan",
  linkAddress: "Alamat tautan",
  newTab: "Dibuka di tab baru",
  sameTab: "Dibuka di tab ini",
  save: "Simpan",
  image: "Gambar dari alamat",
  imageAddress: "Alamat gambar (URL)",
  imageRefused: "Alamat gambar diawali dengan https://",
  insert: "Sisipkan",
  undo: "Urungkan",
  redo: "Ulangi",
};
