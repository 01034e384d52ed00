/** What can go wrong between us and the bank's service. */
export type BankTrouble = "address" | "unreachable" | "late" | "status" | "redirected" | "large" | "unreadable";

export class BankError extends Error {
  readonly trouble: BankTrouble;

  constructor(trouble: BankTrouble, options?: ErrorOptions) {
    super(`The bank's service: ${trouble}`, options);
    this.name = "BankError";
    this.trouble = trouble;
  }
}

/** Reads from the bank's service. */
export interface BankClient {
  /** The JSON at an address; throws BankError. */
  read(address: string, headers: Headers): Promise<unknown>;
}

interface Limits {
  /** Milliseconds until the whole answer has to be there. */
  readonly patience?: number;
  readonly bytes?: number;
}

function addressOf(text: string): URL {
  const address = URL.parse(text);
  if (address?.protocol !== "https:" && address?.protocol !== "http:") throw new BankError("address");
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

function toBankError(error: unknown): BankError {
  if (error instanceof BankError) return error;
  if (error instanceof SyntaxError) return new BankError("unreadable", { cause: error });
  const isLate = error instanceof DOMException && error.name === "TimeoutError";
  return new BankError(isLate ? "late" : "unreachable", { cause: error });
}

/** A redirection is not followed: the authorisation is for this address. What is too long is not read to its end. */
export const createBankClient = ({ patience = 15_000, bytes = 10 * 1024 * 1024 }: Limits = {}): BankClient => ({
  async read(text, headers) {
    const address = addressOf(text);
    try {
      const answer = await fetch(address, { headers, redirect: "manual", signal: AbortSignal.timeout(patience) });
      if (answer.status >= 300 && answer.status < 400) throw new BankError("redirected");
      if (!answer.ok) throw new BankError("status");
      return JSON.parse(answer.body ? await textOf(answer.body, bytes) : "");
    } catch (error) {
      throw toBankError(error);
    }
  },
});
