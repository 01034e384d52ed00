import { Agent, fetch, type RequestInit } from "undici";
import { InsideAddress, isInsideHost, type Lookup, lookupOutside } from "./bank-address.ts";

/** What can go wrong between us and the bank's service. */
export type BankFailure =
  | "address"
  | "unreachable"
  | "late"
  | "status"
  | "redirected"
  | "large"
  | "unreadable"
  | "inside";

export class BankError extends Error {
  readonly failure: BankFailure;

  constructor(failure: BankFailure, options?: ErrorOptions) {
    super(`The bank's service: ${failure}`, options);
    this.name = "BankError";
    this.failure = failure;
  }
}

/** What is told of an answer whose body nobody reads. */
export interface Glimpse {
  readonly status: number;
  /** The bank's own clock. */
  readonly date: string | null;
}

/** A message to the bank, ready to be sent. */
export interface Sending {
  readonly method: "POST" | "PUT" | "DELETE";
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What came back, whatever it says. */
export interface Reply {
  readonly status: number;
  readonly text: string;
}

/** Speaks to the bank's service. */
export interface BankClient {
  /** Sends a message; throws BankError where no whole answer came back: then nobody knows what the bank did. */
  send(address: string, sending: Sending): Promise<Reply>;
  /** One look at an address, for so many milliseconds; throws BankError of kind `address` or `inside`, and what the network throws. */
  look(address: string, headers: Headers, timeoutMs: number): Promise<Glimpse>;
  /** The JSON at an address; throws BankError. */
  read(address: string, headers: Headers): Promise<unknown>;
}

interface Limits {
  /** Milliseconds until the whole answer has to be there. */
  readonly timeoutMs?: number;
  readonly bytes?: number;
  /** Refuses this machine, its link and the like, whatever name they have: a bank is elsewhere. */
  readonly onlyOutside?: boolean;
  readonly lookup?: Lookup | undefined;
}

function addressOf(text: string, onlyOutside: boolean): URL {
  const address = URL.parse(text);
  if (address?.protocol !== "https:" && address?.protocol !== "http:") throw new BankError("address");
  if (onlyOutside && isInsideHost(address)) throw new BankError("inside");
  return address;
}

async function textOf(body: AsyncIterable<Uint8Array>, bytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > bytes) throw new BankError("large");
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

const isInsideError = (error: unknown): boolean => error instanceof Error && error.cause instanceof InsideAddress;

function toBankError(error: unknown): BankError {
  if (error instanceof BankError) return error;
  if (isInsideError(error)) return new BankError("inside", { cause: error });
  if (error instanceof SyntaxError) return new BankError("unreadable", { cause: error });
  const isLate = error instanceof DOMException && error.name === "TimeoutError";
  return new BankError(isLate ? "late" : "unreachable", { cause: error });
}

/** A redirection is not followed: the authorisation is for this address. What is too long is not read to its end. */
export function createBankClient(limits: Limits = {}): BankClient {
  const { timeoutMs = 15_000, bytes = 10 * 1024 * 1024, onlyOutside = false, lookup } = limits;
  const dispatcher = new Agent(onlyOutside ? { connect: { lookup: lookupOutside(lookup) } } : {});
  const open = (text: string, init: RequestInit, milliseconds: number) =>
    fetch(addressOf(text, onlyOutside), {
      ...init,
      dispatcher,
      redirect: "manual",
      signal: AbortSignal.timeout(milliseconds),
    });
  const look = (text: string, headers: Headers, milliseconds: number) =>
    open(text, { headers: Object.fromEntries(headers) }, milliseconds);
  return {
    async send(text, { method, headers, body }) {
      try {
        const answer = await open(text, { method, headers, body }, timeoutMs);
        return { status: answer.status, text: answer.body ? await textOf(answer.body, bytes) : "" };
      } catch (error) {
        throw toBankError(error);
      }
    },
    async read(text, headers) {
      try {
        const answer = await look(text, headers, timeoutMs);
        if (answer.status >= 300 && answer.status < 400) throw new BankError("redirected");
        if (!answer.ok) throw new BankError("status");
        return JSON.parse(answer.body ? await textOf(answer.body, bytes) : "");
      } catch (error) {
        throw toBankError(error);
      }
    },
    async look(text, headers, milliseconds) {
      try {
        const answer = await look(text, headers, milliseconds);
        await answer.body?.cancel();
        return { status: answer.status, date: answer.headers.get("date") };
      } catch (error) {
        throw isInsideError(error) ? toBankError(error) : error;
      }
    },
  };
}
