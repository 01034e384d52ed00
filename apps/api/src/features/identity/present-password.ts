import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { countAttempt, findExceeded, forgetAttempts } from "./attempts.ts";
import { requireFactorProven } from "./fresh.ts";
import { matchesPassword, originOf } from "./password.ts";

const messages = {
  wrong: { en: "This is not your current password.", id: "Ini bukan kata sandi Anda saat ini." },
  needed: {
    en: "Please enter your current password to change your e-mail address or password.",
    id: "Isikan kata sandi saat ini untuk mengubah surel atau kata sandi.",
  },
};

/**
 * Throws VALIDATION unless the present password was given, REAUTHENTICATE where the account's second factor was not proven just now; guesses
 * are counted before they are compared, like those to sign in.
 */
export async function requirePassword(
  deps: Deps,
  user: CurrentUser,
  hash: string,
  given: string | undefined,
  ip: string,
): Promise<void> {
  if (given === undefined) throw new AppError("VALIDATION", { fields: { passwordlama: messages.needed } });
  await requireFactorProven(deps, user);
  const key = `sandi:${user.userid}`;
  const counters = [{ key, limit: deps.env.LOGIN_LIMIT, memory: 15 * 60 }];
  const exceeded = findExceeded(counters, (await countAttempt(deps.db, counters)).tallies);
  if (exceeded) throw new AppError("TOO_MANY_REQUESTS", { values: { seconds: exceeded.seconds } });
  if (!(await matchesPassword(deps, given, hash, originOf(user, ip)))) {
    const fields = { passwordlama: messages.wrong };
    throw new AppError("VALIDATION", { fields, security: { kind: "sandi_salah" } });
  }
  await forgetAttempts(deps.db, [key]);
}
