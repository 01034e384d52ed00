import type { login } from "@retribusi/contract/features/identity/session.endpoints";
import { accountStatus } from "@retribusi/contract/features/identity/userdata.entity";
import type { Database } from "@retribusi/db/client";
import type { userdata } from "@retribusi/db/generated/client";
import type { z } from "zod";
import type { RequestFacts } from "../../http/endpoint.ts";
import { takeTurn } from "../../http/visitor-turn.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { getAccount } from "./account.query.ts";
import { requireActive } from "./account-status.ts";
import { findDevice, signDevice } from "./device.ts";
import { type Attempt, openAttempt } from "./login-attempt.ts";
import { matchesPassword } from "./password.ts";
import { isDemoPassword } from "./password-policy.ts";
import { issueTemporaryKey } from "./password-reset.ts";
import { beginSecondStep } from "./second-step.ts";
import { openSession } from "./session.ts";
import { isUnconfirmed } from "./unconfirmed.ts";

type Known = Pick<userdata, "userid" | "password" | "statusakun" | "versitoken">;

/**
 * Throws the account's own error; for a temporary password with the `key` to choose another one. Only for somebody who has just proved that
 * they know the password.
 */
async function requireUsable(deps: Deps, known: Known): Promise<void> {
  if (known.statusakun === accountStatus.passwordExpired) {
    const key = await issueTemporaryKey(deps, known);
    if (key) throw new AppError("PASSWORD_EXPIRED", { details: { key } });
  }
  requireActive(known.statusakun);
}

type Credentials = z.output<typeof login.body>;

/**
 * A user name has no @, an e-mail address always one. A registration that nobody has confirmed is no account yet: if its password were
 * told from a wrong one, whoever registers with somebody's address would learn whether they have an account.
 */
async function findByName(db: Database, typed: string) {
  const where = typed.includes("@") ? { email: typed } : { username: typed };
  const found = await db.prisma.userdata.findUnique({ where });
  return found && isUnconfirmed(found) ? null : found;
}

type Found = Pick<userdata, "userid" | "password" | "statusakun" | "versitoken">;

/** Whether the password is right, when its turn to be compared comes. Throws BUSY, and then the attempt doesn't count. */
async function compare(deps: Deps, attempt: Attempt, password: string, found: Found | null): Promise<boolean> {
  try {
    return await matchesPassword(deps, password, found?.password, attempt.origin);
  } catch (error) {
    await attempt.withdraw();
    throw error;
  }
}

/** Runs a step of signing in; a refusal says to the security log whom it is about. */
async function about<T>(security: { userid: number | undefined; typed: string }, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError(error.code, { ...error.facts, security: { ...security, ...error.facts.security } });
  }
}

/**
 * Signs in by user name or e-mail address, or as far as the second step where the account has one. The account's state is only told to
 * somebody who knows its password. An attempt is counted before it is compared, so that of a hundred at the same moment no more are
 * compared than one after the other.
 */
export async function signIn(deps: Deps, credentials: Credentials, from: RequestFacts) {
  const found = await takeTurn(from, () => findByName(deps.db, credentials.username));
  return about({ userid: found?.userid, typed: credentials.username }, () =>
    tryPassword(deps, found, credentials, from),
  );
}

async function tryPassword(deps: Deps, found: Found | null, credentials: Credentials, from: RequestFacts) {
  const { username: typed, password, rememberme, captcha, perangkat = [] } = credentials;
  const device = findDevice(deps, found?.userid, perangkat);
  const attempt = await openAttempt(deps, { typed, userid: found?.userid, device, ip: from.ip, captcha });
  const isRight = await compare(deps, attempt, password, found);
  const isDemo = isDemoPassword(deps, password);
  if (!found || !isRight || isDemo) {
    await attempt.fail();
    throw new AppError("BAD_CREDENTIALS", isRight && isDemo ? { security: { kind: "sandi_demo" } } : {});
  }
  await attempt.forgive();
  const { userid } = found;
  await requireUsable(deps, found);
  const entry = { userid, versitoken: found.versitoken, remembered: rememberme ?? false };
  const langkah2 = await beginSecondStep(deps, { ...entry, device }, from);
  if (langkah2) return { langkah2 };
  const opened = await openSession(deps, entry, from);
  return { user: await getAccount(deps.db, userid), ...opened, perangkat: signDevice(deps, userid, device) };
}
