import { wibText } from "./bank-time.ts";
import type { Reason } from "./bill-refusal.ts";
import type { Account } from "./message.ts";

/** `00` paid, `01` refused, `03` not known yet. */
export type FlagStatus = "00" | "01" | "03";

interface About extends Account {
  readonly [field: string]: unknown;
}

/** Fields that a bank gets back as it sent them. */
const echoed = [
  "trxId",
  "paymentRequestId",
  "inquiryRequestId",
  "paidAmount",
  "totalAmount",
  "trxDateTime",
  "referenceNo",
  "journalNum",
  "paymentType",
  "flagAdvise",
];

/** A payment as the bank is answered: its own fields, and what became of it. */
export function paymentData(message: About, status: FlagStatus, reason: Reason, name: string) {
  const { partnerServiceId, customerNo, virtualAccountNo } = message;
  const back = Object.fromEntries(
    echoed.filter((field) => message[field] !== undefined).map((field) => [field, message[field]]),
  );
  return {
    paymentFlagReason: reason,
    partnerServiceId,
    customerNo,
    virtualAccountNo,
    virtualAccountName: name,
    ...back,
    paymentFlagStatus: status,
    billDetails: [],
    freeTexts: [],
  };
}

/** When a payment was made, as the bank reads it. */
export const paidAt = (moment: Date): { readonly trxDateTime: string; readonly transactionDate: string } => ({
  trxDateTime: wibText(moment),
  transactionDate: wibText(moment),
});
