import { randomUUID } from "node:crypto";
import { mostSessions } from "@retribusi/contract/features/identity/session.rules";
import type { CurrentUser } from "../../access/current-user.ts";
import type { Deps } from "../../lib/deps.ts";
import type { Transaction } from "../../lib/transaction.ts";
import { writeAudit } from "../../records/audit.ts";
import { endedNow } from "./session-end.ts";
import { readSessionToken, signToken } from "./token.ts";

interface Owner {
  readonly versitoken: number;
  readonly authorization: string | null;
}

/** Sessions of a person that are good now; the personal key, which is one too, is shown and ended in its own place. */
export const goodSessions = ({ clock }: Pick<Deps, "clock">, userid: number, { versitoken, authorization }: Owner) => ({
  userid,
  dicabut: null,
  versi: versitoken,
  kedaluwarsa: { gt: clock.now() },
  jti: { not: (authorization ?? "").split(":")[0] ?? "" },
});

export const ownerOf = (tx: Pick<Transaction, "userdata">, userid: number): Promise<Owner> =>
  tx.userdata.findUniqueOrThrow({ where: { userid }, select: { versitoken: true, authorization: true } });

/** Ends the session of a token that a device brought along while signing in; what is no token of ours is nobody's. */
export async function endReplaced(
  deps: Pick<Deps, "env" | "clock">,
  tx: Transaction,
  token: string,
  ip: string,
): Promise<void> {
  const claims = readSessionToken(deps, token);
  if (typeof claims === "string") return;
  const { jti, userid } = claims;
  const where = { jti, userid, dicabut: null };
  const { count } = await tx.sesi.updateMany({ where, data: endedNow(deps, "masuk") });
  if (count === 0) return;
  await writeAudit(tx, { userid, role: null }, ip, { aksi: "logout", entitas: "sesi", kunci: jti });
}

/** Ends the sessions of an account that were unused for longest, as far as there are more than may be. */
export async function keepWithinLimit(deps: Pick<Deps, "clock">, tx: Transaction, userid: number): Promise<void> {
  const where = goodSessions(deps, userid, await ownerOf(tx, userid));
  const orderBy = [{ terakhir: "desc" as const }, { dibuat: "desc" as const }];
  const over = await tx.sesi.findMany({
    where,
    orderBy,
    skip: mostSessions,
    take: mostSessions,
    select: { jti: true },
  });
  if (over.length === 0) return;
  const jti = { in: over.map((session) => session.jti) };
  await tx.sesi.updateMany({ where: { jti }, data: endedNow(deps, "penuh") });
}

/**
 * Gives the session that stays after a new password or factor another name: whoever has copied its token has nothing any more. Answers with
 * the token that takes its place; null for a personal key, which has ended.
 */
export async function renewToken(
  deps: Pick<Deps, "env" | "clock">,
  tx: Transaction,
  { userid, jti: former, signedIn }: CurrentUser,
): Promise<string | null> {
  if (!signedIn) return null;
  const { jti, kedaluwarsa } = await tx.sesi.update({ where: { jti: former, userid }, data: { jti: randomUUID() } });
  return signToken(deps, { jti, userid }, deps.clock.now(), kedaluwarsa);
}
