import autocannon from "autocannon";

/** What one run of load showed. */
export interface Load {
  /** Answers a second. */
  readonly rate: number;
  /** Milliseconds within which 50 and 99 of 100 were answered. */
  readonly p50: number;
  readonly p99: number;
}

/** A request; the body is sent as JSON. */
export interface Call {
  readonly path: string;
  readonly token?: string | undefined;
  readonly body?: object;
}

export const headersOf = (token: string | undefined): Record<string, string> => ({
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  "content-type": "application/json",
});

const requestOf = ({ path, token, body }: Call) => ({
  path,
  method: body === undefined ? ("GET" as const) : ("POST" as const),
  headers: headersOf(token),
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
});

export interface Volley {
  readonly origin: string;
  readonly seconds: number;
  readonly connections: number;
}

/** Asks as fast as answers come. `calls` are asked in turn, or each is made when it is due. Throws when one was not answered with success. */
export async function load(
  { origin, seconds, connections }: Volley,
  calls: readonly Call[] | (() => Call),
): Promise<Load> {
  const requests =
    typeof calls === "function"
      ? [{ setupRequest: (request: autocannon.Request) => ({ ...request, ...requestOf(calls()) }) }]
      : calls.map(requestOf);
  const result = await autocannon({ url: origin, connections, duration: seconds, requests });
  if (result.non2xx > 0 || result.errors > 0) {
    const codes = JSON.stringify(result.statusCodeStats ?? {});
    throw new Error(`${origin}: ${result.non2xx} failed answers ${codes}, ${result.errors} errors`);
  }
  if (result.requests.total === 0) throw new Error(`${origin}: nobody was answered within ${seconds} s`);
  return { rate: result.requests.total / result.duration, p50: result.latency.p50, p99: result.latency.p99 };
}

/** One call; throws when it isn't answered with success. */
export async function ask(origin: string, { path, token, body }: Call): Promise<unknown> {
  const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const answer = await fetch(`${origin}${path}`, { ...init, headers: headersOf(token) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 400)}`);
  return JSON.parse(text);
}
