import { createHash, randomInt } from "node:crypto";
import { passwordProblems } from "@retribusi/contract/features/identity/password.rules";
import type { resetUserPassword } from "@retribusi/contract/features/identity/userdata.endpoints";
import { accountStatus } from "@retribusi/contract/features/identity/userdata.entity";
import type { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../http/app-error.ts";
import { enqueueMail } from "../../lib/outbox/enqueue.ts";
import { inTransaction, type Transaction } from "../../lib/transaction.ts";
import { writeAudit } from "../../records/audit.ts";
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

const generatePassword = (): string => Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join("");

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
function statusAfter(status: number, mustChange: boolean): number {
  const signsIn = status === accountStatus.active || status === accountStatus.passwordExpired;
  if (!signsIn) return status;
  return mustChange ? accountStatus.passwordExpired : accountStatus.active;
}

/** Sets a password for somebody, ends their sessions and tells them; answers with the password when it was generated. */
export async function resetPassword(deps: Deps, user: CurrentUser, userid: number, reset: Reset, ip: string) {
  requireConfirmed(reset.password, reset.konfirmasipassword);
  const password = reset.password ?? generatePassword();
  const origin = originOf(user, ip);
  await requireGoodPassword(deps, { password, origin, ...(await getPasswordOwner(deps.db.prisma, userid)) });
  const hash = await hashPassword(deps, password, origin);
  await inTransaction(deps.db, async (tx) => {
    const before = await tx.userdata.findUnique({ where: { userid } });
    if (!before) throw new AppError("NOT_FOUND");
    const statusakun = statusAfter(before.statusakun, reset.wajibganti);
    const data = { password: hash, statusakun, versi: { increment: 1 } };
    await keepSuperuser(tx, () => tx.userdata.update({ where: { userid }, data }));
    await endSessions(tx, userid, userid === user.userid ? user.jti : undefined);
    if (reset.wajibganti) await allowRenewal(deps, tx, userid, hash);
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
  readonly password: string;
}

/** Whether the stored password is a temporary one that may still choose another. */
async function isRenewable({ db, clock }: Deps, { password }: Expired): Promise<boolean> {
  const found = await db.prisma.token_user.findUnique({ where: { hash: temporaryKey(password) } });
  return found !== null && found.dipakai === null && found.kedaluwarsa > clock.now();
}

/**
 * Replaces a temporary password by one of the person's own and opens the account; answers with the new `versitoken`. Throws
 * PASSWORD_EXPIRED when the password isn't temporary or no longer good, VALIDATION when the new one is the same or typed differently.
 */
export async function renewPassword(deps: Deps, expired: Expired, wish: Renewal, ip: string): Promise<number> {
  if (wish.passwordbaru === undefined || !(await isRenewable(deps, expired))) throw new AppError("PASSWORD_EXPIRED");
  requireConfirmed(wish.passwordbaru, wish.konfirmasipassword);
  if (wish.passwordbaru === wish.password) throw new AppError("VALIDATION", { fields: { passwordbaru: same } });
  const { userid } = expired;
  const { owner } = await getPasswordOwner(deps.db.prisma, userid);
  const origin = originOf(expired, ip);
  await requireGoodPassword(deps, { password: wish.passwordbaru, owner, origin, field: "passwordbaru" });
  const hash = await hashPassword(deps, wish.passwordbaru, origin);
  return inTransaction(deps.db, async (tx) => {
    const where = { hash: temporaryKey(expired.password), dipakai: null };
    const { count } = await tx.token_user.updateMany({ where, data: { dipakai: deps.clock.now() } });
    if (count === 0) throw new AppError("PASSWORD_EXPIRED");
    const statusakun = accountStatus.active;
    await tx.userdata.update({ where: { userid }, data: { password: hash, statusakun, versi: { increment: 1 } } });
    await endSessions(tx, userid);
    await writeAudit(tx, { userid, role: null }, ip, {
      aksi: "edit",
      entitas: "userdata",
      kunci: String(userid),
      sebelum: { statusakun: accountStatus.passwordExpired },
      sesudah: { password: hash, statusakun },
    });
    return (await tx.userdata.findUniqueOrThrow({ where: { userid } })).versitoken;
  });
}

const same = {
  en: "Please choose another password than the temporary one.",
  id: "Pilih kata sandi lain, bukan kata sandi sementara.",
};

interface Renewal {
  readonly password: string;
  readonly passwordbaru?: string | undefined;
  readonly konfirmasipassword?: string | undefined;
}
