import type { start as en } from "../../en/guide/start.ts";
import type { Texts } from "../../texts.ts";

export const start: Texts<typeof en> = {
  find: {
    title: "Cari yang tersedia dan berapa tarifnya",
    steps: [
      "Pilih yang Anda cari di halaman awal, atau tekan [shell:catalogue] di bagian atas halaman; di ponsel letaknya di bagian bawah. Anda tidak perlu masuk.",
      "Isi tempat atau nama, lalu tanggal pada [catalog:stay] atau [catalog:days].",
      "Tekan [catalog:search]. Setiap kartu menunjukkan tarif resmi dan jumlah yang tersedia pada tanggal Anda.",
      "Buka sebuah kartu untuk melihat gambar, aturan pemakaian, semua tarif, dan kalender hari yang tersedia.",
    ],
  },
  register: {
    title: "Buat akun",
    steps: [
      "Tekan [shell:signIn] di bagian atas, lalu [identity:createAccount] di bawah formulir.",
      "Pilih untuk siapa akun itu. Organisasi juga mengisi NIB atau melampirkan [registration:letter].",
      "Isi nama, nomor identitas, telepon, dan alamat surel, lalu pilih nama pengguna dan kata sandi. Formulir langsung menyebut yang masih kurang.",
      "Baca pemberitahuan privasi, centang [registration:agree], dan tekan [registration:create].",
      "Buka tautan dalam surel kami dan tekan [registration:verify]. Sekarang Anda dapat masuk; pesanan yang sudah dimulai dilanjutkan dari tempatnya.",
    ],
    note: "Tidak ada surel? Periksa folder spam, atau tekan [registration:sendAgain] di halaman setelah mendaftar; [recovery:verify] di bawah penolakan masuk juga membawa ke sana. Akun organisasi diperiksa administrator sebelum dibuka.",
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
  forgotten: {
    title: "Pilih kata sandi baru bila lupa",
    steps: [
      "Tekan [recovery:forgot] di bawah formulir masuk.",
      "Isi nama pengguna atau alamat surel, lalu tekan [recovery:send].",
      "Buka tautan dalam surel kami. Tautan itu berlaku [figure:resetMinutes] menit dan untuk sekali pakai.",
      "Isi kata sandi baru dua kali dan tekan [recovery:change]. Semua sesi Anda berakhir; masuklah dengan kata sandi baru.",
    ],
    note: "Halaman itu tidak pernah memberi tahu apakah sebuah akun ada, agar tidak ada yang tahu siapa pemiliknya. Bila tidak ada surel, coba alamat Anda yang lain, atau hubungi kantornya.",
  },
  privacy: {
    title: "Baca apa yang terjadi dengan data Anda",
    steps: [
      "Tekan [shell:footerPrivacy] di bagian bawah halaman.",
      "Di sana tertulis dengan bahasa sederhana data apa yang disimpan, untuk apa, berapa lama, siapa yang melihatnya, dan apa hak Anda.",
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
  figures: {
    title: "Baca penerimaan daerah dan bawa angkanya",
    steps: [
      "Tekan [shell:footerOpenData] di bagian bawah halaman. Anda tidak perlu masuk.",
      "Pilih daerah Anda; penerimaan, okupansi, objek, dan tarif mengikuti.",
      "Di [openData:files.title] unduh satu bagian, atau salin alamatnya untuk program yang membacanya berulang kali.",
    ],
  },
};
