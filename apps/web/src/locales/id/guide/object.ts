import type { object as en } from "../../en/guide/object.ts";
import type { Texts } from "../../texts.ts";

export const object: Texts<typeof en> = {
  describe: {
    title: "Uraikan objek Anda",
    steps: [
      "Buka [menu:mst_objectretribusi/list_pengelola], pilih objeknya, dan tekan [records:edit].",
      "Ubah deskripsi, gambar, dan aturan pemakaian. Deskripsi dan aturan dapat ditulis juga dalam bahasa Inggris: pembaca bahasa Inggris melihatnya, dan bila kosong melihat teks bahasa Indonesia. Jam buka, check-in, dan pembatalan ada di halaman sendiri: [menu:mst_objectretribusi/aturan].",
      "Tekan [records:save]. Nasabah langsung melihatnya; pesanan yang sudah ada tetap seperti yang disepakati.",
      "Tarif dan mata anggaran di bagian atas hanya dapat dibaca: keduanya berasal dari peraturan.",
    ],
  },
  objects: {
    title: "Tambah atau ubah objek",
    steps: [
      "Buka [menu:mst_objectretribusi/list] di menu.",
      "Tekan [records:add] di atas daftar untuk yang baru, atau pilih salah satu dan tekan [records:edit].",
      "Pilih kategori, kelompok pengelola, jenis penerimaan, dan mata anggaran; isi tarif dan satuannya, jumlah unit, deskripsi, dan gambar.",
      "Tekan [records:save]. Hanya objek yang [field:mst_objectretribusi.statusobject]-nya aktif yang dapat dipesan.",
    ],
  },
  groups: {
    title: "Kelola kelompok pengelola",
    steps: [
      "Buka [menu:tbl_kelompokpengelola/list] di menu.",
      "Tekan [records:add] di atas daftar, isi nama, telepon, dan alamat, lalu tekan [records:save]. Nomor telepon itu terlihat oleh nasabah di pesanannya.",
      "Kemudian pilih kelompok itu pada setiap objek yang dikelolanya.",
    ],
  },
  parameters: {
    title: "Kelola daerah, dinas, jenis penerimaan, dan mata anggaran",
    steps: [
      "Buka daftarnya di menu di bawah Parameter.",
      "Tekan [records:add] di atas daftar, atau pilih baris dan tekan [records:edit]. Lalu [records:save].",
      "Baris yang masih dipakai tidak dapat dihapus; pesannya menyebut data mana yang memakainya.",
    ],
  },
  legalBases: {
    title: "Catat peraturan yang menjadi dasar tarif",
    steps: [
      "Buka [menu:tbl_dasarhukum/list] di menu dan tekan [records:add].",
      "Isikan peraturan sebagaimana dikutip, pasal atau lampirannya, tanggal penetapan, dan dokumennya berupa PDF atau tautannya. Dokumen itu dapat dibuka siapa pun.",
      "Tekan [records:save]. Tarif menyebutnya, dan tagihan serta kuitansi mencetaknya.",
    ],
  },
  policy: {
    title: "Atur kapan dan dengan syarat apa objek disewakan",
    steps: [
      "Buka [menu:mst_objectretribusi/aturan] di menu dan pilih objeknya.",
      "Isi check-in dan check-out, atau jam buka setiap hari; lama pesanan, paling awal dan paling lambat dipesan; berapa yang kembali bila dibatalkan; dokumen yang dilampirkan tiap golongan tarif.",
      "Untuk letaknya, tekan [policy:ownPlace] di tempat, atau ketuk tempatnya bila ada peta.",
      "Tekan [policy:save]. Kalender dan nasabah langsung melihatnya; pesanan yang ada tetap seperti yang disepakati.",
    ],
  },
  deputies: {
    title: "Tunjuk pengganti petugas yang tidak masuk",
    steps: [
      "Buka [menu:tbl_kelompokpengelola/wakil] di menu; di sana tertulis siapa menggantikan siapa hari ini. Tekan [deputy:name].",
      "Isikan siapa yang tidak masuk, siapa penggantinya, serta hari pertama dan terakhir. Lalu tekan [deputy:save].",
      "Pada hari-hari itu pesan kelompok sampai kepada penggantinya. Untuk mengakhirinya lebih awal, tekan [deputy:end].",
    ],
    note: "Pesanan yang menunggu lebih lama dari batas kelompok disuratkan kepada penggantinya, atau kepada pengelola lain, dan setelah dua kali lipat kepada dinas.",
  },
  units: {
    title: "Beri nama kamar atau alat suatu objek",
    steps: [
      "Buka [menu:mst_objectretribusi/unit] di menu, pilih objeknya, dan tekan [unit:nameThem].",
      "Ketik atau tempel namanya; 101–124 berarti semua nomor di antaranya. Jumlah nama adalah jumlah yang dapat dipesan.",
      "Tekan [unit:save]. Sejak itu setiap unit memiliki keadaan dan catatan: dipakai, perlu dibersihkan, rusak.",
    ],
  },
  close: {
    title: "Tutup objek atau sebagian unitnya",
    steps: [
      "Buka [menu:mst_objectretribusi/penutupan] di menu, pilih objeknya, dan tekan [closure:closeThis].",
      "Isikan kapan, sekali atau setiap minggu, seberapa banyak, dan alasannya. Lalu tekan [closure:check].",
      "Tentukan nasib setiap pesanan yang terhalang: pindah ke jadwal yang kosong, batal dengan uang kembali seluruhnya, atau tetap.",
      "Tekan [closure:closeNow]. Untuk membukanya lagi, tekan [closure:lift].",
    ],
  },
  tariffs: {
    title: "Lihat berapa biaya suatu objek, bagi siapa, dan kapan",
    steps: [
      "Buka [menu:mst_objectretribusi/tarif] di menu dan pilih objeknya.",
      "Setiap kelompok pembayar memiliki tabel sendiri: yang berlaku, yang akan berlaku, yang lalu, dan peraturannya.",
      "Tanpa memilih objek, terlihat usulan yang menunggu dan objek yang belum dapat dipesan karena belum bertarif.",
    ],
  },
  proposeTariff: {
    title: "Usulkan tarif",
    steps: [
      "Buka [menu:mst_objectretribusi/tarif] di menu, pilih objeknya, dan tekan [tariff:propose].",
      "Pilih bagi siapa, isikan jumlah, hari pertama berlaku, dan peraturannya. Perbandingan dengan tarif sekarang langsung terlihat.",
      "Tarif per jam atau per kegiatan dapat [tariff:onDaysOff]; pada hari lain berlaku tarif setiap hari.",
      "Tekan [tariff:send]. Pemerintah daerah menyetujui atau menolaknya; sebelum itu tidak ada yang berubah.",
    ],
  },
  decideTariff: {
    title: "Setujui atau tolak usulan tarif",
    steps: [
      "Buka [menu:mst_objectretribusi/setujui_tarif] di menu. Setiap usulan berdampingan dengan tarif sekarang.",
      "Tekan [tariff:approve], atau [tariff:refuse] dengan alasan. Usulan Anda sendiri diputuskan orang lain.",
      "Tarif yang disetujui berlaku sejak tengah malam hari pertamanya. Pesanan yang sudah dibuat tetap memakai harganya.",
    ],
  },
  lookUp: {
    title: "Cari hari libur dan peraturan",
    steps: [
      "Buka [menu:tbl_harilibur/list] di menu untuk hari libur nasional dan daerah. Batas waktu dalam hari kerja melewatinya.",
      "Dinas menemukan peraturan dasar tarif di [menu:tbl_dasarhukum/list].",
    ],
  },
  holidays: {
    title: "Kelola hari libur",
    steps: [
      "Buka [menu:tbl_harilibur/list] di menu. Daftarnya memuat libur nasional dan libur daerah Anda.",
      "Tekan [records:add] untuk libur daerah Anda; libur nasional dikelola administrator. Libur setahun dapat dimasukkan dengan [importing:import].",
      "Sejak itu batas waktu dalam hari kerja melewati hari tersebut, dan tarif akhir pekan dan hari libur berlaku padanya. Hari libur tidak menutup objek dan tidak mengubah harga pesanan.",
    ],
  },
  sync: {
    title: "Ambil data induk dari bank",
    steps: [
      "Buka daftarnya dan tekan [sync:open].",
      "Pilih [sync:bank] atau [sync:file] dan tekan [sync:compare].",
      "Periksa baris di bawah [sync:added] dan [sync:changed], lalu centang yang benar.",
      "Tekan tombol di bagian akhir dan pastikan. Semua baris yang dicentang diambil, atau tidak satu pun. Tidak ada yang dihapus.",
    ],
  },
  import: {
    title: "Tambah banyak baris dari berkas",
    steps: [
      "Buka daftarnya, tekan [importing:import], lalu [importing:template].",
      "Isi templatnya dan simpan sebagai csv.",
      "Pilih berkasnya. Anda melihat dulu apa yang akan terjadi. Baris yang bermasalah disebutkan beserta alasannya.",
      "Bila semuanya baik, tekan tombol untuk menambahkan data. Semua ditambahkan, atau tidak satu pun.",
    ],
  },
  list: {
    title: "Cari, saring, dan ekspor daftar",
    steps: [
      "Tekan / dan ketik: daftar mencari selagi Anda mengetik. [records:filters] mempersempitnya; alamat di peramban dapat dibagikan kepada rekan.",
      "Tekan kepala kolom untuk mengurutkan. [records:columns] menampilkan dan menyembunyikan kolom.",
      "Tekan sebuah nilai untuk membuka datanya. Dengan papan ketik: tombol panah berpindah, V membuka, E mengubah, N menambah.",
      "[export:title] membuat cetakan, PDF, Excel, atau CSV dari semua yang cocok, bukan hanya halaman di layar.",
    ],
  },
  report: {
    title: "Laporkan pesanan suatu masa",
    steps: [
      "Buka [menu:report_trx_all/list] di menu.",
      "Pilih status, objek, atau tahun pada [records:filters], atau cari nama atau id billing.",
      "Tekan [export:title] dan pilih formatnya. Excel dan CSV memuat semua baris; PDF sampai 2.000.",
    ],
  },
};
