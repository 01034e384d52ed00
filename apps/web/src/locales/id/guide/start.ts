import type { start as en } from "../../en/guide/start.ts";
import type { Texts } from "../../texts.ts";

export const start: Texts<typeof en> = {
  find: {
    title: "Cari yang tersedia dan berapa tarifnya",
    steps: [
      "Pilih yang Anda cari di halaman awal, atau tekan [shell:catalogue]. Anda tidak perlu masuk.",
      "Isi tempat atau nama, lalu tanggal pada [catalog:stay] atau [catalog:days].",
      "Tekan [catalog:search]. Setiap kartu menunjukkan tarif resmi dan jumlah yang tersedia pada tanggal Anda.",
      "Buka sebuah kartu untuk melihat gambar, aturan pemakaian, semua tarif, dan kalender hari yang tersedia.",
    ],
  },
  signIn: {
    title: "Masuk",
    steps: [
      "Tekan [shell:signIn] di bagian atas.",
      "Isi nama pengguna atau alamat surel dan kata sandi, lalu tekan [identity:signIn].",
      "Centang [identity:remember] hanya pada perangkat yang tidak dipakai orang lain.",
      "Setelah beberapa kali gagal, Anda diminta memastikan bahwa Anda bukan robot. Ini menjaga akun Anda dari orang lain.",
    ],
  },
  check: {
    title: "Periksa keaslian bukti bayar",
    steps: [
      "Pindai gambar QR pada bukti bayar dengan ponsel; atau buka [receipt:checkTitle] di halaman awal dan ketik 16 huruf dan angka di sampingnya.",
      "Tekan [receipt:check].",
      "Bandingkan objek, tanggal, jumlah, dan inisial dengan kertas di tangan Anda. Bila ada yang berbeda, kertas itu telah diubah.",
      "Bila tertulis [receipt:unknownTitle], periksa setiap karakter. Bila kodenya benar, jangan terima kertas itu.",
    ],
  },
};
