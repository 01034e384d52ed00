import { setImmediate } from "node:timers/promises";
import { type Database, readerOptions } from "@retribusi/db/client";
import { streamRows } from "@retribusi/db/row-stream";
import type { Fragment } from "../condition.ts";
import type { RecordRow } from "../row.ts";

/**
 * Milliseconds after which others get their turn: a database that answers quickly would keep this process busy to the last row. A list
 * takes a dozen turns and waits for each. Time and not rows, because what is made of a row takes longer in one report than in another.
 */
const breath = 1;

/** All rows of a report's query, one after the other as the database finds them. Whoever stops reading, or aborts, ends the query too. */
export async function* streamSql(
  db: Database,
  { sql, values }: Fragment,
  signal: AbortSignal,
): AsyncGenerator<RecordRow> {
  let until = performance.now() + breath;
  for await (const rows of streamRows(() => db.connect(), { ...readerOptions, sql }, values, signal)) {
    for (const row of rows) {
      if (performance.now() >= until) {
        await setImmediate();
        until = performance.now() + breath;
      }
      yield row;
    }
  }
}
