import { setTimeout as wait } from "node:timers/promises";
import type { Random } from "@retribusi/db/seed/random";
import type { BankProcess } from "../bank-process.ts";

/** What a customer and a bank do with a bill, by how often. The bank's own page knows these ways. */
const ways = {
  normal: 60,
  repeat: 6,
  twin: 6,
  otherExternalId: 6,
  advise: 4,
  timeout: 4,
  twice: 4,
  outOfOrder: 3,
  wrongAmount: 2,
  refused: 1,
  clockOff: 1,
  badSignature: 1,
  /** Refused, and yet the money is at our account. */
  arrived: 2,
} as const;
type Way = keyof typeof ways;
const isWay = (name: string): name is Way => Object.hasOwn(ways, name);
const all = Object.entries(ways)
  .flatMap(([way, often]) => Array<string>(often).fill(way))
  .filter(isWay);

/** What a customer tells the bank to do with a bill. */
export interface Payment {
  readonly va: string;
  readonly variant: Way;
  readonly amount: number;
}

const price = 150_000;
const wrong = 149_999;

/** One payment for each bill; for money that merely arrives the amount is wrong. */
export function planPayments(bills: readonly string[], random: Random): readonly Payment[] {
  return bills.map((va) => {
    const variant = random.pick(all);
    return { va, variant, amount: variant === "arrived" || variant === "wrongAmount" ? wrong : price };
  });
}

/** What happens when a share of the payments is made. */
export interface Event {
  readonly at: number;
  readonly happen: () => Promise<void>;
}

const patience = 120_000;

/** A customer comes back until the bank is there to take the order. */
export async function pay(bank: BankProcess, payment: Payment): Promise<void> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    const isHeard = await bank.control("pay", payment).then(
      () => true,
      () => false,
    );
    if (isHeard) return;
    await wait(100);
  }
  throw new Error(`The bank takes no order for ${payment.va}.`);
}

const atOnce = 16;

/** Makes all payments, several at once, and lets each event happen at its time, while payments go on. */
export async function makePayments(bank: BankProcess, payments: readonly Payment[], events: readonly Event[]) {
  const waiting = [...payments];
  const due = events.map(({ at, happen }) => ({ at: Math.floor(at * payments.length), happen }));
  const happening: Promise<void>[] = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const made = payments.length - waiting.length;
      for (const event of due.splice(0, due.findLastIndex(({ at }) => at <= made) + 1)) happening.push(event.happen());
      await pay(bank, next);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  await Promise.all(happening);
}
