import { createHash } from "node:crypto";
import type { login } from "@retribusi/contract/features/identity/session.endpoints";
import { accountStatus } from "@retribusi/contract/features/identity/userdata.entity";
import type { Database } from "@retribusi/db/client";
import type { userdata } from "@retribusi/db/generated/client";
import type { z } from "zod";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../http/app-error.ts";
import type { RequestFacts } from "../../http/endpoint.ts";
import { getAccount } from "./account.query.ts";
import { requireActive } from "./account-status.ts";
import { countFailure, findFailures, forgetFailures, reduceFailures } from "./attempts.ts";
import { useCaptcha } from "./captcha.ts";
import { matchesPassword } from "./password.ts";
import { renewPassword } from "./password-reset.ts";
import { openSession } from "./session.ts";

type Credentials = z.output<typeof login.body>;

/** So many failures, of an account or an address, are answered with a question that only a browser solves. */
const captchaAfter = 3;
/** Many people share the address of an office or a village. */
const addressFactor = 5;

/**
 * The account's key is what was typed and not the user's number: counting a name and its e-mail address together would tell that they
 * belong together.
 */
const keysOf = (typed: string, ip: string) => ({
  account: `login:akun:${typed.toLowerCase()}`,
  address: `login:alamat:${ip}`,
  /** What this name alone has cost this address. */
  pair: `login:asal:${createHash("sha256").update(`${typed.toLowerCase()} ${ip}`).digest("hex")}`,
});

/** Throws TOO_MANY_REQUESTS, CAPTCHA_REQUIRED or INVALID_CAPTCHA; answers whether a captcha has been solved. */
async function passGate(
  deps: Deps,
  keys: ReturnType<typeof keysOf>,
  captcha: string | undefined,
  solved: boolean,
): Promise<boolean> {
  const [account, address] = await Promise.all([
    findFailures(deps.db, [keys.account]),
    findFailures(deps.db, [keys.address]),
  ]);
  const limit = deps.env.LOGIN_LIMIT;
  if (account.count >= limit) throw new AppError("TOO_MANY_REQUESTS", { values: { seconds: account.seconds } });
  if (address.count >= limit * addressFactor)
    throw new AppError("TOO_MANY_REQUESTS", { values: { seconds: address.seconds } });
  if (solved || Math.max(account.count, address.count) < captchaAfter) return solved;
  if (captcha === undefined) throw new AppError("CAPTCHA_REQUIRED");
  await useCaptcha(deps, captcha);
  return true;
}

/** A user name has no @, an e-mail address always one. */
const findByName = (db: Database, typed: string) =>
  db.prisma.userdata.findUnique({ where: typed.includes("@") ? { email: typed } : { username: typed } });

/**
 * Whoever gets in after a slip is no longer asked for a captcha: the address is forgiven what this name has cost it, and no more, or
 * somebody with an account of their own could go on guessing other people's passwords.
 */
async function forgive(db: Database, { account, address, pair }: ReturnType<typeof keysOf>): Promise<void> {
  const { count } = await findFailures(db, [pair]);
  if (count > 0) await reduceFailures(db, address, count);
  await forgetFailures(db, account);
  await forgetFailures(db, pair);
}

type Found = Pick<userdata, "userid" | "password" | "statusakun" | "versitoken">;

/** Throws the account's own error; answers with the version the session is opened for. */
async function enter(deps: Deps, found: Found, wish: Credentials, { ip }: RequestFacts): Promise<number> {
  if (found.statusakun === accountStatus.passwordExpired) return renewPassword(deps, found, wish, ip);
  requireActive(found.statusakun);
  return found.versitoken;
}

/**
 * Signs in by user name or e-mail address. The account's state is only told to somebody who knows its password. The gate is passed
 * again after the slow comparison, so that a hundred attempts at the same moment don't all get through before the first has failed.
 */
export async function signIn(deps: Deps, credentials: Credentials, from: RequestFacts) {
  const { username, password, rememberme, captcha } = credentials;
  const { db } = deps;
  const keys = keysOf(username, from.ip);
  const solved = await passGate(deps, keys, captcha, false);
  const found = await findByName(db, username);
  if (!(await matchesPassword(deps, password, found?.password)) || !found) {
    await countFailure(db, [keys.account, keys.address, keys.pair]);
    throw new AppError("BAD_CREDENTIALS");
  }
  await passGate(deps, keys, captcha, solved);
  const versitoken = await enter(deps, found, credentials, from);
  await forgive(db, keys);
  const token = await openSession(deps, { ...found, versitoken, remembered: rememberme ?? false }, from);
  return { user: await getAccount(db, found.userid), token };
}
