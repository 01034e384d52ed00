import type { money as en } from "../../en/guide/money.ts";
import type { Texts } from "../../texts.ts";

export const money: Texts<typeof en> = {
  receive: {
    title: "Terima pembayaran",
    steps: [
      "Buka [menu:billing/terima] di menu. Pindai atau ketik id billing dan tekan [teller:find].",
      "Cocokkan nama, objek, dan jumlah dengan kertas nasabah.",
      "Isi jumlah yang diterima, nomor referensi bank, dan waktu transaksi.",
      "Tekan [teller:record]. Pesanan langsung lunas dan nasabah menerima bukti bayar lewat surel.",
      "[teller:print] mencetak bukti bayar untuk nasabah; [teller:next] memulai lagi.",
    ],
    note: "Yang menyetujui pesanan tidak dapat mencatat pembayarannya. Mintalah rekan Anda.",
  },
  arrived: {
    title: "Catat uang yang tidak cocok dengan tagihan mana pun",
    steps: [
      "Cari id billing di [menu:billing/terima]. Halaman itu menjelaskan mengapa pembayaran tidak dapat diterima: kedaluwarsa, sudah lunas, dibatalkan.",
      "Bila uangnya sudah sampai di bank, tekan [teller:arrivedOpen] di bawahnya.",
      "Isi jumlah, referensi, dan waktu, lalu tekan [teller:arrivedRecord].",
      "Uang itu disimpan sebagai pengecualian pembayaran sampai dipakai atau dikembalikan. Tidak ada yang hilang.",
    ],
    note: "Uangnya masih di tangan nasabah? Jangan diterima: pembayaran yang ditolak tidak perlu dicatat.",
  },
};
