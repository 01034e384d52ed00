import { createECDH, createPrivateKey, type JsonWebKey } from "node:crypto";
import ece from "http_ece";
import jwt from "jsonwebtoken";

/** The browser that a message is for. */
export interface PushTarget {
  readonly alamat: string;
  readonly kuncipublik: string;
  readonly rahasia: string;
}

/** How we make ourselves known to its push service. */
interface Sender {
  /** Private key of P-256. */
  readonly key: JsonWebKey & { readonly x: string; readonly y: string };
  readonly publicUrl: string;
}

/** Seconds for which a service keeps a message: one that nobody has got within a day is no news any more. */
const ttl = 86_400;
/** Seconds for which our word to the service counts. */
const wordCounts = 12 * 3600;

const publicKeyOf = ({ x, y }: Sender["key"]): string =>
  Buffer.concat([Buffer.from([4]), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")]).toString("base64url");

/** Who asks, for this service alone (RFC 8292). */
function authorization({ key, publicUrl }: Sender, alamat: string): string {
  const signer = createPrivateKey({ key, format: "jwk" });
  const options = {
    algorithm: "ES256",
    audience: new URL(alamat).origin,
    subject: publicUrl,
    expiresIn: wordCounts,
  } as const;
  return `vapid t=${jwt.sign({}, signer, options)}, k=${publicKeyOf(key)}`;
}

/** A message encrypted for one browser, by a key of its own, with what the service has to know: neither reads it. */
export function createPushRequest(sender: Sender, { alamat, kuncipublik, rahasia }: PushTarget, message: object) {
  const privateKey = createECDH("prime256v1");
  privateKey.generateKeys();
  const party = { version: "aes128gcm", privateKey, dh: kuncipublik, authSecret: rahasia } as const;
  return {
    body: ece.encrypt(Buffer.from(JSON.stringify(message)), party),
    headers: {
      authorization: authorization(sender, alamat),
      "content-encoding": "aes128gcm",
      "content-type": "application/octet-stream",
      ttl: String(ttl),
      urgency: "normal",
    },
  };
}
