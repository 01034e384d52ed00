import { z } from "zod";
import { defineEndpoint } from "../../define/endpoint.ts";
import { usePapers } from "../booking/booking.papers.ts";
import { bookingEntity } from "../booking/booking.rights.ts";
import { statusCodes } from "../booking/booking.states.ts";
import { type BookingKind, bookingKinds, tariffUnits } from "../catalog/catalog.kinds.ts";
import { checkReceiptCall } from "./payment.calls.ts";
import { receiptValidities } from "./receipt.rules.ts";

/** The paper of a booking in its state (`paperOf`) as PDF. NOT_FOUND for a booking out of the caller's scope. */
export const printBooking = (kind: BookingKind) =>
  defineEndpoint({
    method: "get",
    path: `${bookingEntity[kind]}/cetak_pesanan/:id`,
    summary: "Print a booking: proof of order, bill, receipt or history",
    access: { pages: [`${bookingEntity[kind]}/cetak_pesanan`] },
    params: z.strictObject({ id: z.coerce.number().int().positive() }),
    answer: z.file().mime("application/pdf"),
  });

/** The paper with which the use begins, as PDF. NOT_FOUND out of the caller's scope, and in a state that has none (`hasUsePaper`). */
export const printUsePaper = (kind: BookingKind) => {
  const page = `${bookingEntity[kind]}/${usePapers[kind].page}` as const;
  return defineEndpoint({
    method: "get",
    path: `${page}/:id`,
    summary: `Print a booking: ${usePapers[kind].title.en.toLowerCase()}`,
    access: { pages: [page] },
    params: z.strictObject({ id: z.coerce.number().int().positive() }),
    answer: z.file().mime("application/pdf"),
  });
};

const text = z.string();
const instant = z.iso.datetime();

/** What anybody who holds a receipt may know: enough to compare with the paper, nothing that the paper doesn't say. */
export const receiptCheck = z.object({
  kodecek: text,
  keabsahan: z.enum(receiptValidities),
  statusbooking: z.literal(statusCodes),
  /** Since when the booking is in its state. */
  tglstatus: instant,
  nomorkuitansi: text,
  nomordokumen: text,
  /** Whole rupiah. */
  jumlah: z.int(),
  /** The bank's time of the payment. */
  tglbayar: instant,
  /** Whole rupiah paid back. */
  dikembalikan: z.int(),
  /** Masked. */
  namapemesan: text,
  jenisbooking: z.enum(bookingKinds),
  objectname: text,
  subobjectname: text.nullable(),
  lokasialamat: text,
  lokasikabkota: text,
  satuantarif: z.enum(tariffUnits),
  lamapemakaian: z.int(),
  jumlahunit: z.int(),
  /** What one unit is called. */
  satuanobject: text,
  tglmulaipemakaian: instant,
  /** Exclusive. */
  tglakhirpemakaian: instant,
  /** IANA zone of the object. */
  zona: text,
  skpdname: text,
  pemdaname: text,
});
export type ReceiptCheck = z.output<typeof receiptCheck>;

/** Whether a receipt is genuine and still to be honoured; NOT_FOUND for a code that was never printed. */
export const checkReceipt = defineEndpoint({
  ...checkReceiptCall,
  summary: "Check a receipt",
  access: "public",
  params: z.strictObject({ code: z.string().max(300) }),
  answer: receiptCheck,
});
