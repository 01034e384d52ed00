export const system = {
  settings: "Pengaturan",
  settingsLead: "Berlaku untuk seluruh aplikasi, segera setelah disimpan.",
  organisation: "Organisasi",
  work: "Menjawab pesanan",
  safety: "Keamanan sesi",
  contact: "Kontak",
  contactLead:
    "Dibaca siapa pun yang memerlukan bantuan: di bawah halaman publik, saat gagal masuk, di pemberitahuan privasi dan panduan, dan di akhir setiap surel. Yang kosong tidak ditampilkan.",
  map: "Peta",
  mapLead:
    "Di tempat koordinat diisi, peta ditampilkan. Peramban orang yang melihatnya mengambil peta dari server ini, sehingga server itu tahu bagian mana yang dilihat; e-Retribusi sendiri tidak menghubunginya. Tanpa alamat, peta tidak ada dan koordinat diketik.",
  offer: "Penawaran kepada warga",
  offerLead:
    "Objek dengan foto lebih sedikit tidak tampil di katalog dan tidak dapat dipesan nasabah. Pesanan yang sudah ada tetap berjalan, dan pengelola tetap menerima pesanan di loketnya.",
  photosVanish_one:
    "{{count}} dari {{offered}} objek yang kini ditawarkan akan hilang dari katalog sampai pengelolanya menambah foto.",
  photosVanish_other:
    "{{count}} dari {{offered}} objek yang kini ditawarkan akan hilang dari katalog sampai pengelolanya menambah foto.",
  photosStay: "Tidak ada objek yang kini ditawarkan yang akan hilang dari katalog.",
  photosReturn_one: "{{count}} objek akan ditawarkan kembali.",
  photosReturn_other: "{{count}} objek akan ditawarkan kembali.",
  privacy: "Data pribadi",
  mail: "Surel",
  mailFromEnvironment:
    "Yang diisi di sini yang dipakai. Selama server atau pengirim kosong, yang berlaku adalah yang dari lingkungan server: {{smtp}}, pengirim {{sender}}.",
  mailUnset:
    "Server surel belum diketahui, jadi surel menunggu di kotak keluar. Selama pengirim kosong, yang dipakai {{sender}}.",
  save: "Simpan perubahan",
  saved: "Data berhasil diperbarui",

  testMail: "Kirim surel uji",
  testMailLead: "Dengan pengaturan yang tersimpan, melalui {{server}}.",
  testMailTo: "Ke alamat",
  testMailSend: "Kirim surel uji",
  mailError: "Surel gagal dikirim. Hubungi administrator sistem untuk keterangan lebih lanjut",
  mailResult: {
    sent: { title: "Surel sedang dikirim", text: "Server menerimanya. Periksa kotak surel {{email}}." },
    unset: { title: "Server surel belum ada", text: "Isi server surel di atas dan simpan, lalu kirim surel uji." },
    unauthorised: {
      title: "Pengguna atau kata sandi salah",
      text: "Server menolak kita masuk. Isikan keduanya kembali dan simpan.",
    },
    rejected: {
      title: "Server tidak menerima surel",
      text: "Pengirim atau penerimanya ditolak; keterangannya ada di bawah.",
    },
    refused: { title: "Koneksi ditolak", text: "Tidak ada layanan pada alamat dan port ini. Periksa keduanya." },
    unknown_host: { title: "Server tidak dikenal", text: "Namanya tidak ditemukan. Periksa ejaannya." },
    timeout: { title: "Tidak ada jawaban pada waktunya", text: "Alamatnya mungkin salah, atau terhalang firewall." },
    untrusted: { title: "Enkripsi gagal", text: "Periksa port, smtp:// atau smtps://, dan sertifikat server." },
    failed: { title: "Surel tidak dapat dikirim", text: "Keterangan dari server ada di bawah." },
  },

  connection: "Uji koneksi",
  connectionLead: "Memanggil alamat tersimpan dengan otorisasi tersimpan. Tidak ada yang diubah di bank.",
  connectionTest: "Uji koneksi",
  connectionNotTested: "Koneksi belum diuji",
  withAuthorisation: "otorisasi dikirim",
  withoutAuthorisation: "otorisasi belum disimpan",
  connectionResult: {
    reached: { title: "Layanan bank terjangkau", text: "Menjawab dalam {{milliseconds}} ms." },
    unauthorised: {
      title: "Otorisasi salah",
      text: "Layanan menjawab, tetapi menolak kita ({{status}}). Isikan kembali otorisasinya.",
    },
    not_found: {
      title: "Tidak ada apa pun di alamat ini",
      text: "Server menjawab, tetapi tidak mengenal layanan ini ({{status}}). Periksa jalurnya.",
    },
    refused: {
      title: "Koneksi ditolak",
      text: "Tidak ada layanan pada alamat dan port ini. Periksa keduanya, atau tanyakan kepada bank.",
    },
    inside: { title: "Ditolak", text: "Alamat ini menuju jaringan server ini sendiri. Bank berada di tempat lain." },
    unknown_host: { title: "Server tidak dikenal", text: "Namanya tidak ditemukan. Periksa ejaan alamat." },
    timeout: { title: "Tidak ada jawaban pada waktunya", text: "Alamatnya mungkin salah, atau terhalang firewall." },
    redirected: {
      title: "Layanan sudah pindah",
      text: "Alamat ini mengarah ke alamat lain ({{status}}) yang tidak diikuti. Isikan alamat barunya.",
    },
    untrusted: {
      title: "Enkripsi tidak dapat dipercaya",
      text: "Sertifikat layanan tidak berlaku untuk alamat ini. Tanyakan kepada bank.",
    },
    failed: {
      title: "Layanan menjawab dengan galat",
      text: "Mungkin sedang terganggu (status {{status}}). Coba lagi nanti atau tanyakan kepada bank.",
    },
  },
} as const;
