import type { booking as en } from "../../en/guide/booking.ts";
import type { Texts } from "../../texts.ts";

export const booking: Texts<typeof en> = {
  order: {
    title: "Pesan kamar, gedung, atau alat",
    steps: [
      "Buka [menu:mst_objectretribusi/bookobj_nasabah] di menu pada jenis yang Anda perlukan, cari, lalu buka yang cocok.",
      "Pilih tanggal di kalender atau di formulir pemesanan. Di ponsel, [catalog:toOrder] di bagian bawah membawa Anda ke formulir.",
      "Isi jumlah unit dan siapa yang membayar. Totalnya ada di atas tombol, beserta dasar hukumnya.",
      "Tekan [booking:order.button.customer]. Bila Anda belum masuk, tombolnya bernama [booking:order.button.visitor]; pilihan Anda tetap tersimpan.",
      "Unit Anda kini ditahan selama [figure:orderMinutes] menit. Anda belum membayar apa pun.",
    ],
    note: "Anda dapat memiliki paling banyak [figure:unpaidLimit] pesanan yang belum dibayar.",
  },
  details: {
    title: "Isi kelengkapan",
    steps: [
      "Setelah memesan, formulir [booking:complete.title] terbuka sendiri. Nanti formulir itu ada di balik [booking:list.complete] dalam daftar pesanan Anda.",
      "Periksa nomor identitas, alamat, dan telepon; isinya diambil dari akun Anda.",
      "Isi siapa yang akan memakai dan untuk keperluan apa. Lampirkan dokumen bila diminta: pdf atau gambar.",
      "Tekan [booking:complete.button].",
    ],
  },
  confirmPrice: {
    title: "Setujui harga dan ketentuan",
    steps: [
      "Buka [menu:trx_penginapan/konfirmasipesanan_nasabah], atau tekan [booking:list.confirm] dalam daftar pesanan Anda.",
      "Baca rincian harga, ketentuan, dan aturan pemakaian.",
      "Centang [booking:confirm.agree.owner] lalu tekan [booking:confirm.button] di bawahnya.",
      "Pesanan kini diteruskan ke pengelola, yang menjawab dalam [figure:answerWorkingDays] hari kerja. Anda menerima surel.",
    ],
  },
  pay: {
    title: "Bayar dengan id billing",
    steps: [
      "Setelah pengelola setuju, Anda menerima surel berisi id billing. Dalam daftar pesanan Anda, tekan [booking:list.pay].",
      "Catat id billing, jumlah, dan batas waktu pembayarannya. [booking:pay.copy] menyalin nomornya untuk aplikasi bank Anda.",
      "Bayar lewat mobile atau internet banking, ATM, atau teller: pilih Penerimaan Daerah / Retribusi dan masukkan id billing.",
      "Bandingkan nama dan jumlah dengan halaman ini, lalu bayar tepat sejumlah itu.",
      "Halaman berubah menjadi lunas dengan sendirinya, biasanya dalam satu menit. Pesanan Anda sudah pasti.",
    ],
    note: "Bila Anda membayar terlambat atau dua kali, uangnya tidak hilang: pembayaran itu ditemukan dan diselesaikan bersama Anda.",
  },
  receipt: {
    title: "Cetak atau tunjukkan bukti bayar",
    steps: [
      "Buka pesanan yang sudah lunas dan tekan [booking:actions.print.kuitansi].",
      "Tekan [receipt:open] atau [receipt:download]. Kertasnya A4; layar ponsel juga cukup.",
      "Tunjukkan saat datang bersama kartu identitas. Gambar QR-nya dapat dipakai siapa saja untuk memeriksa keasliannya.",
    ],
  },
  permit: {
    title: "Mencetak atau menunjukkan izin pemakaian gedung",
    steps: [
      "Buka pesanan yang lunas lalu tekan [page:trx_gedung/cetak_izin], di samping tanda bukti.",
      "Tekan [receipt:open] atau [receipt:download]. Di dalamnya tertulis siapa yang boleh memakai gedung, kapan, untuk apa, dan dengan ketentuan apa; kode QR dapat diperiksa siapa saja.",
    ],
  },
  follow: {
    title: "Lihat keadaan pesanan Anda",
    steps: [
      "Buka [menu:booking/saya] di menu. Yang memerlukan Anda ada di atas, di bawah [booking:list.yours].",
      "Setiap pesanan menunjukkan statusnya, sisa waktu, dan satu tombol untuk langkah berikutnya.",
      "Buka sebuah pesanan untuk melihat semua langkah, riwayat, dan nomor telepon pengelola bila ada pertanyaan.",
    ],
  },
  wait: {
    title: "Tunggu yang sedang penuh",
    steps: [
      "Pilih hari yang penuh: [waitlist:alsoFull] di atas kalender membukanya. Formulir pemesanan lalu memberi tahu bahwa unitnya sudah diambil.",
      "Di bawah pilihan lain yang tersedia tertulis berapa orang yang sudah menunggu. Tekan [waitlist:door.button.customer].",
      "Begitu ada unit yang kosong, Anda mendapat surel dan kabar di kotak masuk. Unitnya ditahan untuk Anda selama [figure:offerMinutes] menit.",
      "Buka tawarannya lalu pesan. Bila tidak jadi, tekan [waitlist:list.giveBack] agar penunggu berikutnya ditawari.",
      "Urutan Anda dan yang ditawarkan kepada Anda ada di [menu:booking/tunggu].",
    ],
  },
  move: {
    title: "Ubah tanggal atau kelengkapan",
    steps: [
      "Buka pesanannya. Sebelum membayar, tekan [booking:actions.reschedule] untuk tanggal lain. Sebelum menyetujui harga, [booking:actions.complete] mengubah kelengkapan.",
      "Pilih tanggal baru dan tekan [booking:reschedule.button]. Tanggal sekarang tetap milik Anda sampai yang baru pasti.",
      "Bila harganya berubah, Anda menyetujuinya lagi dan tagihan yang sudah terbit tidak berlaku. Jangan membayar id billing yang lama.",
      "Pesanan yang sudah lunas dipindahkan oleh pengelola: tekan [booking:actions.askMove], pilih tanggal, dan tulis alasannya. Jawabannya Anda baca di pesanan dan surel.",
    ],
  },
  cancel: {
    title: "Batalkan pesanan",
    steps: [
      "Buka pesanannya dan tekan [booking:actions.cancel].",
      "Baca apa yang terjadi dengan uang Anda: sebelum membayar tidak ada kewajiban; setelah membayar, halamannya menyebut berapa yang kembali.",
      "Tulis alasan pembatalan, paling sedikit 10 karakter, lalu tekan [booking:cancel.button]. Ini tidak dapat diurungkan.",
      "Keadaan pengembalian uang ditampilkan di pesanan.",
    ],
  },
  refund: {
    title: "Beri tahu ke mana uang dikembalikan",
    steps: [
      "Buka pesanannya. [settlement:own.title] menunjukkan berapa yang kembali dan bagaimana keadaan berkasnya.",
      "Tekan [settlement:own.give], isi bank, nomor rekening, dan pemiliknya, lalu tekan [settlement:own.save].",
      "Rekening dapat diubah sampai pemerintah daerah memutuskan.",
      "Setiap langkah diberitahukan lewat surel dan pesan: diverifikasi, disetujui, dibayarkan.",
    ],
    note: "Hanya bendahara yang membayar melihat nomornya secara lengkap, dan setiap penglihatan dicatat.",
  },
};
