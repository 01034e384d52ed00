import type { Pool, PoolConnection, QueryOptions } from "mariadb";
import { isRetryable } from "./retryable.ts";

/** SERVER_STATUS_IN_TRANS: the server tells with every answer whether a transaction is open. */
const openFlag = 1;

/** The server ended a transaction and its answer was lost on the way; it carries the number of a deadlock, so the work runs again. */
class TransactionEnded extends Error {
  readonly errno = 1213;
  readonly sqlState = "40001";
  readonly sqlMessage = "The transaction was ended by the server";

  constructor() {
    super("The transaction was ended by the server");
    this.name = "TransactionEnded";
  }
}

/** One use of a connection, from its handing out to its release. */
class Guard {
  readonly #connection: PoolConnection;
  #open = false;
  #failure: unknown;
  #last: Promise<unknown> = Promise.resolve();

  constructor(connection: PoolConnection) {
    this.#connection = connection;
  }

  /** One statement after the other: what was sent behind a statement that aborts would run by itself, and stay. */
  run<T>(sql: string, statement: () => Promise<T>): Promise<T> {
    const next = this.#last.then(() => this.#step(sql, statement));
    this.#last = next.catch(() => undefined);
    return next;
  }

  async #step<T>(sql: string, statement: () => Promise<T>): Promise<T> {
    if (sql !== "ROLLBACK") await this.#requireOpen(sql);
    try {
      const result = await statement();
      this.#open = sql === "BEGIN" || (this.#open && sql !== "COMMIT" && sql !== "ROLLBACK");
      return result;
    } catch (error) {
      if (isRetryable(error)) this.#failure = error;
      throw error;
    }
  }

  async #requireOpen(sql: string): Promise<void> {
    const status = this.#connection.info?.status ?? 0;
    if (this.#open && (status & openFlag) === 0) this.#failure ??= new TransactionEnded();
    if (this.#failure === undefined) return;
    if (sql === "COMMIT") await this.#connection.query("ROLLBACK").catch(() => undefined);
    throw this.#failure;
  }
}

const member = (target: object, name: PropertyKey): unknown => {
  const value: unknown = Reflect.get(target, name);
  return typeof value === "function" ? value.bind(target) : value;
};

const textOf = (options: string | QueryOptions): string => (typeof options === "string" ? options : options.sql);

function guarded(connection: PoolConnection): PoolConnection {
  const guard = new Guard(connection);
  return new Proxy(connection, {
    get(target, name) {
      if (name !== "query" && name !== "execute") return member(target, name);
      return (options: string | QueryOptions, values?: unknown) =>
        guard.run(textOf(options), () => target[name](options, values));
    },
  });
}

/**
 * The pool, as Prisma gets it. After an abort the server has rolled back and runs what comes next in transactions of their own, which
 * nothing takes back any more. So a transaction is over with its first such error: every later statement of it fails with the same
 * error, its commit too, even when somebody has swallowed the first one. An abort that the connection never told is seen by the flag
 * that comes with every answer, which costs no statement. `onOpen` hears of each connection that is handed out.
 */
export function guardTransactions(pool: Pool, onOpen: (connection: PoolConnection) => void = () => undefined): Pool {
  return new Proxy(pool, {
    get(target, name) {
      if (name !== "getConnection") return member(target, name);
      return async () => {
        const connection = guarded(await target.getConnection());
        onOpen(connection);
        return connection;
      };
    },
  });
}
