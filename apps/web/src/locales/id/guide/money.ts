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
  closeShift: {
    title: "Menutup kas Anda",
    steps: [
      "Buka [menu:billing/kas] di menu: di sana ada semua pembayaran yang Anda catat sejak penutupan terakhir. [till:reprint] mencetak ulang tanda bukti.",
      "Hitung isi laci tanpa uang kembalian awal, lalu isikan banyaknya lembar dan keping tiap pecahan. Yang diterima dengan transfer atau kartu punya isian sendiri.",
      "Halaman langsung menunjukkan apakah hasilnya cocok. Bila berselisih, jelaskan sebabnya.",
      "Tanda tangani dengan kata sandi Anda. [till:printReport] mencetak laporan untuk diserahkan bersama uangnya.",
    ],
    note: "Penutupan tidak dapat diubah. Pembayaran yang dicatat sesudahnya masuk kas berikutnya.",
  },
  closings: {
    title: "Melihat penutupan kas bank Anda",
    steps: [
      "Buka [menu:penutupan_kas/list] di menu. Saring menurut hari, petugas, atau selisih; ekspornya berisi baris yang sama.",
      "Buka satu baris untuk melihat yang tercatat dan yang dihitung. [till:printReport] mencetak laporannya beserta semua pembayaran.",
    ],
  },
  settle: {
    title: "Selesaikan uang masuk yang belum cocok",
    steps: [
      "Buka [menu:billing/pengecualian]. Yang terlama di atas; kuning menunggu lebih dari tiga hari, merah lebih dari tujuh hari.",
      "Pilih berkasnya. Panelnya menjelaskan apa yang masuk, mengapa tidak cocok, dan apa yang sudah dilakukan.",
      "[settlement:buttons.note] menyimpan yang Anda ketahui, beserta berkas. [settlement:buttons.assign] menyerahkannya kepada rekan yang melihatnya.",
      "Dinas dan pemda menekan [settlement:buttons.apply] agar uang itu membayar tagihan terbuka yang jumlahnya sama: pemesan mendapat tanda bukti.",
      "[settlement:buttons.refund] membuka berkas pengembalian. Dinas juga dapat mengaktifkan kembali pesanan yang kedaluwarsa atau dibatalkan, di halaman pesanannya.",
    ],
    note: "Setiap rupiah diselesaikan satu kali. Bila dua orang mencoba bersamaan, yang satu diberi tahu bahwa yang lain lebih dulu.",
  },
  refund: {
    title: "Putuskan pengembalian",
    steps: [
      "Buka [menu:billing/pengembalian]. Setiap berkas menunjukkan giliran siapa.",
      "Pengelola mengajukan pengembalian di halaman pesanan yang sudah berakhir. Pesanan lunas yang dibatalkan mengajukannya sendiri, menurut aturan objeknya.",
      "Untuk orang tanpa akun, pengelola menekan [settlement:buttons.account] dan menyalinnya dari surat.",
      "Dinas menekan [settlement:buttons.verify], pemda [settlement:buttons.approve]. Yang mendapat giliran dapat juga menekan [settlement:buttons.reject] dengan alasan.",
    ],
    note: "Tidak seorang pun mengambil dua langkah yang berurutan. Pemesan diberi tahu setiap langkah.",
  },
  payBack: {
    title: "Bayarkan pengembalian sebagai bendahara",
    steps: [
      "Bendahara adalah orang dinas atau pemda yang diberi halaman ini oleh super user: [menu:billing/bendahara].",
      "Pilih berkas yang disetujui dan tekan [settlement:showAccount]. Penglihatan itu dicatat.",
      "Transfer uangnya, tekan [settlement:buttons.pay], lalu isi tanggal, referensi, dan bukti transfer.",
    ],
  },
};
