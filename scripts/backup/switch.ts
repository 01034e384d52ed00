import { schemaOf } from "@retribusi/db/connection";
import { type Connection, SqlError } from "mariadb";
import { checkServer, withConnection } from "../database/connection.ts";
import type { Database } from "../database/open.ts";
import { UserError } from "../process/user-error.ts";

async function column(connection: Connection, sql: string, values: readonly unknown[]): Promise<string[]> {
  const rows: unknown[][] = await connection.query({ sql, rowsAsArray: true }, values);
  return rows.map(([value]) => String(value));
}

const tablesOf = (connection: Connection, schema: string) =>
  column(connection, "SELECT table_name FROM information_schema.tables WHERE table_schema = ?", [schema]);

/** An address of the same server without a schema: what is said there belongs to none. */
export function withoutSchema(url: string): string {
  const address = new URL(url);
  address.pathname = "/";
  return address.href;
}

/** Who works with a schema, as far as the server and the account of an address see it. */
async function usersOf(url: string, schema: string): Promise<string[]> {
  const others = "SELECT user FROM information_schema.processlist WHERE db = ? AND id <> CONNECTION_ID()";
  return withConnection(withoutSchema(url), (connection) => column(connection, others, [schema]));
}

/** The same for the application's own address. An account that isn't there yet is made by the migrations; nobody works with it. */
async function applicationsOf(url: string, schema: string): Promise<string[]> {
  try {
    return await usersOf(url, schema);
  } catch (error) {
    if (error instanceof SqlError && error.code === "ER_ACCESS_DENIED_ERROR") return [];
    await checkServer(url);
    throw error;
  }
}

/**
 * Refuses a schema that somebody may still need: one that has tables, unless it was told by its name, and one that somebody works with; on a
 * cluster the application may do so at another node than this.
 *
 * @returns whether it has tables
 */
export async function requireFree(
  { adminUrl, url }: Pick<Database, "adminUrl" | "url">,
  replace: string | undefined,
): Promise<boolean> {
  const schema = schemaOf(adminUrl);
  if (replace !== undefined && replace !== schema)
    throw new UserError(`--replace names ${replace}, and the database's schema is ${schema}: nothing was changed.`);
  const tables = await withConnection(withoutSchema(adminUrl), (connection) => tablesOf(connection, schema));
  const isFilled = tables.length > 0;
  if (isFilled && replace === undefined)
    throw new UserError(`The schema ${schema} isn't empty: add --replace ${schema} to put the backup in its place.`);
  const users = new Set([...(await usersOf(adminUrl, schema)), ...(await applicationsOf(url, schema))]);
  if (users.size > 0)
    throw new UserError(`The schema ${schema} is in use by ${[...users].join(", ")}: stop the application first.`);
  return isFilled;
}

/** What doesn't move with tables; the product has none of it. */
const unmoved = `SELECT trigger_name FROM information_schema.triggers WHERE trigger_schema = ?
  UNION SELECT routine_name FROM information_schema.routines WHERE routine_schema = ?
  UNION SELECT event_name FROM information_schema.events WHERE event_schema = ?
  UNION SELECT table_name FROM information_schema.views WHERE table_schema = ?`;

/** Puts the tables of `fresh` in the place of those of `schema`, which go to `former`, in one statement. */
export function switchSchemas(url: string, names: { fresh: string; schema: string; former: string }): Promise<void> {
  const { fresh, schema, former } = names;
  return withConnection(withoutSchema(url), async (connection) => {
    const own = await column(connection, unmoved, [fresh, fresh, fresh, fresh]);
    if (own.length > 0) {
      throw new UserError(
        `The backup is whole in the schema ${fresh}, and ${schema} is as it was: ${own.join(", ")} can't be moved. Name ${fresh} in DATABASE_URL.`,
      );
    }
    const place = (where: string, table: string) => `${connection.escapeId(where)}.${connection.escapeId(table)}`;
    const move = (from: string, to: string) => (table: string) => `${place(from, table)} TO ${place(to, table)}`;
    const old = (await tablesOf(connection, schema)).map(move(schema, former));
    const renewed = (await tablesOf(connection, fresh)).map(move(fresh, schema));
    const create = (name: string) =>
      connection.query(
        `CREATE DATABASE IF NOT EXISTS ${connection.escapeId(name)} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`,
      );
    await create(schema);
    if (old.length > 0) await create(former);
    await connection.query("SET SESSION foreign_key_checks = 0");
    await connection.query(`RENAME TABLE ${[...old, ...renewed].join(", ")}`);
    await connection.query(`DROP DATABASE ${connection.escapeId(fresh)}`);
  });
}
