import { type Processing, publicTask, security } from "./privacy.processing.ts";
import { retention } from "./privacy.rules.ts";

const accountability = {
  en: "legal duty to record who processes personal data (art. 20 (2) c; art. 31)",
  id: "kewajiban hukum mencatat siapa yang memproses data pribadi (Pasal 20 ayat (2) huruf c; Pasal 31)",
};

/** What is kept to protect and to account for the rest. */
export const officeProcessing: readonly Processing[] = [
  {
    name: "keamanan",
    title: { en: "Security log", id: "Log keamanan" },
    whose: { en: "whoever is refused, or changes a password", id: "siapa pun yang ditolak atau mengganti kata sandi" },
    columns: { log_keamanan: ["userid", "nama", "alamatip", "perangkat", "halaman"] },
    data: {
      en: "What was tried and when, account, IP address, device; of an unknown name only a mark",
      id: "Apa yang dicoba dan kapan, akun, alamat IP, perangkat; dari nama tak dikenal hanya tandanya",
    },
    purpose: { en: "To notice attacks and look into them", id: "Mengenali dan menyelidiki serangan" },
    basis: security,
    kept: ({ securityLog }) => ({ en: `${securityLog} days`, id: `${securityLog} hari` }),
    seen: { en: "The super user", id: "Super user" },
  },
  {
    name: "pesanbank",
    title: { en: "Messages of banks", id: "Pesan bank" },
    whose: { en: "people who pay", id: "pembayar" },
    columns: { pesan_bank: ["alamatip", "isi", "jawaban"] },
    data: {
      en: "Account number, amount and time of inquiries and payments; names, addresses and phone numbers masked",
      id: "Nomor virtual account, jumlah, dan waktu inquiry serta pembayaran; nama, surel, dan nomor telepon disamarkan",
    },
    purpose: {
      en: "To find out with a bank what became of a payment",
      id: "Menelusuri suatu pembayaran bersama bank",
    },
    basis: accountability,
    kept: () => ({
      en: `${retention.bankMessages / 365} years`,
      id: `${retention.bankMessages / 365} tahun`,
    }),
    seen: { en: "The super user", id: "Super user" },
  },
  {
    name: "audit",
    title: { en: "Audit trail, and looks at identity data", id: "Jejak audit, dan penglihatan data identitas" },
    whose: {
      en: "staff who change or look; the people whose data it is about",
      id: "petugas yang mengubah atau melihat; orang yang datanya bersangkutan",
    },
    columns: { audit: ["userid", "peran", "sebelum", "sesudah", "alamatip"] },
    data: {
      en: "Who changed what from what to what, who looked at an identity number or a scan, when and from which IP address; identity numbers masked",
      id: "Siapa mengubah apa dari apa menjadi apa, siapa melihat NIK atau pindaian, kapan dan dari alamat IP mana; NIK disamarkan",
    },
    purpose: {
      en: "To prove who did what, and to tell people who has looked at their data",
      id: "Membuktikan siapa berbuat apa, dan memberi tahu siapa yang melihat data seseorang",
    },
    basis: accountability,
    kept: () => ({ en: `${retention.audit / 365} years`, id: `${retention.audit / 365} tahun` }),
    seen: {
      en: "The super user; the person: who has looked at their own data, under My account",
      id: "Super user; orang itu sendiri: siapa yang melihat datanya, di Akun Saya",
    },
  },
  {
    name: "dokumenlaporan",
    title: { en: "Files of lists and reports", id: "Berkas daftar dan laporan" },
    whose: {
      en: "staff who ask for them; the people whose bookings stand in them",
      id: "petugas yang memintanya; pemesan yang pesanannya termuat",
    },
    columns: { dokumen_laporan: ["userid", "peran", "permintaan", "berkas", "nama"] },
    data: {
      en: "Who asked for which list or report, what it was searched for, and the file itself, as the list shows it to them",
      id: "Siapa meminta daftar atau laporan apa, pencariannya, dan berkasnya sendiri, sebagaimana tampak baginya dalam daftar",
    },
    purpose: {
      en: "To hand over files that take long to make",
      id: "Menyerahkan berkas yang lama pembuatannya",
    },
    basis: publicTask,
    kept: () => ({
      en: `${retention.reportDocuments} days after it was made, then removed with its file`,
      id: `${retention.reportDocuments} hari setelah dibuat, lalu dihapus beserta berkasnya`,
    }),
    seen: {
      en: "Whoever asked for it, while they still have the rights it was made with",
      id: "Yang memintanya, selama masih memiliki hak akses saat dibuat",
    },
  },
  {
    name: "jadwallaporan",
    title: { en: "Regular reports by mail", id: "Laporan berkala lewat surel" },
    whose: {
      en: "staff who set them up, staff who get them",
      id: "petugas yang mengaturnya, petugas yang menerimanya",
    },
    columns: {
      jadwal_laporan: ["userid", "peran", "permintaan"],
      jadwal_penerima: ["userid", "peran", "hasil", "keterangan"],
    },
    data: {
      en: "Who has which report sent to whom and when, when it last went, and what the mail server said",
      id: "Siapa mengirimkan laporan apa kepada siapa dan kapan, kapan terakhir dikirim, dan jawaban server surel",
    },
    purpose: {
      en: "To send reports regularly, and to answer for who gets them",
      id: "Mengirim laporan secara berkala, dan mempertanggungjawabkan siapa penerimanya",
    },
    basis: publicTask,
    kept: () => ({
      en: "Until it is deleted, or the account is closed; a mail names no figure of the report",
      id: "Sampai dihapus, atau akunnya ditutup; surel tidak memuat angka laporan",
    }),
    seen: {
      en: "Whoever set it up; each recipient their own; agency and regional government those of their place; the super user",
      id: "Pengaturnya; tiap penerima miliknya sendiri; dinas dan pemerintah daerah yang di tempatnya; super user",
    },
  },
  {
    name: "tampilanlaporan",
    title: { en: "Views of reports", id: "Tampilan laporan" },
    whose: { en: "staff who keep them", id: "petugas yang menyimpannya" },
    columns: { tampilan_laporan: ["userid", "peran", "lingkup"] },
    data: {
      en: "Who keeps which question of a report under which name, and whether it is shared; no text that was searched for and no figure",
      id: "Siapa menyimpan pertanyaan laporan apa dengan nama apa, dan apakah dibagikan; tanpa teks pencarian dan tanpa angka",
    },
    purpose: { en: "To ask the same again", id: "Menanyakan hal yang sama lagi" },
    basis: publicTask,
    kept: () => ({
      en: "Until its owner removes it or the account is closed",
      id: "Sampai pemiliknya menghapusnya atau akunnya ditutup",
    }),
    seen: {
      en: "Its owner; where it is shared, colleagues in the same role at the same place, with the owner's name",
      id: "Pemiliknya; bila dibagikan, rekan dengan peran dan tempat yang sama, beserta nama pemiliknya",
    },
  },
  {
    name: "pejabat",
    title: { en: "Offices and who acts for them", id: "Kantor dan yang bertindak untuknya" },
    whose: { en: "heads of agencies, staff", id: "kepala dinas, petugas" },
    columns: {
      tbl_skpd: ["kepala", "nipkepala"],
      penutupan: ["user_created", "dibukaoleh"],
      penutupan_object: ["user_created"],
      tarif_object: ["diajukanoleh", "diputusoleh"],
      sinkronisasi: ["userid"],
    },
    data: {
      en: "Name and staff number (NIP) of the head of an agency; who closed an object, proposed or decided a tariff, or took over reference data",
      id: "Nama dan NIP kepala dinas; siapa yang menutup objek, mengusulkan atau memutuskan tarif, atau mengambil data acuan",
    },
    purpose: {
      en: "To sign papers and account for decisions",
      id: "Menandatangani dokumen dan mempertanggungjawabkan keputusan",
    },
    basis: accountability,
    kept: () => ({
      en: "As long as the office or the record exists",
      id: "Selama kantor atau catatannya ada",
    }),
    seen: {
      en: "The head's name: everybody, on papers; the rest: staff in their scope",
      id: "Nama kepala: semua orang, pada dokumen; selebihnya: petugas sesuai lingkupnya",
    },
  },
  {
    name: "pelanggaran",
    title: { en: "Log of breaches", id: "Log pelanggaran" },
    whose: {
      en: "the people concerned, as a number; contacts",
      id: "orang yang terdampak, sebagai jumlah; narahubung",
    },
    columns: { log_pelanggaran: ["kontak", "penerimaorang", "penerimalembaga"] },
    data: {
      en: "What happened, which kinds of data, how many people, what was done, whom and when we told, a contact",
      id: "Apa yang terjadi, jenis data, jumlah orang, apa yang dilakukan, siapa yang diberi tahu dan kapan, narahubung",
    },
    purpose: {
      en: "To tell the people concerned and the authority within 3 × 24 hours (art. 46)",
      id: "Memberi tahu orang yang terdampak dan lembaga dalam 3 × 24 jam (Pasal 46)",
    },
    basis: security,
    kept: () => ({ en: "Never removed", id: "Tidak dihapus" }),
    seen: { en: "The super user", id: "Super user" },
  },
];
