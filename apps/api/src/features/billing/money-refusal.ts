import type { Label } from "@retribusi/contract/define/label";
import type { ExceptionKind, PaymentRefusal } from "@retribusi/contract/features/billing/billing.endpoints";
import { type BookingReason, isBookingReason } from "@retribusi/contract/features/booking/booking.reasons";
import { AppError } from "../../http/app-error.ts";
import { sentenceOf } from "../booking/refusal.ts";

/** A bill as far as a payment for it is judged. */
export interface OpenBill {
  readonly jumlah: bigint;
  readonly tglexpired: Date;
  readonly statustagihan: "terbit" | "lunas" | "batal" | "kedaluwarsa";
}

const billStates = {
  lunas: "BILL_PAID",
  batal: "BILL_VOID",
  kedaluwarsa: "BILL_EXPIRED",
} as const;

/**
 * Why money doesn't fit a bill: wrong state, too late by the bank's own time, or another amount. The bank's time decides whether it was
 * in time; how long a message may travel is the machine's question.
 * @param time the bank's time of the transaction
 */
export function refuseMoney(bill: OpenBill | null, jumlah: bigint, time: Date): PaymentRefusal | undefined {
  if (!bill) return "BILL_UNKNOWN";
  if (bill.statustagihan !== "terbit") return billStates[bill.statustagihan];
  if (time > bill.tglexpired) return "BILL_EXPIRED";
  return jumlah === bill.jumlah ? undefined : "AMOUNT_DIFFERS";
}

/** What becomes of money that has arrived all the same. Reasons that aren't about the money itself have none. */
export function exceptionKindOf(reason: PaymentRefusal): ExceptionKind | undefined {
  switch (reason) {
    case "BILL_UNKNOWN":
      return "tak_dikenal";
    case "BILL_PAID":
      return "ganda";
    case "AMOUNT_DIFFERS":
      return "selisih";
    case "BILL_EXPIRED":
    case "BILL_VOID":
      return "terlambat";
    default:
      return undefined;
  }
}

const sentences: Record<Exclude<PaymentRefusal, BookingReason>, Label> = {
  BILL_UNKNOWN: { en: "This billing id is not known.", id: "Id billing ini tidak dikenal." },
  BILL_PAID: { en: "This billing id is already paid.", id: "Id billing ini sudah lunas." },
  BILL_VOID: {
    en: "This billing id is no longer valid; the booking has changed or was cancelled.",
    id: "Id billing ini sudah tidak berlaku; pesanannya berubah atau dibatalkan.",
  },
  AMOUNT_DIFFERS: {
    en: "The amount must be equal to the bill, to the rupiah.",
    id: "Jumlah harus sama dengan tagihan, sampai rupiah terakhir.",
  },
  REFERENCE_USED: {
    en: "This reference was already used for another payment.",
    id: "Nomor referensi ini sudah dipakai untuk pembayaran lain.",
  },
};

export const paymentSentence = (reason: PaymentRefusal): Label =>
  isBookingReason(reason) ? sentenceOf(reason) : sentences[reason];

export const paymentRefused = (reason: PaymentRefusal): AppError =>
  new AppError("ACTION_REFUSED", { values: { reason: paymentSentence(reason) }, details: { reason } });
