import { setTimeout as wait } from "node:timers/promises";
import type { Bank } from "../book/bank.ts";
import type { Contract } from "../book/contract.ts";
import { prepare } from "./message.ts";
import { getTransaction, messageOf, round } from "./round.ts";
import { sayNotice, sayStatus } from "./say.ts";

/** Waits 1, 2, 4, 8 … times the settings' pause, at most 60 times; false when the bank closes meanwhile. */
async function pause({ settings, closing }: Bank, step: number): Promise<boolean> {
  const ms = settings.pauseMs * Math.min(2 ** step, 60);
  return await wait(ms, !closing.aborted, { signal: closing }).catch(() => false);
}

const mostRepeats = 3;
const mostQuestions = 4;
const mostNotices = 12;

/** Nobody has said what became of a payment: it is repeated with the flag that says so, then asked after. */
async function findOut(bank: Bank, contract: Contract, id: string): Promise<void> {
  for (let step = 0; step < mostRepeats + mostQuestions; step += 1) {
    if (getTransaction(bank, id).state !== "open" || !(await pause(bank, step))) return;
    const message =
      step < mostRepeats
        ? await messageOf(bank, contract, id, { advise: true })
        : await prepare(bank, sayStatus(contract, getTransaction(bank, id)));
    await round(bank, id, [message]);
  }
}

/** The biller is told until it has answered. */
async function tellOfMoney(bank: Bank, contract: Contract, id: string): Promise<void> {
  for (let step = 0; step < mostNotices; step += 1) {
    if (!getTransaction(bank, id).untold) return;
    await round(bank, id, [await prepare(bank, sayNotice(contract, getTransaction(bank, id)))]);
    if (getTransaction(bank, id).untold && !(await pause(bank, step))) return;
  }
}

/** Goes on with a transaction until its end is known on both sides, or for as long as it is worth. */
export async function goOn(bank: Bank, contract: Contract, id: string): Promise<void> {
  if (getTransaction(bank, id).state === "open") await findOut(bank, contract, id);
  await tellOfMoney(bank, contract, id);
}

/** What was under way when the bank last ended: it asks first, since a message may have arrived. */
export async function resume(bank: Bank): Promise<void> {
  const waiting = [...bank.book.transactions.values()].filter(({ state, untold }) => state === "open" || untold);
  await Promise.all(waiting.map(({ id }) => askAgain(bank, id)));
}

/** Asks once more after a transaction that nobody has settled, then goes on as always. */
export async function askAgain(bank: Bank, id: string): Promise<void> {
  const transaction = getTransaction(bank, id);
  const contract = bank.findContract(transaction.va);
  if (!contract) return;
  if (transaction.state === "open") await round(bank, id, [await prepare(bank, sayStatus(contract, transaction))]);
  await goOn(bank, contract, id);
}
