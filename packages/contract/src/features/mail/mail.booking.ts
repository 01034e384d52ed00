import type { MailKind } from "./mail.kind.ts";

/** Mails to the customer of a booking, by the action of the machine or what else happened: when each is sent. */
export const bookingMails = [
  { name: "order", when: { en: "An order was placed", id: "Pesanan dibuat" } },
  { name: "returnToCustomer", when: { en: "The manager gave the order back", id: "Pengelola mengembalikan pesanan" } },
  { name: "approveDiscount", when: { en: "A discount was approved", id: "Diskon disetujui" } },
  {
    name: "confirm",
    when: { en: "The order was approved, with its bill", id: "Pesanan disetujui, beserta tagihannya" },
  },
  { name: "resendBill", when: { en: "The manager sends the bill again", id: "Pengelola mengirim ulang tagihan" } },
  { name: "chooseBank", when: { en: "Another bank was chosen for the bill", id: "Bank lain dipilih untuk tagihan" } },
  {
    name: "postponeBill",
    when: {
      en: "The bank didn't take the bill, so there is more time",
      id: "Bank belum menerima tagihan, waktu bayar ditambah",
    },
  },
  { name: "billExpiresSoon", when: { en: "The bill expires soon", id: "Tagihan segera kedaluwarsa" } },
  { name: "pay", when: { en: "The payment has arrived", id: "Pembayaran diterima" } },
  { name: "reminder", when: { en: "The use begins soon", id: "Pemakaian segera dimulai" } },
  { name: "change", when: { en: "The manager changed the booking", id: "Pengelola mengubah pesanan" } },
  {
    name: "reschedule",
    when: { en: "The manager moved the booking to other dates", id: "Pengelola memindahkan jadwal pesanan" },
  },
  { name: "askMove", when: { en: "Other dates were asked for", id: "Ubah jadwal diminta" } },
  { name: "acceptMove", when: { en: "Other dates were accepted", id: "Ubah jadwal diterima" } },
  { name: "declineMove", when: { en: "Other dates were declined", id: "Ubah jadwal ditolak" } },
  {
    name: "lapseMove",
    when: {
      en: "A request for other dates wasn't answered in time",
      id: "Permintaan ubah jadwal tidak dijawab tepat waktu",
    },
  },
  { name: "extend", when: { en: "The use was extended", id: "Pemakaian diperpanjang" } },
  {
    name: "billAgain",
    when: { en: "The supplementary bill was issued again", id: "Tagihan tambahan diterbitkan lagi" },
  },
  { name: "paySupplement", when: { en: "The supplementary bill was paid", id: "Tagihan tambahan dibayar" } },
  { name: "earlyDeparture", when: { en: "The use ended early", id: "Pemakaian berakhir lebih awal" } },
  { name: "keepOn", when: { en: "Work is done during the booking", id: "Ada pekerjaan selama pesanan" } },
  { name: "undo", when: { en: "A step was taken back", id: "Satu langkah diurungkan" } },
  { name: "reinstate", when: { en: "The booking is valid again", id: "Pesanan aktif kembali" } },
  { name: "message", when: { en: "The manager wrote a message", id: "Pengelola menulis pesan" } },
  { name: "reject", when: { en: "The order was rejected", id: "Pesanan ditolak" } },
  { name: "expire", when: { en: "The time for the next step is over", id: "Waktu untuk langkah berikutnya habis" } },
  { name: "cancel", when: { en: "The booking was cancelled", id: "Pesanan dibatalkan" } },
  {
    name: "callOff",
    when: { en: "The booking was called off by a closure", id: "Pesanan dibatalkan karena penutupan" },
  },
  { name: "noShow", when: { en: "Nobody arrived", id: "Tidak ada yang datang" } },
  { name: "refund:opened", when: { en: "A refund was proposed", id: "Pengembalian diajukan" } },
  { name: "refund:verified", when: { en: "A refund was verified", id: "Pengembalian diverifikasi" } },
  { name: "refund:approved", when: { en: "A refund was approved", id: "Pengembalian disetujui" } },
  { name: "refund:rejected", when: { en: "A refund was refused", id: "Pengembalian ditolak" } },
  { name: "refund:paid", when: { en: "A refund was paid", id: "Pengembalian dibayarkan" } },
  { name: "moneyParked", when: { en: "Money came that fits no bill", id: "Uang masuk belum cocok dengan tagihan" } },
  { name: "moneyUsed", when: { en: "Money for it paid another booking", id: "Uang dipakai untuk pesanan lain" } },
  { name: "thanks", when: { en: "The use is over", id: "Pemakaian selesai" } },
] as const satisfies readonly MailKind[];

/** Mails to whoever waits: units are offered, the offer has lapsed, or the time has come without any. */
export const waitlistMails = [
  { name: "wait:ditawari", when: { en: "Units have become free and are offered", id: "Unit kosong dan ditawarkan" } },
  { name: "wait:lewat", when: { en: "The offer wasn't taken in time", id: "Tawaran tidak diambil tepat waktu" } },
  {
    name: "wait:berakhir",
    when: { en: "The time has come and nothing became free", id: "Waktunya tiba tanpa unit yang kosong" },
  },
] as const satisfies readonly MailKind[];
