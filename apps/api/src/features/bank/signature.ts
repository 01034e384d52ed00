import { createHash, createHmac, createPublicKey, timingSafeEqual, verify } from "node:crypto";
import { minify } from "./minify.ts";

/** How a signature is spelled; the standard leaves it open. */
export type Encoding = "base64" | "hex";

/** What of a request is signed. */
export interface Signed {
  readonly method: string;
  /** Path with its query, as it was called. */
  readonly path: string;
  /** The body as it came. */
  readonly raw: Buffer;
  /** X-TIMESTAMP as it was sent. */
  readonly timestamp: string;
}

const bodyDigest = (raw: Buffer): string => createHash("sha256").update(minify(raw)).digest("hex");

/** What a bank signs to get a token. */
export const tokenText = (clientKey: string, timestamp: string): string => `${clientKey}|${timestamp}`;

/** What is signed of a transaction: with the token where there is one (symmetric), without it by private key (asymmetric). */
export const transactionText = ({ method, path, raw, timestamp }: Signed, token?: string): string =>
  [method, path, ...(token === undefined ? [] : [token]), bodyDigest(raw), timestamp].join(":");

const spelled: Record<Encoding, RegExp> = { base64: /^[A-Za-z0-9+/]+={0,2}$/, hex: /^([0-9a-fA-F]{2})+$/ };

/** The bytes of a signature; `undefined` where it isn't spelled as agreed, which Node would read as far as it can. */
const bytesOf = (signature: string, encoding: Encoding): Buffer | undefined =>
  spelled[encoding].test(signature) ? Buffer.from(signature, encoding) : undefined;

/** Whether SHA256withRSA by the owner of a public key (PEM). */
export function isSignedBy(publicKey: string, text: string, signature: string, encoding: Encoding): boolean {
  const bytes = bytesOf(signature, encoding);
  return bytes !== undefined && verify("sha256", Buffer.from(text), createPublicKey(publicKey), bytes);
}

/** Whether HMAC-SHA512 with the shared secret; takes as long for a wrong signature as for a right one. */
export function isSealedWith(secret: string, text: string, signature: string, encoding: Encoding): boolean {
  const bytes = bytesOf(signature, encoding);
  const right = createHmac("sha512", secret).update(text).digest();
  return bytes?.length === right.length && timingSafeEqual(bytes, right);
}
