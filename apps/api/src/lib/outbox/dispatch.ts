import type { Database } from "@retribusi/db/client";
import type { Logger } from "../log.ts";
import type { Mailer } from "../mail.ts";
import type { Keys } from "../secret.ts";
import { inTransaction, retried, type Transaction } from "../transaction.ts";
import { withoutSecrets } from "../unsaid.ts";
import { type Claimed, claimMessages } from "./claim.ts";
import { readMail } from "./enqueue.ts";
import { judgeFailure } from "./mail-failure.ts";

/** What a handler answers about a message that nobody needs any more. */
export const unneeded = "unneeded";

/**
 * Sends one message; throws when it could not, and answers `unneeded` where it had not to be sent. It may be called twice for the same id, when a
 * lease ended too early.
 */
export type Handler = (payload: unknown, id: number) => Promise<unknown>;

/** Hears of a message that is given up, in the transaction that gives it up. */
export type GivenUp = (tx: Transaction, id: number) => Promise<void>;

const nobodyHears: GivenUp = async () => undefined;

const batch = 20;
const firstWait = 30_000;
const longestWait = 3_600_000;
/** Milliseconds between two looks whether a mail server that was away is back. */
const awayWait = 60_000;
/** Days after which a message that can't be sent is given up. */
const keptDays = 5;

/** Milliseconds until the next attempt: doubled every time, up to an hour. */
export const backoff = (tries: number): number => Math.min(firstWait * 2 ** (tries - 1), longestWait);

/** One that nobody needed any more is done with, and has no time at which it was sent. */
const markDone = ({ prisma }: Database, { id, sewa }: Claimed, isSent: boolean) =>
  prisma.$executeRaw`UPDATE outbox SET status = 'terkirim', tglkirim = IF(${isSent}, UTC_TIMESTAMP(3), NULL), sewa = NULL,
    sewasampai = NULL, galat = NULL WHERE id = ${id} AND sewa = ${sewa}`;

/**
 * A message is given up by the server's last word, or after days; whatever else happens to it, it is tried again. Whoever hears of it hears once: the
 * lease that ends with it is this one's.
 */
async function markFailed(
  tx: Transaction,
  { id, sewa, percobaan }: Claimed,
  error: unknown,
  givenUp: GivenUp,
): Promise<void> {
  const failure = judgeFailure(error);
  const galat = withoutSecrets(error instanceof Error ? error.message : String(error)).slice(0, 2000);
  const isOver = failure === "refused";
  const microseconds = (failure === "away" ? awayWait : backoff(percobaan)) * 1000;
  const changed = await tx.$executeRaw`UPDATE outbox SET
      status = IF(${isOver} OR date_created < UTC_TIMESTAMP(3) - INTERVAL ${keptDays} DAY, 'gagal', 'antri'),
      galat = ${galat}, sewa = NULL, sewasampai = NULL,
      tersediapada = UTC_TIMESTAMP(3) + INTERVAL ${microseconds} MICROSECOND
    WHERE id = ${id} AND sewa = ${sewa}`;
  if (changed === 0) return;
  const { status } = await tx.outbox.findUniqueOrThrow({ where: { id }, select: { status: true } });
  if (status === "gagal") await givenUp(tx, id);
}

/** Leaves a claimed message as if it hadn't been claimed. */
const giveBack = ({ prisma }: Database, { id, sewa }: Claimed) =>
  prisma.$executeRaw`UPDATE outbox SET status = 'antri', percobaan = percobaan - 1, sewa = NULL, sewasampai = NULL
    WHERE id = ${id} AND sewa = ${sewa}`;

/** Answers whether the next one can be sent: not where the server is away. */
async function sendOne(
  db: Database,
  handlers: ReadonlyMap<string, Handler>,
  message: Claimed,
  log: Logger,
  givenUp: GivenUp,
): Promise<boolean> {
  let outcome: unknown;
  try {
    outcome = await handlers.get(message.jenis)?.(message.muatan, message.id);
  } catch (error) {
    log.warn({ err: error, outbox: message.id, tries: message.percobaan }, "a message could not be sent");
    await inTransaction(db, (tx) => markFailed(tx, message, error, givenUp));
    return judgeFailure(error) !== "away";
  }
  await retried(() => markDone(db, message, outcome !== unneeded));
  return true;
}

/**
 * Sends what waits, until nothing is due or the server is away; answers how many messages were tried. Kinds without a handler wait. Any number
 * of processes may do this at once.
 */
export async function dispatchOutbox(
  db: Database,
  handlers: ReadonlyMap<string, Handler>,
  log: Logger,
  givenUp = nobodyHears,
): Promise<number> {
  let tried = 0;
  for (;;) {
    const messages = await claimMessages(db, [...handlers.keys()], batch);
    if (messages.length === 0) return tried;
    for (const [at, message] of messages.entries()) {
      tried += 1;
      if (await sendOne(db, handlers, message, log, givenUp)) continue;
      for (const other of messages.slice(at + 1)) await retried(() => giveBack(db, other));
      return tried;
    }
  }
}

/** Sends the mails of the outbox; the row's id makes a mail that is sent twice recognisable as one. */
export const mailHandler =
  (env: Keys, mailer: Pick<Mailer, "send">): Handler =>
  (muatan, id) =>
    mailer.send(readMail(env, muatan), `outbox-${id}`);
