import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createConnection } from "mariadb";
import { describe, expect, test } from "vitest";
import { connectionSettings, schemaOf } from "./connection.ts";
import { migrate } from "./migrate.ts";
import { sharedScript } from "./schema-script.ts";
import { createTestSchema, testSchemaName, testSchemaUrl } from "./testing.ts";

async function drop(url: string): Promise<void> {
  const connection = await createConnection(connectionSettings(url));
  await connection.query(`DROP DATABASE ${schemaOf(url)}`);
  await connection.end();
}

/** Every table of a new schema: the statement that makes it, and the sum of its rows. */
async function contentOf(url: string): Promise<Record<string, readonly [string, unknown]>> {
  const connection = await createConnection(connectionSettings(url));
  const tables: string[][] = await connection.query({ sql: "SHOW TABLES", rowsAsArray: true });
  const content: Record<string, readonly [string, unknown]> = {};
  for (const name of tables.flat()) {
    const [created = []]: string[][] = await connection.query({ sql: `SHOW CREATE TABLE ${name}`, rowsAsArray: true });
    const [sum = []]: unknown[][] = await connection.query({ sql: `CHECKSUM TABLE ${name}`, rowsAsArray: true });
    // When each migration ran is told there.
    content[name] = [created[1] ?? "", name === "_prisma_migrations" ? null : sum[1]];
  }
  await connection.end();
  return content;
}

test("a schema that is copied is the one that was migrated", async () => {
  const [migrated, copied] = [testSchemaUrl(testSchemaName()).href, await createTestSchema()];
  await migrate(migrated);
  const content = await contentOf(migrated);
  expect(Object.keys(content).length).toBeGreaterThan(40);
  expect(await contentOf(copied.url)).toEqual(content);
  expect(await migrate(copied.url)).toEqual([]);
  await copied.drop();
  await drop(migrated);
});

describe("what the migrations make", () => {
  /** A folder with one migration, that makes something else each time that it runs. */
  async function folderOf(name: string): Promise<URL> {
    const folder = pathToFileURL(`${await mkdtemp(join(tmpdir(), "retribusi-migrations-"))}/`);
    await mkdir(new URL("1_a/", folder));
    await writeFile(new URL("1_a/migration.sql", folder), `CREATE TABLE a AS SELECT UUID() AS id, '${name}' AS name`);
    return folder;
  }

  test("is made once for all that ask at the same moment, and for those that ask later", async () => {
    const folder = await folderOf(crypto.randomUUID());
    const ask = () => sharedScript(testSchemaUrl(""), folder);
    const scripts = [...(await Promise.all(Array.from({ length: 6 }, ask))), await ask()];
    expect(new Set(scripts).size).toBe(1);
    expect(scripts[0]).toContain("CREATE TABLE `a`");
    await rm(folder, { recursive: true });
  });

  test("is made anew where a migration is another one", async () => {
    const folders = [await folderOf("one"), await folderOf("other")];
    const [one = "", other = ""] = await Promise.all(folders.map((folder) => sharedScript(testSchemaUrl(""), folder)));
    expect([one.includes("'one'"), other.includes("'other'")]).toEqual([true, true]);
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
  });
});
