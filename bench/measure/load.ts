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

export const requestOf = ({ path, token, body }: Call) => ({
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

/** What takes so long that not every connection was answered once is asked for this many times as long. */
const patience = 5;
/** A slow answer is a finding and no error. */
const timeoutSeconds = 120;

/** Asks as fast as answers come. `calls` are asked in turn, or each is made when it is due. Throws when one was not answered with success. */
export async function load(volley: Volley, calls: readonly Call[] | (() => Call)): Promise<Load> {
  const result = await fire(volley, calls);
  if (result.requests.total >= volley.connections) return loadOf(result);
  return loadOf(await fire({ ...volley, seconds: volley.seconds * patience }, calls));
}

async function fire({ origin, seconds, connections }: Volley, calls: readonly Call[] | (() => Call)) {
  const requests =
    typeof calls === "function"
      ? [{ setupRequest: (request: autocannon.Request) => ({ ...request, ...requestOf(calls()) }) }]
      : calls.map(requestOf);
  const result = await autocannon({ url: origin, connections, duration: seconds, requests, timeout: timeoutSeconds });
  if (result.non2xx > 0 || result.errors > 0) {
    const codes = JSON.stringify(result.statusCodeStats ?? {});
    throw new Error(`${origin}: ${result.non2xx} failed answers ${codes}, ${result.errors} errors`);
  }
  return result;
}

function loadOf({ url, requests, duration, latency }: autocannon.Result): Load {
  if (requests.total === 0) throw new Error(`${url}: nobody was answered within ${duration} s`);
  return { rate: requests.total / duration, p50: latency.p50, p99: latency.p99 };
}

/** One call; throws when it isn't answered with success. */
export async function ask(origin: string, { path, token, body }: Call): Promise<unknown> {
  const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const answer = await fetch(`${origin}${path}`, { ...init, headers: headersOf(token) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 400)}`);
  return JSON.parse(text);
}
