import type { Bank } from "../book/bank.ts";
import type { Exchange } from "../book/entry.ts";
import { phrases } from "../book/phrase.ts";
import { maskBody, maskHeaders } from "../standard/mask.ts";
import type { ServiceName } from "../standard/service.ts";

export interface Call {
  service: ServiceName;
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** An exchange as it is kept, and what was really answered, which may hold a token. */
export interface Called extends Exchange {
  raw: string;
}

/** Says something to the biller and waits for the answer as long as the settings allow; that there was none is an answer too. */
export async function call(bank: Bank, { service, method, url, headers, body }: Call): Promise<Called> {
  const started = performance.now();
  const said = { at: bank.now().toISOString(), direction: "out", service, method, url } as const;
  const outcome = await ask(bank, url, { method, headers, body });
  const exchange: Exchange = {
    ...said,
    headers: maskHeaders(headers),
    body: maskBody(body),
    status: outcome.status,
    answer: maskBody(outcome.raw),
    ms: Math.round(performance.now() - started),
    note: outcome.note,
  };
  bank.tell(exchange);
  return { ...exchange, raw: outcome.raw };
}

type Outcome = Pick<Called, "status" | "raw" | "note">;

async function ask({ settings, closing }: Bank, url: string, request: RequestInit): Promise<Outcome> {
  try {
    const signal = AbortSignal.any([closing, AbortSignal.timeout(settings.timeoutMs)]);
    const response = await fetch(url, { ...request, signal, redirect: "manual" });
    return { status: response.status, raw: await response.text(), note: "" };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    // What kept the answer back stands in its place.
    return { status: 0, raw: cause instanceof Error ? cause.message : String(cause), note: phrases.noAnswer.en };
  }
}
