import type { Database } from "@retribusi/db/client";
import type { CurrentUser } from "../../access/current-user.ts";
import type { RequestFacts } from "../../http/endpoint.ts";
import { noteSecurity } from "../../http/security-events.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { inTransaction, type Transaction } from "../../lib/transaction.ts";
import { type Actor, writeAudit } from "../../records/audit.ts";
import { findFactors } from "./factor.query.ts";
import { factorsRemovedMail } from "./factor-mail.ts";
import { Refusal } from "./first-superuser.ts";
import { mailOwner } from "./person-mail.ts";
import { endSessions } from "./session.ts";

/** Takes everything beside the password off an account; answers whether there was anything. */
export async function dropFactors(tx: Transaction, userid: number): Promise<boolean> {
  const totp = await tx.faktor_totp.deleteMany({ where: { userid } });
  const passkeys = await tx.kunci_sandi.deleteMany({ where: { userid } });
  await tx.kode_pemulihan.deleteMany({ where: { userid } });
  await tx.langkah_masuk.deleteMany({ where: { userid } });
  return totp.count + passkeys.count > 0;
}

/**
 * Takes the factors of somebody who has lost them off, ends their sessions and tells them; answers whether there were any. `bukti`: how
 * the person was recognised.
 */
async function dropLost(tx: Transaction, actor: Actor, userid: number, ip: string, bukti: string): Promise<boolean> {
  if (!(await dropFactors(tx, userid))) return false;
  await endSessions(tx, userid, "faktor");
  const sesudah = { faktor: "semua", bukti };
  await writeAudit(tx, actor, ip, { aksi: "faktor_lepas", entitas: "userdata", kunci: String(userid), sesudah });
  await mailOwner(tx, userid, factorsRemovedMail);
  return true;
}

export async function getUserFactors({ db }: Pick<Deps, "db">, userid: number) {
  if (!(await db.prisma.userdata.findUnique({ where: { userid } }))) throw new AppError("NOT_FOUND");
  const { totp, passkeys, codes } = await findFactors(db.prisma, userid);
  return { totp: totp?.date_created.toISOString() ?? null, kuncisandi: passkeys.length, sisakode: codes };
}

const own = {
  en: "Take your own second factor off under Account security, with your password.",
  id: "Lepas faktor kedua Anda sendiri di Keamanan akun, dengan kata sandi Anda.",
};

/** The super user's way for somebody who has lost every factor. Throws ACTION_REFUSED for one's own: a screen left open must not do. */
export async function removeLostFactors(
  deps: Deps,
  user: CurrentUser,
  userid: number,
  bukti: string,
  request: RequestFacts,
) {
  if (userid === user.userid) throw new AppError("ACTION_REFUSED", { values: { reason: own } });
  await getUserFactors(deps, userid);
  const removed = await inTransaction(deps.db, (tx) => dropLost(tx, user, userid, request.ip, bukti));
  if (removed) noteSecurity(deps, "faktor_diubah", request, { userid });
  return { removed };
}

const byCommand = "npm run remove-second-factor";

/** The way of a command on the server, for the last super user; answers with a sentence. Throws a Refusal. */
export async function removeFactorsByCommand(db: Database, username: string): Promise<string> {
  const found = await db.prisma.userdata.findUnique({ where: { username } });
  if (!found) throw new Refusal(`There is no user ${username}.`);
  const removed = await inTransaction(db, (tx) =>
    dropLost(tx, { userid: null, role: null }, found.userid, "", byCommand),
  );
  return removed
    ? `${username} can sign in with the password alone now. All sessions were ended, and a mail was left to the owner.`
    : `${username} has no second factor; nothing was changed.`;
}
