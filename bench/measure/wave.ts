import autocannon from "autocannon";
import { type Call, requestOf, type Volley } from "./load.ts";

/** What came of more than could be done, each answer with its milliseconds. */
export interface Wave {
  readonly answers: readonly { readonly status: number; readonly ms: number }[];
  readonly seconds: number;
}

/** Asks so many times a second, as far as the connections allow, whatever is answered. */
export async function wave(
  { origin, seconds, connections, rate }: Volley & { readonly rate: number },
  calls: () => Call,
) {
  const requests = [{ setupRequest: (request: autocannon.Request) => ({ ...request, ...requestOf(calls()) }) }];
  const answers: { status: number; ms: number }[] = [];
  const began = performance.now();
  await new Promise<void>((done, failed) => {
    const options = {
      url: origin,
      connections,
      duration: seconds,
      overallRate: Math.round(rate),
      requests,
      timeout: 60,
    };
    const running = autocannon(options, (error) => (error ? failed(error) : done()));
    running.on("response", (_client, status, _bytes, ms) => answers.push({ status, ms }));
  });
  return { answers, seconds: (performance.now() - began) / 1000 } satisfies Wave;
}
