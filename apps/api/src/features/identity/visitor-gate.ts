import { createHash } from "node:crypto";
import { ipKeyGenerator } from "express-rate-limit";
import type { RequestFacts } from "../../http/endpoint.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Deps } from "../../lib/deps.ts";
import { countAttempt, findExceeded, takeBack } from "./attempts.ts";
import { useCaptcha } from "./captcha.ts";

/** How often visitors of one address may use a call within a quarter of an hour. */
export interface Gate {
  /** Part of the counter's key. */
  readonly name: string;
  /** So often without a captcha; 0 asks for one each time. */
  readonly free: number;
  /** So often at all. Many people share the address of an office or a village. */
  readonly most: number;
}

const quarter = 15 * 60;
const digest = (text: string): string => createHash("sha256").update(text.toLowerCase()).digest("hex");
const subjectKey = (name: string, subject: string): string => `gerbang:${name}:${digest(subject)}`;

/**
 * Counts a visitor's call before anything is done or known about it. Throws TOO_MANY_REQUESTS, CAPTCHA_REQUIRED or INVALID_CAPTCHA, all of
 * which depend on the address alone and therefore say nothing about what was asked.
 */
export async function passGate(
  deps: Deps,
  { name, free, most }: Gate,
  { ip }: Pick<RequestFacts, "ip">,
  captcha: string | undefined,
): Promise<void> {
  const counters = [{ key: `gerbang:${name}:${ipKeyGenerator(ip)}`, limit: most, memory: quarter }];
  const { tallies } = await countAttempt(deps.db, counters);
  const exceeded = findExceeded(counters, tallies);
  if (exceeded) throw new AppError("TOO_MANY_REQUESTS", { values: { seconds: exceeded.seconds } });
  if (tallies.every(({ count }) => count <= free)) return;
  if (captcha === undefined) throw new AppError("CAPTCHA_REQUIRED");
  await useCaptcha(deps, captcha);
}

/**
 * Whether something is still to be done about `subject`, such as a mail to an address, which may happen `most` times in so many minutes
 * wherever the calls come from. The visitor is answered alike.
 */
export async function countSubject(
  { db }: Pick<Deps, "db">,
  name: string,
  subject: string,
  { most, minutes }: { readonly most: number; readonly minutes: number },
): Promise<boolean> {
  const counters = [{ key: subjectKey(name, subject), limit: most, memory: minutes * 60 }];
  return findExceeded(counters, (await countAttempt(db, counters)).tallies) === undefined;
}

/** Takes back what was counted of a subject and not done, such as a mail that could not be sent. */
export const takeBackSubject = ({ db }: Pick<Deps, "db">, name: string, subject: string): Promise<void> =>
  takeBack(db, [subjectKey(name, subject)]);
