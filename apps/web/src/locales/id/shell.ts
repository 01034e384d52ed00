import type { shell as en } from "../en/shell.ts";
import type { Texts } from "../texts.ts";

export const shell: Texts<typeof en> = {
  product: "e-Retribusi",
  tagline: "Layanan pemerintah daerah",
  skip: "Langsung ke isi utama",
  menu: "Menu utama",
  openMenu: "Buka menu",
  closeMenu: "Tutup menu",
  language: "Bahasa",
  english: "English",
  indonesian: "Bahasa Indonesia",
  lightMode: "Tampilan terang",
  darkMode: "Tampilan gelap",
  signIn: "Masuk",
  register: "Buat akun",
  signOut: "Keluar",
  account: "Akun saya",
  userMenu: "Akun:",
  actAs: "Bertindak sebagai",
  actingAs: "Anda sekarang bertindak sebagai {{role}}.",
  catalogue: "Cari tempat",
  publicMenu: "Situs",
  footer: "Layanan resmi pemerintah daerah.",
  footerApi: "Untuk pengembang: API",
  overlay: "Halaman di atas halaman",
  close: "Tutup",
};
