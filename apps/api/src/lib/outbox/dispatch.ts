import type { Database } from "@retribusi/db/client";
import type { Logger } from "../log.ts";
import type { Mailer } from "../mail.ts";
import type { Keys } from "../secret.ts";
import { retried } from "../transaction.ts";
import { withoutSecrets } from "../unsaid.ts";
import { type Claimed, claimMessages } from "./claim.ts";
import { readMail } from "./enqueue.ts";

/** Sends one message; throws when it could not. It may be called twice for the same id, when a lease ended too early. */
export type Handler = (payload: unknown, id: number) => Promise<void>;

const batch = 20;
const mostTries = 12;
const firstWait = 30_000;
const longestWait = 6 * 3_600_000;

/** Milliseconds until the next attempt: doubled every time, up to six hours. */
export const backoff = (tries: number): number => Math.min(firstWait * 2 ** (tries - 1), longestWait);

const markSent = ({ prisma }: Database, { id, sewa }: Claimed) =>
  prisma.$executeRaw`UPDATE outbox SET status = 'terkirim', tglkirim = UTC_TIMESTAMP(3), sewa = NULL, sewasampai = NULL, galat = NULL
    WHERE id = ${id} AND sewa = ${sewa}`;

function markFailed({ prisma }: Database, { id, sewa, percobaan }: Claimed, error: unknown) {
  const galat = withoutSecrets(error instanceof Error ? error.message : String(error)).slice(0, 2000);
  const status = percobaan >= mostTries ? "gagal" : "antri";
  const microseconds = backoff(percobaan) * 1000;
  return prisma.$executeRaw`UPDATE outbox SET status = ${status}, galat = ${galat}, sewa = NULL, sewasampai = NULL,
      tersediapada = UTC_TIMESTAMP(3) + INTERVAL ${microseconds} MICROSECOND
    WHERE id = ${id} AND sewa = ${sewa}`;
}

async function sendOne(
  db: Database,
  handlers: ReadonlyMap<string, Handler>,
  message: Claimed,
  log: Logger,
): Promise<void> {
  try {
    await handlers.get(message.jenis)?.(message.muatan, message.id);
  } catch (error) {
    log.warn({ err: error, outbox: message.id, tries: message.percobaan }, "a message could not be sent");
    await retried(() => markFailed(db, message, error));
    return;
  }
  await retried(() => markSent(db, message));
}

/**
 * Sends what waits, until nothing is due; answers how many messages were tried. Kinds without a handler wait. Any number of processes
 * may do this at once.
 */
export async function dispatchOutbox(
  db: Database,
  handlers: ReadonlyMap<string, Handler>,
  log: Logger,
): Promise<number> {
  let tried = 0;
  for (;;) {
    const messages = await claimMessages(db, [...handlers.keys()], batch);
    for (const message of messages) await sendOne(db, handlers, message, log);
    tried += messages.length;
    if (messages.length === 0) return tried;
  }
}

/** Sends the mails of the outbox; the row's id makes a mail that is sent twice recognisable as one. */
export const mailHandler =
  (env: Keys, mailer: Pick<Mailer, "send">): Handler =>
  (muatan, id) =>
    mailer.send(readMail(env, muatan), `outbox-${id}`);
