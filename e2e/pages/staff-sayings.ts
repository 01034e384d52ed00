import type { AccountSaying } from "./account-mails.ts";

/** What the mails to staff must say, after a subject that names what they are about. */
export const working = {
  order: {
    subject: { en: "Order {id} waits for your answer", id: "Pesanan {id} menunggu jawaban Anda" },
    words: [{ en: "confirmed an order of", id: "mengonfirmasi pesanan" }],
    leads: ["/trx_penginapan/view/{id}"],
  },
  request: {
    subject: { en: "Other dates asked for: booking {id}", id: "Permintaan ubah jadwal: pesanan {id}" },
    words: [{ en: "Rapat dipindah. Please answer until", id: "Rapat dipindah. Mohon dijawab paling lambat" }],
    leads: ["/trx_penginapan/view/{id}"],
  },
  discount: {
    subject: { en: "Discount to decide: booking {id}", id: "Diskon menunggu keputusan Anda: pesanan {id}" },
    words: [{ en: "Please approve or reject it.", id: "Mohon setujui atau tolak." }],
    leads: ["/trx_penginapan/view/{id}"],
  },
  late: {
    subject: { en: "Order {id} waits too long for an answer", id: "Pesanan {id} terlalu lama menunggu jawaban" },
    words: [{ en: "Nobody has answered it yet", id: "Belum ada yang menjawabnya" }],
    leads: ["/booking/antrean"],
  },
  owner: {
    subject: {
      en: "Money without a bill is yours to settle: no. {id}",
      id: "Uang masuk belum cocok menjadi tanggung jawab Anda: no. {id}",
    },
    words: [{ en: "You look after it from now on.", id: "Mulai sekarang Anda yang menanganinya." }],
    leads: ["/billing/pengecualian"],
  },
  waits: {
    subject: { en: "Money that waits for you: 1", id: "Uang yang menunggu Anda: 1" },
    words: [{ en: "this has waited for more than three days", id: "berikut sudah menunggu lebih dari tiga hari" }],
    leads: ["/billing/pengecualian"],
  },
  morning: {
    subject: { en: "Your day: {id}", id: "Hari Anda: {id}" },
    words: [{ en: "Money without a bill that you look after", id: "Uang masuk belum cocok yang Anda tangani" }],
    leads: ["/", "/billing/pengecualian"],
    perhaps: ["/booking/antrean"],
  },
  ready: {
    subject: {
      en: "Your document is ready: Bookings and revenue",
      id: "Dokumen Anda siap: Rekap pesanan dan penerimaan",
    },
    words: [{ en: "You can download it for", id: "Anda dapat mengunduhnya selama" }],
    leads: ["/report_trx_all/dokumen"],
  },
  failed: {
    subject: {
      en: "Your document could not be made: Bookings and revenue",
      id: "Dokumen Anda gagal dibuat: Rekap pesanan dan penerimaan",
    },
    words: [{ en: "could not be made.", id: "gagal dibuat." }],
    leads: ["/report_trx_all/dokumen"],
  },
  regular: {
    subject: { en: "Pesanan tahun ini: {id}", id: "Pesanan tahun ini: {id}" },
    words: [{ en: "You set it up yourself.", id: "Anda sendiri yang mengaturnya." }],
    leads: ["/report_trx_all/dokumen", "/report_trx_all/jadwal"],
  },
  test: {
    subject: { en: "Test mail of e-Retribusi", id: "Surel uji e-Retribusi" },
    words: [{ en: "The mail settings work.", id: "Pengaturan surel sudah berfungsi." }],
  },
} as const satisfies Record<string, AccountSaying>;
