import { createHash, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { inTransaction, type Transaction } from "../../lib/transaction.ts";
import { writeAudit } from "../../records/audit.ts";

const prefix = "erk_";
const year = 365 * 24 * 3_600_000;
const pattern = /^erk_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/** 32 random bytes need no slow hash. */
const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

/**
 * A key is a session of its own that lasts a year: rights, blocks and password changes count for it as for any other. The account keeps
 * the session's id and the hash of the secret.
 */
export const parseKey = (token: string) => {
  const [, jti, secret] = pattern.exec(token) ?? [];
  return jti && secret ? { jti, secret } : undefined;
};

export const isKey = (token: string): boolean => token.startsWith(prefix);

/** Whether the secret belongs to what the account keeps, compared in constant time. */
export function matchesKey({ jti, secret }: { jti: string; secret: string }, kept: string | null): boolean {
  const given = Buffer.from(`${jti}:${hashOf(secret)}`);
  const known = Buffer.from(kept ?? "");
  return given.length === known.length && timingSafeEqual(given, known);
}

async function endKey(tx: Transaction, userid: number, now: Date): Promise<boolean> {
  const user = await tx.userdata.findUnique({ where: { userid } });
  if (!user) throw new AppError("NOT_FOUND");
  const [jti = ""] = (user.authorization ?? "").split(":");
  await tx.sesi.updateMany({ where: { jti, userid, dicabut: null }, data: { dicabut: now } });
  return user.authorization !== null;
}

/** Makes a key for somebody, who loses an earlier one. Throws NOT_FOUND. */
export async function createKey(deps: Deps, user: CurrentUser, userid: number, ip: string) {
  const secret = randomBytes(32).toString("base64url");
  const jti = randomUUID();
  const now = deps.clock.now();
  const until = new Date(now.getTime() + year);
  await inTransaction(deps.db, async (tx) => {
    await endKey(tx, userid, now);
    const { versitoken } = await tx.userdata.update({
      where: { userid },
      data: { authorization: `${jti}:${hashOf(secret)}` },
    });
    const place = { alamatip: ip, perangkat: "API key" };
    await tx.sesi.create({ data: { jti, userid, versi: versitoken, dibuat: now, kedaluwarsa: until, ...place } });
    const sesudah = { authorization: secret, kedaluwarsa: until.toISOString() };
    await writeAudit(tx, user, ip, { aksi: "apikey", entitas: "userdata", kunci: String(userid), sesudah });
  });
  return { key: `${prefix}${jti}.${secret}`, until: until.toISOString() };
}

/** Ends somebody's key; answers whether there was one. Throws NOT_FOUND. */
export function withdrawKey(deps: Deps, user: CurrentUser, userid: number, ip: string): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const had = await endKey(tx, userid, deps.clock.now());
    if (!had) return false;
    await tx.userdata.update({ where: { userid }, data: { authorization: null } });
    await writeAudit(tx, user, ip, { aksi: "apikey_withdraw", entitas: "userdata", kunci: String(userid) });
    return true;
  });
}
