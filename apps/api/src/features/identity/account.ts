import type { editAccount } from "@retribusi/contract/features/identity/account.endpoints";
import { userdata } from "@retribusi/contract/features/identity/userdata.entity";
import type { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import type { RequestFacts } from "../../http/endpoint.ts";
import { noteSecurity } from "../../http/security-events.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { enqueueMail } from "../../lib/outbox/enqueue.ts";
import { inTransaction, type Transaction } from "../../lib/transaction.ts";
import { webAddress } from "../../lib/web-address.ts";
import { writeAudit } from "../../records/audit.ts";
import { conflictOf } from "../../records/conflict.ts";
import { keepFiles } from "../../records/kept-files.ts";
import type { RecordRow } from "../../records/row.ts";
import { getAccount, getCurrentUserData } from "./account.query.ts";
import { accountMail } from "./account-mail.ts";
import { createKey } from "./api-key.ts";
import { countWish, sameEmail, wishForEmail } from "./email-change.ts";
import type { Addressee } from "./letter.ts";
import { hashPassword, originOf } from "./password.ts";
import { getPasswordOwner, requireGoodPassword } from "./password-policy.ts";
import { requireConfirmed } from "./password-reset.ts";
import { requirePassword } from "./present-password.ts";
import { endSessions, getChanged } from "./session.ts";
import { renewToken } from "./session-room.ts";

type Edit = z.output<typeof editAccount.body>;

/** The hash of somebody's new password; throws VALIDATION for one that they may not choose. */
async function makeHash(deps: Deps, user: CurrentUser, password: string, ip: string): Promise<string> {
  const origin = originOf(user, ip);
  await requireGoodPassword(deps, { password, origin, ...(await getPasswordOwner(deps.db.prisma, user.userid)) });
  return hashPassword(deps, password, origin);
}

/** The account was changed since it was shown: by an administrator, or by the person in another window. */
async function staleAccount(deps: Deps, user: CurrentUser, edit: Edit): Promise<AppError> {
  const { versi: _, passwordlama: __, konfirmasipassword: ___, email: ____, ...write } = edit;
  const { versi, ...record } = await getAccount(deps.db, user.userid);
  const key = String(user.userid);
  return conflictOf({ deps, user, subject: "userdata", key, entity: userdata, record, versi, write });
}

/**
 * Changes one's own data. A new e-mail address or password needs the present password; a new password ends every other session. A new
 * address is only asked for: the present one stays until the link that is mailed to the new one is confirmed.
 */
export async function editOwnAccount(deps: Deps, user: CurrentUser, edit: Edit, request: RequestFacts) {
  const { ip } = request;
  const { versi, passwordlama, konfirmasipassword, password, email, ...facts } = edit;
  const before = await deps.db.prisma.userdata.findUniqueOrThrow({ where: { userid: user.userid } });
  if (before.versi !== versi) throw await staleAccount(deps, user, edit);
  if (email === before.email.toLowerCase()) throw sameEmail();
  requireConfirmed(password, konfirmasipassword);
  if (email !== undefined || password !== undefined)
    await requirePassword(deps, user, before.password, passwordlama, ip);
  const mayMail = email !== undefined && (await countWish(deps, user.userid, email));
  const hash = password === undefined ? {} : { password: await makeHash(deps, user, password, ip) };
  const data = { ...facts, ...hash };
  const written = await inTransaction(deps.db, async (tx) => {
    // The language is the person's own switch, which stands on every page: it is no reason to refuse a form.
    const isForm = Object.keys(edit).some((name) => name !== "bahasa" && name !== "versi");
    const raised = { ...data, versi: { increment: isForm ? 1 : 0 } };
    const { count } = await tx.userdata.updateMany({ where: { userid: user.userid, versi }, data: raised });
    if (count === 0) return;
    if (facts.foto) await keepFiles(tx, user.userid, userdata, { foto: facts.foto }, before);
    const token = password === undefined ? null : await changePassword(deps, tx, user, before);
    if (email !== undefined) await wishForEmail(deps, tx, before, email, mayMail);
    await writeEdit(tx, user, ip, { before, data, email });
    return token === null ? {} : { token };
  });
  if (!written) throw await staleAccount(deps, user, edit);
  if (password !== undefined) noteSecurity(deps, "sandi_diganti", request, user);
  return { ...(await getAccount(deps.db, user.userid)), ...written };
}

/** What follows from a new password: every session ends, this one goes on with the token answered, and the owner hears of it. */
async function changePassword(deps: Deps, tx: Transaction, user: CurrentUser, before: Addressee) {
  await endSessions(tx, user.userid, "sandi", user.jti);
  const recovery = webAddress(deps.env, "/index/forgotpassword");
  await enqueueMail(tx, accountMail("password", before, { recovery }), null);
  return renewToken(deps, tx, user);
}

interface Written {
  readonly before: Readonly<RecordRow>;
  readonly data: Readonly<RecordRow>;
  readonly email: string | undefined;
}

/** The trace of what was changed, and of an address that was asked for. */
async function writeEdit(tx: Transaction, user: CurrentUser, ip: string, { before, data, email }: Written) {
  const about = { entitas: "userdata", kunci: String(user.userid) } as const;
  if (Object.keys(data).length > 0) {
    const sebelum = Object.fromEntries(Object.entries(before).filter(([name]) => name in data));
    await writeAudit(tx, user, ip, { aksi: "edit", ...about, sebelum, sesudah: data });
  }
  if (email !== undefined) await writeAudit(tx, user, ip, { aksi: "email_request", ...about, sesudah: { email } });
}

/** Makes the person's own API key, for which they prove that they know their password. */
export async function createOwnApiKey(deps: Deps, user: CurrentUser, given: string, { ip }: RequestFacts) {
  const { userid } = user;
  const { password } = await deps.db.prisma.userdata.findUniqueOrThrow({ where: { userid } });
  await requirePassword(deps, user, password, given, ip);
  return createKey(deps, user, userid, ip);
}

/** Acts in another of one's roles, in this session only; throws FORBIDDEN for a role one doesn't have. */
export async function actInRole(deps: Deps, user: CurrentUser, role: string, { ip }: RequestFacts) {
  const { db } = deps;
  const { roles, role: former } = user.named ?? user;
  if (!roles.includes(role)) throw new AppError("FORBIDDEN");
  await inTransaction(db, async (tx) => {
    await tx.sesi.update({ where: { jti: user.jti }, data: { peran: role } });
    const kunci = String(user.userid);
    const change = { sebelum: { role: former }, sesudah: { role } };
    await writeAudit(tx, user, ip, { aksi: "switchrole", entitas: "userdata", kunci, ...change });
  });
  return getCurrentUserData(db, await getChanged(deps, user));
}
