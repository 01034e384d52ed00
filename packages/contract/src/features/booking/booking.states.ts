import type { Label } from "../../define/label.ts";

interface StateDeclaration {
  readonly label: Label;
  /** What the state means for the customer, in one sentence. */
  readonly explanation: Label;
  /** Units are taken while a booking is stored in this state. */
  readonly holds: boolean;
  /** Counts towards the customer's limit of unpaid bookings. */
  readonly unpaid: boolean;
  /** What the system does when the deadline of the state has passed; a state without it is final. */
  readonly timeout?: "expire" | "noShow" | "finish";
}

/** Every state of a booking under its code in `statusbooking`. Labels here are the seed; `tbl_statusbooking` is what screens show. */
export const bookingStates = {
  10: {
    label: { en: "Ordered", id: "Dipesan" },
    explanation: {
      en: "The units are held until the deadline. Fill in the details to keep them.",
      id: "Unit ditahan sampai batas waktunya. Isi kelengkapan agar unit tetap ditahan.",
    },
    holds: true,
    unpaid: true,
    timeout: "expire",
  },
  20: {
    label: { en: "Details complete", id: "Lengkap" },
    explanation: {
      en: "Check price and terms, then confirm before the deadline.",
      id: "Periksa harga dan ketentuan, lalu konfirmasi sebelum batas waktunya.",
    },
    holds: true,
    unpaid: true,
    timeout: "expire",
  },
  30: {
    label: { en: "Waiting for the manager", id: "Menunggu konfirmasi pengelola" },
    explanation: {
      en: "The manager looks at the order and answers before the deadline.",
      id: "Pengelola memeriksa pesanan dan menjawab sebelum batas waktunya.",
    },
    holds: true,
    unpaid: true,
    timeout: "expire",
  },
  40: {
    label: { en: "Waiting for payment", id: "Menunggu pembayaran" },
    explanation: {
      en: "Pay the billing id at the bank before it expires.",
      id: "Bayar id billing di bank sebelum kedaluwarsa.",
    },
    holds: true,
    unpaid: true,
    timeout: "expire",
  },
  50: {
    label: { en: "Paid", id: "Lunas" },
    explanation: {
      en: "Show the receipt on arrival.",
      id: "Tunjukkan bukti bayar saat datang.",
    },
    holds: true,
    unpaid: false,
    timeout: "noShow",
  },
  60: {
    label: { en: "In use", id: "Sedang digunakan" },
    explanation: { en: "The object is in use.", id: "Objek sedang digunakan." },
    holds: true,
    unpaid: false,
    timeout: "finish",
  },
  70: {
    label: { en: "Finished", id: "Selesai" },
    explanation: { en: "The use has ended.", id: "Pemakaian telah selesai." },
    holds: false,
    unpaid: false,
  },
  80: {
    label: { en: "Rejected", id: "Ditolak" },
    explanation: { en: "The manager rejected the order.", id: "Pengelola menolak pesanan." },
    holds: false,
    unpaid: false,
  },
  90: {
    label: { en: "Cancelled", id: "Dibatalkan" },
    explanation: { en: "The booking was cancelled.", id: "Pesanan dibatalkan." },
    holds: false,
    unpaid: false,
  },
  92: {
    label: { en: "Expired", id: "Kedaluwarsa" },
    explanation: {
      en: "The time for the next step ran out and the units were released.",
      id: "Waktu untuk langkah berikutnya habis dan unit dilepas.",
    },
    holds: false,
    unpaid: false,
  },
  95: {
    label: { en: "No-show", id: "Tidak hadir" },
    explanation: { en: "Nobody arrived.", id: "Pemesan tidak datang." },
    holds: false,
    unpaid: false,
  },
} as const satisfies Record<number, StateDeclaration>;

export type BookingStatus = keyof typeof bookingStates;

export const isBookingStatus = (code: number): code is BookingStatus => Object.hasOwn(bookingStates, code);

/** A stored code as a state; a code without meaning is a defect in the data and throws. */
export function bookingStatusOf(code: number): BookingStatus {
  if (!isBookingStatus(code)) throw new RangeError(`Unknown booking status ${code}`);
  return code;
}

export const bookingStatuses: readonly BookingStatus[] = Object.keys(bookingStates).map((code) =>
  bookingStatusOf(Number(code)),
);

export const stateOf = (status: BookingStatus): StateDeclaration => bookingStates[status];

/** The booking ended without a use: refused, given up, run out or missed. */
export const cameToNothing = (status: BookingStatus): boolean => !stateOf(status).holds && status !== 70;

/** States in which units are taken. */
export const holdingStatuses = bookingStatuses.filter((status) => stateOf(status).holds);
export const unpaidStatuses = bookingStatuses.filter((status) => stateOf(status).unpaid);
