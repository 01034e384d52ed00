export const push = {
  title: "Notifikasi di perangkat Anda",
  lead: "Kabar yang masuk ke kotak masuk juga ditampilkan di perangkat ini, termasuk saat e-Retribusi ditutup: pesanan mana yang dimaksud, tanpa jumlah dan nama.",
  line: "Kabar ini juga bisa muncul di perangkat ini.",
  switchOn: "Aktifkan di perangkat ini",
  switchedOn: "Mulai sekarang kabar muncul di perangkat ini.",
  removed: "Notifikasi di perangkat itu dimatikan.",
  remove: "Matikan",
  devices: "Perangkat yang menerima notifikasi",
  thisDevice: "Perangkat ini",
  browserOn: "{{browser}} di {{system}}",
  unknownDevice: "Perangkat tidak dikenal",
  since: "Diaktifkan {{at}}",
  lastUsed: "Terakhir dipakai {{at}}",
  blocked:
    "Peramban ini tidak mengizinkan e-Retribusi menampilkan notifikasi. Tekan tanda di samping alamat halaman ini, izinkan notifikasi, lalu buka kembali halaman ini.",
  unsupported:
    "Peramban ini tidak dapat menampilkan notifikasi. Gunakan Chrome, Edge, atau Firefox terbaru; di jendela pribadi tidak bisa.",
  "home-screen":
    "Di iPhone atau iPad, tambahkan dahulu e-Retribusi ke layar utama: tekan “Bagikan”, lalu “Tambah ke Layar Utama”. Buka dari sana dan kembali ke halaman ini.",
  unreachable: "Layanan notifikasi peramban Anda sedang tidak dapat dihubungi. Silakan coba lagi nanti.",
} as const;
