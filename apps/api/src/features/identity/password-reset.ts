import { createHash, randomInt } from "node:crypto";
import { passwordProblems } from "@retribusi/contract/features/identity/password.rules";
import { resetMinutes } from "@retribusi/contract/features/identity/recovery.endpoints";
import type { resetUserPassword } from "@retribusi/contract/features/identity/userdata.endpoints";
import { accountStatus } from "@retribusi/contract/features/identity/userdata.entity";
import type { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { enqueueMail } from "../../lib/outbox/enqueue.ts";
import { inTransaction, type Transaction } from "../../lib/transaction.ts";
import { writeAudit } from "../../records/audit.ts";
import { issueToken } from "./mailed-token.ts";
import { hashPassword, originOf } from "./password.ts";
import { getPasswordOwner, requireGoodPassword } from "./password-policy.ts";
import { resetMail } from "./reset-mail.ts";
import { endSessions } from "./session.ts";
import { keepSuperuser } from "./superuser.ts";

type Reset = z.output<typeof resetUserPassword.body>;

/** Throws VALIDATION unless a typed password was typed twice alike. */
export function requireConfirmed(password: string | undefined, confirmation: string | undefined): void {
  if (password !== undefined && password !== confirmation) {
    throw new AppError("VALIDATION", { fields: { konfirmasipassword: passwordProblems.inconsistent } });
  }
}

/** Without characters that are mistaken for each other when they are read out on the telephone. */
const alphabet = "abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789";

export const generatePassword = (): string =>
  Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join("");

const days = 3 * 24 * 3_600_000;

/** Names one temporary password: it dies with the hash that is stored, whatever sets another one. */
const temporaryKey = (hash: string): string => createHash("sha256").update(`temporary:${hash}`).digest("hex");

/** Lets the temporary password choose a new one, once, within three days. */
const allowRenewal = ({ clock }: Deps, tx: Transaction, userid: number, hash: string) =>
  tx.token_user.create({
    data: {
      userid,
      jenis: "sementara",
      hash: temporaryKey(hash),
      kedaluwarsa: new Date(clock.now().getTime() + days),
    },
  });

/**
 * The status after a reset: a password that must be changed makes an account that could sign in “password expired”, any other makes an
 * expired one active again. A reset never unblocks anybody.
 */
export function statusAfter(status: number, mustChange: boolean): number {
  const signsIn = status === accountStatus.active || status === accountStatus.passwordExpired;
  if (!signsIn) return status;
  return mustChange ? accountStatus.passwordExpired : accountStatus.active;
}

/** Written before it is read: nobody blocks the account between the two. Throws NOT_FOUND. */
async function replacePassword(tx: Transaction, userid: number, { hash, mustChange }: Replacement) {
  const data = { password: hash, versi: { increment: 1 } };
  const { count } = await tx.userdata.updateMany({ where: { userid }, data });
  if (count === 0) throw new AppError("NOT_FOUND");
  const before = await tx.userdata.findUniqueOrThrow({ where: { userid } });
  const statusakun = statusAfter(before.statusakun, mustChange);
  await tx.userdata.update({ where: { userid }, data: { statusakun } });
  return { before, statusakun };
}

interface Replacement {
  readonly hash: string;
  readonly mustChange: boolean;
}

const own = {
  en: "Change your own password under My account, where the present one is asked for.",
  id: "Ubah kata sandi Anda sendiri di Akun saya, yang meminta kata sandi saat ini.",
};

/**
 * Sets a password for somebody else, ends their sessions and tells them; answers with the password when it was generated. A generated one
 * never becomes theirs for long. Throws ACTION_REFUSED for one's own: a screen left open must not do.
 */
export async function resetPassword(deps: Deps, user: CurrentUser, userid: number, reset: Reset, ip: string) {
  if (userid === user.userid) throw new AppError("ACTION_REFUSED", { values: { reason: own } });
  requireConfirmed(reset.password, reset.konfirmasipassword);
  const mustChange = reset.wajibganti || reset.password === undefined;
  const password = reset.password ?? generatePassword();
  const origin = originOf(user, ip);
  await requireGoodPassword(deps, { password, origin, ...(await getPasswordOwner(deps.db.prisma, userid)) });
  const hash = await hashPassword(deps, password, origin);
  await inTransaction(deps.db, async (tx) => {
    const { before, statusakun } = await keepSuperuser(tx, () => replacePassword(tx, userid, { hash, mustChange }));
    await endSessions(tx, userid, mustChange ? "akun" : "sandi");
    if (mustChange) await allowRenewal(deps, tx, userid, hash);
    await writeAudit(tx, user, ip, {
      aksi: "resetpassword",
      entitas: "userdata",
      kunci: String(userid),
      sebelum: { statusakun: before.statusakun },
      sesudah: { password: hash, statusakun },
    });
    await enqueueMail(tx, resetMail(before), null);
  });
  return { password: reset.password === undefined ? password : null };
}

interface Expired {
  readonly userid: number;
  /** Hash of the password that was right. */
  readonly password: string;
  readonly versitoken: number;
}

/**
 * The key by which a temporary password chooses another one, for somebody who has just proved that they know it; nothing when the password
 * isn't temporary, or was for too long. The key ends with the password that opened it.
 */
export async function issueTemporaryKey(deps: Deps, expired: Expired): Promise<string | undefined> {
  const { token_user } = deps.db.prisma;
  const found = await token_user.findUnique({ where: { hash: temporaryKey(expired.password) } });
  if (!found || found.dipakai !== null || found.kedaluwarsa <= deps.clock.now()) return;
  const { userid, versitoken: versi } = expired;
  return issueToken(deps, deps.db.prisma, { userid, jenis: "reset", minutes: resetMinutes.temporary, versi });
}
