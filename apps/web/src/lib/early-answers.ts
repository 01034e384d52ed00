/** An answer of the API that `first-paint.ts` has asked for beside the program, which takes it when it comes to ask the same. */
interface EarlyAnswer {
  readonly question: string;
  /** By the device's clock. */
  readonly askedAt: number;
  readonly response: Promise<Response>;
}

declare global {
  var earlyAnswers: EarlyAnswer[] | undefined;
}

interface Caller {
  readonly token: string | null;
  readonly language: string;
}

/** What every call tells of whoever calls. */
export function callHeaders({ token, language }: Caller, accept = "application/json"): Headers {
  const headers = new Headers({ Accept: accept, "Accept-Language": language });
  if (token) headers.set("Authorization", `Bearer ${token}`);
  return headers;
}

/** So long it is waited for, and so long it is good. */
const timeoutMs = 20_000;

/** What is asked, by whom and in which language. */
const questionOf = (address: string, headers: Headers): string =>
  [address, headers.get("Authorization"), headers.get("Accept-Language")].join("\n");

/** Asks for JSON, to be taken later; answers with a copy, so that whoever takes it finds all of it. */
export function askEarly(address: string, caller: Caller): Promise<Response> {
  const headers = callHeaders(caller);
  const response = fetch(address, { headers, signal: AbortSignal.timeout(timeoutMs) });
  const askedAt = Date.now();
  globalThis.earlyAnswers ??= [];
  globalThis.earlyAnswers.push({ question: questionOf(address, headers), askedAt, response });
  return response.then((answer) => answer.clone());
}

/** The answer to the same question of the same person, once; nothing where there is none, or it never came. */
export async function takeEarly(address: string, headers: Headers): Promise<Response | undefined> {
  const waiting = globalThis.earlyAnswers ?? [];
  const question = questionOf(address, headers);
  const at = waiting.findIndex((one) => one.question === question);
  const [early] = at < 0 ? [] : waiting.splice(at, 1);
  const isGood = early !== undefined && Date.now() - early.askedAt < timeoutMs;
  return isGood ? early.response.catch(() => undefined) : undefined;
}
