import { randomInt } from "node:crypto";
import { z } from "zod";
import { readMoney } from "../standard/number.ts";
import { qrisContent } from "../standard/qris.ts";
import { refusals } from "../standard/refusal.ts";
import { readInstant } from "../standard/time.ts";
import { type Handler, success } from "./answer.ts";
import { amount, read } from "./read.ts";

const schema = z.object({
  partnerReferenceNo: z.string().min(1).max(64),
  merchantId: z.string().min(1).max(64),
  terminalId: z.string().max(16).default(""),
  amount,
  validityPeriod: z
    .string()
    .refine((text) => readInstant(text) !== null)
    .optional(),
});

/** A dynamic QRIS code. The counter takes what it says in place of a number and pays the biller's reference. */
export const makeCode: Handler = (bank, contracts, body) => {
  const said = read(schema, body);
  const rupiah = readMoney(said.amount);
  if (!rupiah) throw refusals.format("amount.value");
  const [contract] = contracts;
  const { partnerReferenceNo, merchantId, terminalId } = said;
  if (!contract) throw refusals.partner();
  if (bank.book.codes.has(partnerReferenceNo)) throw refusals.duplicate();
  const referenceNo = String(randomInt(1e12)).padStart(12, "0");
  const qrContent = qrisContent({
    ...{ merchantId, merchantName: contract.name, terminalId, amount: rupiah, reference: partnerReferenceNo },
  });
  const { partnerServiceId } = contract;
  bank.book.keepCode({ partnerServiceId, partnerReferenceNo, referenceNo, qrContent, amount: rupiah });
  return success("47", { referenceNo, partnerReferenceNo, qrContent, merchantName: contract.name, terminalId });
};
