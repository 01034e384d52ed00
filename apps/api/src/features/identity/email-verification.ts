import type { sendVerification, verifyEmail } from "@retribusi/contract/features/identity/registration.endpoints";
import { accountStatus } from "@retribusi/contract/features/identity/userdata.entity";
import type { token_user, userdata } from "@retribusi/db/generated/client";
import type { z } from "zod";
import type { RequestFacts } from "../../http/endpoint.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { inEvenTime } from "../../lib/even-time.ts";
import { enqueueMail } from "../../lib/outbox/enqueue.ts";
import { inTransaction, type Transaction } from "../../lib/transaction.ts";
import { writeAudit } from "../../records/audit.ts";
import { findMailState } from "./mail-state.ts";
import { readToken, spendToken } from "./mailed-token.ts";
import { mailLink } from "./registration.ts";
import { registrationMail } from "./registration-mail.ts";
import { isUnconfirmed, keptDays } from "./unconfirmed.ts";
import { countSubject, passGate } from "./visitor-gate.ts";

/** Nobody guesses 32 random bytes; whoever tries is slowed down all the same. */
const confirming = { name: "konfirmasi", free: 20, most: 100 };
const sending = { name: "kirimverifikasi", free: 0, most: 20 };
const linksADay = { most: 5, minutes: 24 * 60 };

/** Only the holder of the link hears it, who is shown the same way on as by the first use. */
const alreadyVerified = ({ tujuan }: Pick<token_user, "tujuan">, { statusakun }: Pick<userdata, "statusakun">) =>
  new AppError("EMAIL_VERIFIED", { details: onward(statusakun, tujuan) });

const onward = (statusakun: number, tujuan: string | null): z.input<typeof verifyEmail.answer> => ({
  isWaiting: statusakun === accountStatus.waiting,
  tujuan,
});

/** The good token of a link and its account. Throws LINK_NOT_VALID or EMAIL_VERIFIED. */
async function readLink(deps: Deps, tx: Transaction, key: string) {
  const link = await readToken(deps, tx, "verifikasi", key);
  if (link.kind === "unknown") throw new AppError("LINK_NOT_VALID");
  const { token } = link;
  const user = await tx.userdata.findUniqueOrThrow({ where: { userid: token.userid } });
  if (link.kind === "used" || user.emailterverifikasi !== null) throw alreadyVerified(token, user);
  if (link.kind === "late" || user.email !== token.email) throw new AppError("LINK_NOT_VALID");
  return { token, user };
}

/** A citizen's account opens, an organisation's waits for its review; one that an administrator has dealt with stays as it is. */
function statusAfter(user: userdata): number {
  if (!isUnconfirmed(user)) return user.statusakun;
  return user.jenisakun === "organisasi" ? accountStatus.waiting : accountStatus.active;
}

async function open(deps: Deps, tx: Transaction, token: token_user, user: userdata, ip: string): Promise<number> {
  const { userid, versi } = user;
  const after = { emailterverifikasi: deps.clock.now(), statusakun: statusAfter(user) };
  const data = { ...after, versi: { increment: 1 } };
  const { count } = await tx.userdata.updateMany({ where: { userid, versi }, data });
  // Somebody has changed the account at this very moment: all of it is undone and the link stays good.
  if (count === 0) throw new AppError("BUSY");
  const { emailterverifikasi, statusakun } = user;
  const change = { sebelum: { emailterverifikasi, statusakun }, sesudah: after };
  const entry = { aksi: "edit", entitas: "userdata", kunci: String(token.userid), ...change } as const;
  await writeAudit(tx, { userid, role: null }, ip, entry);
  return after.statusakun;
}

/**
 * Confirms the address of a new account, once. Throws LINK_NOT_VALID for a link that was never made or has run out, EMAIL_VERIFIED with
 * the same way on for one that was used.
 */
export async function confirmEmail(
  deps: Deps,
  { key, captcha }: z.output<typeof verifyEmail.body>,
  request: RequestFacts,
): Promise<z.input<typeof verifyEmail.answer>> {
  await passGate(deps, confirming, request, captcha);
  return inTransaction(deps.db, async (tx) => {
    const { token, user } = await readLink(deps, tx, key);
    // Whoever comes a moment too late finds the account as the first use leaves it.
    if (!(await spendToken(deps, tx, token))) throw alreadyVerified(token, { statusakun: statusAfter(user) });
    return onward(await open(deps, tx, token, user, request.ip), token.tujuan);
  });
}

/** Where the account's latest link led on to. */
async function latestAim(tx: Transaction, userid: number): Promise<string | null> {
  const latest = await tx.token_user.findFirst({ where: { userid, jenis: "verifikasi" }, orderBy: { id: "desc" } });
  return latest?.tujuan ?? null;
}

async function mailAgain(deps: Deps, tx: Transaction, email: string): Promise<void> {
  const user = await tx.userdata.findUnique({ where: { email } });
  if (!user) return;
  if (isUnconfirmed(user))
    await mailLink(deps, tx, user, { kind: "confirm", tujuan: await latestAim(tx, user.userid) });
  else await enqueueMail(tx, registrationMail(deps, "alreadyConfirmed", user, { days: keptDays }), null);
}

/** Sends the link again to an address whose account waits for it; answers alike for every address. */
export async function sendVerificationAgain(
  deps: Deps,
  { email, captcha }: z.output<typeof sendVerification.body>,
  request: RequestFacts,
): Promise<z.input<typeof sendVerification.answer>> {
  await passGate(deps, sending, request, captcha);
  const mail = await findMailState(deps);
  const may = await countSubject(deps, sending.name, email, linksADay);
  await inEvenTime(async () => {
    if (may) await inTransaction(deps.db, (tx) => mailAgain(deps, tx, email));
  });
  return { mail };
}
