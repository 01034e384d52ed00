import { type Connection, type ConnectionConfig, createConnection, type QueryOptions } from "mariadb";

/** Seconds for which the server keeps a row that the receiver of a slow download has not taken yet. */
const writeTimeoutS = 600;

/** Rows that are handed on at once: each handing costs as much as the row itself. */
const most = 200;

/**
 * All rows of a query, some at a time, as the database finds them; the connection is its own and ends with it. Whoever stops reading, or
 * aborts, ends the query too. Throws an AbortError then.
 */
export async function* streamRows(
  connect: () => Promise<Connection>,
  query: QueryOptions,
  values: readonly unknown[],
  signal: AbortSignal,
) {
  signal.throwIfAborted();
  const connection = await connect();
  let isRead = false;
  try {
    await connection.query(`SET SESSION net_write_timeout = ${writeTimeoutS}`);
    const rows = connection.queryStream(query, [...values]);
    // The driver tells a stream that nobody reads any more that its connection is gone.
    rows.on("error", () => undefined);
    const abort = () => rows.destroy(new DOMException("Nobody waits for it any more", "AbortError"));
    signal.addEventListener("abort", abort, { once: true });
    if (signal.aborted) abort();
    let batch = [];
    for await (const row of rows) {
      batch.push(row);
      if (batch.length < most) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
    isRead = true;
  } finally {
    if (isRead) await connection.end();
    else connection.destroy();
  }
}

/** The same as arrays of values in the order of the SQL; all that it takes is plain data, so that another thread can do it. */
export const streamArrays = (
  settings: ConnectionConfig,
  { sql, values }: { readonly sql: string; readonly values: readonly unknown[] },
  signal: AbortSignal,
) => streamRows(() => createConnection(settings), { sql, rowsAsArray: true }, values, signal);
