import { createHmac, sign } from "node:crypto";
import type { Keys } from "../../../lib/secret.ts";
import { openSecret } from "../../../lib/secret.ts";
import type { Encoding } from "../signature.ts";
import { type Contract, needed } from "./contract.ts";

const encodingOf = ({ pengkodean }: Contract): Encoding => (pengkodean === "hex" ? "hex" : "base64");

/** SHA256withRSA by our own private key. Throws CallError where the connection has none. */
export const signedByKey = (env: Keys, contract: Contract, text: string): string =>
  sign("sha256", Buffer.from(text), openSecret(env, needed(contract.privat, "private key"))).toString(
    encodingOf(contract),
  );

/** HMAC-SHA512 by the secret that the bank and we share. Throws CallError where the connection has none. */
export const signedBySecret = (env: Keys, contract: Contract, text: string): string =>
  createHmac("sha512", openSecret(env, needed(contract.rahasia, "shared secret")))
    .update(text)
    .digest(encodingOf(contract));
