import { setTimeout as wait } from "node:timers/promises";
import { orderOf, stay } from "../booking-steps.ts";
import type { Caller } from "../test-app.ts";

/** What became of an order, as its customer knows it. `unheard`: the connection ended, or it was answered that nobody knows. */
interface Kept {
  readonly kunci: string;
  readonly fate: "taken" | "refused" | "unheard";
  /** Milliseconds of `performance.now`. */
  readonly at: number;
  readonly said: string;
}

/** People who order and cancel again, one after the other, for as long as they are let, and remember what they were told. */
export interface SteadyOrders {
  readonly orders: readonly Kept[];
  /** The longest time without an order that was taken, from that moment on, in milliseconds. */
  longestPause(since: number): number;
  /** Resolves when an order was taken after that moment. @throws Error when none is within a minute */
  taken(since: number): Promise<void>;
  stop(): Promise<void>;
}

const patience = 60_000;
/** Milliseconds after which somebody gives up waiting for an answer. */
const waiting = 15_000;

const fateOf = (status: number, code: unknown): Kept["fate"] => {
  if (status === 200) return "taken";
  return code === "OUTCOME_UNKNOWN" ? "unheard" : "refused";
};

async function call(url: string, path: string, { token }: Caller, body: object) {
  const answer = await fetch(`${url}/api/trx_penginapan/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(waiting),
  });
  return { status: answer.status, body: await answer.json() };
}

/** `people` order the object, each on days of their own, at whichever of the addresses there are at that moment. */
export function startOrders(people: readonly Caller[], objectid: number, urls: () => readonly string[]): SteadyOrders {
  const orders: Kept[] = [];
  let isWanted = true;

  async function orderOnce(person: Caller, url: string, day: number): Promise<void> {
    const order = orderOf(objectid, stay(day));
    const keep = (fate: Kept["fate"], said: string) =>
      orders.push({ kunci: order.kunci, fate, said, at: performance.now() });
    try {
      const { status, body } = await call(url, "pesan_nsb", person, order);
      keep(fateOf(status, body.error?.code), `${status} ${body.error?.code ?? ""}`);
      if (status !== 200) return;
      const reason = { versi: body.versi, alasanpembatalan: "Pesanan percobaan selesai" };
      // Whether it was cancelled is asked of the database afterwards.
      await call(url, `pembatalan/${body.id}`, person, reason);
    } catch (error) {
      if (orders.at(-1)?.kunci !== order.kunci) keep("unheard", String(error));
    }
  }

  async function person(one: Caller, place: number): Promise<void> {
    for (let turn = 0; isWanted; turn += 1) {
      const known = urls();
      const url = known[(place + turn) % Math.max(known.length, 1)];
      if (url) await orderOnce(one, url, 3 + ((place * 7 + turn) % 300));
      // Whoever is refused waits a moment before they try again.
      if (!url || orders.at(-1)?.fate !== "taken") await wait(100);
    }
  }

  const running = people.map(person);
  const takenAt = () => orders.filter(({ fate }) => fate === "taken").map(({ at }) => at);
  return {
    orders,
    longestPause(since) {
      const times = [since, ...takenAt().filter((at) => at > since)];
      return Math.max(...times.slice(1).map((at, index) => at - (times[index] ?? at)));
    },
    async taken(since) {
      for (const end = Date.now() + patience; !takenAt().some((at) => at > since); await wait(50))
        if (Date.now() > end) throw new Error("No order was taken for a minute.");
    },
    async stop() {
      isWanted = false;
      await Promise.all(running);
    },
  };
}
