import type { Connection } from "mariadb";
import { connectionSettings, schemaOf } from "./connection.ts";
import { withFiles } from "./secret-file.ts";

/** Tables to which the application only adds: no right of its own changes or removes what stands there. */
export const appendOnly: ReadonlySet<string> = new Set([
  "pembayaran",
  "penolakan_bayar",
  "pesan_bank",
  "penyelesaian_riwayat",
  "penutupan_kas",
  "penutupan_kas_isi",
  "_prisma_migrations",
]);

/** Everywhere in a schema. */
const everywhere = ["SELECT", "INSERT"];
const elsewhere = ["UPDATE", "DELETE"];

interface Account {
  readonly name: string;
  readonly host: string;
}

const quoted = ({ name, host }: Account): string => `'${name.replaceAll("'", "''")}'@'${host.replaceAll("'", "''")}'`;
/** In a grant `_` and `%` stand for any name. */
export const schemaPattern = (schema: string): string => `\`${schema.replaceAll("`", "``").replace(/[_%]/g, "\\$&")}\``;
const named = (schema: string, table: string): string => [schema, table].map((name) => `\`${name}\``).join(".");

async function column(connection: Connection, sql: string, values: readonly unknown[]): Promise<string[]> {
  const rows: unknown[][] = await connection.query({ sql, rowsAsArray: true }, values);
  return rows.map(([value]) => String(value));
}

/** The account under each host that it is known from; made where it isn't known at all. */
async function accountsOf(connection: Connection, name: string, password: string): Promise<Account[]> {
  const hosts = await column(connection, "SELECT Host FROM mysql.user WHERE User = ?", [name]);
  if (hosts.length > 0) return hosts.map((host) => ({ name, host }));
  const account = { name, host: "%" };
  await connection.query(`CREATE USER ${quoted(account)} IDENTIFIED BY ${connection.escape(password)}`);
  return [account];
}

/** What it may do beyond what it needs, as statements that take it away. Throws for rights on the whole server, which are somebody's decision. */
async function takenBack(connection: Connection, schema: string, account: Account): Promise<string[]> {
  const grantee = quoted(account);
  const rights = (table: string, where: string, values: readonly unknown[] = []) =>
    column(
      connection,
      `SELECT privilege_type FROM information_schema.${table} WHERE grantee = ? AND privilege_type <> 'USAGE' ${where}`,
      [grantee, ...values],
    );
  const global = await rights("user_privileges", "");
  if (global.length > 0) {
    throw new Error(
      `The account ${account.name} has rights on the whole server (${global.slice(0, 3).join(", ")}…): give the application an account of its own in DATABASE_URL.`,
    );
  }
  const statements: string[] = [];
  // People write the name as it is.
  for (const name of new Set([`\`${schema}\``, schemaPattern(schema)])) {
    const own = await rights("schema_privileges", "AND table_schema = ?", [name.slice(1, -1)]);
    const much = own.filter((right) => !everywhere.includes(right));
    if (much.length > 0) statements.push(`REVOKE ${much.join(", ")} ON ${name}.* FROM ${grantee}`);
  }
  for (const table of appendOnly) {
    const found = await rights("table_privileges", "AND table_schema = ? AND table_name = ?", [schema, table]);
    const wrong = found.filter((right) => !everywhere.includes(right));
    if (wrong.length > 0) statements.push(`REVOKE ${wrong.join(", ")} ON ${named(schema, table)} FROM ${grantee}`);
  }
  return statements;
}

const granted = (schema: string, tables: readonly string[], account: Account): string[] => [
  `GRANT ${everywhere.join(", ")} ON ${schemaPattern(schema)}.* TO ${quoted(account)}`,
  ...tables
    .filter((table) => !appendOnly.has(table))
    .map((table) => `GRANT ${elsewhere.join(", ")} ON ${named(schema, table)} TO ${quoted(account)}`),
];

/**
 * Gives the account of the application's address what it needs of its schema and no more: it reads and adds everywhere, changes and removes
 * where that is meant to happen, and makes or drops nothing. What it had beyond that is taken back, after the new rights are there, so that a
 * running application loses nothing that it needs. `connection` is of an account that may give rights.
 */
export async function giveRights(connection: Connection, applicationUrl: string): Promise<void> {
  const schema = schemaOf(applicationUrl);
  const { user = "", password = "" } = connectionSettings(applicationUrl);
  const tables = await column(
    connection,
    "SELECT table_name FROM information_schema.tables WHERE table_schema = ? AND table_type = 'BASE TABLE'",
    [schema],
  );
  for (const account of await accountsOf(connection, user, password)) {
    for (const sql of granted(schema, tables, account)) await connection.query(sql);
    for (const sql of await takenBack(connection, schema, account)) await connection.query(sql);
  }
}

/** The account that makes tables and fills them in: one of its own, or the application's where none is named. */
export function ownerUrl(env: NodeJS.ProcessEnv): string {
  const { DATABASE_ADMIN_URL, DATABASE_URL } = withFiles(env);
  const url = DATABASE_ADMIN_URL || DATABASE_URL;
  if (!url) throw new Error("Set DATABASE_URL: mysql://user:password@host:3306/schema");
  return url;
}
