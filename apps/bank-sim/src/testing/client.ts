import { createHash, createHmac, sign } from "node:crypto";
import { billerKey, secret } from "./biller.ts";

const hash = (text: string) => createHash("sha256").update(text).digest("hex");

/** Calls the bank as a biller does, from the standard: a token by RSA, then HMAC over the bytes that are sent. */
export function openClient(bankUrl: string, clientKey: string, partnerId: string) {
  const wib = (ms = Date.now()) => `${new Date(ms + 7 * 3600_000).toISOString().slice(0, 19)}+07:00`;
  let number = 0;
  let token = "";
  const tokenHeaders = (key = clientKey, timestamp = wib()) => ({
    "content-type": "application/json",
    "x-timestamp": timestamp,
    "x-client-key": key,
    "x-signature": sign("sha256", Buffer.from(`${key}|${timestamp}`), billerKey).toString("base64"),
  });
  const ask = async (headers: Record<string, string>, body: object) => {
    const url = `${bankUrl}/v1.0/access-token/b2b`;
    const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
    return JSON.parse(await response.text());
  };
  const headersOf = (method: string, path: string, minified: string): Record<string, string> => {
    number += 1;
    const timestamp = wib();
    const base = [method, new URL(bankUrl + path).pathname, token, hash(minified), timestamp].join(":");
    return {
      "content-type": "application/json",
      authorization: `Bearer ${token}`,
      "x-timestamp": timestamp,
      "x-signature": createHmac("sha512", secret).update(base).digest("base64"),
      "x-partner-id": partnerId,
      "x-external-id": String(number).padStart(9, "0"),
      "channel-id": "95231",
    };
  };
  return {
    tokenHeaders,
    ask,
    signIn: async () => {
      ({ accessToken: token } = await ask(tokenHeaders(), { grantType: "client_credentials", additionalInfo: {} }));
    },
    /** `over` replaces headers after signing; `text` is sent in place of the compact body. */
    call: async (
      method: string,
      path: string,
      body: object,
      over: Record<string, string> = {},
      text = JSON.stringify(body),
    ) => {
      const headers = { ...headersOf(method, path, JSON.stringify(body)), ...over };
      const response = await fetch(bankUrl + path, { method, headers, body: text });
      return JSON.parse(await response.text());
    },
  };
}
