import type { PaymentRefusal } from "@retribusi/contract/features/payment/payment.endpoints";
import type { Answer } from "./service.ts";

/** Why, in both languages of the standard; an inquiry has room for 64 characters. */
export interface Reason {
  readonly english: string;
  readonly indonesia: string;
}

export const succeeded: Reason = { english: "Success", indonesia: "Sukses" };

type Refusal = Pick<Answer, "status" | "kind" | "text"> & { readonly reason: Reason };

const notFound: Refusal = {
  status: 404,
  kind: "12",
  text: "Invalid Bill/Virtual Account [Not Found]",
  reason: { english: "Bill not found", indonesia: "Tagihan tidak ditemukan" },
};

const refusals: Readonly<Partial<Record<PaymentRefusal, Refusal>>> = {
  BILL_PAID: {
    status: 404,
    kind: "14",
    text: "Paid Bill",
    reason: { english: "Bill has been paid", indonesia: "Tagihan telah dibayar" },
  },
  BILL_EXPIRED: {
    status: 404,
    kind: "19",
    text: "Invalid Bill/Virtual Account",
    reason: { english: "Bill has expired", indonesia: "Tagihan telah kedaluwarsa" },
  },
  AMOUNT_DIFFERS: {
    status: 404,
    kind: "13",
    text: "Invalid Amount",
    reason: { english: "Amount differs from the bill", indonesia: "Jumlah berbeda dari tagihan" },
  },
  REFERENCE_USED: {
    status: 404,
    kind: "18",
    text: "Inconsistent Request",
    reason: { english: "Request id used for another payment", indonesia: "Id permintaan dipakai pembayaran lain" },
  },
  REFERENCE_DENIED: {
    status: 404,
    kind: "18",
    text: "Inconsistent Request",
    reason: { english: "Said not to be here before", indonesia: "Sebelumnya dijawab tidak ada" },
  },
  PAID_BEFORE_BILL: {
    status: 400,
    kind: "01",
    text: "Invalid Field Format trxDateTime",
    reason: { english: "Time lies before the bill", indonesia: "Waktu mendahului terbitnya tagihan" },
  },
};

/** What the bank is told instead of a reason of ours; a bill that is void, or whose booking is beyond payment, is none for it. */
export const billRefusal = (reason: PaymentRefusal): Refusal => refusals[reason] ?? notFound;
