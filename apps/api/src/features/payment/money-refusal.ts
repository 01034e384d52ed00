import type { Label } from "@retribusi/contract/define/label";
import { type BookingReason, isBookingReason } from "@retribusi/contract/features/booking/booking.reasons";
import type { BillKind } from "@retribusi/contract/features/booking/booking.record";
import type { ExceptionKind, PaymentRefusal } from "@retribusi/contract/features/payment/payment.endpoints";
import { AppError } from "../../lib/app-error.ts";
import { sentenceOf } from "../booking/refusal.ts";

/** A bill as far as a payment for it is judged. */
export interface OpenBill {
  readonly jumlah: bigint;
  readonly tglterbit: Date;
  readonly tglexpired: Date;
  readonly statustagihan: "terbit" | "lunas" | "batal" | "kedaluwarsa";
}

/** The step of a booking by which a bill is paid. */
export const payingOf = ({ jenistagihan }: { readonly jenistagihan: BillKind }) =>
  jenistagihan === "utama" ? "pay" : "paySupplement";

/** So far may the bank's clock be apart from ours, in milliseconds. */
export const clockSkew = 5 * 60_000;

const billStates = {
  lunas: "BILL_PAID",
  batal: "BILL_VOID",
  kedaluwarsa: "BILL_EXPIRED",
} as const;

/**
 * Why money doesn't fit a bill: wrong state, too late or too early by the bank's own time, or another amount. The bank's time decides whether it was
 * in time; how long a message may travel is the machine's question.
 * @param time the bank's time of the transaction
 */
export function refuseMoney(bill: OpenBill | null, jumlah: bigint, time: Date): PaymentRefusal | undefined {
  if (!bill) return "BILL_UNKNOWN";
  if (bill.statustagihan !== "terbit") return billStates[bill.statustagihan];
  if (time > bill.tglexpired) return "BILL_EXPIRED";
  if (time.getTime() < bill.tglterbit.getTime() - clockSkew) return "PAID_BEFORE_BILL";
  return jumlah === bill.jumlah ? undefined : "AMOUNT_DIFFERS";
}

/** What becomes of money that has arrived all the same; whatever else stands in its way, it differs from what was asked for. */
export function exceptionKindOf(reason: PaymentRefusal): ExceptionKind {
  switch (reason) {
    case "BILL_UNKNOWN":
      return "tak_dikenal";
    case "BILL_PAID":
      return "ganda";
    case "BILL_EXPIRED":
    case "BILL_VOID":
      return "terlambat";
    default:
      return "selisih";
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
  PAID_BEFORE_BILL: {
    en: "This time lies before the bill was issued.",
    id: "Waktu ini mendahului terbitnya tagihan.",
  },
  REFERENCE_USED: {
    en: "This reference was already used for another payment.",
    id: "Nomor referensi ini sudah dipakai untuk pembayaran lain.",
  },
  REFERENCE_DENIED: {
    en: "The bank was told before that no payment came under this reference; pay again, and it gets a new one.",
    id: "Bank sudah diberi tahu bahwa tidak ada pembayaran dengan nomor referensi ini; bayar lagi dengan nomor baru.",
  },
};

export const paymentSentence = (reason: PaymentRefusal): Label =>
  isBookingReason(reason) ? sentenceOf(reason) : sentences[reason];

/** The answer to a payment that isn't taken: VALIDATION where a field is to be mended, ACTION_REFUSED otherwise. */
export function paymentRefused(reason: PaymentRefusal, recorded?: object): AppError {
  const sentence = paymentSentence(reason);
  if (reason === "PAID_BEFORE_BILL") return new AppError("VALIDATION", { fields: { waktutransaksi: sentence } });
  const details = { reason, ...(recorded ? { tercatat: recorded } : {}) };
  return new AppError("ACTION_REFUSED", { values: { reason: sentence }, details });
}
