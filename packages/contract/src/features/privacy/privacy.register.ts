import { chosenProcessing } from "./privacy.chosen.ts";
import { officeProcessing } from "./privacy.office.ts";
import { customers, holders, likeMoney, type Processing, publicTask, security } from "./privacy.processing.ts";
import { retention } from "./privacy.rules.ts";

/** What people give us and what comes of it. */
const serviceProcessing: readonly Processing[] = [
  {
    name: "akun",
    title: { en: "Accounts", id: "Akun" },
    whose: holders,
    columns: {
      userdata: [
        ...["userid", "username", "email", "fullname", "foto", "alamat", "noidentitas", "notelp", "password"],
        ...["authorization", "pemdaid", "skpdid", "pengelolaid", "tglmasuk", "emailterverifikasi", "bahasa"],
        ...[
          "namaorganisasi",
          "nib",
          "suratorganisasi",
          "kelompoktarif",
          "privasiversi",
          "privasidisetujui",
          "surelditolak",
          "surelharian",
          "alasanstatus",
        ],
      ],
      model_has_roles: ["model_id"],
      permintaan_peran: ["userid", "alasan", "diputusoleh", "alasanputus"],
      model_has_permissions: ["model_id"],
      wakil: ["digantikan", "pengganti", "catatan", "user_created"],
    },
    data: {
      en: "Name, user name, e-mail, phone, address, identity number, photo, language, role and office; the password only as a hash",
      id: "Nama, nama pengguna, surel, telepon, alamat, NIK, foto, bahasa, peran dan kantor; kata sandi hanya sebagai hash",
    },
    purpose: {
      en: "To know who orders and who decides, and to write to them",
      id: "Mengenali pemesan dan petugas, serta menghubungi mereka",
    },
    basis: {
      en: "consent at registration and public service (art. 20 (2) a and e)",
      id: "persetujuan saat mendaftar dan pelayanan publik (Pasal 20 ayat (2) huruf a dan e)",
    },
    kept: () => ({
      en: `As long as the account exists; a registration whose e-mail is not confirmed, ${retention.registrations} days`,
      id: `Selama akun ada; pendaftaran yang surelnya tidak dikonfirmasi, ${retention.registrations} hari`,
    }),
    seen: {
      en: "The person; the super user. A manager sees what stands in a booking",
      id: "Orang itu sendiri; super user. Pengelola melihat yang tertulis pada pesanan",
    },
  },
  {
    name: "pesanan",
    title: { en: "Bookings", id: "Pesanan" },
    whose: { en: "people who order or use; staff who decide", id: "pemesan dan pengguna; petugas yang memutuskan" },
    columns: {
      booking: [
        ...["namapemesan", "idpemesan", "alamatpemesan", "noidentitas", "notelp", "nokontak", "emailpemesan"],
        ...["namapengguna", "keperluan", "alasanpembatalan", "catatan", "user_created"],
      ],
      booking_riwayat: ["userid", "alasan", "perubahan"],
      eskalasi: ["userid"],
      draf_kelengkapan: ["userid", "isi"],
      permintaan_jadwal: ["alasan", "catatan", "diputusoleh"],
      diskon_booking: ["alasan", "catatan", "diajukanoleh", "diputusoleh"],
    },
    data: {
      en: "Name, address, phone, e-mail and identity number of who orders, who uses it and what for, reasons, who did what when",
      id: "Nama, alamat, telepon, surel dan NIK pemesan, siapa pengguna dan keperluannya, alasan, siapa berbuat apa dan kapan",
    },
    purpose: {
      en: "To decide about the order, hand over what was booked and account for it",
      id: "Memutuskan pesanan, menyerahkan yang dipesan, dan mempertanggungjawabkannya",
    },
    basis: publicTask,
    kept: () => ({
      en: `${likeMoney.en}; details that were typed and never sent, ${retention.drafts} days`,
      id: `${likeMoney.id}; kelengkapan yang diketik tetapi tidak dikirim, ${retention.drafts} hari`,
    }),
    seen: {
      en: "The person; manager, agency, region and bank of this booking. The identity number in full: the person, the manager and the super user, and every look is logged",
      id: "Orang itu sendiri; pengelola, dinas, pemda dan bank dari pesanan itu. NIK lengkap: orangnya, pengelola dan super user, dan setiap penglihatan dicatat",
    },
  },
  {
    name: "dokumen",
    title: { en: "Documents of bookings", id: "Dokumen pesanan" },
    whose: customers,
    columns: {
      booking_dokumen: ["berkasid", "jenis"],
      berkas: ["path", "namaasli", "pemilik"],
      kuota_berkas: ["userid"],
    },
    data: {
      en: "Scan of the identity card, letter of request, permit, other papers that were attached; pictures of equipment as it left and came back",
      id: "Pindaian kartu identitas, surat permohonan, izin, dan dokumen lain yang dilampirkan; foto alat saat diserahkan dan dikembalikan",
    },
    purpose: {
      en: "To check who orders and for what, and in which state equipment left and came back",
      id: "Memeriksa siapa yang memesan dan untuk apa, serta keadaan alat saat diserahkan dan dikembalikan",
    },
    basis: publicTask,
    kept: ({ documents }) => ({
      en: `${documents} days after the booking ended (finished, rejected, cancelled, expired, no-show), then removed with their files; a file that no booking uses, 1 day`,
      id: `${documents} hari setelah pesanan berakhir (selesai, ditolak, batal, kedaluwarsa, tidak hadir), lalu dihapus beserta berkasnya; berkas tanpa pesanan, 1 hari`,
    }),
    seen: {
      en: "Identity card and other papers: the person, the manager, the super user, and every look is logged. Letters and pictures of equipment: also whoever else sees the booking",
      id: "Kartu identitas dan dokumen lain: orangnya, pengelola, super user, dan setiap penglihatan dicatat. Surat dan foto alat: juga petugas lain yang melihat pesanan itu",
    },
  },
  {
    name: "percakapan",
    title: { en: "Messages about bookings", id: "Percakapan tentang pesanan" },
    whose: { en: "people who order; staff who answer", id: "pemesan; petugas yang menjawab" },
    columns: { percakapan: ["userid", "isi"], percakapan_dibaca: ["userid"] },
    data: {
      en: "What customer and staff write to each other about a booking, files that came with it, and up to where each has read",
      id: "Yang ditulis pemesan dan petugas satu sama lain tentang pesanan, berkas yang disertakan, dan sampai mana masing-masing telah membaca",
    },
    purpose: {
      en: "To clear up with each other what a booking needs",
      id: "Membicarakan hal yang diperlukan untuk suatu pesanan",
    },
    basis: publicTask,
    kept: ({ documents }) => ({
      en: `As the documents of the booking: ${documents} days after it ended; with the customer's account they go at once`,
      id: `Seperti dokumen pesanan: ${documents} hari setelah pesanan berakhir; bila akun pemesan ditutup, langsung dihapus`,
    }),
    seen: {
      en: "The person; manager, agency and region of this booking; the super user. Not the bank",
      id: "Orang itu sendiri; pengelola, dinas dan pemda dari pesanan itu; super user. Bank tidak",
    },
  },
  {
    name: "penilaian",
    title: { en: "Ratings", id: "Penilaian" },
    whose: customers,
    columns: { penilaian: ["isi"] },
    data: {
      en: "How many stars a customer gave after the use, and a sentence",
      id: "Berapa bintang yang diberikan pemesan setelah pemakaian, dan satu kalimat",
    },
    purpose: {
      en: "To learn what was good and what wasn't, and to tell others",
      id: "Mengetahui apa yang baik dan yang kurang, serta memberi tahu calon pengguna",
    },
    basis: publicTask,
    kept: () => ({
      en: `${retention.ratings} days after it was given or changed; the sentence goes with the customer's account`,
      id: `${retention.ratings} hari setelah diberikan atau diubah; kalimatnya dihapus bila akun pemesan ditutup`,
    }),
    seen: {
      en: "The person; manager, agency, region and bank of this booking; the super user. Everybody, without a name and with the month, once the super user has published it",
      id: "Orang itu sendiri; pengelola, dinas, pemda dan bank dari pesanan itu; super user. Semua orang, tanpa nama dan dengan bulannya, setelah ditampilkan oleh super user",
    },
  },
  {
    name: "pembayaran",
    title: { en: "Bills, payments and refunds", id: "Tagihan, pembayaran dan pengembalian" },
    whose: { en: "people who pay; staff who record it", id: "pembayar; petugas yang mencatat" },
    columns: {
      pembayaran: ["referensi", "petugas"],
      penutupan_kas: ["petugas", "namapetugas", "catatan"],
      pengecualian_bayar: ["referensi", "keterangan", "catatan", "penanggungjawab", "diselesaikanoleh"],
      pengembalian: [
        ...[
          "namarekening",
          "norekening",
          "akhirrekening",
          "namabank",
          "rekeningoleh",
          "tglrekening",
          "alasan",
          "catatan",
        ],
        ...["diajukanoleh", "diverifikasioleh", "diputusoleh", "penanggungjawab"],
      ],
      penyelesaian_riwayat: ["userid", "kepada", "catatan", "berkasid"],
      penolakan_bayar: ["referensi", "alamatip"],
    },
    data: {
      en: "The bank's reference of a payment; name and number of the account that a refund goes to; who recorded or decided it",
      id: "Referensi bank atas pembayaran; nama dan nomor rekening tujuan pengembalian; siapa yang mencatat atau memutuskan",
    },
    purpose: { en: "To receive, account for and pay back money", id: "Menerima, membukukan, dan mengembalikan uang" },
    basis: publicTask,
    kept: () => likeMoney,
    seen: {
      en: "The person; the bank, agency and region of the booking; the super user",
      id: "Orang itu sendiri; bank, dinas dan pemda dari pesanan itu; super user",
    },
  },
  {
    name: "pesan",
    title: { en: "Messages and mails", id: "Pesan dan surel" },
    whose: holders,
    columns: { outbox: ["muatan"], inbox: ["userid", "judul", "isi"] },
    data: { en: "Address, name and text of each message", id: "Alamat, nama dan isi setiap pesan" },
    purpose: { en: "To tell people how their matter stands", id: "Memberi tahu perkembangan urusan" },
    basis: publicTask,
    kept: () => ({
      en: `Mails ${retention.mails} days after they were sent; messages in the application ${retention.messages} days`,
      id: `Surel ${retention.mails} hari setelah terkirim; pesan di aplikasi ${retention.messages} hari`,
    }),
    seen: { en: "The person", id: "Orang itu sendiri" },
  },
  {
    name: "masuk",
    title: { en: "Signing in", id: "Masuk ke aplikasi" },
    whose: holders,
    columns: {
      sesi: ["userid", "peran", "alamatip", "perangkat"],
      token_user: ["userid", "email", "tujuan"],
      percobaan_login: ["kunci"],
      langkah_masuk: ["userid", "perangkat"],
      faktor_totp: ["userid", "rahasia"],
      kode_pemulihan: ["userid", "hash"],
      kunci_sandi: ["userid", "nama", "sidik", "kredensial", "kuncipublik", "pengguna", "tglpakai"],
    },
    data: {
      en: "Time, IP address and device of each session; second factor and passkeys; links sent by mail; counted failed attempts",
      id: "Waktu, alamat IP dan perangkat setiap sesi; faktor kedua dan kunci sandi; tautan yang dikirim lewat surel; hitungan percobaan gagal",
    },
    purpose: { en: "To keep others out of the account", id: "Menjaga akun dari orang lain" },
    basis: security,
    kept: () => ({
      en: `Sessions ${retention.sessions} days after their end, links ${retention.links} days after they ran out, attempts 15 minutes; second factor and passkeys until they are removed`,
      id: `Sesi ${retention.sessions} hari setelah berakhir, tautan ${retention.links} hari setelah kedaluwarsa, percobaan 15 menit; faktor kedua dan kunci sandi sampai dihapus`,
    }),
    seen: { en: "The person: their own sessions", id: "Orang itu sendiri: sesinya" },
  },
];

/** Everything that is done with personal data. Page, `docs/privacy.md`, and the proof that no column is missing come from here. */
export const processingRegister: readonly Processing[] = [
  ...serviceProcessing,
  ...chosenProcessing,
  ...officeProcessing,
];
