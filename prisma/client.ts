import { PrismaMariaDb } from "@prisma/adapter-mariadb";
import { type Connection, createConnection, createPool, type Pool, type QueryOptions } from "mariadb";
import { type AroundStatement, surroundConnection, surroundPool } from "./around-statement.ts";
import { connectionSettings, schemaOf } from "./connection.ts";
import { PrismaClient } from "./generated/client.ts";
import { bindSql, noteConnection } from "./sql.ts";
import { guardTransactions } from "./transaction-guard.ts";

/** Typed, transactional access and the bare pool under it. Both share the same connections and session settings. */
export interface Database {
  readonly prisma: PrismaClient;
  readonly pool: Pool;
  /** A connection of its own beside the pool, with the same settings; whoever opens it ends it. */
  connect(): Promise<Connection>;
  /** Ends the client and the pool; waits for running queries. */
  close(): Promise<void>;
}

/**
 * What a raw reader passes with its SQL: `DATETIME(3)` arrives as "2026-11-21 01:30:00.000" (UTC), `DATE` as "2026-11-21", BIGINT,
 * COUNT and SUM as numbers. A number beyond 2^53 is an error, never a rounded amount.
 */
export const readerOptions = {
  dateStrings: true,
  bigIntAsNumber: true,
  decimalAsNumber: true,
  insertIdAsNumber: true,
  checkNumberRange: true,
} as const satisfies Partial<QueryOptions>;

/**
 * A moment as a parameter of raw SQL. The driver would write a `Date` in the zone of this process, whatever the session's zone is.
 */
export const sqlInstant = (moment: Date): string => moment.toISOString().slice(0, 23).replace("T", " ");

const plainly: AroundStatement = (sql, send) => send(sql);

/** So many milliseconds a transaction may take, however short the timeout is. */
const transactionTime = 10_000;

/** Milliseconds. */
const aDay = 24 * 60 * 60 * 1000;

/**
 * Opens a database. Nothing connects before the first query. `timeoutMs`, in milliseconds, is how long a statement or a transaction waits
 * for a connection; a transaction may take as long. `around` stands around every statement of the pool and of connections beside it.
 */
export function createDatabase(options: {
  url: string;
  connectionLimit?: number;
  timeoutMs?: number;
  around?: AroundStatement;
}): Database {
  const timeoutMs = options.timeoutMs ?? transactionTime;
  const around = options.around ?? plainly;
  const pool = surroundPool(
    createPool({
      ...connectionSettings(options.url),
      connectionLimit: options.connectionLimit ?? 16,
      acquireTimeout: timeoutMs,
      // Else the driver knocks ever more rarely at a database that is away, and only sees ten seconds later that it has come back.
      initializationTimeout: aDay,
      // A reset would throw the session settings away.
      resetAfterUse: false,
    }),
    around,
  );
  const prisma = new PrismaClient({
    // The others print the whole call with its values into their messages.
    errorFormat: "minimal",
    adapter: new PrismaMariaDb(guardTransactions(pool, noteConnection), {
      database: schemaOf(options.url),
      // Else every statement is prepared, run and closed: three ways to the server instead of one.
      useTextProtocol: true,
    }),
    transactionOptions: { maxWait: timeoutMs, timeout: Math.max(timeoutMs, transactionTime) },
  });
  bindSql(prisma, pool);
  return {
    prisma,
    pool,
    connect: async () => surroundConnection(await createConnection(connectionSettings(options.url)), around),
    async close() {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}
