import type { administration as en } from "../../en/guide/administration.ts";
import type { Texts } from "../../texts.ts";

export const administration: Texts<typeof en> = {
  health: {
    title: "Lihat apakah semuanya berjalan",
    steps: [
      "Buka [menu:home]. [administration:health] menunjukkan basis data, pesan, penyimpanan, dan pekerjaan berulang.",
      "[administration:healthBad] menandai yang memerlukan Anda: pesan yang gagal dikirim atau pekerjaan yang gagal. Buku pegangan operator menjelaskan tindakannya.",
    ],
  },
  users: {
    title: "Tambah orang",
    steps: [
      "Buka [menu:userdata/list] dan tekan [records:add] di atas daftar.",
      "Pilih perannya lebih dulu; yang harus diisi mengikuti peran itu: daerah, dinas, atau kelompok pengelola.",
      "Isi nama pengguna, nama, alamat surel, dan kata sandi pertama, lalu tekan [records:save].",
      "Sampaikan kata sandinya lewat telepon atau langsung, jangan lewat surel.",
    ],
  },
  helpUser: {
    title: "Bantu orang yang tidak dapat masuk",
    steps: [
      "Buka [menu:userdata/list], cari namanya, dan buka. Status akun menjelaskan sebabnya: tidak aktif, diblokir, menunggu pemeriksaan, kata sandi kedaluwarsa.",
      "Terblokir karena keliru? Tekan [administration:unblock].",
      "Kata sandi hilang dan orangnya dapat membaca surel? Tekan [administration:reset], pilih [administration:resetLink], dan tekan [administration:resetLinkDo].",
      "Tanpa surel: pilih [administration:resetGenerated] dan tekan [administration:resetDo]. Kata sandinya ditampilkan sekali; biarkan [administration:mustChange] tercentang, agar hanya orang itu yang tahu kata sandi berikutnya.",
    ],
  },
  review: {
    title: "Putuskan akun dan peran yang diminta",
    steps: [
      "Buka [menu:userdata/peninjauan]. Yang terlama berada di atas; [menu:home] menunjukkan berapa yang menunggu.",
      "Baca isiannya. Surat organisasi terbuka di jendela tersendiri; setiap kali dilihat, dicatat.",
      "Pilih golongan tarif yang terbukti dan tekan [review:approve], atau tekan [review:refuse] dan tulis alasannya. Yang bersangkutan menerimanya lewat surel.",
      "Permintaan peran: [review:approve] langsung memberikan peran dan tempat kerjanya. Permintaan Anda sendiri diputuskan oleh super user lain.",
    ],
  },
  lostFactor: {
    title: "Bantu orang yang kehilangan faktor kedua",
    steps: [
      "Pastikan lewat telepon atau langsung bahwa memang orang itu yang meminta.",
      "Buka orangnya di [menu:userdata/list] dan tekan [security:lostRemove]; tuliskan cara Anda mengenali orangnya. Semua sesi berakhir, dan orang itu diberi tahu lewat surel.",
      "Kata sandi saja sudah cukup sampai faktor baru dipasang.",
    ],
  },
  block: {
    title: "Blokir akun seketika",
    steps: [
      "Buka [menu:userdata/list], cari namanya, dan buka.",
      "Tekan [administration:block] dan tulis alasannya. Semua sesi orang itu langsung berakhir, dan tidak ada yang dapat masuk ke akun itu sampai blokirnya dibuka. Orangnya menerima surel tentang hal ini, tanpa alasannya.",
      "Hanya perangkatnya yang hilang? [administration:endSessions] mengeluarkan orang itu di mana-mana dan membiarkan akunnya terbuka.",
    ],
  },
  rightsOfUser: {
    title: "Beri seseorang peran lain atau satu izin",
    steps: [
      "Buka orangnya di [menu:userdata/list] dan tekan [administration:rights]; [menu:model_has_roles/list] memuat peran semua orang.",
      "Tambah atau cabut peran di bawah [administration:rolesOfUser]. Yang pertama dipakai setelah masuk.",
      "Satu halaman di luar peran ditambahkan di bawah [administration:extra].",
      "Tekan [administration:save]. Ini berlaku pada permintaan orang itu berikutnya.",
    ],
  },
  matrix: {
    title: "Tentukan yang boleh dibuka suatu peran",
    steps: [
      "Buka [menu:role_has_permissions/matriks] di menu. Baris adalah halaman, kolom adalah peran.",
      "Ketik pada [administration:matrixFilter] untuk menemukan halaman.",
      "Centang atau lepas centangnya. Setiap perubahan langsung disimpan dan berlaku pada permintaan berikutnya.",
      "[administration:undo] di bagian bawah mengembalikan perubahan terakhir.",
    ],
  },
  audit: {
    title: "Cari tahu siapa mengubah apa",
    steps: [
      "Buka [menu:jejak_audit/list] di menu.",
      "Pilih orang, tindakan, atau jenis data pada [records:filters].",
      "Buka sebuah catatan untuk melihat setiap isian sebelum dan sesudahnya. [administration:auditOpen] membawa ke datanya.",
      "Halaman setiap data punya tab [history:title] berisi semua perubahan data itu.",
    ],
  },
  security: {
    title: "Periksa serangan",
    steps: [
      "Buka [menu:log_keamanan/list] di menu. Kejadian yang sama dihitung dalam satu baris.",
      "Periksa percobaan masuk yang gagal dan permintaan yang ditolak menurut alamat dan waktu.",
      "Bila sebuah akun terancam, blokir atau setel ulang kata sandinya.",
    ],
  },
  breach: {
    title: "Tangani pelanggaran data pribadi",
    steps: [
      "Buka [menu:log_pelanggaran/list] di menu dan catat segera dengan apa yang sudah diketahui; waktu diketahuinya adalah sekarang sampai Anda mengubahnya. Sejak itu dihitung 3 × 24 jam.",
      "Hentikan: blokir akunnya, akhiri sesinya.",
      "Tekan [privacy:letters], cetak kedua surat, tanda tangani dan kirim.",
      "Isi [field:log_pelanggaran.tgllapororang] dan [field:log_pelanggaran.tgllaporlembaga] dengan waktu pengirimannya.",
    ],
    note: "Catatan adalah bukti dan tidak pernah dihapus. Peringatan yang keliru diberi keadaan lain.",
  },
  settings: {
    title: "Atur nama, logo, kontak, dan surel",
    steps: [
      "Buka [menu:system/pengaturan] di menu.",
      "Isi nama dan logo organisasi, yang terlihat semua orang di bagian atas, serta server surel.",
      "Pada [system:contact], isi cara menghubungi Anda: tampil di bawah halaman publik, saat gagal masuk, dan di akhir setiap surel.",
      "Pada [system:map], isi alamat server peta yang boleh dipakai: koordinat lalu dapat ditandai di peta.",
      "Tekan [system:save]. Lalu isi alamat di bawahnya dan tekan [system:testMailSend].",
    ],
  },
  mails: {
    title: "Baca surel yang dikirim sistem, dan coba",
    steps: [
      "Buka [menu:system/surel] di menu dan pilih surel tentang apa.",
      "Pilih surel: tampil seperti saat diterima, dibuat dari contoh rekaan. Bahasa, lebar, gelap, dan teks biasa dipilih di atasnya.",
      "Tekan [mail:send] agar surel itu masuk ke kotak surat Anda sendiri, dengan tanda uji coba.",
    ],
  },
  connection: {
    title: "Siapkan koneksi bank suatu daerah",
    steps: [
      "Buka [menu:system/list] di menu dan tekan [records:add] di atas daftar, atau buka sebuah baris.",
      "Isi kode dan alamat yang diberikan bank. Baris tanpa daerah berlaku bagi semua yang tidak punya sendiri.",
      "Tekan [records:save], buka barisnya, dan tekan [system:connectionTest]. Tidak ada yang berubah di bank.",
    ],
  },
  bankKeys: {
    title: "Beri bank kuncinya, dan ganti kunci itu",
    steps: [
      "Buka [menu:kunci_bank/list] di menu dan tekan [records:add]. Pilih koneksi dan jenis kuncinya.",
      "Tempelkan kunci publik bank, atau isikan rahasia bersama. Isinya tidak dapat dibaca lagi di sini; sidik kunci membedakannya.",
      "Untuk mengganti kunci, tambahkan dahulu yang baru, beri tahu bank, lalu buka yang lama, tekan [records:edit], dan isi kapan berakhir. Di antaranya keduanya diterima.",
    ],
  },
  bankMessages: {
    title: "Telusuri apa yang dikatakan dan dijawab kepada bank",
    steps: [
      "Buka [menu:pesan_bank/list] di menu dan cari id billing, id permintaan bank, atau X-EXTERNAL-ID.",
      "Buka sebuah baris untuk membaca pesan dan jawaban kita. Nama, surel, dan nomor telepon disamarkan.",
    ],
  },
  waysToPay: {
    title: "Tuliskan cara membayar tagihan di bank",
    steps: [
      "Buka [menu:cara_bayar/list] di menu dan tekan [records:add]. Pilih koneksi bank dan kanalnya: mobile banking, ATM, teller bank, dan seterusnya.",
      "Tulis satu langkah per baris, dalam kedua bahasa. {idbilling} menjadi nomor tagihan warga, {jumlah} jumlahnya.",
      "Tekan [records:save]. Sejak itu setiap tagihan terbuka pada bank tersebut menampilkan langkahnya.",
    ],
  },
  helpTexts: {
    title: "Tulis halaman bantuan dan syarat ketentuan",
    steps: [
      "Buka [menu:bantuan/list] di menu dan tekan [records:add]. Pilih bagian dan urutannya; syarat dan ketentuan juga sebuah bagian.",
      "Tulis pertanyaan dan jawabannya dalam bahasa Indonesia, lalu dalam bahasa Inggris di bawahnya. Sampai keduanya ada dalam bahasa Inggris, pembaca bahasa Inggris melihat teks bahasa Indonesia.",
      "Tekan [editor:preview] untuk membaca teks seperti yang dilihat warga, lalu [records:save]. Teksnya langsung tampil di halaman bantuan; siapa mengubah apa ada di riwayatnya.",
    ],
  },
  words: {
    title: "Ubah nama status dan kategori",
    steps: [
      "Buka [menu:tbl_statusbooking/list] atau [menu:tbl_kategoriobject/list] di menu.",
      "Pilih baris dan tekan [records:edit]. Nama dan penjelasan status langsung terlihat oleh nasabah.",
      "Jenis pada kategori menentukan apakah objeknya dipesan sebagai penginapan, gedung, atau alat.",
    ],
  },
};
