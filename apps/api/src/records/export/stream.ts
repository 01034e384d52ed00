import { setImmediate } from "node:timers/promises";
import { type Database, readerOptions } from "@retribusi/db/client";
import type { Scoped } from "../../access/scope.ts";
import type { Fragment } from "../condition.ts";
import type { ListQuery } from "../list-query.ts";
import { allSql } from "../reader.ts";
import type { RecordRow } from "../row.ts";

interface Wanted {
  readonly names: readonly string[];
  readonly query: ListQuery;
  /** No more rows than this; all when absent. */
  readonly limit?: number | undefined;
}

/** Seconds for which the server keeps a row that the receiver of a slow download has not taken yet. */
const writeTimeoutS = 600;

/**
 * Milliseconds after which others get their turn: a database that answers quickly would keep this process busy to the last row. A list
 * takes a dozen turns and waits for each. Time and not rows, because what is made of a row takes longer in one format than in another.
 */
const breath = 1;

/**
 * All rows of a query, one after the other as the database finds them, on a connection of its own. Whoever stops reading, or aborts,
 * ends the query too.
 */
export async function* streamSql(
  db: Database,
  { sql, values }: Fragment,
  signal: AbortSignal,
): AsyncGenerator<RecordRow> {
  signal.throwIfAborted();
  const connection = await db.connect();
  let isRead = false;
  try {
    await connection.query(`SET SESSION net_write_timeout = ${writeTimeoutS}`);
    const rows = connection.queryStream({ ...readerOptions, sql }, [...values]);
    // The driver tells a stream that nobody reads any more that its connection is gone.
    rows.on("error", () => undefined);
    const abort = () => rows.destroy(new DOMException("Nobody waits for it any more", "AbortError"));
    signal.addEventListener("abort", abort, { once: true });
    let until = performance.now() + breath;
    for await (const row of rows) {
      if (performance.now() >= until) {
        await setImmediate();
        until = performance.now() + breath;
      }
      yield row;
    }
    isRead = true;
  } finally {
    if (isRead) await connection.end();
    else connection.destroy();
  }
}

/** All rows of a list. */
export async function* streamRows(
  db: Database,
  scoped: Scoped,
  { names, query, limit }: Wanted,
  signal: AbortSignal,
): AsyncGenerator<RecordRow> {
  if (scoped.rows !== "none") yield* streamSql(db, allSql(scoped, names, query, limit), signal);
}
