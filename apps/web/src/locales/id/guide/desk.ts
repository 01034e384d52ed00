import type { desk as en } from "../../en/guide/desk.ts";
import type { Texts } from "../../texts.ts";

export const desk: Texts<typeof en> = {
  waiting: {
    title: "Lihat yang menunggu Anda",
    steps: [
      "Buka [menu:home]. Di sana ada jumlah pesanan yang menunggu konfirmasi dan pembayaran; tekan sebuah angka untuk melihatnya.",
      "Daftar di bawahnya menunjukkan pesanan dengan batas waktu terdekat. Tekan salah satu untuk membukanya.",
    ],
  },
  today: {
    title: "Ketahui siapa yang datang dan pulang hari ini",
    steps: [
      "Buka [menu:home]. [home:desk.title] menghitung siapa yang datang, ada di tempat, selesai, terlambat, atau lewat waktu, apa yang ada besok, dan yang belum dibayar; tekan sebuah angka untuk melihatnya.",
      "[home:today.datang] menunjukkan pesanan lunas yang mulai hari ini, [home:today.pulang] yang sedang digunakan dan berakhir hari ini.",
      "Tekan sebuah pesanan untuk membukanya.",
      "Di bawah [home:desk.dibersihkan], satu tekan menyatakan sebuah unit siap lagi.",
    ],
  },
  arrivals: {
    title: "Mencetak siapa yang datang dan pulang",
    steps: [
      "Buka [menu:home] lalu tekan [home:desk.cetak] di samping [home:desk.datang] atau [home:desk.besokdatang]; pada daftar pesanan pilih [staff:views.today] lalu tekan [staff:views.arrivals].",
      "Bila perlu, pilih hari lain pada [receipt:arrivals.day]; lalu tekan [receipt:open] untuk mencetak, atau [receipt:download].",
      "Setiap tamu tercantum menurut waktu dengan telepon, objek, unit, yang masih harus dibayar, dan catatan pesanan. Centang kotaknya dan mintalah tanda tangan; yang sudah check-in tercentang.",
      "Di belakangnya tercantum siapa yang pulang pada hari itu.",
    ],
    note: "Daftar ini memuat nama dan telepon tamu: simpan di meja pengelola, dan musnahkan bila tidak diperlukan lagi.",
  },
  timeline: {
    title: "Lihat yang kosong dan siapa berada di mana",
    steps: [
      "Buka [menu:booking/linimasa]. Setiap objek punya baris berisi jumlah unit kosong per hari; di bawahnya ada unit menurut namanya, dan pesanan yang belum mendapat unit.",
      "Pilih bulan lain, atau [timeline:day] untuk jam-jam sebuah hari. Jenis, dinas, dan pencarian mempersempit objeknya.",
      "Tekan sebuah batang untuk membuka pesanannya. Petugas loket menekan hari yang kosong, atau menarik tetikus melewati beberapa hari, lalu mendapat formulir pesanan yang objek dan harinya sudah terisi.",
      "Seret batang ke hari atau jam lain, atau batang yang sedang digunakan ke baris unit lain. Formulir jadwal baru atau unit lain terbuka dan sudah terisi; tidak ada yang dipindahkan sebelum Anda mengonfirmasinya di sana.",
      "[timeline:list] menampilkan hal yang sama sebagai tabel, dengan [timeline:moving] dan [timeline:swap] sebagai tautan.",
    ],
    note: "Pesanan, pembatalan, dan penutupan oleh orang lain tampak dalam satu menit.",
  },
  queue: {
    title: "Menyelesaikan antrean pesanan semua jenis",
    steps: [
      "Buka [menu:booking/antrean]. Semua pesanan yang menunggu tampil dari segala jenis, yang batas waktunya terdekat di atas.",
      "Setiap pesanan menyebutkan sudah berapa lama menunggu, berapa unit lain yang kosong pada waktu itu, dan berapa kali pemesannya tidak hadir dalam 12 bulan terakhir, sejauh pesanannya dapat Anda lihat.",
      "Pilih pesanan, lalu tekan [action:confirm], [action:returnToCustomer], atau [action:reject]. Pesanan berikutnya terbuka sendiri.",
      "Dengan papan tombol: A menyetujui, R menolak, T mengembalikan; J dan K membuka pesanan berikutnya dan sebelumnya.",
      "Beberapa sekaligus: centang pesanannya, atau [staff:bulk.all], lalu tekan tombol di atas daftar. Pesanan yang tidak dapat disetujui dicantumkan dengan alasannya.",
      "Usulan diskon diputuskan lebih dulu: dinas atau pemerintah daerah menekan [action:approveDiscount] atau [action:rejectDiscount].",
    ],
  },
  approve: {
    title: "Setujui pesanan",
    steps: [
      "Buka [menu:trx_penginapan/konfirmasipesanan] di menu pada jenis pesanannya. Pesanan dengan batas waktu terdekat ada di atas.",
      "Pilih pesanan di sebelah kiri. Periksa pemesan, waktu, unit, harga, dan dokumen di sebelah kanan.",
      "Tekan [action:confirm] dan jawab pertanyaannya. Pemesan langsung menerima id billing lewat surel.",
      "Pesanan milik sendiri tidak dapat disetujui sendiri; mintalah rekan Anda.",
    ],
    note: "Pesanan yang tidak dijawab dalam [figure:answerWorkingDays] hari kerja menjadi kedaluwarsa dan unitnya dilepas.",
  },
  refuse: {
    title: "Kembalikan atau tolak pesanan",
    steps: [
      "Pilih pesanan di [menu:trx_penginapan/konfirmasipesanan].",
      "Ada yang kurang atau keliru: tekan [action:returnToCustomer] dan tulis apa. Pemesan memperbaikinya dan menyetujui lagi.",
      "Kantor Anda tidak dapat menyetujui: tekan [action:reject] dan tulis alasannya. Unitnya langsung tersedia lagi.",
      "Pemesan tidak jadi: tekan [action:cancel].",
    ],
  },
  counter: {
    title: "Pesankan untuk tamu di loket",
    steps: [
      "Tekan [booking:walkIn.title] di beranda atau pilih waktu kosong di [menu:booking/linimasa]. Pilih apa dan kapan.",
      "Apakah tamu punya akun? Isi nomor telepon, alamat surel, atau NIK lengkap pada [booking:customer.label] dan tekan [booking:customer.button]. Tanyakan namanya; formulir hanya menunjukkan sebagian.",
      "Isi datanya dari kartu identitas. Yang diwajibkan objeknya dilampirkan di [booking:documents.title].",
      "Tunjukkan harga dan ketentuan kepada tamu, lalu centang [booking:confirm.agree.staff].",
      "Tekan [booking:walkIn.bill]: pesanan disetujui dan tagihannya tampil, siap dicetak.",
      "Tamu hanya menelepon: nama saja cukup untuk [booking:walkIn.hold].",
    ],
  },
  bookings: {
    title: "Cari pesanan mana pun di kelompok Anda",
    steps: [
      "Buka [menu:trx_penginapan/list_booking_pengelola] di menu pada jenisnya.",
      "Tekan / dan ketik awal nama atau id billing. [records:filters] mempersempit daftar menurut status, objek, dan tahun.",
      "Tekan nomor pesanan untuk melihatnya secara lengkap beserta riwayatnya.",
    ],
  },
  change: {
    title: "Ubah pesanan",
    steps: [
      "Buka [menu:trx_penginapan/perubahanpesanan] dan cari nama, nomor pesanan, atau id billing.",
      "Tekan [action:change] untuk data kontak, jumlah unit, atau kelompok tarif, atau [action:reschedule] untuk tanggal lain. Simpan.",
      "Bila harganya berubah setelah disetujui, pesanan kembali ke pemesan dan id billing-nya tidak berlaku.",
      "Pesanan lunas hanya dapat dipindah ke tanggal dengan harga yang sama.",
    ],
  },
  cancelForCustomer: {
    title: "Batalkan atas permintaan pemesan",
    steps: [
      "Pilih pesanan di [menu:trx_penginapan/perubahanpesanan] dan tekan [action:cancel].",
      "Tulis alasan pemesan, paling sedikit 10 karakter. Pemesan membacanya.",
      "Tekan [booking:cancel.button]. Unitnya langsung tersedia; untuk pesanan lunas dibuka berkas pengembalian uang.",
    ],
  },
  discount: {
    title: "Usulkan diskon",
    steps: [
      "Pilih pesanan di [menu:trx_penginapan/perubahanpesanan] atau [menu:trx_penginapan/konfirmasipesanan] dan tekan [action:discount].",
      "Isi nomor dan tanggal surat keputusan serta jumlahnya, dan lampirkan suratnya sebagai pdf atau gambar.",
      "Tekan [staff:discountTitle]. Dinas atau pemerintah daerah yang memutuskan. Baru setelah itu diskon berlaku.",
      "Setelah disetujui, pemesan menyetujui harga yang baru.",
    ],
  },
  decideDiscount: {
    title: "Putuskan usulan diskon",
    steps: [
      "Pilih pesanan di [menu:trx_penginapan/perubahanpesanan] atau [menu:trx_penginapan/konfirmasipesanan]. Usulannya ada di bawah [staff:discounts].",
      "Buka surat keputusan yang dilampirkan dan bandingkan nomor, tanggal, dan jumlahnya.",
      "Tekan [action:approveDiscount] atau [action:rejectDiscount]. Pengusul tidak dapat memutuskan.",
      "Bila pemesan sudah menyetujui harga, pemesan menyetujui harga yang baru.",
    ],
  },
  arrival: {
    title: "Serahkan saat pemesan datang",
    steps: [
      "Buka [menu:trx_penginapan/perubahanpesanan] dan cari namanya, atau tekan pesanannya di beranda Anda.",
      "Cocokkan bukti bayar dan kartu identitas. Bila ragu, pindai gambar QR pada bukti bayar.",
      "Tekan [action:checkIn]. Untuk alat, isi [staff:hourMeter] dan [staff:condition] setiap unit, lalu [staff:addPictures]. Pastikan.",
      "Tombolnya muncul setelah waktu pemakaian dimulai.",
    ],
  },
  departure: {
    title: "Terima kembali saat selesai",
    steps: [
      "Pilih pesanan di [menu:trx_penginapan/perubahanpesanan]; [staff:state] mempersempit daftar menjadi [state:inUse].",
      "Tekan [action:finish]. Untuk alat, isi lagi [staff:hourMeter] dan [staff:condition], lalu [staff:addPictures]. Pastikan; unitnya tersedia lagi. Pesanan menampilkan kedua saat itu berdampingan.",
      "Yang tidak diselesaikan siapa pun berakhir sendiri [figure:finishHours] jam setelah waktu pemakaian.",
    ],
  },
  longer: {
    title: "Perpanjang pemakaian tamu",
    steps: [
      "Pilih pesanan yang lunas atau sedang digunakan di [menu:trx_penginapan/perubahanpesanan], lalu tekan [action:extend].",
      "Isi berapa lama. Sampai kapan, berapa biayanya, dan berapa unit tersedia tampil di bawahnya; belum ada yang diambil.",
      "Centang [staff:extendConsent] dan tekan [action:extend]. Waktu tambahan menjadi milik tamu, dan biayanya ditagih dengan tagihan tambahan.",
      "Tagihan itu dibayar di bank seperti tagihan lain, selama pemakaian atau sesudahnya. Yang tidak dibayar dalam [figure:supplementDays] hari diterbitkan lagi lewat [staff:moreActions], [action:billAgain].",
    ],
  },
  putRight: {
    title: "Betulkan pemakaian",
    steps: [
      "Tamu datang lebih awal pada hari kedatangan: [action:earlyCheckIn], bila unit tersedia. Tamu pergi sebelum hari terakhir: [staff:moreActions], [action:earlyDeparture].",
      "Kamar atau alat lain: [staff:moreActions], [action:swapUnit]. Yang dikembalikan perlu dibersihkan.",
      "Check-in, akhir pemakaian, atau tidak hadir yang keliru ditarik dengan [action:undo] dalam [figure:undoMinutes] menit; uang tidak berpindah.",
      "[action:note] menyimpan catatan untuk rekan kerja; pemesan tidak pernah melihatnya.",
    ],
  },
  noShow: {
    title: "Catat bahwa tidak ada yang datang",
    steps: [
      "Pilih pesanan yang lunas di [menu:trx_penginapan/perubahanpesanan].",
      "Tekan [action:noShow]. Tombolnya muncul setelah batas toleransi objek lewat. Catatan boleh kosong.",
      "Unitnya tersedia lagi. Bila tidak ditekan siapa pun, sistem mencatatnya setelah batas toleransi.",
    ],
  },
  reinstate: {
    title: "Aktifkan kembali pesanan yang uangnya datang terlambat",
    steps: [
      "Buka [menu:trx_penginapan/perubahanpesanan] dan pilih [state:cancelled] atau [state:expired] pada [staff:state].",
      "Tanyakan kepada pemesan apakah pesanan masih diinginkan.",
      "Tekan [action:reinstate], tulis alasannya, dan centang [staff:consent]. Ini hanya mungkin bila uangnya sudah diterima dan belum dikembalikan, sebelum waktu pemakaian, dan selama unitnya tersedia.",
    ],
  },
  usePapers: {
    title: "Mencetak kartu registrasi tamu, izin pemakaian, atau berita acara serah terima",
    steps: [
      "Buka pesanan yang lunas, tekan [staff:moreActions] lalu pilih dokumennya: [page:trx_penginapan/cetak_kartu] untuk penginapan, [page:trx_gedung/cetak_izin] untuk gedung, [page:trx_alat/cetak_bast] untuk alat.",
      "Tekan [receipt:open] untuk mencetak, atau [receipt:download].",
      "Kartu ditandatangani tamu saat datang dan disimpan di meja pengelola; nomor di atasnya disamarkan, maka cocokkan kartu identitasnya lalu centang kotaknya.",
      "Berita acara ditandatangani dua kali. Bila dicetak sebelum check-in, isinya kosong untuk ditulis tangan; bila dicetak sesudah check-in atau sesudah selesai, unit, hour meter, dan kondisi tercetak seperti yang dicatat, beserta jumlah foto yang tersimpan.",
    ],
  },
  papers: {
    title: "Cetak tagihan, bukti bayar, atau riwayat",
    steps: [
      "Buka pesanan dan tekan tombol cetak. Yang dicetak mengikuti statusnya: bukti pemesanan, tagihan, bukti bayar, atau riwayat.",
      "Tekan [receipt:open] untuk mencetak, atau [receipt:download]. Surat resmi berbahasa Indonesia.",
    ],
  },
};
