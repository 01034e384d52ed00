import { connectionSettings, schemaOf } from "@retribusi/db/connection";
import { type Connection, createConnection } from "mariadb";
import { UserError } from "../process/user-error.ts";

const CONNECT_MS = 5000;

/** Runs work on one connection and always closes it. Errors are the driver's. */
export async function withConnection<Result>(
  url: string,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const connection = await createConnection({ ...connectionSettings(url), connectTimeout: CONNECT_MS });
  try {
    return await work(connection);
  } finally {
    await connection.end().catch(() => connection.destroy());
  }
}

/** The first column of the first row, or `undefined`. */
export async function firstValue(url: string, sql: string): Promise<unknown> {
  return withConnection(url, async (connection) => {
    const rows: unknown = await connection.query({ sql, rowsAsArray: true });
    const row: unknown = Array.isArray(rows) ? rows[0] : undefined;
    return Array.isArray(row) ? row[0] : undefined;
  });
}

/**
 * Makes sure that the server of an address answers and lets us in; its schema may still be missing.
 *
 * @throws UserError with the mend, and without the password
 */
export async function checkServer(url: string): Promise<void> {
  const address = parse(url);
  address.pathname = "/";
  try {
    await firstValue(address.href, "SELECT 1");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "no answer";
    throw new UserError(
      `The database at ${address.host} cannot be used (${code}): start it, or correct DATABASE_URL (mysql://user:password@host:3306/schema).`,
    );
  }
}

/** Drops the schema of an address with everything in it; the migrations make it again. */
export async function dropSchema(url: string): Promise<void> {
  const address = parse(url);
  address.pathname = "/";
  await withConnection(address.href, (connection) =>
    connection.query(`DROP DATABASE IF EXISTS ${connection.escapeId(schemaOf(url))}`),
  );
}

function parse(url: string): URL {
  try {
    return new URL(url);
  } catch {
    throw new UserError("DATABASE_URL is not an address: write mysql://user:password@host:3306/schema.");
  }
}
