import type { showing as en } from "../en/booking-show.ts";
import type { Texts } from "../texts.ts";

export const showing: Texts<typeof en> = {
  actions: {
    printRow: "Cetak",
    print: {
      pesanan: "Cetak bukti pesanan",
      tagihan: "Cetak tagihan",
      kuitansi: "Cetak bukti bayar",
      bebas: "Cetak bukti pesanan",
      riwayat: "Cetak riwayat",
    },
    complete: "Ubah kelengkapan",
    reschedule: "Ubah jadwal",
    askMove: "Minta ubah jadwal",
    cancel: "Batalkan pesanan",
    showReceipt: "Tampilkan bukti bayar",
    cancelNow: {
      part: "Bila dibatalkan sekarang: {{back}} dari {{amount}} kembali.",
      nothing: "Bila dibatalkan sekarang: dari {{amount}} tidak ada yang kembali.",
      free: "Bila dibatalkan sekarang: tidak ada biaya.",
    },
  },
  undelivered: {
    title: "Surel ke {{address}} tidak sampai",
    mail: "“{{title}}”, {{at}}: {{why}}.",
    goesOn: "Pengiriman masih dicoba lagi.",
    code: "(Jawaban server surel: {{code}})",
    ofAccount:
      "Surel untuk pemesan dikirim ke alamat akunnya, yang hanya dapat diubah oleh pemesan sendiri lewat “Akun saya”. Mohon beri tahu pemesan.",
    correct: "Perbaiki alamat surel",
    phone: "Telepon",
    resend: "Setelah alamatnya benar, kirim ulang tagihan.",
    ownTitle: "Surel kami ke {{address}} tidak sampai",
    ownHint: "Semua tentang pesanan ini ada di halaman ini dan di kotak masuk Anda. Mohon periksa alamat surel Anda.",
    ownChange: "Ubah alamat surel",
  },
  along: {
    calendar: "Simpan ke kalender",
    directions: "Petunjuk arah",
    share: "Bagikan",
    copied: "Tersalin. Tempelkan di tempat Anda ingin membagikannya.",
    byHand: "Salin teks ini, lalu tempelkan di tempat Anda ingin membagikannya.",
  },
  gone: {
    title: "Pesanan ini tidak ditemukan di akun Anda",
    text: "Mungkin pesanan ini milik akun lain, atau alamatnya tidak lengkap atau keliru. Buka kembali dari daftar pesanan.",
    list: "Ke daftar pesanan",
    home: "Ke beranda",
  },
};
