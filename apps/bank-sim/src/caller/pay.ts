import { randomInt } from "node:crypto";
import type { Bank } from "../book/bank.ts";
import type { Contract } from "../book/contract.ts";
import type { Account, Transaction } from "../book/entry.ts";
import { inLanguage, phrases } from "../book/phrase.ts";
import { wib } from "../standard/time.ts";
import { type Bill, findBill } from "./bill.ts";
import { hasTwo, plays, type Variant } from "./play.ts";
import { goOn } from "./recovery.ts";
import { OrderRefused } from "./words.ts";

export interface Order {
  /** Digits. */
  va: string;
  /** Whole rupiah; without it what the bill says. */
  amount?: number | undefined;
  variant: Variant;
  /** When the customer is to have paid; without it now. */
  at?: Date | undefined;
  /** ISO 18245, such as 6010 for the teller and 6011 for the internet. */
  channel: string;
}

export interface Started {
  ids: string[];
  /** Settles when nothing more is said about them for now. */
  done: Promise<void>;
}

/** @throws OrderRefused for a number that nobody has a contract for */
export function getContract(bank: Bank, va: string): Contract {
  const contract = bank.findContract(va);
  if (contract) return contract;
  throw new OrderRefused({
    en: `The bank has no contract for the number ${va}.`,
    id: `Bank tidak punya kontrak untuk nomor ${va}.`,
  });
}

/** Digits that no other payment has: the moment in Western Indonesia, and chance. */
export function newRequestId(now: Date): string {
  const digits = wib(now).slice(0, 19).replace(/\D/g, "");
  return `${digits}${String(now.getMilliseconds()).padStart(3, "0")}${String(randomInt(1e6)).padStart(6, "0")}`;
}

/**
 * Begins a payment: looks the bill up, writes down what is to be paid, then says what the variant says.
 *
 * @throws OrderRefused when there is no contract, or nobody names an amount
 */
export async function startPayment(bank: Bank, order: Order): Promise<Started> {
  const contract = getContract(bank, order.va);
  const bill = await findBill(bank, contract, order.va, newRequestId(bank.now()));
  const first = transactionOf(bank, contract, order, bill, bill.requestId);
  begin(bank, contract, first);
  if (first.state === "returned" && !first.untold) return { ids: [first.id], done: Promise.resolve() };
  const ids = [first.id];
  if (hasTwo(order.variant)) {
    const second = transactionOf(
      bank,
      contract,
      secondOf(order, first),
      { ...bill, exchanges: [] },
      newRequestId(bank.now()),
    );
    begin(bank, contract, second);
    ids.push(second.id);
  }
  return { ids, done: carryOut(bank, contract, order.variant, ids) };
}

async function carryOut(bank: Bank, contract: Contract, variant: Variant, ids: string[]): Promise<void> {
  const [first = "", later = ""] = ids;
  await plays[variant](bank, contract, first, later);
  await Promise.all(ids.map((id) => goOn(bank, contract, id)));
}

/** The second of two payments is made a second later. */
const secondOf = (order: Order, { trxDateTime }: Transaction): Order => ({
  ...order,
  at: new Date(Date.parse(trxDateTime) + 1000),
});

function transactionOf(bank: Bank, contract: Contract, order: Order, bill: Bill, id: string): Transaction {
  const paidAt = order.at ?? (order.variant === "late" ? afterEnd(bank, bill) : bank.now());
  const amount = amountOf(order, bill);
  const base = {
    id,
    recordedAt: bank.now().toISOString(),
    partnerServiceId: contract.partnerServiceId,
    va: order.va,
    name: bill.name,
    amount,
    billAmount: bill.amount ?? amount,
    referenceNo: String(randomInt(1e12)).padStart(12, "0"),
    channel: order.channel,
    variant: order.variant,
    trxDateTime: wib(paidAt),
    reason: bill.reason,
    exchanges: bill.exchanges,
  };
  if (order.variant === "refused") return { ...base, state: "returned", untold: true, reason: phrases.failed.en };
  // A counter that was told no takes no money, unless somebody insists on an amount or on a way.
  const isStopped = !bill.payable && order.variant === "normal" && order.amount === undefined;
  if (isStopped || amount === 0) return { ...base, state: "returned", untold: false };
  if (contract.mode === "BILLER") return { ...base, state: "open", untold: false };
  return { ...base, state: "arrived", untold: true };
}

/** A minute after the bill's end; where nobody names one, a day after the longest that a bill lives. */
function afterEnd(bank: Bank, { expires }: Bill): Date {
  const day = 24 * 60 * 60 * 1000;
  return expires ? new Date(expires.getTime() + 60_000) : new Date(bank.now().getTime() + 31 * day);
}

function amountOf({ amount, variant, va }: Order, bill: Bill): number {
  if (amount !== undefined) return amount;
  if (bill.amount !== null) return variant === "wrongAmount" ? bill.amount - 1 : bill.amount;
  if (variant === "normal" && !bill.payable) return 0;
  throw new OrderRefused({
    en: `Nobody names an amount for ${va} (${bill.reason}): say how much is paid.`,
    id: `Tidak ada jumlah untuk ${va} (${inLanguage(bill.reason, "id")}): sebutkan jumlah yang dibayar.`,
  });
}

/** Money for an account that is kept here is the biller's at once: for the bill when it fits, else it has merely arrived. */
function fits(account: Account | undefined, amount: number, paidAt: Date): account is Account {
  if (account?.state !== "open") return false;
  const isLate = account.expiredDate !== null && paidAt > new Date(account.expiredDate);
  return !isLate && (account.amount === null || account.amount === amount);
}

/** Writes a transaction down, and with it in the same line what it does to an account of the bank. */
function begin({ book }: Bank, contract: Contract, transaction: Transaction): void {
  const account = book.accounts.get(transaction.va);
  const paidAt = new Date(transaction.trxDateTime);
  const isHeldHere = contract.mode === "BANK" && transaction.state === "arrived";
  if (isHeldHere && fits(account, transaction.amount, paidAt)) {
    const at = transaction.trxDateTime;
    book.keepTransaction({ ...transaction, state: "taken" }, { ...account, state: "paid", paidAt: at, updatedAt: at });
  } else book.keepTransaction(transaction);
}
