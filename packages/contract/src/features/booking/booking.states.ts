import type { Tone } from "../../define/field.ts";
import type { Label } from "../../define/label.ts";

interface StateDeclaration {
  /** In the column `statusbooking`, in files and on the wire; everywhere else a state has its name. */
  readonly code: number;
  readonly label: Label;
  /** What the state means for the customer, in one sentence. */
  readonly explanation: Label;
  /** What it asks: of the customer (open), of somebody else (waiting), of nobody any more. */
  readonly tone: Tone;
  /** Counts towards the customer's limit of unpaid bookings. */
  readonly unpaid?: true;
  /** What the system does when the deadline of the state has passed; a state without it is final and holds no units. */
  readonly timeout?: "expire" | "noShow" | "finish";
}

/** Every state of a booking, in the order of its life. Labels here are the seed; `tbl_statusbooking` is what screens show. */
const declared = {
  ordered: {
    code: 10,
    label: { en: "Ordered", id: "Dipesan" },
    explanation: {
      en: "The units are held until the deadline. Fill in the details to keep them.",
      id: "Unit ditahan sampai batas waktunya. Isi kelengkapan agar unit tetap ditahan.",
    },
    tone: "open",
    unpaid: true,
    timeout: "expire",
  },
  complete: {
    code: 20,
    label: { en: "Details complete", id: "Lengkap" },
    explanation: {
      en: "Check price and terms, then confirm before the deadline.",
      id: "Periksa harga dan ketentuan, lalu konfirmasi sebelum batas waktunya.",
    },
    tone: "open",
    unpaid: true,
    timeout: "expire",
  },
  submitted: {
    code: 30,
    label: { en: "Waiting for the manager", id: "Menunggu konfirmasi pengelola" },
    explanation: {
      en: "The manager looks at the order and answers before the deadline.",
      id: "Pengelola memeriksa pesanan dan menjawab sebelum batas waktunya.",
    },
    tone: "waiting",
    unpaid: true,
    timeout: "expire",
  },
  awaitingPayment: {
    code: 40,
    label: { en: "Waiting for payment", id: "Menunggu pembayaran" },
    explanation: {
      en: "Pay the billing id at the bank before it expires.",
      id: "Bayar id billing di bank sebelum kedaluwarsa.",
    },
    tone: "open",
    unpaid: true,
    timeout: "expire",
  },
  paid: {
    code: 50,
    label: { en: "Paid", id: "Lunas" },
    explanation: {
      en: "Show the receipt on arrival.",
      id: "Tunjukkan bukti bayar saat datang.",
    },
    tone: "done",
    timeout: "noShow",
  },
  inUse: {
    code: 60,
    label: { en: "In use", id: "Sedang digunakan" },
    explanation: { en: "The object is in use.", id: "Objek sedang digunakan." },
    tone: "active",
    timeout: "finish",
  },
  finished: {
    code: 70,
    label: { en: "Finished", id: "Selesai" },
    explanation: { en: "The use has ended.", id: "Pemakaian telah selesai." },
    tone: "quiet",
  },
  rejected: {
    code: 80,
    label: { en: "Rejected", id: "Ditolak" },
    explanation: { en: "The manager rejected the order.", id: "Pengelola menolak pesanan." },
    tone: "failed",
  },
  cancelled: {
    code: 90,
    label: { en: "Cancelled", id: "Dibatalkan" },
    explanation: { en: "The booking was cancelled.", id: "Pesanan dibatalkan." },
    tone: "quiet",
  },
  expired: {
    code: 92,
    label: { en: "Expired", id: "Kedaluwarsa" },
    explanation: {
      en: "The time for the next step ran out and the units were released.",
      id: "Waktu untuk langkah berikutnya habis dan unit dilepas.",
    },
    tone: "quiet",
  },
  noShow: {
    code: 95,
    label: { en: "No-show", id: "Tidak hadir" },
    explanation: { en: "Nobody arrived.", id: "Pemesan tidak datang." },
    tone: "failed",
  },
} as const satisfies Record<string, StateDeclaration>;

export type BookingState = keyof typeof declared;
export type StatusCode = (typeof declared)[BookingState]["code"];

interface State extends StateDeclaration {
  readonly code: StatusCode;
}
export const bookingStates: Readonly<Record<BookingState, State>> = declared;

export const isState = (name: string): name is BookingState => Object.hasOwn(declared, name);
export const stateNames: readonly BookingState[] = Object.keys(declared).filter(isState);

/** The states with what is asked for, by their declaration. */
export const statesWith = (wanted: (state: State) => boolean): readonly BookingState[] =>
  stateNames.filter((name) => wanted(bookingStates[name]));

export const codeOf = (state: BookingState): StatusCode => bookingStates[state].code;
export const codesOf = (states: readonly BookingState[]): StatusCode[] => states.map(codeOf);
export const statusCodes: readonly StatusCode[] = codesOf(stateNames);

const byCode = new Map<number, BookingState>(stateNames.map((name) => [codeOf(name), name]));
export const findState = (code: number): BookingState | undefined => byCode.get(code);
export const isStatusCode = (code: number): code is StatusCode => byCode.has(code);

/** The state of a stored code; a code without meaning is a defect in the data and throws. */
export function stateOf(code: number): BookingState {
  const state = byCode.get(code);
  if (!state) throw new RangeError(`Unknown booking status ${code}`);
  return state;
}

/** The customer has agreed to the price, and has to agree again when it changes. */
export const isAgreed = (state: BookingState): boolean => state === "submitted" || state === "awaitingPayment";

/** Nothing happens to the booking by itself any more, and its units are free. */
export const isOver = (state: BookingState): boolean => bookingStates[state].timeout === undefined;

/** The booking ended without a use: refused, given up, run out or missed. */
export const cameToNothing = (state: BookingState): state is "rejected" | "cancelled" | "expired" | "noShow" =>
  isOver(state) && state !== "finished";

/** States whose bookings are not in the sums of a list, as the column has them. Who did not come has paid, and the money stays. */
export const lapsedCodes = codesOf(stateNames.filter((state) => cameToNothing(state) && state !== "noShow"));

/** States that count towards the limit of unpaid bookings, as the column has them. */
export const unpaidCodes = codesOf(statesWith(({ unpaid }) => unpaid === true));
