import bcrypt from "bcrypt";
import type { Deps } from "../../deps.ts";
import type { Env } from "../../env.ts";
import { AppError } from "../../http/app-error.ts";

/** bcrypt reads no further; a longer password would be cut without a word. */
const maxBytes = 72;
const tooLong = {
  en: "This password is too long. At most 72 characters, fewer with letters outside the Latin alphabet.",
  id: "Kata sandi terlalu panjang. Paling banyak 72 karakter, kurang dari itu bila memakai huruf non-Latin.",
};

/** Hashes a new password; throws VALIDATION for one that bcrypt would cut. */
export async function hashPassword(
  { env }: { readonly env: Pick<Env, "BCRYPT_COST"> },
  password: string,
): Promise<string> {
  if (Buffer.byteLength(password) > maxBytes) throw new AppError("VALIDATION", { fields: { password: tooLong } });
  return bcrypt.hash(password, env.BCRYPT_COST);
}

/** Hashes of nothing, one for each cost: comparing with one takes as long as comparing with a real one. */
const decoys = new Map<number, Promise<string>>();

function decoyOf(cost: number): Promise<string> {
  const decoy = decoys.get(cost) ?? bcrypt.hash(crypto.randomUUID(), cost);
  decoys.set(cost, decoy);
  return decoy;
}

/**
 * Whether the password belongs to the hash. Without a hash – nobody has that name – the same work is done and the answer is no, so
 * that the time it takes tells nothing about who has an account.
 */
export async function matchesPassword(
  { env }: Pick<Deps, "env">,
  password: string,
  hash: string | undefined,
): Promise<boolean> {
  const matches = await bcrypt.compare(password, hash ?? (await decoyOf(env.BCRYPT_COST)));
  return matches && hash !== undefined;
}
