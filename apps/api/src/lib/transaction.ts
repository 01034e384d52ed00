import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "@retribusi/db/client";
import { clock } from "@retribusi/db/column";
import type { Prisma } from "@retribusi/db/generated/client";
import { isAbort, isRetryable, layers, part } from "@retribusi/db/retryable";
import { openWithSql, sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import { noteCommit } from "./request.ts";

export type Transaction = Prisma.TransactionClient;

/** Everything was tried again as often as is sensible and nothing was changed; the caller may try later. */
export class BusyError extends Error {
  constructor(cause: unknown) {
    super("Too busy: nothing was changed", { cause });
    this.name = "BusyError";
  }
}

/** The connection was lost while the commit was under way, and nobody could be asked afterwards whether it took place. */
export class OutcomeUnknownError extends Error {
  constructor(cause: unknown) {
    super("It is not known whether the change was saved", { cause });
    this.name = "OutcomeUnknownError";
  }
}

/** The unique index that a write would have broken, anywhere in the error. */
export function isDuplicate(error: unknown, index: string): boolean {
  for (const layer of layers(error)) {
    const message = `${part(layer, "message")} ${part(layer, "originalMessage")}`;
    if (
      message.includes(index) &&
      (part(layer, "kind") === "UniqueConstraintViolation" || message.includes("Duplicate"))
    )
      return true;
    if (part(layer, "code") === "P2002" && JSON.stringify(part(layer, "meta"))?.includes(index)) return true;
  }
  return false;
}

const tries = 5;

/** Waits before the next try, longer each time; throws what stands in the way when there is none. */
async function waitFor(attempt: number, error: unknown): Promise<void> {
  if (!isRetryable(error)) throw error;
  if (attempt >= tries) throw new BusyError(error);
  await wait(Math.random() * 50 * 2 ** attempt);
}

/** Tables whose rows can show that the transaction that wrote them was committed, by their unique column `permintaan`. */
type MarkedTable = "audit" | "booking_riwayat" | "referensi_bank";

interface Mark {
  readonly id: string;
  table?: MarkedTable;
}

const marks = new WeakMap<Transaction, Mark>();

/**
 * What a row that proves its transaction carries in `permintaan`: the first such row of a transaction gets the mark of `inTransaction`,
 * the others and those outside of one nothing.
 */
export function takeMark(tx: Transaction, table: MarkedTable): string | null {
  const mark = marks.get(tx);
  if (!mark || mark.table) return null;
  mark.table = table;
  return mark.id;
}

/**
 * Whether the marked row is there for good. A plain read would miss a commit that is still under way on a connection that we have lost;
 * this one waits for it.
 */
async function isCommitted(db: Database, table: MarkedTable, id: string, attempt = 1): Promise<boolean> {
  try {
    const rows = await db.pool.query(`SELECT 1 FROM ${table} WHERE permintaan = ? LOCK IN SHARE MODE`, [id]);
    return Array.isArray(rows) && rows.length > 0;
  } catch (error) {
    await waitFor(attempt, error);
    return isCommitted(db, table, id, attempt + 1);
  }
}

/** An attempt whose work was done and whose commit got no answer. */
interface Lost<T> {
  readonly result: T;
  readonly table: MarkedTable | undefined;
}

type Work<T> = (tx: Transaction, attempt: number) => Promise<T>;
type Options = { readonly timeout?: number };
type Attempt<T> = { readonly result: T } | { readonly error: unknown; readonly lost?: Lost<T> };

async function attemptOnce<T>(
  db: Database,
  id: string,
  options: Options,
  run: Work<T>,
  attempt: number,
): Promise<Attempt<T>> {
  const mark: Mark = { id };
  const done: { result: T }[] = [];
  const work = async (tx: Transaction) => {
    marks.set(tx, mark);
    const result = await run(tx, attempt);
    done.push({ result });
    return result;
  };
  try {
    const result = await openWithSql<Transaction, T>((bound) => db.prisma.$transaction(bound, options), work);
    if (mark.table) noteCommit();
    return { result };
  } catch (error) {
    const [finished] = done;
    return finished && !isAbort(error) ? { error, lost: { ...finished, table: mark.table } } : { error };
  }
}

/** Whether a lost commit took place: by its mark; `undefined` where the work left none. Throws OutcomeUnknownError. */
async function findFate<T>(db: Database, id: string, { table }: Lost<T>): Promise<boolean | undefined> {
  if (!table) return;
  try {
    return await isCommitted(db, table, id);
  } catch (error) {
    throw new OutcomeUnknownError(error);
  }
}

/**
 * Runs a transaction (READ COMMITTED by the session), again when it failed in a way that may pass, at most 5 times with jitter between.
 * When a commit got no answer, the work's own mark (`takeMark`) is looked for first: what was committed is not done again, and its
 * result is the answer. Work that leaves no mark must do no harm when it is done twice.
 * Throws BusyError when nothing was changed, OutcomeUnknownError when that can't be said, and every other error as it is. `attempt`
 * starts at 1. `timeout` is in milliseconds, for work that takes longer than the usual ten seconds.
 */
export async function inTransaction<T>(db: Database, work: Work<T>, options: Options = {}): Promise<T> {
  const id = randomUUID();
  let isOpen = false;
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await attemptOnce(db, id, options, work, attempt);
    if ("result" in outcome) return outcome.result;
    const { error, lost } = outcome;
    if (lost) {
      const fate = await findFate(db, id, lost);
      if (fate) {
        noteCommit();
        return lost.result;
      }
      isOpen ||= fate === undefined;
    }
    try {
      await waitFor(attempt, error);
    } catch (reason) {
      throw isOpen ? new OutcomeUnknownError(reason) : reason;
    }
  }
}

/**
 * A single write outside of a transaction, again when it failed in a way that may pass. It may have taken place without our being told,
 * so it has to be one that does no harm when it is done twice. Throws BusyError and every other error as it is.
 */
export async function retried<T>(write: () => Promise<T>, attempt = 1): Promise<T> {
  try {
    return await write();
  } catch (error) {
    await waitFor(attempt, error);
    return retried(write, attempt + 1);
  }
}

/**
 * A single write outside of a transaction that must not be done twice, and by which nobody could tell whether it was. Throws
 * OutcomeUnknownError when the connection was lost meanwhile, and every other error as it is.
 */
export async function writeOnce<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw isRetryable(error) && !isAbort(error) ? new OutcomeUnknownError(error) : error;
  }
}

/** The database's clock, UTC: the one time of a transaction. Read it once, after locks are taken, and hand it on. */
export async function databaseNow(tx: Transaction): Promise<Date> {
  return (await ask(sqlOf(tx), { clock })).clock;
}
