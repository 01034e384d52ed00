import { z } from "zod";
import type { Bank } from "../book/bank.ts";
import type { Contract } from "../book/contract.ts";
import type { Exchange } from "../book/entry.ts";
import { phrases } from "../book/phrase.ts";
import { identityOf, readMoney } from "../standard/number.ts";
import { readInstant, wib } from "../standard/time.ts";
import { deliver, prepare } from "./message.ts";
import { judge } from "./verdict.ts";

/** What is known of a bill before it is paid. */
export interface Bill {
  /** Whether it can be paid, as far as whoever keeps it says. */
  payable: boolean;
  /** The answer of whoever keeps it: a response code with its message, or why there is none. */
  reason: string;
  name: string;
  /** Whole rupiah; null when nobody names an amount. */
  amount: number | null;
  expires: Date | null;
  /** What the bill is for, by language. */
  texts: { en: string[]; id: string[] };
  requestId: string;
  exchanges: Exchange[];
}

const bilingual = z.object({ english: z.string().default(""), indonesia: z.string().default("") });

const answerSchema = z.object({
  virtualAccountData: z.object({
    virtualAccountName: z.string().default(""),
    totalAmount: z.object({ value: z.string(), currency: z.string() }).optional(),
    billDetails: z.array(z.object({ billDescription: bilingual.optional() })).default([]),
    freeTexts: z.array(bilingual).default([]),
    additionalInfo: z.object({ expiredDate: z.string().optional() }).optional(),
  }),
});

const nothing = { name: "", amount: null, expires: null, texts: { en: [], id: [] } };

/** Asks whoever keeps the bill: the biller, or the bank's own book. */
export async function findBill(bank: Bank, contract: Contract, va: string, requestId: string): Promise<Bill> {
  return contract.mode === "BANK" ? ownBill(bank, va, requestId) : await askBiller(bank, contract, va, requestId);
}

function ownBill(bank: Bank, va: string, requestId: string): Bill {
  const account = bank.book.accounts.get(va);
  const known = { requestId, exchanges: [] };
  if (!account || account.state === "deleted")
    return { ...known, ...nothing, payable: false, reason: phrases.noAccount.en };
  const expires = account.expiredDate === null ? null : readInstant(account.expiredDate);
  const isOver = expires !== null && bank.now() > expires;
  const bill = { ...known, name: account.name, amount: account.amount, expires, texts: textsOf(account.more) };
  if (account.state === "paid") return { ...bill, payable: false, reason: phrases.paid.en };
  return { ...bill, payable: !isOver, reason: isOver ? phrases.over.en : "" };
}

async function askBiller(bank: Bank, contract: Contract, va: string, requestId: string): Promise<Bill> {
  const body = {
    ...identityOf(contract.partnerServiceId, va),
    trxDateInit: wib(bank.now()),
    channelCode: 6011,
    inquiryRequestId: requestId,
    additionalInfo: {},
  };
  const exchanges = await deliver(bank, await prepare(bank, { contract, service: "inquiry", body }));
  const last = exchanges[exchanges.length - 1] ?? exchanges[0];
  const { verdict, reason } = judge(last);
  return { ...readAnswer(last.answer), payable: verdict === "accepted", reason, requestId, exchanges };
}

function readAnswer(answer: string): Pick<Bill, "name" | "amount" | "expires" | "texts"> {
  try {
    const { virtualAccountData: data } = answerSchema.parse(JSON.parse(answer));
    const expires = data.additionalInfo?.expiredDate;
    return {
      name: data.virtualAccountName,
      amount: data.totalAmount ? readMoney(data.totalAmount) : null,
      expires: expires ? readInstant(expires) : null,
      texts: textsOf(data),
    };
  } catch {
    return nothing;
  }
}

const textsSchema = z.object({
  billDetails: z.array(z.object({ billDescription: bilingual.optional() })).catch([]),
  freeTexts: z.array(bilingual).catch([]),
});

function textsOf(more: object): Bill["texts"] {
  const { billDetails, freeTexts } = textsSchema.parse(more);
  const all = [...billDetails.flatMap(({ billDescription }) => billDescription ?? []), ...freeTexts];
  const of = (language: "english" | "indonesia") => all.map((text) => text[language]).filter((text) => text !== "");
  return { en: of("english"), id: of("indonesia") };
}
