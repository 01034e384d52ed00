import type { enableTotp } from "@retribusi/contract/features/identity/factor.endpoints";
import { z } from "zod";
import type { CurrentUser } from "../../access/current-user.ts";
import type { RequestFacts } from "../../http/endpoint.ts";
import { noteSecurity } from "../../http/security-events.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { openSecret, SecretUnreadable, sealSecret } from "../../lib/secret.ts";
import { inTransaction, type Transaction } from "../../lib/transaction.ts";
import { writeAudit } from "../../records/audit.ts";
import { findSettings } from "../system/settings.query.ts";
import { useOnce } from "./attempts.ts";
import { findFactors, getSecurity, isRequired } from "./factor.query.ts";
import { countGuess } from "./factor-guess.ts";
import { codesRenewedMail, totpRemovedMail, totpSetMail } from "./factor-mail.ts";
import type { Letter } from "./letter.ts";
import { mailOwner } from "./person-mail.ts";
import { requirePassword } from "./present-password.ts";
import { replaceCodes } from "./recovery-code.ts";
import { endSessions } from "./session.ts";
import { renewToken } from "./session-room.ts";
import { createSecret, matchCode, stepsToSetUp, uriOf } from "./totp.ts";
import { requireGood } from "./totp-code.ts";

const minutes = 10;

/** A secret that is being set up: sealed, so that nothing of it is kept until its first code has come. */
const draft = z.object({ userid: z.int(), jti: z.string(), secret: z.string(), until: z.int() });

/** Throws VALIDATION unless it is the present password. */
export async function requireOwner(deps: Deps, user: CurrentUser, given: string, { ip }: RequestFacts): Promise<void> {
  const { userid } = user;
  const { password } = await deps.db.prisma.userdata.findUniqueOrThrow({ where: { userid } });
  await requirePassword(deps, user, password, given, ip);
}

interface Change {
  readonly aksi: "faktor_pasang" | "faktor_lepas" | "kode_pemulihan";
  /** What it is called in the audit trail. */
  readonly facts: Readonly<Record<string, string>>;
  readonly mail: Letter;
}

/**
 * Changes what guards an account: with an entry in the audit trail, a mail to its owner, and the end of every other session, which may
 * have been opened without it; the session goes on with a new token. `work` answers with recovery codes, where there are new ones.
 */
export async function changeFactors(
  deps: Deps,
  user: CurrentUser,
  request: RequestFacts,
  change: Change,
  work: (tx: Transaction) => Promise<string[] | null>,
) {
  const { userid, jti } = user;
  const { aksi, facts, mail } = change;
  const done = await inTransaction(deps.db, async (tx) => {
    const kode = await work(tx);
    await endSessions(tx, userid, "faktor", jti);
    const token = await renewToken(deps, tx, user);
    await writeAudit(tx, user, request.ip, { aksi, entitas: "userdata", kunci: String(userid), sesudah: facts });
    await mailOwner(tx, userid, mail);
    return { kode, token };
  });
  noteSecurity(deps, "faktor_diubah", request, user);
  return { keamanan: await getSecurity(deps, user), ...done };
}

/** Recovery codes for somebody's first factor; whoever has some keeps them. */
export async function codesForFirst(tx: Transaction, userid: number): Promise<string[] | null> {
  const { codes } = await findFactors(tx, userid);
  return codes > 0 ? null : replaceCodes(tx, userid);
}

const last = {
  en: "Your role needs a second factor, and this is your last one. Set up another before you take it off.",
  id: "Peran Anda memerlukan faktor kedua, dan ini yang terakhir. Pasang yang lain sebelum melepasnya.",
};

/** With the last factor the recovery codes go; throws ACTION_REFUSED when the person's role needs one. */
export async function dropCodesAfterLast(tx: Transaction, { userid, roles }: CurrentUser): Promise<null> {
  const { totp, passkeys } = await findFactors(tx, userid);
  if (totp || passkeys.length > 0) return null;
  if (await isRequired(tx, roles)) throw new AppError("ACTION_REFUSED", { values: { reason: last } });
  await tx.kode_pemulihan.deleteMany({ where: { userid } });
  return null;
}

export async function beginTotp(deps: Deps, user: CurrentUser, given: string, request: RequestFacts) {
  await requireOwner(deps, user, given, request);
  const { userid, jti, username } = user;
  const secret = createSecret();
  const until = deps.clock.now().getTime() + minutes * 60_000;
  const { namaorganisasi } = await findSettings(deps.db.prisma);
  const tanda = sealSecret(deps.env, JSON.stringify({ userid, jti, secret, until }));
  return { tanda, rahasia: secret, uri: uriOf(secret, namaorganisasi ?? "e-Retribusi", username) };
}

/** The secret of somebody's own draft. Throws STEP_ENDED. */
function openDraft({ env, clock }: Deps, { userid, jti }: CurrentUser, sealed: string): string {
  try {
    const read = draft.parse(JSON.parse(openSecret(env, sealed)));
    if (read.userid === userid && read.jti === jti && read.until > clock.now().getTime()) return read.secret;
  } catch (error) {
    if (!(error instanceof SecretUnreadable) && !(error instanceof SyntaxError) && !(error instanceof z.ZodError)) {
      throw error;
    }
  }
  throw new AppError("STEP_ENDED");
}

type Enabling = z.output<typeof enableTotp.body>;

/** Sets the app up that shows this code, in place of a former one. Throws STEP_ENDED or VALIDATION. */
export async function enableOwnTotp(deps: Deps, user: CurrentUser, { tanda, kode }: Enabling, request: RequestFacts) {
  const { userid } = user;
  const secret = openDraft(deps, user, tanda);
  const guess = await countGuess(deps, { userid, device: null });
  const step = requireGood(matchCode(secret, kode, deps.clock.now(), stepsToSetUp), userid);
  await guess.forgive();
  const until = new Date(deps.clock.now().getTime() + minutes * 60_000);
  if (!(await useOnce(deps.db, `faktor:totp:${tanda.slice(-40)}`, until))) throw new AppError("STEP_ENDED");
  const data = {
    rahasia: sealSecret(deps.env, secret),
    langkah: step,
    langkahlain: null,
    date_created: deps.clock.now(),
  };
  const change = { aksi: "faktor_pasang", facts: { faktor: "totp" }, mail: totpSetMail } as const;
  return changeFactors(deps, user, request, change, async (tx) => {
    const codes = await codesForFirst(tx, userid);
    await tx.faktor_totp.upsert({ where: { userid }, create: { userid, ...data }, update: data });
    return codes;
  });
}

export async function removeOwnTotp(deps: Deps, user: CurrentUser, given: string, request: RequestFacts) {
  await requireOwner(deps, user, given, request);
  const change = { aksi: "faktor_lepas", facts: { faktor: "totp" }, mail: totpRemovedMail } as const;
  return changeFactors(deps, user, request, change, async (tx) => {
    const { count } = await tx.faktor_totp.deleteMany({ where: { userid: user.userid } });
    if (count === 0) throw new AppError("NOT_FOUND");
    return dropCodesAfterLast(tx, user);
  });
}

const none = {
  en: "Set up an authenticator app or a passkey first: recovery codes stand in for them.",
  id: "Pasang dahulu aplikasi autentikator atau kunci sandi: kode pemulihan adalah penggantinya.",
};

/** Ten new recovery codes. Throws ACTION_REFUSED for somebody whose password is enough. */
export async function renewOwnCodes(deps: Deps, user: CurrentUser, given: string, request: RequestFacts) {
  await requireOwner(deps, user, given, request);
  const change = { aksi: "kode_pemulihan", facts: {}, mail: codesRenewedMail } as const;
  return changeFactors(deps, user, request, change, async (tx) => {
    const { totp, passkeys } = await findFactors(tx, user.userid);
    if (!totp && passkeys.length === 0) throw new AppError("ACTION_REFUSED", { values: { reason: none } });
    return replaceCodes(tx, user.userid);
  });
}
