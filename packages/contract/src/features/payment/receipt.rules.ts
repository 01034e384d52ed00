import type { Label } from "../../define/label.ts";
import { type BookingState, bookingStates, cameToNothing } from "../booking/booking.states.ts";

/** Papers that are printed of a booking: proof of order, bill, receipt, exemption (nothing to pay), history. */
export const paperKinds = ["pesanan", "tagihan", "kuitansi", "bebas", "riwayat"] as const;
export type PaperKind = (typeof paperKinds)[number];

export interface Paper {
  readonly kind: PaperKind;
  readonly title: Label;
  /** Large grey word across the page; Indonesian, as the whole paper. */
  readonly watermark: string | null;
}

export const paperTitles: Readonly<Record<PaperKind, Label>> = {
  pesanan: { en: "Proof of order", id: "Bukti pesanan" },
  tagihan: { en: "Payment notice", id: "Surat pemberitahuan pembayaran" },
  kuitansi: { en: "Official receipt", id: "Tanda bukti pembayaran" },
  bebas: { en: "Proof of booking free of charge", id: "Bukti pesanan tanpa biaya" },
  riwayat: { en: "Booking history", id: "Riwayat pesanan" },
};

const watermarks: Readonly<Partial<Record<BookingState, string>>> = {
  ordered: "BELUM DIKONFIRMASI",
  complete: "BELUM DIKONFIRMASI",
  submitted: "BELUM DIKONFIRMASI",
  rejected: "DITOLAK",
  cancelled: "BATAL",
  expired: "KEDALUWARSA",
  noShow: "TIDAK HADIR",
};

function kindOf(state: BookingState, totalbiaya: number): PaperKind {
  if (state === "awaitingPayment") return "tagihan";
  if (bookingStates[state].unpaid) return "pesanan";
  if (cameToNothing(state)) return "riwayat";
  return totalbiaya === 0 ? "bebas" : "kuitansi";
}

/** Which paper a booking gets in its state. `totalbiaya` is whole rupiah. */
export function paperOf(state: BookingState, totalbiaya: number): Paper {
  const kind = kindOf(state, totalbiaya);
  return { kind, title: paperTitles[kind], watermark: watermarks[state] ?? null };
}

/** What a receipt is worth today: to be honoured, already used, or not to be honoured any more. */
export const receiptValidities = ["berlaku", "selesai", "tidakberlaku"] as const;
export type ReceiptValidity = (typeof receiptValidities)[number];

/** A paid booking entitles to its use until it has ended; a cancelled or missed one doesn't, although its payment was real. */
export function validityOf(state: BookingState): ReceiptValidity {
  if (state === "paid" || state === "inUse") return "berlaku";
  return state === "finished" ? "selesai" : "tidakberlaku";
}

/** “Budi Santoso” → “B••• S••••••”: enough to compare with a card in the hand, too little to learn a name from. */
export const maskName = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .map((word) => `${[...word][0] ?? ""}${"•".repeat(Math.min(6, Math.max(3, [...word].length - 1)))}`)
    .join(" ");
