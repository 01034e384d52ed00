import { randomBytes } from "node:crypto";
import { type Connection, createConnection } from "mariadb";
import { connectionSettings } from "./connection.ts";
import { giveRights } from "./rights.ts";
import { sharedScript } from "./schema-script.ts";

export interface TestSchema {
  /** Of the account that may do everything with it. */
  readonly url: string;
  /** Of an account with the rights of the application. */
  readonly applicationUrl: string;
  drop(): Promise<void>;
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

async function onServer(work: (connection: Connection) => Promise<unknown>): Promise<void> {
  const settings = { ...connectionSettings(testSchemaUrl("").href), multipleStatements: true };
  const connection = await createConnection(settings);
  try {
    await work(connection);
  } finally {
    await connection.end();
  }
}

/** An account has the name of its schema. */
export const removal = (schema: string): string =>
  `DROP DATABASE IF EXISTS \`${schema}\`; DROP USER IF EXISTS '${schema}'@'%'`;

/** The address of the schema for an account of its own, which is made with its rights. */
export function applicationAddress(schema: string): string {
  const url = testSchemaUrl(schema);
  url.username = schema;
  url.password = schema;
  return url.href;
}

/** What the migrations make, once read. */
let script: Promise<string> | undefined;

/** A new, migrated, empty schema on that server, for one test file. */
export async function createTestSchema(schema = testSchemaName()): Promise<TestSchema> {
  script ??= sharedScript(testSchemaUrl(""));
  const made = await script;
  const applicationUrl = applicationAddress(schema);
  await onServer(async (connection) => {
    await connection.query(
      `CREATE DATABASE \`${schema}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci; USE \`${schema}\``,
    );
    await connection.query(made);
    await giveRights(connection, applicationUrl);
  });
  const drop = () => onServer((connection) => connection.query(removal(schema)));
  return { url: testSchemaUrl(schema).href, applicationUrl, drop };
}
