import { createHash, createHmac, type KeyObject, sign, timingSafeEqual, verify } from "node:crypto";
import { minify } from "./minify.ts";

/** How a signature is written; the standard names neither, so each contract does. */
export type Encoding = "base64" | "hex";

export interface Signed {
  method: string;
  /** The path that is called, its prefix and query included. */
  path: string;
  /** Null for the asymmetric kind, which knows no token. */
  token: string | null;
  body: Uint8Array;
  timestamp: string;
}

/** What a client signs to get a token. */
export const tokenText = (clientKey: string, timestamp: string): string => `${clientKey}|${timestamp}`;

/** What the sender of a message signs. */
export function messageText({ method, path, token, body, timestamp }: Signed): string {
  const hash = createHash("sha256").update(minify(body)).digest("hex");
  return [method, path, ...(token === null ? [] : [token]), hash, timestamp].join(":");
}

export function signHmac(secret: string, text: string, encoding: Encoding): string {
  return createHmac("sha512", secret).update(text).digest(encoding);
}

export function signRsa(privateKey: KeyObject, text: string, encoding: Encoding): string {
  return sign("sha256", Buffer.from(text), privateKey).toString(encoding);
}

export function verifyHmac(secret: string, text: string, signature: string, encoding: Encoding): boolean {
  const expected = createHmac("sha512", secret).update(text).digest();
  const given = Buffer.from(signature, encoding);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** False as well for a key that is none: whoever can't be verified has not signed. */
export function verifyRsa(publicKey: string, text: string, signature: string, encoding: Encoding): boolean {
  try {
    return verify("sha256", Buffer.from(text), publicKey, Buffer.from(signature, encoding));
  } catch {
    return false;
  }
}
