import { setTimeout as wait } from "node:timers/promises";
import { Pool } from "undici";
import { type Call, requestOf, type Volley } from "./load.ts";

/** What came of more than could be done, each answer with its milliseconds since it was due. */
export interface Wave {
  readonly answers: readonly { readonly status: number; readonly ms: number }[];
  readonly seconds: number;
}

/**
 * Asks so many times a second, evenly and whatever is answered; where no connection is free, the wait for one counts. Autocannon would ask
 * for a whole second at once.
 */
export async function wave(
  { origin, seconds, connections, rate }: Volley & { readonly rate: number },
  calls: () => Call,
): Promise<Wave> {
  const pool = new Pool(origin, { connections });
  const began = performance.now();
  const answerOf = async (due: number) => {
    const { statusCode, body } = await pool.request(requestOf(calls()));
    await body.dump();
    return { status: statusCode, ms: performance.now() - due };
  };
  const asked: ReturnType<typeof answerOf>[] = [];
  for (let at = 0; at < seconds * rate; at += 1) {
    const due = began + (at / rate) * 1000;
    if (due > performance.now()) await wait(due - performance.now());
    asked.push(answerOf(due));
  }
  const answers = await Promise.all(asked);
  const took = (performance.now() - began) / 1000;
  await pool.close();
  return { answers, seconds: took };
}
