import type { Label } from "../../define/label.ts";

/** Why an action is refused. `{name}` is replaced by the fact of that name. */
export const bookingReasons = {
  WRONG_STATE: {
    en: "This step isn't possible in the booking's current state.",
    id: "Langkah ini tidak mungkin pada status pesanan saat ini.",
  },
  NO_PERMISSION: { en: "Your role doesn't include this step.", id: "Peran Anda tidak mencakup langkah ini." },
  NOT_YOURS: {
    en: "This step belongs to somebody else in this booking.",
    id: "Langkah ini bukan bagian Anda dalam pesanan ini.",
  },
  LAPSED: {
    en: "The time for this step has run out. The booking expires.",
    id: "Waktu untuk langkah ini sudah habis. Pesanan kedaluwarsa.",
  },
  INCOMPLETE: {
    en: "Identity number, address, phone, user's name, purpose and required documents must be filled in first.",
    id: "Nomor identitas, alamat, telepon, nama pengguna, keperluan, dan dokumen wajib harus diisi dahulu.",
  },
  NOT_WALK_IN: {
    en: "The customer confirms this order personally.",
    id: "Pemesan mengonfirmasi sendiri pesanan ini.",
  },
  OWN_ORDER: {
    en: "Nobody approves an order of their own. Ask a colleague.",
    id: "Pesanan milik sendiri tidak dapat disetujui sendiri. Mintalah rekan Anda.",
  },
  OWN_DISCOUNT: {
    en: "Nobody proposes or decides a discount for an order of their own. Ask a colleague.",
    id: "Diskon untuk pesanan milik sendiri tidak dapat diusulkan atau diputuskan sendiri. Mintalah rekan Anda.",
  },
  HOLD_USED_UP: {
    en: "This order went back to the customer twice before payment and its first deadline has passed, so it can't go back again. Keep it as it is, or cancel it and order anew.",
    id: "Pesanan ini sudah dua kali kembali ke pemesan sebelum dibayar dan batas waktu pertamanya sudah lewat, sehingga tidak dapat dikembalikan lagi. Biarkan seperti adanya, atau batalkan lalu pesan baru.",
  },
  ARRIVAL_PASSED: {
    en: "The arrival time of this booking has passed.",
    id: "Waktu kedatangan untuk pesanan ini sudah lewat.",
  },
  NOT_STARTED: { en: "The booked time hasn't begun yet.", id: "Waktu pemakaian belum dimulai." },
  TOLERANCE_RUNNING: {
    en: "The customer may still arrive; the tolerance hasn't ended.",
    id: "Pemesan masih boleh datang; batas toleransi belum berakhir.",
  },
  OWNER_PAID: {
    en: "A paid booking is moved by the manager. Ask them for other dates.",
    id: "Pesanan yang sudah lunas dipindahkan oleh pengelola. Mintalah jadwal baru kepada pengelola.",
  },
  REQUEST_WAITING: {
    en: "The manager hasn't answered your last request yet. Withdraw it to ask for something else.",
    id: "Permintaan sebelumnya belum dijawab pengelola. Tarik dahulu permintaan itu untuk meminta jadwal lain.",
  },
  NO_REQUEST: {
    en: "No request for other dates is waiting for an answer.",
    id: "Tidak ada permintaan jadwal yang menunggu jawaban.",
  },
  REQUEST_LAPSED: {
    en: "The time to answer this request has passed.",
    id: "Waktu untuk menjawab permintaan ini sudah lewat.",
  },
  OWN_PROPOSAL: {
    en: "A discount is decided by another person than the one who proposed it.",
    id: "Diskon diputuskan oleh orang lain, bukan pengusulnya.",
  },
  AGENCY_DECIDES: {
    en: "Only the agency or the regional government decides about a discount.",
    id: "Hanya dinas atau pemerintah daerah yang memutuskan diskon.",
  },
  NO_PROPOSAL: { en: "No discount is waiting for a decision.", id: "Tidak ada usulan diskon yang menunggu keputusan." },
  PROPOSAL_WAITING: {
    en: "A proposed discount is already waiting for a decision.",
    id: "Sudah ada usulan diskon yang menunggu keputusan.",
  },
  AGENCY_REINSTATES: {
    en: "Only the agency reinstates a booking.",
    id: "Hanya dinas yang dapat mengaktifkan kembali pesanan.",
  },
  NO_MONEY: {
    en: "No payment is held for this booking.",
    id: "Tidak ada pembayaran yang tersimpan untuk pesanan ini.",
  },
  TOO_EARLY: {
    en: "It can begin early on the day of arrival only; hours and sessions at most 60 minutes early.",
    id: "Hanya dapat dimulai lebih awal pada hari kedatangan; jam dan sesi paling awal 60 menit sebelumnya.",
  },
  ENDS_LATER: {
    en: "The booked time ends on a later day. Use “Leave early” to end it today.",
    id: "Waktu pemakaian berakhir pada hari lain. Gunakan “Pulang lebih awal” untuk mengakhirinya hari ini.",
  },
  LAST_DAY: {
    en: "This is the last day of the booked time already. Finish the booking.",
    id: "Ini sudah hari terakhir pemakaian. Selesaikan pesanan.",
  },
  NOTHING_TO_UNDO: { en: "There is no step to take back.", id: "Tidak ada langkah yang dapat diurungkan." },
  UNDO_LATE: {
    en: "A step can be taken back within 30 minutes only.",
    id: "Langkah hanya dapat diurungkan dalam 30 menit.",
  },
  REFUND_BEGUN: {
    en: "Money goes back to the customer by this step, so it can't be taken back.",
    id: "Ada uang yang dikembalikan karena langkah ini, sehingga tidak dapat diurungkan.",
  },
  UNITS_SINCE_TAKEN: {
    en: "The unit has been given to somebody else meanwhile. Choose another one.",
    id: "Unit sudah diberikan kepada orang lain. Pilih unit yang lain.",
  },
  STARTED: { en: "The booked time has already begun.", id: "Waktu pemakaian sudah dimulai." },
  CONFIRMER_PAYS: {
    en: "Whoever confirmed a booking can't record its payment. Ask a colleague.",
    id: "Yang mengonfirmasi pesanan tidak dapat mencatat pembayarannya. Mintalah rekan Anda.",
  },
  SESSION_ENDS: {
    en: "A session can't be extended. Order the next one for the customer.",
    id: "Sesi tidak dapat diperpanjang. Pesankan sesi berikutnya untuk pemesan.",
  },
  NOTHING_OWED: {
    en: "Nothing is to be paid any more for this booking.",
    id: "Tidak ada lagi yang harus dibayar untuk pesanan ini.",
  },
  BILL_OPEN: {
    en: "The supplementary bill can still be paid.",
    id: "Tagihan tambahan masih dapat dibayar.",
  },
  BILL_EXPIRED: { en: "The billing id has expired.", id: "Id billing sudah kedaluwarsa." },
  NOT_DUE: { en: "The deadline hasn't passed yet.", id: "Batas waktu belum lewat." },
  OBJECT_INACTIVE: { en: "This object isn't offered at the moment.", id: "Objek ini sedang tidak ditawarkan." },
  WRONG_UNIT: {
    en: "This object isn't let by that unit of time.",
    id: "Objek ini tidak disewakan dengan satuan waktu tersebut.",
  },
  EMPTY_INTERVAL: { en: "The end must be after the start.", id: "Akhir pemakaian harus setelah mulai." },
  TOO_LONG: { en: "At most {max} can be booked at once.", id: "Paling lama {max} untuk sekali pesan." },
  TOO_SHORT: { en: "At least {min} must be booked.", id: "Paling sedikit {min} untuk sekali pesan." },
  TOO_SOON: {
    en: "It has to be ordered at least {lead} before it begins. Choose a later time, or ask the manager.",
    id: "Pemesanan paling lambat {lead} sebelum mulai. Pilih waktu yang lebih jauh, atau hubungi pengelola.",
  },
  TOO_FAR: {
    en: "Bookings are possible up to {ahead} ahead.",
    id: "Pemesanan paling jauh {ahead} ke depan.",
  },
  OUTSIDE_HOURS: {
    en: "On that day the object is open from {open} to {close}.",
    id: "Pada hari itu objek buka pukul {open} sampai {close}.",
  },
  CLOSED_DAY: { en: "The object is closed on that day.", id: "Pada hari itu objek tutup." },
  IN_THE_PAST: {
    en: "The chosen time has already passed: choose today or later.",
    id: "Waktu yang dipilih sudah lewat: pilih hari ini atau sesudahnya.",
  },
  TOO_MANY_UNITS: { en: "There are only {max} units.", id: "Hanya ada {max} unit." },
  NO_TARIFF: {
    en: "No tariff is in force for this choice.",
    id: "Tidak ada tarif yang berlaku untuk pilihan ini.",
  },
  UNPAID_LIMIT: {
    en: "You already have {max} unpaid bookings. Pay or cancel one first.",
    id: "Anda sudah memiliki {max} pesanan yang belum dibayar. Bayar atau batalkan salah satunya dahulu.",
  },
  CUSTOMER_WALKIN_LIMIT: {
    en: "Counters already hold {max} unpaid bookings in this customer's name. One must be paid or cancelled first.",
    id: "Sudah ada {max} pesanan loket yang belum dibayar atas nama nasabah ini. Salah satunya harus dibayar atau dibatalkan dahulu.",
  },
  WALKIN_LIMIT: {
    en: "You already hold {max} unpaid orders for people at the counter. Cancel those that nobody will pay first.",
    id: "Anda sudah menahan {max} pesanan loket yang belum dibayar. Batalkan dahulu yang tidak akan dibayar.",
  },
  NOT_FULL: {
    en: "Enough units are free at this time: you can order them now.",
    id: "Unit masih cukup untuk waktu ini: Anda dapat langsung memesannya.",
  },
  WAITING_ALREADY: {
    en: "You already wait for this object at that time.",
    id: "Anda sudah menunggu objek ini pada waktu tersebut.",
  },
  WAIT_LIMIT: {
    en: "You already wait {max} times. Leave one of them first.",
    id: "Anda sudah menunggu {max} kali. Lepaskan salah satunya dahulu.",
  },
  WAITLIST_FULL: {
    en: "{max} people already wait for this object. Please choose another time or place.",
    id: "Sudah {max} orang menunggu objek ini. Pilih waktu atau tempat lain.",
  },
  OFFER_OVER: {
    en: "This offer is over: its time has passed, or it was given back. The units may be free for everybody; please look again.",
    id: "Tawaran ini sudah berakhir: waktunya habis atau sudah dilepas. Unitnya mungkin terbuka untuk umum; silakan periksa kembali.",
  },
  DISCOUNT_TOO_HIGH: {
    en: "The discount is higher than the price of {max}.",
    id: "Diskon melebihi harga {max}.",
  },
  NO_OTHER_BANK: {
    en: "This bill can't be paid through that bank. Please choose one of those offered on the bill.",
    id: "Tagihan ini tidak dapat dibayar lewat bank itu. Pilihlah salah satu yang ditawarkan pada tagihan.",
  },
  NO_CONNECTION: {
    en: "No bank connection is set up for this region. Ask the administrator to add it under system configuration.",
    id: "Koneksi bank untuk daerah ini belum diatur. Mintalah administrator menambahkannya di konfigurasi sistem.",
  },
} as const satisfies Record<string, Label>;

export type BookingReason = keyof typeof bookingReasons;

export const isBookingReason = (code: string): code is BookingReason => Object.hasOwn(bookingReasons, code);
