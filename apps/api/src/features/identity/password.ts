import { createHash } from "node:crypto";
import bcrypt from "bcrypt";
import { ipKeyGenerator } from "express-rate-limit";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import type { Env } from "../../lib/env.ts";
import { createFairQueue, type Origin, ShareFull } from "../../lib/fair-queue.ts";

/**
 * bcrypt works in the four threads that also read files, so that no more than two of them are ever busy with passwords. A person waits
 * for one comparison, an office in the morning for thirty; whoever sends more is refused, and only they.
 */
const gate = createFairQueue({ atOnce: 2, address: 30, account: 4, total: 200 });

/** Runs work on a password when its turn comes. Throws BUSY when its address or account has enough waiting. */
async function inGate<T>(origin: Origin, work: () => Promise<T>): Promise<T> {
  try {
    return await gate.run(origin, work);
  } catch (error) {
    if (error instanceof ShareFull) throw new AppError("BUSY");
    throw error;
  }
}

/** Where a signed-in person's password waits for its turn. */
export const originOf = ({ userid }: { readonly userid: number }, ip: string): Origin => ({
  address: ipKeyGenerator(ip),
  account: `akun:${userid}`,
});

/** bcrypt reads no further, and says nothing of what it has cut. */
const bcryptBytes = 72;

/**
 * What bcrypt is given: the password as it was typed or, where bcrypt would cut it, its digest, so that every character counts. The
 * word before it keeps apart from digests that other services have lost.
 */
const whole = (password: string): string =>
  Buffer.byteLength(password) <= bcryptBytes
    ? password
    : createHash("sha384").update(`e-retribusi:${password}`).digest("base64");

/** Hashes a new password that its owner may choose. */
export const hashPassword = (
  { env }: { readonly env: Pick<Env, "BCRYPT_COST"> },
  password: string,
  origin: Origin,
): Promise<string> => inGate(origin, () => bcrypt.hash(whole(password), env.BCRYPT_COST));

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
  origin: Origin,
): Promise<boolean> {
  const matches = await inGate(origin, async () =>
    bcrypt.compare(whole(password), hash ?? (await decoyOf(env.BCRYPT_COST))),
  );
  return matches && hash !== undefined;
}
