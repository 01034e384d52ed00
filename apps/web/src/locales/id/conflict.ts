import type { conflict as en } from "../en/conflict.ts";
import type { Texts } from "../texts.ts";

export const conflict: Texts<typeof en> = {
  changed: "Data ini diubah orang lain saat Anda mengerjakannya",
  changedBy: "Diubah oleh {{who}}, {{when}}",
  changedByYou: "Anda ubah di jendela lain, {{when}}",
  changedAt: "Sementara itu telah diubah, {{when}}",
  explain: "Perubahan Anda belum disimpan. Pilih nilai yang dipakai untuk setiap isian, lalu simpan kembali.",
  noClash: "Yang berubah adalah isian lain, bukan isian yang Anda ubah. Ketikan Anda tetap ada, tetapi belum disimpan.",
  now: "Di data sekarang",
  mine: "Isian Anda",
  empty: "kosong",
  hidden: "tidak ditampilkan",
  choose: "Pilih salah satu.",
  others: "Juga berubah, dan sudah dipakai di bawah: {{fields}}.",
  allNow: "Pakai semua dari data",
  allMine: "Pakai semua isian saya",
  goOn: "Simpan isian saya",
  takeNow: "Pakai isi sekarang",
  chooseAgain: "Tindakan Anda tidak dilakukan. Periksa, lalu pilih kembali.",
  keepMine: "Simpan isian saya",
};
