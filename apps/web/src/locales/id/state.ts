import type { state as en } from "../en/state.ts";
import type { Texts } from "../texts.ts";

export const state: Texts<typeof en> = {
  loading: "Memuat…",
  retry: "Coba lagi",
  reload: "Muat ulang halaman",
  toStart: "Ke halaman awal",
  cancel: "Batal",
  confirm: "Lanjutkan",
  showPassword: "Tampilkan atau sembunyikan kata sandi",
  errorTitle: "Tidak berhasil",
  network:
    "Permintaan tidak dapat diselesaikan. Tidak ada sambungan ke layanan. Periksa koneksi internet Anda lalu coba lagi.",
  timeout: "Permintaan tidak dapat diselesaikan. Layanan terlalu lama menjawab. Silakan coba lagi sebentar lagi.",
  busy: "Permintaan tidak dapat diselesaikan. Layanan sedang sangat sibuk dan tidak ada yang berubah. Silakan coba lagi sebentar lagi.",
  invalidAnswer: "Data JSON tidak sah",
  unexpected:
    "Permintaan tidak dapat diselesaikan. Terjadi kesalahan di pihak kami. Silakan coba lagi; bila terus terjadi, beri tahu administrator.",
  next: {
    ask: "Bila Anda memerlukannya untuk bekerja, minta haknya kepada administrator.",
    look: "Mungkin data sudah dihapus atau dipindahkan, atau alamatnya tidak lengkap. Buka kembali dari daftarnya.",
    refresh: "Lihat keadaan terbarunya, lalu putuskan lagi.",
    mend: "Bila diulang, jawabannya akan sama. Ubah isian Anda, atau kembali dan pilih lagi.",
  },
  refused: "Permintaan tidak dapat diselesaikan. Layanan menolak permintaan ini tanpa menyebut alasannya ({{status}}).",
  reference: "Nomor rujukan untuk administrator: {{id}}",
  chunkTitle: "Versi baru tersedia",
  chunkText: "Layanan baru saja diperbarui dan halaman ini dari versi sebelumnya. Muat ulang untuk melanjutkan.",
  offline: {
    title: "Tidak ada jaringan",
    text: "Yang tampil di layar mungkin bukan yang terbaru, dan tidak ada yang dapat dikirim. Begitu jaringan kembali, semuanya berjalan seperti biasa.",
    receipts: "Bukti bayar di perangkat ini",
    receiptsText: "Dapat dibuka tanpa jaringan. Di sini bukti bayar dihapus saat Anda keluar.",
    none: "Tidak ada bukti bayar di perangkat ini. Bukti bayar pesanan yang lunas disimpan setelah Anda membuka pesanan Anda di sini.",
    order: "Pesanan {{id}}",
    download: "Unduh",
    downloadOf: "Unduh bukti bayar pesanan {{id}}, {{object}}",
  },
  unconnectedTitle: "Tidak ada sambungan",
  unconnectedText:
    "Halaman ini tidak dapat dimuat: sambungan ke layanan tidak ada atau terputus. Periksa koneksi internet Anda lalu coba lagi.",
  unconnectedStill: "Layanan masih belum menjawab. Silakan coba lagi sebentar lagi.",
  crashTitle: "Halaman ini bermasalah",
  crashText: "Mohon maaf. Muat ulang halaman; yang sudah Anda simpan tetap aman.",
  summaryTitle: "Ada yang perlu diperbaiki",
  forbiddenTitle: "Anda tidak dapat membuka halaman ini",
  forbiddenText:
    "Peran Anda saat ini tidak memiliki akses. Bila Anda memerlukannya untuk bekerja, hubungi administrator.",
  notFoundTitle: "Halaman tidak ditemukan",
  notFoundText:
    "Bila Anda mengetik alamatnya, periksa kembali. Bila Anda mengikuti tautan, halaman mungkin sudah pindah.",
  uploading: "Mengunggah {{percent}} %",
  chooseFile: "Pilih berkas",
  otherFile: "Pilih berkas lain",
  attached: "Terlampir: {{name}}",
  timeLeft: "Sisa {{time}}",
  timeUp: "Waktu habis",
  days_one: "{{count}} hari",
  days_other: "{{count}} hari",
  hours_one: "{{count}} jam",
  hours_other: "{{count}} jam",
  none: "–",
};
