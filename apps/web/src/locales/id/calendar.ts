export const calendar = {
  title: "Kalender",
  button: "Alamat kalender",
  lead: "Tampilkan pesanan Anda di Google Kalender, Apple, atau Outlook. Perubahan dan pembatalan ikut diperbarui, kira-kira satu jam sekali.",
  leadStaff:
    "Tampilkan pesanan dalam pekerjaan Anda di Google Kalender, Apple, atau Outlook. Perubahan dan pembatalan ikut diperbarui, kira-kira satu jam sekali. Untuk satu objek saja, pakai tombol di halaman objeknya.",
  leadGroups:
    "Pesanan dan penutupan suatu kelompok pengelola di aplikasi kalender Anda sendiri. Isinya diperbarui kira-kira satu jam sekali.",
  leadObject:
    "Pesanan dan penutupan objek ini di aplikasi kalender Anda sendiri. Isinya diperbarui kira-kira satu jam sekali.",
  none: "Belum ada alamat.",
  ownBookings: "Pesanan saya",
  thisObject: "objek ini",
  whose: "Pesanan siapa",
  make: "Buat alamat",
  makeFor: "Buat alamat: {{name}}",
  made: "Alamat baru Anda: {{name}}",
  once: "Alamat ini hanya ditampilkan sekarang. Salin ke aplikasi kalender pada menu “langganan” atau “tambah dari URL”, atau langsung buka di sana:",
  openIn: "Buka di",
  google: "Google Kalender",
  apple: "Apple atau perangkat ini",
  outlook: "Outlook",
  private:
    "Siapa pun yang memegang alamat ini dapat membaca kalendernya. Jangan dibagikan; cabut bila sampai ke orang lain.",
  copy: "Salin alamat",
  close: "Tutup",
  copied: "Tersalin",
  lastRead: "Terakhir dibaca {{at}}",
  notRead: "Belum pernah dibaca kalender",
  madeAt: "Dibuat {{at}}",
  renew: "Alamat baru",
  renewTitle: "Buat alamat baru?",
  renewText:
    "Alamat yang sekarang langsung berakhir. Kalender yang memakainya tidak lagi diperbarui sampai Anda memberinya alamat yang baru.",
  revoke: "Cabut",
  revokeTitle: "Cabut alamat ini?",
  revokeText:
    "Kalender yang memakainya tidak dapat lagi membaca pesanan. Tindakan ini tidak bisa dibatalkan, tetapi alamat baru bisa dibuat kapan saja.",
  revoked: "Alamat sudah dicabut.",
} as const;
