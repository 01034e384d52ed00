import type { tips as en } from "../../en/guide/tips.ts";
import type { Texts } from "../../texts.ts";

export const tips: Texts<typeof en> = {
  find: "Isi tanggal lebih dulu: setiap kartu lalu menunjukkan yang tersedia dan biaya seluruhnya.",
  order: "Memesan belum memerlukan biaya. Unit Anda ditahan selama Anda mengisi kelengkapan.",
  details:
    "Sebagian besar isian ini berasal dari akun Anda. Simpan alamat dan nomor identitas di sana, agar lain kali tinggal sedikit yang diketik.",
  follow: "Yang memerlukan Anda ada di atas. Setiap pesanan punya satu tombol untuk langkah berikutnya.",
  pay: "Kembalilah ke halaman ini kapan saja: di sini ada langkah berikutnya, batas waktu, id billing, dan nanti bukti bayar.",
  approve: "Pesanan teratas punya batas waktu terdekat. Anda ditanya sekali lagi sebelum tagihan terbit.",
  change: "Tombolnya hanya menunjukkan yang mungkin sekarang; di bawahnya tertulis mengapa yang lain belum.",
  counter:
    "Nasabah yang punya akun ditemukan dengan nomor telepon, alamat surel, atau NIK lengkap. Tanpa akun, nama saja cukup untuk menahan.",
  describe: "Yang Anda simpan di sini langsung dilihat nasabah. Yang ditetapkan peraturan hanya dapat dibaca.",
  receive:
    "Pemindai dapat dipakai pada isian di bawah. Uang yang ditolak di sini tidak perlu dicatat; uang yang sudah sampai di bank perlu.",
  list: "Cari dengan tombol / dan saring sesuka Anda: hasil ekspor memuat semua baris yang cocok, bukan hanya halaman ini.",
  sync: "Tidak ada yang diambil sebelum Anda mencentangnya, dan tidak ada yang dihapus.",
  users: "Kata sandi baru, pemblokiran, dan izin seseorang semuanya ada di halaman orang itu.",
  matrix:
    "Setiap centang langsung berlaku bagi semua yang punya peran itu. Yang terakhir dapat dikembalikan di bagian bawah.",
  settings: "Simpan dulu, baru uji surelnya: ujian memakai yang sudah tersimpan.",
};
