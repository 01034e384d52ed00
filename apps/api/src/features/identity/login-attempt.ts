import { createHash, randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { ipKeyGenerator } from "express-rate-limit";
import { takeTurn } from "../../http/visitor-turn.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import type { Origin } from "../../lib/fair-queue.ts";
import { inTurn } from "../../lib/turn.ts";
import { type Counter, countAttempt, findExceeded, forgetAttempts, type Tally, takeBack } from "./attempts.ts";
import { useCaptcha } from "./captcha.ts";

/** Who tries to sign in, from where. */
interface Visitor {
  readonly typed: string;
  readonly userid: number | undefined;
  /** Where this account has signed in before. */
  readonly device: string | undefined;
  readonly ip: string;
  readonly captcha: string | undefined;
}

/** So many failures of an account, or names that failed at an address, are answered with a question that only a browser solves. */
const captchaAfter = 3;
/** Many people share the address of an office or a village. */
const addressFactor = 5;
const quarter = 15 * 60;
const minute = 60;
/** Milliseconds that somebody waits at most for those of the same address who are being compared, and between two looks at them. */
const timeoutMs = 10_000;
const pause = 50;

const digest = (text: string): string => createHash("sha256").update(text).digest("hex");

/**
 * Name and e-mail address of an account share a counter, so that they don't make twice as many guesses. What belongs to nobody may be a
 * password in the wrong field and is kept as a digest. A provider gives a person 2^72 addresses of IPv6: their network counts.
 */
function keysOf({ typed, userid, device, ip }: Visitor) {
  const name = userid === undefined ? `login:nama:${digest(typed.toLowerCase())}` : `login:akun:${userid}`;
  const network = ipKeyGenerator(ip);
  return {
    network,
    account: device === undefined ? name : `login:perangkat:${device}`,
    address: `login:alamat:${network}`,
    /** How many names have failed at this address, however often each. */
    names: `login:ragam:${network}`,
    rate: `login:laju:${network}`,
    /** What this name alone has cost this address. */
    pair: `login:asal:${digest(`${name} ${network}`)}`,
    /** One for each attempt of the address whose outcome isn't known yet. */
    running: `login:jalan:${network}:`,
    mine: `login:jalan:${network}:${randomUUID()}`,
  };
}
type Keys = ReturnType<typeof keysOf>;

/** A known device has a counter of its own and no other, so that neither strangers nor neighbours can shut it out. */
function countersOf({ env }: Deps, keys: Keys, device: string | undefined): readonly Counter[] {
  const account = { key: keys.account, limit: env.LOGIN_LIMIT, memory: quarter };
  if (device !== undefined) return [account];
  return [
    account,
    { key: keys.address, limit: env.LOGIN_LIMIT * addressFactor, memory: quarter },
    { key: keys.names, limit: Number.POSITIVE_INFINITY, memory: quarter },
    { key: keys.rate, limit: env.LOGIN_RATE, memory: minute },
    { key: keys.pair, limit: Number.POSITIVE_INFINITY, memory: quarter },
    // A process that ends in the middle leaves it for a minute.
    { key: keys.mine, limit: Number.POSITIVE_INFINITY, memory: minute },
  ];
}

/** Somebody who forgot a password asks nobody else of the address for a captcha; somebody who tries one name after the other does. */
const asksForCaptcha = (tallies: readonly Tally[], keys: Keys): boolean =>
  tallies.some(({ key, count }) => (key === keys.account || key === keys.names) && count > captchaAfter);

/** The counts as they are if everybody else of the address who is being compared turns out right. */
const ifOthersAreRight = (tallies: readonly Tally[], keys: Keys, others: number): Tally[] =>
  tallies.map((tally) =>
    [keys.address, keys.names, keys.rate].includes(tally.key) ? { ...tally, count: tally.count - others } : tally,
  );

/** Throws TOO_MANY_REQUESTS, CAPTCHA_REQUIRED or INVALID_CAPTCHA. */
async function pass(
  deps: Deps,
  counters: readonly Counter[],
  tallies: readonly Tally[],
  { captcha }: Visitor,
  keys: Keys,
) {
  const exceeded = findExceeded(counters, tallies);
  if (exceeded) throw new AppError("TOO_MANY_REQUESTS", { values: { seconds: exceeded.seconds } });
  if (!asksForCaptcha(tallies, keys)) return;
  if (captcha === undefined) throw new AppError("CAPTCHA_REQUIRED");
  await useCaptcha(deps, captcha);
}

/** An attempt that is counted and may be compared. */
export interface Attempt {
  /** Whose turn it is in the queue of comparisons. */
  readonly origin: Origin;
  /** Nothing was compared: it counts as a call of this minute and not as a failure. */
  withdraw(): Promise<void>;
  /** The password was wrong: it stays counted. */
  fail(): Promise<void>;
  /**
   * The password was right. Whoever gets in after a slip is no longer asked for a captcha: the address is forgiven what this name has
   * cost it, and no more, or somebody with an account of their own could go on guessing other people's passwords.
   */
  forgive(): Promise<void>;
}

function attemptOf(
  { db }: Deps,
  counters: readonly Counter[],
  tallies: readonly Tally[],
  { device }: Visitor,
  keys: Keys,
): Attempt {
  const failures = counters.map(({ key }) => key).filter((key) => key !== keys.rate && key !== keys.mine);
  const settle = () => (device === undefined ? forgetAttempts(db, [keys.mine]) : Promise.resolve());
  const cost = tallies.find(({ key }) => key === keys.pair)?.count ?? 0;
  return {
    origin: { address: keys.network, account: keys.account },
    async withdraw() {
      await takeBack(db, failures);
      await settle();
    },
    async fail() {
      if (cost > 1) await takeBack(db, [keys.names]);
      await settle();
    },
    async forgive() {
      if (cost > 0) await takeBack(db, [keys.address], cost);
      if (cost > 0) await takeBack(db, [keys.rate, keys.names]);
      // Beside this attempt, its first failure had counted the name.
      if (cost > 1) await takeBack(db, [keys.names]);
      await forgetAttempts(db, [keys.account, keys.pair, keys.mine]);
    },
  };
}

/**
 * Counts the attempt and lets it pass. Colleagues who come at the same moment are counted too, and are no failures: who would be refused
 * for them alone is not counted and gets no attempt until it is known. So those who are right never cost anybody a captcha, and no more
 * are compared than without them.
 */
async function tryToOpen(deps: Deps, visitor: Visitor, keys: Keys): Promise<Attempt | undefined> {
  const { db } = deps;
  const counters = countersOf(deps, keys, visitor.device);
  const isRefused = (tallies: readonly Tally[]) =>
    findExceeded(counters, tallies) !== undefined || (visitor.captcha === undefined && asksForCaptcha(tallies, keys));
  const { tallies, alike } = await countAttempt(db, counters, keys.running);
  if (isRefused(tallies) && !isRefused(ifOthersAreRight(tallies, keys, alike - 1))) {
    await takeBack(db, [keys.account, keys.address, keys.names, keys.rate, keys.pair]);
    await forgetAttempts(db, [keys.mine]);
    return;
  }
  const attempt = attemptOf(deps, counters, tallies, visitor, keys);
  try {
    await pass(deps, counters, tallies, visitor, keys);
  } catch (error) {
    await attempt.withdraw();
    throw error;
  }
  return attempt;
}

/**
 * Counts an attempt and lets it pass, before anything is known of its password: a right guess over the limit is answered like a wrong
 * one, because neither is compared. Throws TOO_MANY_REQUESTS, CAPTCHA_REQUIRED or INVALID_CAPTCHA, and BUSY when for ten seconds it isn't
 * known how others of the address have ended.
 */
export function openAttempt(deps: Deps, visitor: Visitor): Promise<Attempt> {
  const keys = keysOf(visitor);
  const latest = performance.now() + timeoutMs;
  // A crowd of one address waits here instead of holding every connection of the pool; a known device isn't part of it.
  return inTurn(`login ${visitor.device === undefined ? keys.network : keys.account}`, async () => {
    for (;;) {
      const attempt = await takeTurn(visitor, () => tryToOpen(deps, visitor, keys));
      if (attempt) return attempt;
      if (performance.now() > latest) throw new AppError("BUSY");
      await wait(pause);
    }
  });
}

/** A new password was chosen by whoever reads the account's mail: what was guessed of the old one keeps nobody out any more. */
export const forgetGuesses = ({ db }: Pick<Deps, "db">, userid: number): Promise<void> =>
  forgetAttempts(db, [`login:akun:${userid}`]);
