import type { Bank } from "../book/bank.ts";
import type { Contract } from "../book/contract.ts";
import type { Exchange } from "../book/entry.ts";
import { phrases } from "../book/phrase.ts";
import { externalIds } from "../standard/external-id.ts";
import { type ServiceName, services } from "../standard/service.ts";
import { messageText, signHmac, signRsa } from "../standard/signature.ts";
import { wib } from "../standard/time.ts";
import { type Call, type Called, call } from "./call.ts";
import { forgetToken, tokenOf } from "./token.ts";

/** What is wrong with a message on purpose. */
export interface Spoil {
  /** Milliseconds by which the bank's clock is off. */
  clockMs?: number;
  signature?: "none" | "wrong";
}

/** What is to be said, before it is signed. */
export interface Saying {
  contract: Contract;
  service: ServiceName;
  body: object;
  spoil?: Spoil;
}

export interface Message {
  saying: Saying;
  /** What is sent, or in what exchange the biller gave no token to send it with. */
  call: Call | Called;
}

const nextExternalId = externalIds();

/** Signs what is to be said, once: who delivers it twice says exactly the same again. */
export async function prepare(bank: Bank, saying: Saying): Promise<Message> {
  const { contract, service, spoil } = saying;
  const { method, path } = services[service];
  const token = contract.signature === "HMAC" ? await tokenOf(bank, contract) : null;
  if (typeof token === "object" && token !== null) return { saying, call: token };
  const url = bank.settings.billerUrl + path;
  const body = JSON.stringify(saying.body);
  const timestamp = wib(new Date(bank.now().getTime() + (spoil?.clockMs ?? 0)));
  const { pathname, search } = new URL(url);
  const text = messageText({ method, path: pathname + search, token, body: Buffer.from(body), timestamp });
  const signature = signed(bank, contract, spoil?.signature === "wrong" ? `${text}.` : text);
  const headers = {
    "Content-Type": "application/json",
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    "X-TIMESTAMP": timestamp,
    ...(spoil?.signature === "none" ? {} : { "X-SIGNATURE": signature }),
    "X-PARTNER-ID": contract.partnerId,
    "X-EXTERNAL-ID": nextExternalId(bank.now()),
    "CHANNEL-ID": contract.channelId,
  };
  return { saying, call: { service, method, url, headers, body } };
}

function signed(bank: Bank, { signature, clientSecret, encoding }: Contract, text: string): string {
  return signature === "HMAC" ? signHmac(clientSecret, text, encoding) : signRsa(bank.key, text, encoding);
}

/** A token that the biller has forgotten, after it started anew for instance. */
const isForgotten = ({ answer }: Exchange): boolean => /"responseCode"\s*:\s*"?401\d\d0[13]/.test(answer);

/** Every exchange that it took, the one that counts last: a forgotten token is asked for anew and the same is said once more. */
export async function deliver(bank: Bank, message: Message): Promise<[...Exchange[], Exchange]> {
  const first = await deliverOnce(bank, message);
  if (!isForgotten(first) || message.saying.spoil) return [first];
  forgetToken(bank, message.saying.contract);
  return [first, await deliverOnce(bank, await prepare(bank, message.saying))];
}

async function deliverOnce(bank: Bank, { call: ready }: Message): Promise<Exchange> {
  const hasToken = !("raw" in ready);
  const { raw: _raw, ...exchange } = hasToken ? await call(bank, ready) : ready;
  return hasToken ? exchange : { ...exchange, note: phrases.noToken.en };
}
