import { randomBytes } from "node:crypto";
import { createConnection } from "mariadb";
import { connectionSettings } from "./connection.ts";
import { sharedScript } from "./schema-script.ts";

export interface TestSchema {
  readonly url: string;
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

async function onServer(statements: readonly string[]): Promise<void> {
  const connection = await createConnection({
    ...connectionSettings(testSchemaUrl("").href),
    multipleStatements: true,
  });
  for (const sql of statements) await connection.query(sql);
  await connection.end();
}

const removal = (schema: string): string => `DROP DATABASE IF EXISTS \`${schema}\``;

/** What the migrations make, once read. */
let script: Promise<string> | undefined;

/** A new, migrated, empty schema on that server, for one test file. */
export async function createTestSchema(schema = testSchemaName()): Promise<TestSchema> {
  script ??= sharedScript(testSchemaUrl(""));
  await onServer([
    `CREATE DATABASE \`${schema}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci; USE \`${schema}\``,
    await script,
  ]);
  return { url: testSchemaUrl(schema).href, drop: () => onServer([removal(schema)]) };
}
