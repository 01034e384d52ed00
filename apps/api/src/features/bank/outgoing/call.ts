import { randomInt } from "node:crypto";
import type { Sending } from "../../../lib/bank.ts";
import type { Deps } from "../../../lib/deps.ts";
import { bankAddress } from "../../system/bank-service.ts";
import { wibText } from "../bank-time.ts";
import { transactionText } from "../signature.ts";
import { CallError } from "./call-error.ts";
import { type Contract, needed } from "./contract.ts";
import { exchange, type Replied, type ServiceName, services } from "./exchange.ts";
import { signedByKey, signedBySecret } from "./signing.ts";
import { forgetToken, tokenFor } from "./token.ts";

/** Twelve digits that are another number each time on one day: some banks take no more. */
function newExternalId(now: Date): string {
  const milliseconds = (now.getTime() + 7 * 3_600_000) % 86_400_000;
  return `${String(milliseconds).padStart(8, "0")}${String(randomInt(1e4)).padStart(4, "0")}`;
}

/** The message as it goes out: signed with a token, or by our own key where none is agreed. */
async function signed(deps: Deps, contract: Contract, name: ServiceName, body: string): Promise<Sending> {
  const { method, path } = services[name];
  const { pathname, search } = new URL(bankAddress(needed(contract.url, "url"), path));
  const token = contract.tandatangan === "rsa" ? undefined : await tokenFor(deps, contract);
  const now = deps.clock.now();
  const timestamp = wibText(now);
  const text = transactionText({ method, path: pathname + search, raw: Buffer.from(body), timestamp }, token);
  const sign = token === undefined ? signedByKey : signedBySecret;
  const headers = {
    "Content-Type": "application/json",
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    "X-TIMESTAMP": timestamp,
    "X-SIGNATURE": sign(deps.env, contract, text),
    "X-PARTNER-ID": needed(contract.partnerid, "partnerid"),
    "X-EXTERNAL-ID": newExternalId(now),
    "CHANNEL-ID": contract.channelid,
  };
  return { method, headers, body };
}

/** A bank that doesn't know a token any more, after it started anew for instance, has done nothing. */
const isForgotten = (error: unknown): boolean =>
  error instanceof CallError && (error.reason === "40101" || error.reason === "40103");

/**
 * Asks a service of a bank, as the contract says, and keeps what was said. Never inside a transaction: a bank may take its time. Throws
 * CallError, and SecretUnreadable.
 */
export async function callBank(
  deps: Deps,
  contract: Contract,
  name: Exclude<ServiceName, "token">,
  message: object,
): Promise<Replied> {
  const body = JSON.stringify(message);
  try {
    return await exchange(deps, contract, name, await signed(deps, contract, name, body));
  } catch (error) {
    if (!isForgotten(error) || contract.tandatangan === "rsa") throw error;
    forgetToken(deps, contract);
    return exchange(deps, contract, name, await signed(deps, contract, name, body));
  }
}
