import type { Bank } from "../book/bank.ts";
import type { Contract } from "../book/contract.ts";
import type { Exchange, Transaction } from "../book/entry.ts";
import { phrases } from "../book/phrase.ts";
import { deliver, type Message, prepare } from "./message.ts";
import { sayNotice, sayPayment } from "./say.ts";
import { type Judged, judge } from "./verdict.ts";

/** @throws Error for a transaction that the book doesn't have */
export function getTransaction({ book }: Bank, id: string): Transaction {
  const found = book.transactions.get(id);
  if (!found) throw new Error(`There is no transaction ${id}`);
  return found;
}

/** Signs what the biller is told of a transaction in the contract's way. */
export function messageOf(bank: Bank, contract: Contract, id: string, manner: Parameters<typeof sayPayment>[2] = {}) {
  const say = contract.mode === "BANK" ? sayNotice : sayPayment;
  return prepare(bank, say(contract, getTransaction(bank, id), manner));
}

/** Says all messages at the same moment and writes down what came of them. `lose`: no answer is listened to. */
export async function round(bank: Bank, id: string, messages: readonly Message[], lose = false): Promise<void> {
  const answered = await Promise.all(
    messages.map(async (message) => ({ message, exchanges: await deliver(bank, message) })),
  );
  const heard = answered.map(({ message, exchanges }) => ({
    service: message.saying.service,
    exchanges: lose ? exchanges.map(unheard) : exchanges,
  }));
  if (bank.closing.aborted) return;
  const before = getTransaction(bank, id);
  const verdicts = heard.flatMap(({ service, exchanges }) => {
    const last = exchanges.at(-1);
    return last ? [{ ...judge(last), service }] : [];
  });
  bank.book.keepTransaction({
    ...before,
    ...moneyAfter(before, verdicts),
    exchanges: [...before.exchanges, ...heard.flatMap(({ exchanges }) => exchanges)],
  });
}

const unheard = (exchange: Exchange): Exchange => ({ ...exchange, note: phrases.lost.en });

type Heard = Judged & { service: string };

/** Where the money is, and whether the biller knows. What was accepted once stays so, whatever is said afterwards. */
function moneyAfter(before: Transaction, all: readonly Heard[]): Pick<Transaction, "state" | "untold" | "reason"> {
  const best = all.find(({ verdict }) => verdict === "accepted") ?? all.find(({ verdict }) => verdict === "unknown");
  const { verdict, reason, service } = best ?? all[0] ?? { verdict: "unknown", reason: before.reason, service: "" };
  if (service === "notify") {
    const isTold = all.some((one) => one.verdict !== "unknown");
    return { state: before.state, untold: before.untold && !isTold, reason };
  }
  if (before.state !== "open" && verdict !== "accepted")
    return { state: before.state, untold: false, reason: before.reason };
  const states = { accepted: "taken", refused: "returned", unknown: "open" } as const;
  return { state: states[verdict], untold: false, reason };
}
