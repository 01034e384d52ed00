import { createConnection } from "mariadb";
import { expect, test } from "vitest";
import { connectionSettings } from "./connection.ts";
import { createTestSchema } from "./testing.ts";

/** Every table of a new schema: the statement that makes it, and the sum of its rows. */
async function contentOf(url: string): Promise<Record<string, readonly [string, unknown]>> {
  const connection = await createConnection(connectionSettings(url));
  const tables: string[][] = await connection.query({ sql: "SHOW TABLES", rowsAsArray: true });
  const content: Record<string, readonly [string, unknown]> = {};
  for (const name of tables.flat()) {
    const [created = []]: string[][] = await connection.query({ sql: `SHOW CREATE TABLE ${name}`, rowsAsArray: true });
    const [sum = []]: unknown[][] = await connection.query({ sql: `CHECKSUM TABLE ${name}`, rowsAsArray: true });
    content[name] = [created[1] ?? "", sum[1]];
  }
  await connection.end();
  return content;
}

test("a schema that is copied is the one that was migrated", async () => {
  const migrated = await createTestSchema();
  const copied = await createTestSchema();
  const content = await contentOf(migrated.url);
  expect(Object.keys(content).length).toBeGreaterThan(40);
  expect(await contentOf(copied.url)).toEqual(content);
  await Promise.all([migrated.drop(), copied.drop()]);
});
