import { setTimeout as wait } from "node:timers/promises";
import type { Figure, Row } from "../measure/figure.ts";
import { ask, type Call, load } from "../measure/load.ts";
import { memoryOf } from "../measure/meanwhile.ts";
import { type Wave, wave } from "../measure/wave.ts";
import { chooseLodging, ordersOver, removeOrders } from "../stand/order.ts";
import { signedInCustomers } from "../stand/people.ts";
import { median, quantile } from "../statistics.ts";
import { appOrder } from "./order.ts";

/** So many times more is asked than can be done, by so many at once, for so many seconds. */
const times = 5;
const people = 400;
const lasts = 20;
/** Milliseconds between two looks at the first page, and for which an order has to be as quick as before. */
const pauseMs = 100;
const steadyMs = 1_000;
const patienceMs = 60_000;

/** Milliseconds that an answer takes. */
async function took(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Milliseconds of the first page, again and again until the work is over. */
async function landingDuring(origin: string, work: Promise<unknown>): Promise<readonly number[]> {
  let isOver = false;
  void work.finally(() => {
    isOver = true;
  });
  const waits: number[] = [];
  for (; !isOver; await wait(pauseMs)) waits.push(await took(async () => (await fetch(`${origin}/`)).text()));
  return waits;
}

/** Seconds until orders take no longer than twice what they took before, for a second. */
async function recovery(order: () => Promise<unknown>, before: number): Promise<number> {
  const began = performance.now();
  let well = began;
  while (performance.now() - well < steadyMs && performance.now() - began < patienceMs) {
    if ((await took(order)) > before * 2) well = performance.now();
    await wait(pauseMs / 2);
  }
  return (well - began) / 1000;
}

function figuresOf(
  asked: number,
  { answers, seconds }: Wave,
  landing: readonly number[],
  more: { memory: number; back: number },
): Figure[] {
  const accepted = answers.filter(({ status }) => status === 200).map(({ ms }) => ms);
  const told = [...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => `${status}: ${all.length}`);
  const atMost = (most: number) => ({ wanted: [{ of: "ours" as const, most }] });
  return [
    {
      ...{ what: `orders at ${times} times the capacity, 95 of 100 of those taken`, unit: "ms" },
      ...{ ours: quantile(accepted, 0.95), ...atMost(1_000) },
      more: [
        `${asked.toFixed(0)}/s asked by ${people} at once, ${(accepted.length / seconds).toFixed(0)}/s taken`,
        ...told,
      ],
    },
    { what: "the first page meanwhile, 95 of 100", unit: "ms", ours: quantile(landing, 0.95), ...atMost(100) },
    { what: "memory at most", unit: "MB", ours: more.memory, ...atMost(700) },
    { what: "until orders are as quick as before", unit: "s", ours: more.back, ...atMost(10) },
  ];
}

/** What becomes of orders, and of whoever only looks, when five times more is asked than can be done. */
export const peak: Row = {
  title: "Five times the capacity",
  async measure(bench) {
    const url = await bench.database(bench.largest);
    const api = await bench.api(url);
    const { origin } = api;
    const customers = await signedInCustomers(url);
    await removeOrders(url, customers);
    const lodgings = await chooseLodging(url, origin, 24);
    const calls = ordersOver(lodgings, customers, appOrder);
    const order = (call: Call = calls()) => ask(origin, call);
    const alone: number[] = [];
    for (let index = 0; index < 50; index += 1) alone.push(await took(() => order()));
    const { rate } = await load({ origin, seconds: bench.seconds, connections: bench.connections }, calls);
    await removeOrders(url, customers);
    const asking = wave({ origin, seconds: lasts, connections: people, rate: rate * times }, calls);
    const landing = await landingDuring(origin, asking);
    const seen = await asking;
    await removeOrders(url, customers);
    const back = await recovery(() => order(), median(alone));
    await removeOrders(url, customers);
    return figuresOf(rate * times, seen, landing, { memory: memoryOf(api.pid, "VmHWM"), back });
  },
};
