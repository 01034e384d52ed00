import { type Connection, SqlError } from "mariadb";
import { withConnection } from "../database/connection.ts";
import { UserError } from "../process/user-error.ts";
import type { Ledger } from "./shelf.ts";

export interface ServerFacts {
  readonly version: string;
  /** Milliseconds by which its clock is ahead of this machine's. */
  readonly ahead: number;
  /** By whose name its binary log goes; nothing where it keeps none. */
  readonly series: string | null;
}

interface Row {
  readonly version: string;
  readonly now: number;
  readonly hasLog: number;
  readonly format: string;
  readonly host: string;
  readonly id: number;
}

const sql = `SELECT VERSION() AS version, UNIX_TIMESTAMP(NOW(3)) * 1000 AS now, @@log_bin AS hasLog, @@binlog_format AS format,
  @@hostname AS host, @@server_id AS id`;

/** @throws UserError for a server that these programs don't copy faithfully */
export async function readServer(url: string): Promise<ServerFacts> {
  const { version, now, hasLog, format, host, id } = await withConnection(url, async (connection) => {
    const [row] = await connection.query<Row[]>({ sql, bigIntAsNumber: true, decimalAsNumber: true });
    if (!row) throw new Error("The server doesn't tell its version.");
    return row;
  });
  if (!version.includes("MariaDB")) {
    throw new UserError(
      `This server is MySQL ${version}: back it up with MySQL's own programs, see docs/operations.md.`,
    );
  }
  if (Number(hasLog) === 1 && format !== "ROW") {
    throw new UserError(`binlog_format is ${format}: set it to ROW, else changes can't be replayed safely.`);
  }
  return { version, ahead: now - Date.now(), series: Number(hasLog) === 1 ? `${host}-${id}` : null };
}

const missing: ReadonlySet<string | null> = new Set(["ER_NO_SUCH_TABLE", "ER_BAD_DB_ERROR"]);

/** What the ledger holds, to which is only added. @throws UserError where there is none */
export async function readLedger(connection: Connection, schema: string): Promise<Ledger> {
  const table = `${connection.escapeId(schema)}.pembayaran`;
  try {
    const [row] = await connection.query<Ledger[]>({
      sql: `SELECT COUNT(*) AS payments, COALESCE(SUM(jumlah), 0) AS rupiah FROM ${table}`,
      bigIntAsNumber: true,
      decimalAsNumber: true,
      checkNumberRange: true,
    });
    return row ?? { payments: 0, rupiah: 0 };
  } catch (error) {
    if (!(error instanceof SqlError && missing.has(error.code))) throw error;
    throw new UserError(
      `${schema} has no payments to keep: name the application's own schema in DATABASE_ADMIN_URL, or make its tables by "npm run db:migrate".`,
    );
  }
}
