import { z } from "zod";
import type { Deps } from "../../../lib/deps.ts";
import { wibText } from "../bank-time.ts";
import { tokenText } from "../signature.ts";
import { CallError } from "./call-error.ts";
import { type Contract, needed } from "./contract.ts";
import { exchange } from "./exchange.ts";
import { signedByKey } from "./signing.ts";

const granted = z.looseObject({ accessToken: z.string().min(1), expiresIn: z.coerce.number().catch(900) });

interface Token {
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** Tokens of this process, by connection and client: another one is asked for a minute before the end. */
const tokens = new WeakMap<Deps["bank"], Map<string, Token>>();
const keyOf = ({ id, clientkey, url }: Contract): string => `${id} ${clientkey} ${url}`;

async function newToken(deps: Deps, contract: Contract): Promise<Token> {
  const clientKey = needed(contract.clientkey, "clientkey");
  const now = deps.clock.now();
  const timestamp = wibText(now);
  const headers = {
    "Content-Type": "application/json",
    "X-CLIENT-KEY": clientKey,
    "X-TIMESTAMP": timestamp,
    "X-SIGNATURE": signedByKey(deps.env, contract, tokenText(clientKey, timestamp)),
  };
  const body = JSON.stringify({ grantType: "client_credentials", additionalInfo: {} });
  const read = granted.safeParse(await exchange(deps, contract, "token", { method: "POST", headers, body }));
  if (!read.success) throw new CallError("unknown", "token", "The bank gave no token");
  return { text: read.data.accessToken, until: now.getTime() + (read.data.expiresIn - 60) * 1000 };
}

/** A token of the bank, from memory where one is still good. Throws CallError. */
export async function tokenFor(deps: Deps, contract: Contract): Promise<string> {
  const known = tokens.get(deps.bank) ?? new Map<string, Token>();
  tokens.set(deps.bank, known);
  const kept = known.get(keyOf(contract));
  if (kept && kept.until > deps.clock.now().getTime()) return kept.text;
  const token = await newToken(deps, contract);
  known.set(keyOf(contract), token);
  return token.text;
}

/** For a token that the bank doesn't know any more. */
export const forgetToken = (deps: Deps, contract: Contract) => tokens.get(deps.bank)?.delete(keyOf(contract));
