import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import type { Env } from "./env.ts";

/** A secret for one purpose, made from the one secret that is configured: what signs files can't sign sessions. */
export const secretFor = ({ JWT_SECRET }: Pick<Env, "JWT_SECRET">, purpose: string): string =>
  createHmac("sha256", JWT_SECRET).update(purpose).digest("hex");

/** Proves that a text is ours, for one purpose: 43 characters that nobody makes without the secret. */
export const proofOf = (env: Pick<Env, "JWT_SECRET">, purpose: string, text: string): string =>
  createHmac("sha256", secretFor(env, purpose)).update(text).digest("base64url");

/** Whether a secret is the right one; how long it takes tells nothing of how much of it is right. */
export function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Whether a proof is that of `proofOf`. */
export const isProof = (env: Pick<Env, "JWT_SECRET">, purpose: string, text: string, proof: string): boolean =>
  isSame(proof, proofOf(env, purpose, text));

export type Keys = Pick<Env, "JWT_SECRET" | "SECRET_KEY" | "SECRET_KEY_OLD">;

interface Key {
  /** Says which key sealed a text and tells nothing about the key. */
  readonly id: string;
  readonly bytes: Buffer;
}

const derive = (secret: string, purpose: string, length: number): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "", purpose, length));

const keyOf = (secret: string): Key => ({
  id: derive(secret, "key id", 6).toString("base64url"),
  bytes: derive(secret, "secrets at rest", 32),
});

/** The key of today. Outside production it may be missing and is then made from the one that signs sessions. */
const present = (env: Keys): Key => keyOf(env.SECRET_KEY || secretFor(env, "secrets at rest"));

const algorithm = "aes-256-gcm";

/**
 * Encrypts a text that is kept in the database: `v1.<key>.<nonce>.<tag>.<text>`. The same text never looks the same twice.
 */
export function sealSecret(env: Keys, text: string): string {
  const { id, bytes } = present(env);
  const nonce = randomBytes(12);
  const cipher = createCipheriv(algorithm, bytes, nonce).setAAD(Buffer.from(id));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return ["v1", id, ...[nonce, cipher.getAuthTag(), sealed].map((part) => part.toString("base64url"))].join(".");
}

/** The sealed text can't be read: its key is not among the configured ones, or it was changed in the database. */
export class SecretUnreadable extends Error {
  constructor(reason: string) {
    super(`A secret in the database can't be read: ${reason}`);
    this.name = "SecretUnreadable";
  }
}

/** The text of `sealSecret`, sealed with the key of today or an older one; throws SecretUnreadable. */
export function openSecret(env: Keys, sealed: string): string {
  const [version, id, ...rest] = sealed.split(".");
  const [nonce, tag, text] = rest.map((part) => Buffer.from(part, "base64url"));
  if (version !== "v1" || !nonce || !tag || !text) throw new SecretUnreadable("it was not sealed by this application");
  const older = env.SECRET_KEY_OLD.split(",").filter(Boolean).map(keyOf);
  const key = [present(env), ...older].find((one) => one.id === id);
  if (!key) throw new SecretUnreadable(`its key ${id} is neither SECRET_KEY nor in SECRET_KEY_OLD`);
  try {
    const decipher = createDecipheriv(algorithm, key.bytes, nonce, { authTagLength: 16 });
    decipher.setAAD(Buffer.from(key.id)).setAuthTag(tag);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString("utf8");
  } catch {
    throw new SecretUnreadable("it was changed");
  }
}
