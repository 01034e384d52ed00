/** What we call of a library that has no types of its own: messages to browsers (RFC 8188 and 8291). */
declare module "http_ece" {
  import type { ECDH } from "node:crypto";

  interface Party {
    readonly version: "aes128gcm";
    /** The sender's to encrypt, made for this message; the receiver's to decrypt. */
    readonly privateKey: ECDH;
    /** The receiver's secret, in base64url. */
    readonly authSecret: string;
    /** The receiver's public key, in base64url; only to encrypt. */
    readonly dh?: string;
  }
  const library: { encrypt(text: Buffer, sender: Party): Buffer; decrypt(body: Buffer, receiver: Party): Buffer };
  export = library;
}
