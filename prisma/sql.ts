import { AsyncLocalStorage } from "node:async_hooks";
import type { QueryOptions } from "mariadb";

/** Whatever runs a statement: the pool, or the one connection of a transaction. */
export interface Sql {
  query<T = unknown>(sql: string | QueryOptions, values?: unknown): Promise<T>;
}

interface Opening {
  connection?: Sql;
}

const openings = new AsyncLocalStorage<Opening>();
/** Beside the clients and not in them: what is set on a transaction's client is set on the client that it came from. */
const runners = new WeakMap<object, Sql>();

/** Says what runs the statements of a client of Prisma's. */
export const bindSql = (client: object, sql: Sql): void => void runners.set(client, sql);

/** Hears of every connection that Prisma is given; the first one of an opening is that of its transaction. */
export function noteConnection(connection: Sql): void {
  const opening = openings.getStore();
  if (opening) opening.connection ??= connection;
}

/**
 * Opens a transaction of Prisma's whose client also runs SQL by `sqlOf`: on the same connection and under the same guard, without what
 * Prisma does for each statement.
 */
export function openWithSql<Tx extends object, T>(
  open: (work: (tx: Tx) => Promise<T>) => Promise<T>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const opening: Opening = {};
  const bound = (tx: Tx) => {
    if (!opening.connection) throw new Error("The transaction has no connection");
    bindSql(tx, opening.connection);
    return work(tx);
  };
  return openings.run(opening, () => open(bound));
}

/** What runs SQL where this client of Prisma's does: in its transaction, or on the pool. */
export function sqlOf(client: object): Sql {
  const sql = runners.get(client);
  if (!sql) throw new Error("No SQL runs beside this client");
  return sql;
}
