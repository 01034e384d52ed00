/** Numbers with which a server says for certain that the transaction came to nothing. */
const aborts: ReadonlySet<unknown> = new Set([
  // Lock time-out, deadlock, changed record (MariaDB's snapshot check), failed certification (Galera, Group Replication).
  ...[1205, 1213, 1020, 1180, 3101],
  // TiDB: a conflict on what FOR UPDATE had read, a failed commit, a table that was changed meanwhile, a conflict of writes.
  ...[8002, 8022, 8028, 9007],
]);

/**
 * Server and driver numbers after which the whole transaction may simply run again: those, a node that isn't ready (Galera), a hook of a
 * commit that failed (Group Replication), storage that doesn't answer (TiDB), killed or lost connection, one lost while it was opened.
 */
const numbers: ReadonlySet<unknown> = new Set([
  ...aborts,
  ...[1047, 3100, 9001, 9002, 9003, 9004, 9005],
  ...[1053, 1927, 2006, 2013, 1158, 1159, 1160, 1161, 4031],
  ...[45001, 45004, 45009, 45013, 45019, 45026, 45030, 45033],
]);
const codes: ReadonlySet<unknown> = new Set(["P2034", "P1017", "ECONNRESET", "EPIPE", "ECONNREFUSED"]);
const kinds: ReadonlySet<unknown> = new Set(["TransactionWriteConflict", "ConnectionClosed", "SocketTimeout"]);

/** A property of something of which nothing is known. */
export const part = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && name in value ? Reflect.get(value, name) : undefined;

/** The error and everything it was made from: Prisma wraps the driver's errors in `cause` and in `meta.driverAdapterError`. */
export function* layers(error: unknown, depth = 0): Generator<unknown> {
  if (typeof error !== "object" || error === null || depth > 6) return;
  yield error;
  yield* layers(part(error, "cause"), depth + 1);
  yield* layers(part(part(error, "meta"), "driverAdapterError"), depth + 1);
}

const hasNumber = (layer: unknown, wanted: ReadonlySet<unknown>) =>
  wanted.has(part(layer, "code")) ||
  wanted.has(part(layer, "errno")) ||
  wanted.has(Number(part(layer, "originalCode")));

/** Whether the server answered one of these numbers, anywhere in the error. */
export function isNumbered(error: unknown, wanted: ReadonlySet<unknown>): boolean {
  for (const layer of layers(error)) if (hasNumber(layer, wanted)) return true;
  return false;
}

/** Whether running the whole transaction again may succeed; the one place that knows. */
export function isRetryable(error: unknown): boolean {
  for (const layer of layers(error)) {
    if (kinds.has(part(layer, "kind")) || codes.has(part(layer, "code")) || hasNumber(layer, numbers)) return true;
  }
  return false;
}

/** Whether the server answered that the transaction came to nothing; after a connection that was lost nobody knows. */
export function isAbort(error: unknown): boolean {
  for (const layer of layers(error)) {
    if (part(layer, "kind") === "TransactionWriteConflict" || hasNumber(layer, aborts)) return true;
    // Prisma rolled back what took too long.
    if (part(layer, "code") === "P2034" || part(layer, "code") === "P2028") return true;
  }
  return false;
}
