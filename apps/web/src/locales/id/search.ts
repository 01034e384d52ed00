import type { search as en } from "../en/search.ts";
import type { Texts } from "../texts.ts";

export const search: Texts<typeof en> = {
  title: "Cari di semua data",
  label: "Nama, nomor pesanan, id billing, telepon, atau objek",
  placeholder: "Nama, nomor pesanan, id billing, telepon, objek …",
  hint: "Ketik sedikitnya dua karakter. Nomor, id billing, dan telepon dicari utuh; nama dicari dari awalnya.",
  bookings: "Pesanan",
  objects: "Objek",
  users: "Pengguna",
  pages: "Halaman",
  bookingNumber: "No. {{id}}",
  more: "masih ada yang cocok, ketik lebih lengkap",
  searching: "Mencari …",
  found_one: "{{count}} hasil",
  found_other: "{{count}} hasil",
  noneTitle: "“{{text}}” tidak ditemukan",
  noneText: "Yang dicari hanya data yang boleh Anda lihat. Periksa ejaannya, atau ketik nomornya utuh.",
  keys: "↑ dan ↓ memilih, Enter membuka, Esc menutup",
};
