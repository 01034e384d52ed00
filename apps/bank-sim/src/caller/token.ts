import { z } from "zod";
import type { Bank } from "../book/bank.ts";
import type { Contract } from "../book/contract.ts";
import { services } from "../standard/service.ts";
import { signRsa, tokenText } from "../standard/signature.ts";
import { wib } from "../standard/time.ts";
import { type Called, call } from "./call.ts";

interface Token {
  text: string;
  until: number;
}

/** By bank, then by client: a token lives as long as the process. */
const tokens = new WeakMap<Bank, Map<string, Token>>();
const answerSchema = z.object({ accessToken: z.string().min(1), expiresIn: z.coerce.number().positive() });

const tokensOf = (bank: Bank): Map<string, Token> => {
  const known = tokens.get(bank) ?? new Map<string, Token>();
  tokens.set(bank, known);
  return known;
};

/** Seconds before its end from which on a token is no longer used. */
const margin = 60;

/** The biller's token for a contract, asked for when there is none that lasts, or the exchange in which it gave none. */
export async function tokenOf(bank: Bank, contract: Contract): Promise<string | Called> {
  const known = tokensOf(bank).get(contract.clientKey);
  if (known && known.until > bank.now().getTime()) return known.text;
  const timestamp = wib(bank.now());
  const exchange = await call(bank, {
    service: "token",
    method: services.token.method,
    url: bank.settings.billerUrl + services.token.path,
    headers: {
      "Content-Type": "application/json",
      "X-TIMESTAMP": timestamp,
      "X-CLIENT-KEY": contract.clientKey,
      "X-SIGNATURE": signRsa(bank.key, tokenText(contract.clientKey, timestamp), contract.encoding),
    },
    body: JSON.stringify({ grantType: "client_credentials", additionalInfo: {} }),
  });
  const { accessToken, expiresIn } = readAnswer(exchange.raw) ?? {};
  if (!accessToken || !expiresIn) return exchange;
  const until = bank.now().getTime() + Math.max(expiresIn - margin, 0) * 1000;
  tokensOf(bank).set(contract.clientKey, { text: accessToken, until });
  return accessToken;
}

/** The biller says that it doesn't know the token any more. */
export function forgetToken(bank: Bank, contract: Contract): void {
  tokensOf(bank).delete(contract.clientKey);
}

function readAnswer(text: string): z.infer<typeof answerSchema> | null {
  try {
    return answerSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
