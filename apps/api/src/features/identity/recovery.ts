import { passwordFloor } from "@retribusi/contract/features/identity/password.rules";
import type { resetByKey } from "@retribusi/contract/features/identity/recovery.endpoints";
import type { token_user, userdata } from "@retribusi/db/generated/client";
import type { z } from "zod";
import type { RequestFacts } from "../../http/endpoint.ts";
import { noteSecurity } from "../../http/security-events.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { enqueueMail } from "../../lib/outbox/enqueue.ts";
import { inTransaction, type Transaction } from "../../lib/transaction.ts";
import { webAddress } from "../../lib/web-address.ts";
import { writeAudit } from "../../records/audit.ts";
import { forgetGuesses } from "./login-attempt.ts";
import { readToken, spendToken } from "./mailed-token.ts";
import { hashPassword, originOf } from "./password.ts";
import { getPasswordOwner, requireGoodPassword } from "./password-policy.ts";
import { requireConfirmed, statusAfter } from "./password-reset.ts";
import { changedMail } from "./recovery-mail.ts";
import { endSessions } from "./session.ts";
import { passGate } from "./visitor-gate.ts";

/** A key has 256 bits: the limit spares the server, not the key. Opening the page counts too. */
const gate = { name: "kunci", free: 100, most: 100 };

/** A link opens the account as it was when it was made: with that address, that password and those sessions. */
const fits = ({ email, versi }: token_user, user: Pick<userdata, "email" | "versitoken">): boolean =>
  versi === user.versitoken && (email === null || email === user.email);

/** Throws RESET_KEY_FAILURE for a key that is unknown, used, late, or of an account that has changed since. */
async function readKey(deps: Deps, key: string) {
  const { prisma } = deps.db;
  const link = await readToken(deps, prisma, "reset", key);
  if (link.kind === "unknown") throw new AppError("RESET_KEY_FAILURE");
  const { token } = link;
  const user = await prisma.userdata.findUniqueOrThrow({ where: { userid: token.userid } });
  if (link.kind !== "good" || !fits(token, user)) {
    throw new AppError("RESET_KEY_FAILURE", { security: { userid: token.userid } });
  }
  return { token, user };
}

/** What the holder of a key may know. Throws RESET_KEY_FAILURE and TOO_MANY_REQUESTS. */
export async function checkKey(deps: Deps, key: string, request: RequestFacts) {
  await passGate(deps, gate, request, undefined);
  const { token } = await readKey(deps, key);
  const { owner } = await getPasswordOwner(deps.db.prisma, token.userid);
  const left = token.kedaluwarsa.getTime() - deps.clock.now().getTime();
  return {
    minimal: passwordFloor(owner.roles),
    menit: Math.max(1, Math.floor(left / 60_000)),
    sementara: token.email === null,
  };
}

interface Change {
  readonly token: token_user;
  readonly user: userdata;
  readonly hash: string;
}

/** Of two uses of a key one comes through; one that finds the account changed meanwhile throws RESET_NOT_COMPLETED and changes nothing. */
async function changePassword(deps: Deps, tx: Transaction, { token, user, hash }: Change, ip: string): Promise<void> {
  const { userid, versitoken, email, statusakun: before } = user;
  if (!(await spendToken(deps, tx, token))) throw new AppError("RESET_KEY_FAILURE", { security: { userid } });
  const statusakun = statusAfter(before, false);
  const { count } = await tx.userdata.updateMany({
    where: { userid, versitoken, email, statusakun: before },
    data: { password: hash, statusakun, versi: { increment: 1 } },
  });
  if (count === 0) throw new AppError("RESET_NOT_COMPLETED");
  await endSessions(tx, userid, "sandi");
  await writeAudit(tx, { userid, role: null }, ip, {
    aksi: "resetpassword",
    entitas: "userdata",
    kunci: String(userid),
    sebelum: { statusakun: before },
    sesudah: { password: hash, statusakun },
  });
  await enqueueMail(tx, changedMail(user, webAddress(deps.env, "/index/forgotpassword")), null);
}

/** Sets a password by the key of a link; ends every session and the API key, tells the owner, and opens an account that had expired. */
export async function resetWithKey(
  deps: Deps,
  { key, password, konfirmasipassword }: z.output<typeof resetByKey.body>,
  request: RequestFacts,
): Promise<void> {
  await passGate(deps, gate, request, undefined);
  requireConfirmed(password, konfirmasipassword);
  const { token, user } = await readKey(deps, key);
  const origin = originOf(user, request.ip);
  await requireGoodPassword(deps, { password, origin, ...(await getPasswordOwner(deps.db.prisma, user.userid)) });
  const hash = await hashPassword(deps, password, origin);
  await inTransaction(deps.db, (tx) => changePassword(deps, tx, { token, user, hash }, request.ip));
  await forgetGuesses(deps, user.userid);
  noteSecurity(deps, "sandi_direset", request, user);
}
