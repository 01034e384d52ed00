import { randomBytes } from "node:crypto";
import type { Request } from "express";
import type { Bank } from "../book/bank.ts";
import type { Contract } from "../book/contract.ts";
import { refusals } from "../standard/refusal.ts";
import { messageText, tokenText, verifyHmac, verifyRsa } from "../standard/signature.ts";
import { readInstant, wibDay } from "../standard/time.ts";
import { bodyOf } from "./respond.ts";

/** Seconds for which a token is good. */
export const tokenSeconds = 900;

interface Given {
  clientKey: string;
  until: number;
}

const given = new WeakMap<Bank, Map<string, Given>>();

const givenBy = (bank: Bank): Map<string, Given> => {
  const known = given.get(bank) ?? new Map<string, Given>();
  given.set(bank, known);
  return known;
};

function need(request: Request, name: string): string {
  const value = request.get(name);
  if (!value) throw refusals.mandatory(name);
  return value;
}

/** Milliseconds by which two clocks may differ. */
const tolerance = 5 * 60 * 1000;

function needTimestamp(bank: Bank, request: Request): string {
  const text = need(request, "X-TIMESTAMP");
  const instant = readInstant(text);
  if (!instant) throw refusals.format("X-TIMESTAMP");
  if (Math.abs(instant.getTime() - bank.now().getTime()) > tolerance) throw refusals.unauthorized("X-TIMESTAMP");
  return text;
}

/** A new token for a client that has signed with the key of its contract. @throws Refusal */
export function giveToken(bank: Bank, request: Request): string {
  const clientKey = need(request, "X-CLIENT-KEY");
  const timestamp = needTimestamp(bank, request);
  const signature = need(request, "X-SIGNATURE");
  const known = bank.contracts().filter((contract) => contract.clientKey === clientKey);
  if (known.length === 0) throw refusals.unauthorized("Unknown client");
  const text = tokenText(clientKey, timestamp);
  if (!known.some(({ publicKey, encoding }) => verifyRsa(publicKey, text, signature, encoding))) {
    throw refusals.unauthorized("Signature");
  }
  const token = randomBytes(32).toString("base64url");
  givenBy(bank).set(token, { clientKey, until: bank.now().getTime() + tokenSeconds * 1000 });
  return token;
}

/** The client of a token. @throws Refusal without one, or with one that is over */
function clientOf(bank: Bank, request: Request): { token: string; clientKey: string } {
  const [, token] = /^Bearer (\S+)$/.exec(request.get("Authorization") ?? "") ?? [];
  if (!token) throw refusals.noToken();
  const found = givenBy(bank).get(token);
  if (!found || found.until <= bank.now().getTime()) throw refusals.token();
  return { token, clientKey: found.clientKey };
}

/** Whether the sender has the secret of this contract, or its key where nobody uses tokens. */
function hasSigned(contract: Contract, request: Request, token: string | null, timestamp: string): boolean {
  const signed = { method: request.method, path: request.originalUrl, token, body: bodyOf(request), timestamp };
  const text = messageText(signed);
  const signature = request.get("X-SIGNATURE") ?? "";
  const { clientSecret, encoding, publicKey } = contract;
  return token === null
    ? verifyRsa(publicKey, text, signature, encoding)
    : verifyHmac(clientSecret, text, signature, encoding);
}

/**
 * The contracts in whose name a message may speak; its number is used up with this.
 *
 * @throws Refusal for a header that is missing or wrong, a token, a signature, a number that was used on the same day
 */
export function authorize(bank: Bank, service: string, request: Request): Contract[] {
  const partnerId = need(request, "X-PARTNER-ID");
  const partners = bank.contracts().filter((contract) => contract.partnerId === partnerId);
  const asymmetric = partners.filter(({ signature }) => signature === "RSA");
  const client = asymmetric.length > 0 && !request.get("Authorization") ? null : clientOf(bank, request);
  const timestamp = needTimestamp(bank, request);
  need(request, "X-SIGNATURE");
  const candidates = client ? partners.filter(({ clientKey }) => clientKey === client.clientKey) : asymmetric;
  const signed = candidates.filter((contract) => hasSigned(contract, request, client?.token ?? null, timestamp));
  if (signed.length === 0) throw refusals.unauthorized("Signature");
  const externalId = need(request, "X-EXTERNAL-ID");
  if (!/^\d{1,36}$/.test(externalId)) throw refusals.format("X-EXTERNAL-ID");
  need(request, "CHANNEL-ID");
  const key = `${partnerId} ${service} ${externalId}`;
  if (!bank.book.takeExternalId(wibDay(bank.now()), key)) throw refusals.externalId();
  return signed;
}
