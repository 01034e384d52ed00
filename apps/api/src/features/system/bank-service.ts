import { type Keys, openSecret } from "../../lib/secret.ts";

export interface BankService {
  readonly url: string | null;
  /** As stored, sealed. */
  readonly authorization: string | null;
}

/** What every call to the bank's service carries; throws SecretUnreadable when the stored authorisation can't be read. */
export function bankHeaders(env: Keys, { authorization }: BankService): Headers {
  const headers = new Headers({ Accept: "application/json" });
  if (authorization === null) return headers;
  const text = openSecret(env, authorization);
  headers.set("Authorization", /\s/.test(text) ? text : `Bearer ${text}`);
  return headers;
}

/** The address of a part of the bank's service: `bankAddress("https://bank.example/api/", "health")`. */
export const bankAddress = (url: string, part: string): string => `${url.replace(/\/+$/, "")}/${part}`;
