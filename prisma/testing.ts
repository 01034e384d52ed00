import { randomBytes } from "node:crypto";
import { type Connection, createConnection } from "mariadb";
import { connectionSettings } from "./connection.ts";
import { migrate } from "./migrate.ts";

export interface TestSchema {
  readonly url: string;
  drop(): Promise<void>;
}

/** The statements that fill a schema like the one of the connection. */
async function scriptOf(connection: Connection): Promise<string> {
  const statements: string[] = [];
  const tables: string[][] = await connection.query({ sql: "SHOW TABLES", rowsAsArray: true });
  for (const name of tables.flat()) {
    const table = connection.escapeId(name);
    const created: string[][] = await connection.query({ sql: `SHOW CREATE TABLE ${table}`, rowsAsArray: true });
    statements.push(created[0]?.[1] ?? "");
    const rows: unknown[][] = await connection.query({ sql: `SELECT * FROM ${table}`, rowsAsArray: true });
    const values = rows.map((row) => `(${row.map((value) => connection.escape(value)).join()})`);
    if (values.length > 0) statements.push(`INSERT INTO ${table} VALUES ${values.join()}`);
  }
  return ["SET FOREIGN_KEY_CHECKS = 0", ...statements, "SET FOREIGN_KEY_CHECKS = 1"].join(";\n");
}

/** What the migrations make. To migrate takes four times as long as to copy, so one process does it once. */
let script: string | undefined;

async function fill(url: URL, schema: string): Promise<void> {
  if (script === undefined) {
    await migrate(url.href);
    const connection = await createConnection({ ...connectionSettings(url.href), dateStrings: true });
    script = await scriptOf(connection);
    await connection.end();
    return;
  }
  const server = new URL(url);
  server.pathname = "";
  const connection = await createConnection({ ...connectionSettings(server.href), multipleStatements: true });
  const name = connection.escapeId(schema);
  await connection.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci; USE ${name}`);
  await connection.query(script);
  await connection.end();
}

/** A random name, so that files and machines can share a server. */
export const testSchemaName = (): string => `test_${randomBytes(6).toString("hex")}`;

/** The address of a schema on the server of TEST_DATABASE_URL (`mysql://user:password@host:port`). */
export function testSchemaUrl(schema: string): URL {
  const server = process.env.TEST_DATABASE_URL;
  if (server === undefined) throw new Error("Set TEST_DATABASE_URL: mysql://user:password@host:3306");
  const url = new URL(server);
  url.pathname = `/${schema}`;
  return url;
}

/** A new, migrated, empty schema on that server, for one test file. */
export async function createTestSchema(schema = testSchemaName()): Promise<TestSchema> {
  const url = testSchemaUrl(schema);
  await fill(url, schema);
  return {
    url: url.href,
    async drop() {
      const server = new URL(url);
      server.pathname = "";
      const connection = await createConnection(connectionSettings(server.href));
      await connection.query(`DROP DATABASE IF EXISTS ${connection.escapeId(schema)}`);
      await connection.end();
    },
  };
}
