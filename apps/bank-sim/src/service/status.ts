import { z } from "zod";
import { dayOf, isCredited, type Transaction } from "../book/entry.ts";
import { phrases } from "../book/phrase.ts";
import { money } from "../standard/number.ts";
import { refusals } from "../standard/refusal.ts";
import { isDay, wib } from "../standard/time.ts";
import { type Handler, success } from "./answer.ts";
import { identity, identityFields, numberOf, ownContract, read } from "./read.ts";

const requestId = z.string().max(128).optional();
const statusSchema = z.object({ ...identityFields, inquiryRequestId: requestId, paymentRequestId: requestId });

const flags = {
  paid: ["00", "Y", { english: "Success", indonesia: "Sukses" }],
  failed: ["01", "N", { english: "Failed", indonesia: "Gagal" }],
  over: ["01", "N", { english: phrases.over.en, indonesia: phrases.over.id }],
  pending: ["03", "N", { english: "Not paid yet", indonesia: "Belum dibayar" }],
} as const;

const flagFields = ([paymentFlagStatus, paidStatus, paymentFlagReason]: (typeof flags)[keyof typeof flags]) => ({
  ...{ paymentFlagStatus, paymentFlagReason, additionalInfo: { paidStatus } },
});

const flagOf = (transaction: Transaction) =>
  isCredited(transaction) ? flags.paid : transaction.state === "open" ? flags.pending : flags.failed;

/** What became of a payment; of an account that nobody has paid, whether it still can be. */
export const showStatus: Handler = (bank, contracts, body) => {
  const said = read(statusSchema, body);
  const va = numberOf(contracts, said);
  const all = [...bank.book.transactions.values()].filter((one) => one.va === va);
  const meant = said.paymentRequestId === undefined ? all : all.filter(({ id }) => id === said.paymentRequestId);
  const found = meant.find(isCredited) ?? meant.at(-1);
  if (found) return success("26", { virtualAccountData: { ...ofTransaction(found), ...flagFields(flagOf(found)) } });
  const account = bank.book.accounts.get(va);
  if (account?.state !== "open" || said.paymentRequestId !== undefined) throw refusals.transaction();
  const isOver = account.expiredDate !== null && bank.now() > new Date(account.expiredDate);
  const data = { ...identity(account), inquiryRequestId: said.inquiryRequestId ?? "", paidAmount: money(0) };
  const flag = flagFields(isOver ? flags.over : flags.pending);
  return success("26", { virtualAccountData: { ...data, transactionDate: wib(bank.now()), ...flag } });
};

const ofTransaction = (transaction: Transaction) => ({
  ...identity(transaction),
  virtualAccountName: transaction.name,
  inquiryRequestId: transaction.id,
  paymentRequestId: transaction.id,
  paidAmount: money(transaction.amount),
  totalAmount: money(transaction.billAmount),
  trxDateTime: transaction.trxDateTime,
  transactionDate: transaction.trxDateTime,
  referenceNo: transaction.referenceNo,
});

const time = z.string().regex(/^\d{2}:\d{2}:\d{2}\+07:00$/);
const reportSchema = z.object({
  partnerServiceId: identityFields.partnerServiceId,
  startDate: z.string().refine(isDay),
  startTime: time.default("00:00:00+07:00"),
  endTime: time.default("23:59:59+07:00"),
});

/** The money of a day in Western Indonesia that is at the biller's account. The standard spells the field of this answer with a small d. */
export const showReport: Handler = (bank, contracts, body) => {
  const { startDate, startTime, endTime, ...said } = read(reportSchema, body);
  const { partnerServiceId } = ownContract(contracts, said.partnerServiceId);
  const credited = [...bank.book.transactions.values()].filter((one) => {
    const clock = one.trxDateTime.slice(11);
    const isThen = dayOf(one) === startDate && clock >= startTime && clock <= endTime;
    return isThen && one.partnerServiceId === partnerServiceId && isCredited(one);
  });
  return success("35", { virtualAccountdata: credited.map(ofTransaction) });
};
