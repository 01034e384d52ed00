import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { line } from "../../define/field.ts";
import { pay } from "../booking/action/pay.ts";
import { billingId } from "../booking/booking.input.ts";
import { billKinds, bookingSummary, payment, reason } from "../booking/booking.record.ts";
import { tellerPage } from "../booking/booking.rights.ts";

/** Money comes for bookings of any region. */
const teller = { pages: [tellerPage], whole: "report_trx_all" } as const;

/** Kinds of money that arrived and fits no open bill: late, paid twice, another amount, unknown billing id. */
export const exceptionKinds = ["terlambat", "ganda", "selisih", "tak_dikenal"] as const;
export type ExceptionKind = (typeof exceptionKinds)[number];

/** Why a payment is not taken; a reason of the booking machine or one of the bill itself. */
export const paymentRefusal = z.union([
  reason,
  z.enum([
    ...["BILL_PAID", "BILL_VOID", "BILL_UNKNOWN", "AMOUNT_DIFFERS"],
    ...["PAID_BEFORE_BILL", "REFERENCE_USED", "REFERENCE_DENIED"],
  ] as const),
]);
export type PaymentRefusal = z.output<typeof paymentRefusal>;
/** Whether a kept code is one of them. */
export const isPaymentRefusal = (code: string): code is PaymentRefusal => paymentRefusal.safeParse(code).success;

/** In `details` of REFERENCE_USED, as `tercatat`: the arrival that the reference stands for. */
export const usedReference = z.object({ idbilling: z.string(), jumlah: z.int(), tgltransaksi: z.iso.datetime() });
export type UsedReference = z.output<typeof usedReference>;

/** A bill as the teller sees it; `alasan` says why no payment can be taken for it. */
export const tellerBill = z.object({
  idbilling: z.string(),
  nomordokumen: z.string(),
  jumlah: z.int(),
  tglterbit: z.iso.datetime(),
  tglexpired: z.iso.datetime(),
  jenistagihan: z.enum(billKinds),
  statustagihan: z.enum(["terbit", "lunas", "batal", "kedaluwarsa"]),
  dapatdibayar: z.boolean(),
  alasan: z.object({ kode: paymentRefusal, pesan: z.string() }).nullable(),
  rekeninganggaran: z.string(),
  uraiananggaran: z.string(),
  booking: bookingSummary,
  pembayaran: payment.nullable(),
});

/** Looks a billing id up for the teller; NOT_FOUND for one that was never issued. */
export const lookupBilling = defineEndpoint({
  method: "get",
  path: "billing/lookup/:idbilling",
  summary: "Look a billing id up",
  access: teller,
  params: z.strictObject({ idbilling: billingId }),
  answer: tellerBill,
});

/**
 * Records a payment that is being made now. Refused (409, logged, no money taken) unless the bill is open, in time and the amount
 * equal to the rupiah. The same reference again answers the first result.
 */
export const receivePayment = defineEndpoint({
  method: "post",
  path: "billing/terima",
  summary: "Record a payment",
  access: teller,
  body: pay.input,
  answer: z.object({ pembayaran: payment, booking: bookingSummary }),
});

/** Records money that has already arrived: as a payment where it fits, as a payment exception where it doesn't. */
export const receiveMoney = defineEndpoint({
  method: "post",
  path: "billing/uangmasuk",
  summary: "Record money that has arrived",
  access: teller,
  body: pay.input.extend({ idbilling: line(32), keterangan: line(255).optional() }),
  answer: z.object({
    pembayaran: payment.nullable(),
    pengecualian: z.object({ id: z.int(), jenis: z.enum(exceptionKinds), jumlah: z.int() }).nullable(),
  }),
});
