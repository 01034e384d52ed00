import type { privacy as en } from "../en/privacy.ts";
import type { Texts } from "../texts.ts";

export const privacy: Texts<typeof en> = {
  title: "Pemberitahuan privasi",
  lead: "Apa yang terjadi dengan data pribadi Anda di sini, dengan bahasa sederhana. Berlaku sejak {{date}}.",
  register: "Semua pemrosesan data pribadi",
  registerLead: "Daftar lengkap dengan tujuan, dasar hukum, dan masa simpannya (Pasal 31 UU 27/2022).",
  whose: "Milik siapa",
  data: "Data apa",
  purpose: "Tujuan",
  basis: "Dasar hukum",
  kept: "Masa simpan",
  seen: "Siapa yang melihat",

  askTitle: "Bacalah pemberitahuan privasi kami",
  askText: "Isinya: data apa yang kami simpan, mengapa, berapa lama, dan apa hak Anda.",
  askChanged: "Isinya berubah sejak Anda menyetujuinya.",
  read: "Baca",
  agree: "Sudah baca dan setuju",
  later: "Nanti",
  agreed: "Terima kasih. Persetujuan Anda sudah dicatat.",
  agreedTo: "Anda sudah menyetujui versi ini.",

  cardTitle: "Data Anda dan siapa yang melihatnya",
  cardText: "Setiap kali petugas melihat NIK lengkap atau dokumen identitas Anda, hal itu dicatat.",
  cardLooks: "Siapa yang melihat data saya",
  looksTitle: "Siapa yang melihat data saya",
  looksLead:
    "Setiap kali petugas melihat NIK lengkap Anda atau membuka dokumen identitas Anda. Kantornya bertanggung jawab; bila terasa tidak wajar, tanyakan kepada kantor itu atau kontak pada pemberitahuan privasi.",
  looksEmpty: "Belum ada yang melihat",
  looksEmptyText: "Bila petugas melihat NIK lengkap atau membuka kartu identitas Anda, hal itu tampil di sini.",
  look: {
    nik: "NIK dilihat lengkap",
    dokumen: "Dokumen identitas dibuka",
    pencarian: "Ditemukan di loket dari NIK, telepon, atau surel Anda",
  },
  why: {
    booking: "Untuk mengurus pesanan Anda {{id}}",
    account: "Untuk mengurus akun Anda",
    counter: "Untuk memesankan Anda di loket",
  },
  times: "{{number}} kali, terakhir {{time}}",
  unknownOffice: "Administrasi sistem",
  newer: "Lebih baru",
  older: "Lebih lama",

  clockTitle: "Pemberitahuan dalam 3 × 24 jam",
  clockUntil: "Sampai {{time}}",
  clockPeople: "Orang yang terdampak",
  clockAuthority: "Lembaga",
  clock: {
    notNeeded: "Tidak perlu: tidak menyangkut data pribadi",
    inTime: "Diberi tahu tepat waktu",
    late: "Diberi tahu terlambat",
    due: "Belum diberi tahu",
    overdue: "Terlambat: beri tahu sekarang dan jelaskan sebabnya",
  },
  letters: "Surat",
  lettersTitle: "Surat tentang pelanggaran {{id}}",
  lettersLead:
    "Dibuat dari catatan: yang diperbaiki di sana tampil pada surat berikutnya. Cetak, tanda tangani, kirim, lalu isi waktunya.",
  letterTo: "Kepada",
  letter: { orang: "Orang yang terdampak", lembaga: "Lembaga" },
  letterLanguage: "Bahasa surat",
  letterPreview: "Pratinjau surat",
  toRecord: "Ke catatan",

  waitingTitle: "Pelanggaran data pribadi yang harus diberitahukan",
  waitingOverdue: "terlambat sejak {{time}}",
};
