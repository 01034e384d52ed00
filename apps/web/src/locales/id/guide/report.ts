import type { report as english } from "../../en/guide/report.ts";
import type { Texts } from "../../texts.ts";

export const report: Texts<typeof english> = {
  figures: {
    title: "Membaca angka di beranda",
    steps: [
      "Beranda Anda memuat [report:figures.title]: hari ini, bulan ini dan tahun ini s.d. hari ini dibanding hari yang sama tahun lalu, okupansi, target, dan tagihan terbuka.",
      "Tekan sebuah angka untuk membuka laporannya. Tekan tanda di sampingnya untuk membaca arti dan asal angka itu.",
    ],
  },
  recap: {
    title: "Melihat hasil pesanan",
    steps: [
      "Buka [menu:report_trx_all/rekap] di menu.",
      "Pilih hari untuk menghitung pesanan, [report:period], serta isi barisnya pada [report:groupBy] dan [report:thenBy].",
      "[records:filters] mempersempitnya; [report:columns] memilih angka dan urutannya. Semuanya tersimpan dalam alamat di peramban: tandai, atau kirim kepada rekan.",
      "Pembayaran berdampingan dengan hari yang sama setahun sebelumnya, beserta perubahannya dalam persen. Menurut pesan atau pakai, keduanya dipilih pada [report:columns].",
      "Tekan sebuah angka untuk melihat pesanannya. Tombol kembali di peramban membawa Anda ke laporan lagi.",
      "[export:title] membuat cetakan, PDF, Excel, atau CSV dari laporan yang sama.",
    ],
    note: "Menurut hari bayar, uang adalah yang tercatat dalam buku. Menurut hari pesan atau pakai, uang adalah harga pesanan yang dibayar.",
  },
  usage: {
    title: "Melihat yang dipakai dan yang menganggur",
    steps: [
      "Buka [menu:report_trx_all/penggunaan_object] di menu dan pilih [report:period].",
      "[report:view.tabel] membandingkan objek, kelompok, atau waktu. [report:view.peta] menampilkan tiap objek hari demi hari: tombol panah berpindah, Enter membuka pesanan hari itu.",
      "[report:view.menganggur] menyebut objek yang tidak dipakai; [report:view.haripekan] dan [report:view.jam] menunjukkan kapan masih ada tempat.",
    ],
  },
  realisation: {
    title: "Membandingkan penerimaan dengan target",
    steps: [
      "Buka [menu:report_trx_all/realisasi] di menu dan pilih [report:year].",
      "Tiap baris adalah satu rekening dari satu dinas: target, penerimaan, dan persentasenya.",
    ],
    note: "Target mengikuti APBD dan berada di [menu:target_pendapatan/list].",
  },
  targets: {
    title: "Mengisi target pendapatan setahun",
    steps: [
      "Buka [menu:target_pendapatan/list] di menu.",
      "Tekan [records:add] di atas daftar, pilih tahun, dinas, dan mata anggaran, isi jumlahnya, lalu tekan [records:save].",
      "Untuk banyak target sekaligus tekan [importing:import] dan gunakan templatnya.",
    ],
  },
  books: {
    title: "Membaca buku bendahara",
    steps: [
      "Buka [menu:report_trx_all/buku] di menu.",
      "Pilih [report:books.bku], [report:books.piutang], [report:books.pengecualian], [report:books.skrd], atau [report:books.ssrd], dan [report:period].",
      "Baris terakhir adalah jumlah seluruh buku, juga bila bukunya beberapa halaman. [export:title] mengambil semuanya.",
    ],
  },
  views: {
    title: "Simpan yang Anda tanyakan, dan bagikan",
    steps: [
      "Di laporan atau laporan booking pilih yang ditampilkan, lalu tekan [report:views.title].",
      "[report:views.keep] memberinya nama. Di [report:views.days] pilih hari yang ikut bergeser, misalnya bulan lalu.",
      "[report:views.share] membuat rekan dengan peran dan tempat kerja yang sama dapat membuka dan menyalinnya. Masing-masing melihat angkanya sendiri.",
      "Pilih tampilan untuk membukanya. Selama terbuka, tampilan dapat diganti dengan yang ditampilkan, diganti nama, atau dihapus dari tombol yang sama.",
    ],
    note: "Pencarian tidak disimpan, karena dapat memuat nama orang.",
  },
  schedules: {
    title: "Mengirim laporan secara berkala",
    steps: [
      "Buka sebuah laporan, pilih isinya, lalu tekan [schedule:send].",
      "Pilih [schedule:range], [schedule:frequency], [schedule:hour], dan [schedule:recipients], lalu tekan [schedule:save].",
      "[menu:report_trx_all/jadwal] menunjukkan siapa menerima apa, kapan terakhir terkirim, dan hasilnya. [schedule:sendNow] mengirim seketika; [schedule:stop] dan [schedule:remove] mengakhirinya.",
      "Surelnya tidak memuat angka: surel itu menuju berkas di [menu:report_trx_all/dokumen]. Yang tidak menginginkannya menekan [schedule:leave].",
    ],
    note: "Tiap penerima mendapat angka yang boleh dilihatnya pada hari pengiriman.",
  },
  documents: {
    title: "Mengambil berkas panjang",
    steps: [
      "PDF di atas 2.000 baris dibuat di latar belakang: tekan [export:title] dan pilih PDF, lalu [export:behind.pdf].",
      "Lanjutkan pekerjaan Anda. Berkasnya ada di [menu:report_trx_all/dokumen], dan Anda mendapat surel bila siap.",
      "Tekan [report:documents.download]. Setelah seminggu berkas dihapus.",
    ],
    note: "PDF yang sangat panjang datang dalam beberapa bagian, dalam satu berkas zip.",
  },
  rows: {
    title: "Memesan atau mengubah pesanan dari laporan",
    steps: [
      "Buka [menu:report_trx_all/list] di menu. Untuk memesan, pilih jenisnya pada [report:add.title].",
      "Untuk mengubah sebuah baris, buka pesanannya: tiap baris laporan adalah satu pesanan.",
    ],
  },
};
