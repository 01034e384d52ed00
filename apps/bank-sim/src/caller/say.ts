import type { Contract } from "../book/contract.ts";
import type { Transaction } from "../book/entry.ts";
import { phrases } from "../book/phrase.ts";
import { identityOf, money } from "../standard/number.ts";
import type { Saying, Spoil } from "./message.ts";

interface Manner {
  /** Whether the bank says that it may have said this before. */
  advise?: boolean;
  spoil?: Spoil;
}

/** How the biller is told of a payment: as a question that it may refuse, or as something that has happened. */
export function sayPayment(
  contract: Contract,
  transaction: Transaction,
  { advise = false, spoil }: Manner = {},
): Saying {
  const { id, name, amount, billAmount, channel, referenceNo, trxDateTime, va } = transaction;
  const body = {
    ...identityOf(contract.partnerServiceId, va),
    virtualAccountName: name,
    paymentRequestId: id,
    channelCode: Number(channel),
    paidAmount: money(amount),
    totalAmount: money(billAmount),
    trxDateTime,
    referenceNo,
    flagAdvise: advise ? "Y" : "N",
    additionalInfo: {},
  };
  return { contract, service: "payment", body, ...(spoil ? { spoil } : {}) };
}

/** The amount stands where the standard leaves room for it, in the spellings that are met. */
export function sayNotice(contract: Contract, transaction: Transaction, { spoil }: Manner = {}): Saying {
  const { id, amount, channel, referenceNo, state, trxDateTime, va } = transaction;
  const failed = state === "returned";
  const body = {
    ...identityOf(contract.partnerServiceId, va),
    paymentRequestId: id,
    partnerReferenceNo: referenceNo,
    trxDateTime,
    paymentStatus: failed ? "Failed" : "Success",
    paymentFlagReason: failed
      ? { english: phrases.failed.en, indonesia: phrases.failed.id }
      : { english: "Success", indonesia: "Sukses" },
    additionalInfo: {
      paidAmount: money(amount),
      paymentAmount: money(amount).value,
      referenceNo,
      channelCode: Number(channel),
    },
  };
  return { contract, service: "notify", body, ...(spoil ? { spoil } : {}) };
}

/** Asks what became of a payment. */
export function sayStatus(contract: Contract, { id, va }: Transaction): Saying {
  const body = {
    ...identityOf(contract.partnerServiceId, va),
    inquiryRequestId: id,
    paymentRequestId: id,
    additionalInfo: {},
  };
  return { contract, service: "status", body };
}
