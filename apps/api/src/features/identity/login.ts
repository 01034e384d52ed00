import type { login } from "@retribusi/contract/features/identity/session.endpoints";
import { accountStatus } from "@retribusi/contract/features/identity/userdata.entity";
import type { Database } from "@retribusi/db/client";
import type { z } from "zod";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../http/app-error.ts";
import type { RequestFacts } from "../../http/endpoint.ts";
import { getAccount } from "./account.query.ts";
import { countFailure, findFailures, forgetFailures } from "./attempts.ts";
import { useCaptcha } from "./captcha.ts";
import { matchesPassword } from "./password.ts";
import { openSession } from "./session.ts";

type Credentials = z.output<typeof login.body>;

/** So many failures, of an account or an address, are answered with a question that only a browser solves. */
const captchaAfter = 3;
/** Many people share the address of an office or a village. */
const addressFactor = 5;

const refusals = {
  [accountStatus.notActive]: "ACCOUNT_NOT_ACTIVE",
  [accountStatus.blocked]: "ACCOUNT_BLOCKED",
  [accountStatus.waiting]: "ACCOUNT_WAITING",
  [accountStatus.passwordExpired]: "PASSWORD_EXPIRED",
} as const;

/**
 * The account's key is what was typed and not the user's number: counting a name and its e-mail address together would tell that they
 * belong together.
 */
const keysOf = (typed: string, ip: string) => ({
  account: `login:akun:${typed.toLowerCase()}`,
  address: `login:alamat:${ip}`,
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
    await countFailure(db, [keys.account, keys.address]);
    throw new AppError("BAD_CREDENTIALS");
  }
  await passGate(deps, keys, captcha, solved);
  const refusal = Object.entries(refusals).find(([status]) => Number(status) === found.statusakun);
  if (refusal) throw new AppError(refusal[1]);
  await forgetFailures(db, keys.account);
  const token = await openSession(deps, { ...found, remembered: rememberme ?? false }, from);
  return { user: await getAccount(db, found.userid), token };
}
