import type { account as en } from "../../en/guide/account.ts";
import type { Texts } from "../../texts.ts";

export const account: Texts<typeof en> = {
  ownData: {
    title: "Jaga agar data Anda tetap benar",
    steps: [
      "Buka menu dengan nama Anda di kanan atas dan pilih [shell:account]. Tekan [identity:edit].",
      "Ubah nama, foto, telepon, nomor identitas, alamat, atau bahasa surel kami.",
      "Tekan [identity:save]. Perubahan berlaku untuk pesanan berikutnya; pesanan yang ada tetap memakai isian lamanya.",
    ],
  },
  ownPassword: {
    title: "Ubah alamat surel atau kata sandi",
    steps: [
      "Pilih [shell:account] di menu dengan nama Anda, lalu [identity:edit].",
      "Isi yang baru dan, di bawahnya, kata sandi Anda sekarang. Tekan [identity:save].",
      "Kata sandi paling sedikit [figure:customerPassword] karakter, untuk petugas [figure:staffPassword], tanpa nama pengguna atau alamat surel, dan bukan kata sandi yang umum.",
    ],
  },
  display: {
    title: "Ubah bahasa dan tampilan",
    steps: [
      "Tombol EN atau ID di bagian atas berpindah antara [shell:english] dan [shell:indonesian]. Menu selalu berbahasa Indonesia.",
      "Gambar matahari atau bulan di sampingnya berpindah antara tampilan terang dan gelap.",
    ],
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
      "Mintalah peran kepada administrator kantor Anda. Peran langsung berlaku.",
      "Nasabah yang ingin memesan mendapat peran nasabah.",
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
