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
  imageMissing:
    "Tidak ada gambar yang dapat ditampilkan dari sana. Periksa alamatnya; dari situs lain hanya yang diizinkan pengurus sistem.",
  imageWords: "Isi gambar",
  imageWordsHint: "Dibacakan kepada orang yang tidak melihatnya. Kosongkan bila gambar hanya hiasan.",
  insert: "Sisipkan",
  undo: "Urungkan",
  preview: "Pratinjau",
  previewOf: "Pratinjau {{name}}",
  previewEmpty: "Belum ada yang ditulis.",
  redo: "Ulangi",
};
