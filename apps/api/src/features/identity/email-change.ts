import { accountStatus } from "@retribusi/contract/features/identity/userdata.entity";
import type { CurrentUser } from "../../access/current-user.ts";
import type { RequestFacts } from "../../http/endpoint.ts";
import { AppError } from "../../lib/app-error.ts";
import { duplicatedIndex } from "../../lib/database-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { enqueueMail, enqueueSealedMail } from "../../lib/outbox/enqueue.ts";
import { inTransaction, type Transaction } from "../../lib/transaction.ts";
import { webAddress } from "../../lib/web-address.ts";
import { writeAudit } from "../../records/audit.ts";
import { accountMail } from "./account-mail.ts";
import { countAttempt, findExceeded } from "./attempts.ts";
import type { Addressee } from "./letter.ts";
import { issueToken, readToken, spendToken } from "./mailed-token.ts";
import { countSubject, passGate } from "./visitor-gate.ts";

const hours = 24;
const hour = 60;
const unused = (userid: number) => ({ userid, jenis: "surel" as const, dipakai: null });

const same = { en: "This is your address already.", id: "Ini sudah menjadi alamat Anda." };
const gone = {
  en: "The address can no longer be used for this account. Please ask for another one under My account.",
  id: "Alamat ini tidak dapat lagi dipakai untuk akun ini. Silakan ajukan alamat lain di Akun saya.",
};

export const sameEmail = (): AppError =>
  new AppError("EMAIL_NOT_CHANGED", { explanation: same, fields: { email: same }, details: { reason: "same" } });

/**
 * Counts a wish for a new address, before anything is known of the address. Throws TOO_MANY_REQUESTS for a person who asks too often;
 * answers whether the address may be written to: it belongs to anybody, and asking from several accounts must not flood it.
 */
export async function countWish({ db }: Pick<Deps, "db">, userid: number, email: string): Promise<boolean> {
  const counters = [{ key: `surelbaru:${userid}`, limit: 5, memory: hour * 60 }];
  const exceeded = findExceeded(counters, (await countAttempt(db, counters)).tallies);
  if (exceeded) throw new AppError("TOO_MANY_REQUESTS", { values: { seconds: exceeded.seconds } });
  return countSubject({ db }, "surelbaru", email, { most: 3, minutes: hour });
}

export interface Wisher extends Addressee {
  readonly userid: number;
}

/**
 * Leaves the mails for a new address: to the address a link or, where it has an account already, a word to its owner. The rows are the
 * same in number and size, so that nothing of that shows to the person who asks. A link to an address that is taken is never told.
 */
async function mailLink(deps: Deps, tx: Transaction, person: Wisher, email: string, mayMail: boolean): Promise<void> {
  const { userid } = person;
  const secret = await issueToken(deps, tx, { userid, jenis: "surel", minutes: hours * hour, email });
  const owner = await tx.userdata.findUnique({ where: { email } });
  if (!mayMail) return;
  const link = webAddress(deps.env, `/index/changeemail?key=${secret}`);
  const mail = owner ? accountMail("taken", owner) : accountMail("link", person, { link, hours }, email);
  await enqueueSealedMail(deps.env, tx, mail);
}

/** Keeps the present address in force and mails a link to the new one, and a word to the present one. */
export async function wishForEmail(deps: Deps, tx: Transaction, person: Wisher, email: string, mayMail: boolean) {
  await tx.token_user.deleteMany({ where: { ...unused(person.userid), email: { not: email } } });
  await mailLink(deps, tx, person, email, mayMail);
  const recovery = webAddress(deps.env, "/index/forgotpassword");
  await enqueueMail(tx, accountMail("asked", person, { recovery }), null);
}

/** The new address that waits for its link to be used, if any. */
export const findWish = ({ db, clock }: Pick<Deps, "db" | "clock">, userid: number) =>
  db.prisma.token_user.findFirst({
    where: { ...unused(userid), kedaluwarsa: { gt: clock.now() } },
    select: { email: true, kedaluwarsa: true },
    orderBy: { id: "desc" },
  });

/** Mails the link again; an earlier one stays good. Throws NOT_FOUND where no new address waits. */
export async function resendLink(deps: Deps, { userid }: CurrentUser): Promise<void> {
  const wish = await findWish(deps, userid);
  if (!wish?.email) throw new AppError("NOT_FOUND");
  const { email } = wish;
  const mayMail = await countWish(deps, userid, email);
  await inTransaction(deps.db, async (tx) => {
    const person = await tx.userdata.findUniqueOrThrow({ where: { userid } });
    await mailLink(deps, tx, person, email, mayMail);
  });
}

/** The present address stays: links to the new one are worth nothing. Answers whether one waited. */
export function withdrawWish(deps: Deps, user: CurrentUser, { ip }: RequestFacts): Promise<boolean> {
  const { userid } = user;
  return inTransaction(deps.db, async (tx) => {
    const { count } = await tx.token_user.deleteMany({ where: unused(userid) });
    const entry = { aksi: "email_withdraw", entitas: "userdata", kunci: String(userid) } as const;
    if (count > 0) await writeAudit(tx, user, ip, entry);
    return count > 0;
  });
}

/** Uses the link up and writes the address, in one transaction. */
async function takeAddress(
  deps: Deps,
  tx: Transaction,
  key: string,
  ip: string,
): Promise<"changed" | "invalid" | "taken"> {
  const link = await readToken(deps, tx, "surel", key);
  if (link.kind !== "good" || link.token.email === null) return "invalid";
  const { userid, email } = link.token;
  const before = await tx.userdata.findUniqueOrThrow({ where: { userid } });
  if (before.statusakun !== accountStatus.active) return "invalid";
  if (!(await spendToken(deps, tx, link.token))) return "invalid";
  if ((await tx.userdata.count({ where: { email, userid: { not: userid } } })) > 0) return "taken";
  const data = { email, emailterverifikasi: deps.clock.now() };
  await tx.userdata.update({ where: { userid }, data: { ...data, versi: { increment: 1 } } });
  // What was sent to the former address must not open the account any more.
  await tx.token_user.deleteMany({ where: { userid, jenis: { in: ["reset", "verifikasi"] }, dipakai: null } });
  const sebelum = { email: before.email, emailterverifikasi: before.emailterverifikasi };
  const kunci = String(userid);
  const change = { aksi: "email_change", entitas: "userdata", kunci, sebelum, sesudah: data } as const;
  await writeAudit(tx, { userid, role: null }, ip, change);
  await enqueueMail(tx, accountMail("changed", before), null);
  return "changed";
}

/** Keys can't be guessed; the gate only keeps the database from being asked without end. */
const gate = { name: "gantisurel", free: 60, most: 60 };

/**
 * Changes the address that a link was mailed to, once. Throws LINK_NOT_VALID for a link that was used, ran out or was never made, and
 * EMAIL_NOT_CHANGED when another account has the address by now, in words that don't say so.
 */
export async function confirmNewEmail(deps: Deps, key: string, request: RequestFacts): Promise<void> {
  await passGate(deps, gate, request, undefined);
  const outcome = await inTransaction(deps.db, (tx) => takeAddress(deps, tx, key, request.ip)).catch(
    (error: unknown) => {
      // Somebody registered with the address at this very moment.
      if (duplicatedIndex(error) === undefined) throw error;
      return "taken" as const;
    },
  );
  if (outcome === "invalid") throw new AppError("LINK_NOT_VALID");
  if (outcome === "taken") throw new AppError("EMAIL_NOT_CHANGED", { explanation: gone, details: { reason: "gone" } });
}
