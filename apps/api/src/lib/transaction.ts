import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "@retribusi/db/client";
import type { Prisma } from "@retribusi/db/generated/client";

export type Transaction = Prisma.TransactionClient;

/** Everything was tried again as often as is sensible and nothing was changed; the caller may try later. */
export class BusyError extends Error {
  constructor(cause: unknown) {
    super("Too busy: nothing was changed", { cause });
    this.name = "BusyError";
  }
}

/**
 * Server and driver numbers after which the whole transaction may simply run again: lock time-out, deadlock, changed record (MariaDB's
 * snapshot check), failed certification and a node that isn't ready (Galera), killed or lost connection, one lost while it was opened.
 */
const retryable: ReadonlySet<unknown> = new Set([
  1205, 1213, 1020, 1047, 1180, 1053, 1927, 2006, 2013, 1158, 1159, 1160, 1161, 4031, 45001, 45004, 45009, 45013, 45019,
  45026, 45030, 45033,
]);
const retryableCodes: ReadonlySet<unknown> = new Set(["P2034", "P1017", "ECONNRESET", "EPIPE", "ECONNREFUSED"]);
const retryableKinds: ReadonlySet<unknown> = new Set(["TransactionWriteConflict", "ConnectionClosed", "SocketTimeout"]);

const part = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && name in value ? Reflect.get(value, name) : undefined;

/** The error and everything it was made from: Prisma wraps the driver's errors in `cause` and in `meta.driverAdapterError`. */
function* layers(error: unknown, depth = 0): Generator<unknown> {
  if (typeof error !== "object" || error === null || depth > 6) return;
  yield error;
  yield* layers(part(error, "cause"), depth + 1);
  yield* layers(part(part(error, "meta"), "driverAdapterError"), depth + 1);
}

/** Whether running the whole transaction again may succeed; the one place that knows. */
export function isRetryable(error: unknown): boolean {
  for (const layer of layers(error)) {
    if (retryableKinds.has(part(layer, "kind"))) return true;
    if (retryableCodes.has(part(layer, "code"))) return true;
    if (retryable.has(part(layer, "code")) || retryable.has(part(layer, "errno"))) return true;
    if (retryable.has(Number(part(layer, "originalCode")))) return true;
  }
  return false;
}

/** The unique index that a write would have broken, anywhere in the error. */
export function isDuplicate(error: unknown, index: string): boolean {
  for (const layer of layers(error)) {
    const told = `${part(layer, "message")} ${part(layer, "originalMessage")}`;
    if (told.includes(index) && (part(layer, "kind") === "UniqueConstraintViolation" || told.includes("Duplicate")))
      return true;
    if (part(layer, "code") === "P2002" && JSON.stringify(part(layer, "meta"))?.includes(index)) return true;
  }
  return false;
}

const tries = 5;

/**
 * Runs a transaction (READ COMMITTED by the session), again when it failed in a way that may pass, at most 5 times with jitter between.
 * Throws BusyError when that was not enough, and every other error as it is. `attempt` starts at 1: above it, an earlier attempt may
 * have been committed without our being told.
 * `timeout` is in milliseconds, for work that takes longer than the usual ten seconds.
 */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Transaction, attempt: number) => Promise<T>,
  options: { readonly timeout?: number } = {},
  attempt = 1,
): Promise<T> {
  try {
    return await db.prisma.$transaction((tx) => work(tx, attempt), options);
  } catch (error) {
    if (!isRetryable(error)) throw error;
    if (attempt >= tries) throw new BusyError(error);
    await wait(Math.random() * 50 * 2 ** attempt);
    return inTransaction(db, work, options, attempt + 1);
  }
}

/** The database's clock, UTC: the one time of a transaction. Read it once, after locks are taken, and hand it on. */
export async function databaseNow(tx: Transaction): Promise<Date> {
  const [row] = await tx.$queryRaw<{ now: Date }[]>`SELECT UTC_TIMESTAMP(3) AS now`;
  if (!row) throw new Error("The database told no time");
  return row.now;
}
