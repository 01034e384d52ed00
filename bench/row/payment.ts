import { setTimeout as wait } from "node:timers/promises";
import type { Row } from "../measure/figure.ts";
import { openBank } from "../stand/bank.ts";
import { median } from "../statistics.ts";

/** Payments a second, for so many seconds. */
const rate = 50;
const seconds = 10;

const share = (sorted: readonly number[], of: number): number => sorted[Math.floor((sorted.length - 1) * of)] ?? 0;

/** A bank tells of a payment, and hears that it was taken: signature, receipt, commit, and the journal on the disk. */
export const payment: Row = {
  title: "Payment of a bank",
  async measure(bench) {
    const url = await bench.database(bench.largest);
    const warmUp = 2 * rate;
    const bank = await openBank(url, rate * seconds + warmUp);
    const { origin } = await bench.api(url);
    const token = await bank.token(origin);
    const took: number[] = [];
    const pay = async (idbilling: string): Promise<void> => {
      const { path, init } = bank.payment(token, idbilling);
      const began = performance.now();
      const answer = await fetch(`${origin}${path}`, init);
      const text = await answer.text();
      took.push(performance.now() - began);
      if (!text.includes('"2002500"')) throw new Error(`A payment was answered ${answer.status}: ${text}`);
    };
    // Each is sent when it is due, whether or not those before it were answered.
    const send = async (bills: readonly string[]) => {
      const began = performance.now();
      const sent = bills.map(async (idbilling, index) => {
        await wait(Math.max(0, began + (index * 1000) / rate - performance.now()));
        return pay(idbilling);
      });
      await Promise.all(sent);
    };
    await send(bank.bills.slice(0, warmUp));
    took.length = 0;
    await send(bank.bills.slice(warmUp));
    const sorted = took.toSorted((one, other) => one - other);
    return [
      {
        what: `a payment, ${rate} a second, to its receipt`,
        unit: "ms",
        ours: median(took),
        wanted: [{ of: "ours", most: 30 }],
        more: [`${took.length} payments`, `99 of 100 in ${share(sorted, 0.99).toFixed(0)} ms`],
      },
    ];
  },
};
