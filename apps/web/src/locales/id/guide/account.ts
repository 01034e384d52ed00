import type { account as en } from "../../en/guide/account.ts";
import type { Texts } from "../../texts.ts";

export const account: Texts<typeof en> = {
  ownData: {
    title: "Jaga agar data Anda tetap benar",
    steps: [
      "Buka menu dengan nama Anda di kanan atas dan pilih [shell:account]. Tekan [identity:edit].",
      "Ubah nama, foto, telepon, nomor identitas, alamat, atau bahasa layar dan surel.",
      "Tekan [identity:save]. Perubahan berlaku untuk pesanan berikutnya; pesanan yang ada tetap memakai isian lamanya.",
    ],
  },
  ownPassword: {
    title: "Ubah alamat surel atau kata sandi",
    steps: [
      "Pilih [shell:account] di menu dengan nama Anda, lalu [identity:edit].",
      "Isi yang baru dan, di bawahnya, kata sandi Anda sekarang. Tekan [identity:save].",
      "Alamat surel baru berlaku setelah Anda membuka tautan yang kami kirim ke sana dan menekan [place:confirmButton]. Sampai saat itu alamat sekarang tetap berlaku.",
      "Kata sandi baru mengakhiri sesi Anda yang lain.",
      "Kata sandi paling sedikit [figure:customerPassword] karakter, untuk petugas [figure:staffPassword], tanpa nama pengguna atau alamat surel, dan bukan kata sandi yang umum.",
    ],
  },
  sessions: {
    title: "Lihat di mana Anda masuk",
    steps: [
      "Pilih [shell:account] di menu dengan nama Anda dan lihat [place:sessions]: perangkat, alamat dengan negaranya, dan waktu.",
      "Ada perangkat yang tidak Anda kenal? Tekan [place:signOutThere] di sampingnya dan ubah kata sandi Anda.",
      "[place:signOutOthers] hanya menyisakan perangkat yang sedang Anda pakai.",
    ],
  },
  ownMails: {
    title: "Pilih surel yang Anda terima",
    steps: [
      "Pilih [shell:account] di menu dengan nama Anda dan lihat [place:mails].",
      "Matikan yang tidak Anda inginkan. Surel tentang keamanan akun dan tagihan selalu dikirim.",
    ],
  },
  ownCopy: {
    title: "Unduh data Anda sendiri",
    steps: [
      "Pilih [shell:account] di menu dengan nama Anda dan lihat [place:data].",
      "Tekan [place:download.zip] untuk semuanya beserta berkas Anda, atau [place:download.json] untuk program.",
    ],
  },
  closing: {
    title: "Tutup akun Anda",
    steps: [
      "Pilih [shell:account] di menu dengan nama Anda dan lihat [place:closing]. Di sana tertulis apa yang dihapus dan apa yang wajib kami simpan.",
      "Pesanan yang belum berakhir harus diselesaikan atau dibatalkan dulu.",
      "Tekan [place:close], isi kata sandi Anda, dan pastikan. Anda dikeluarkan di mana-mana.",
      "Berubah pikiran? Masuklah dalam [figure:closingDays] hari, dan akun tetap ada.",
    ],
  },
  display: {
    title: "Ubah bahasa dan tampilan",
    steps: [
      "Tombol EN atau ID di bagian atas berpindah antara [shell:english] dan [shell:indonesian]. Menu selalu berbahasa Indonesia.",
      "Gambar matahari atau bulan di sampingnya berpindah antara tampilan terang dan gelap.",
    ],
  },
  looks: {
    title: "Lihat siapa yang melihat data Anda",
    steps: [
      "Pilih [shell:account] di menu dengan nama Anda dan tekan [privacy:cardLooks].",
      "Setiap kali petugas melihat nomor identitas atau dokumen identitas Anda, tercatat di sana kantor, waktu, dan alasannya.",
      "Ada yang terasa tidak wajar? Tanyakan kepada kantor itu, atau kontak dalam pemberitahuan privasi.",
    ],
  },
  secondFactor: {
    title: "Lindungi akun dengan faktor kedua",
    steps: [
      "Pilih [shell:account] di menu dengan nama Anda dan tekan [security:cardOpen].",
      "Tekan [security:appSetUp], pindai gambar QR dengan aplikasi autentikator, dan isi kode yang ditunjukkannya; atau tekan [security:passkeyAdd] untuk masuk dengan jari, wajah, atau PIN.",
      "Simpan sepuluh kode pemulihan terpisah dari ponsel dan tekan [security:codesKept]. Kode itu tidak ditampilkan lagi.",
      "Setelah itu kode aplikasi diminta sesudah kata sandi. Dengan kunci sandi, tekan [security:passkeySignIn] di formulir masuk.",
    ],
    note: "Ponsel hilang? Pilih [security:otherWay.pemulihan] saat masuk. Semuanya hilang? Hubungi administrator.",
  },
  actAs: {
    title: "Bertindak dalam peran Anda yang lain",
    steps: [
      "Buka menu dengan nama Anda. Bila Anda punya beberapa peran, semuanya ada di bawah [shell:actAs].",
      "Pilih salah satu. Menu, halaman, dan data mengikuti peran itu.",
    ],
  },
  getRole: {
    title: "Dapatkan peran",
    steps: [
      "Akun Anda belum memiliki peran, sehingga hanya akun Anda sendiri yang terbuka.",
      "Di beranda pilih peran yang Anda perlukan, sebutkan tempat kerja dan siapa Anda, lalu tekan [review:askButton]. Yang ingin memesan meminta peran nasabah.",
      "Jawabannya dikirim lewat surel dan ada di halaman yang sama. Peran langsung berlaku; setelah ditolak Anda dapat meminta lagi, dan [review:withdraw] menarik yang masih menunggu.",
    ],
  },
  askRole: {
    title: "Minta peran lain",
    steps: [
      "Buka menu dengan nama Anda dan pilih [shell:askRole].",
      "Pilih peran dan tempat Anda bekerja, tulis untuk apa, lalu tekan [review:askButton].",
      "Anda menerima jawabannya lewat surel. Bila punya beberapa peran, pilih di bawah [shell:actAs] di menu dengan nama Anda.",
    ],
  },
  leave: {
    title: "Keluar",
    steps: [
      "Buka menu dengan nama Anda dan pilih [shell:signOut].",
      "Di komputer bersama, selalu keluar; menutup jendela saja belum tentu cukup.",
    ],
  },
};
