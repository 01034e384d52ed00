import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createConnection } from "mariadb";
import { afterEach, beforeEach, expect, it } from "vitest";
import { connectionSettings } from "./connection.ts";
import { markRolledBack, migrate } from "./migrate.ts";
import { createTestSchema, type TestSchema } from "./testing.ts";

let schema: TestSchema;
let path: string;
let folder: URL;

beforeEach(async () => {
  schema = await createTestSchema();
  path = await mkdtemp(join(tmpdir(), "migrations-"));
  folder = pathToFileURL(`${path}/`);
});
afterEach(async () => {
  await schema.drop();
  await rm(path, { recursive: true });
});

async function write(name: string, sql: string) {
  await mkdir(join(path, name), { recursive: true });
  await writeFile(join(path, name, "migration.sql"), sql);
}

async function rows<T>(sql: string): Promise<T[]> {
  const connection = await createConnection(connectionSettings(schema.url));
  try {
    return await connection.query<T[]>(sql);
  } finally {
    await connection.end();
  }
}

it("applies everything once and nothing the second time", async () => {
  const before = await rows<{ n: bigint }>(
    "SELECT COUNT(*) AS n FROM _prisma_migrations WHERE finished_at IS NOT NULL",
  );
  expect(Number(before[0]?.n)).toBeGreaterThan(35);
  expect(await migrate(schema.url)).toEqual([]);
  const after = await rows<{ n: bigint }>("SELECT COUNT(*) AS n FROM _prisma_migrations");
  expect(after).toEqual(before);
});

it("keeps Prisma's ledger: the checksum is the SHA-256 of the file", async () => {
  await write("1_probe", "CREATE TABLE probe (id INT PRIMARY KEY)");
  await migrate(schema.url, { folder });
  const [entry] = await rows<Record<string, unknown>>(
    "SELECT * FROM _prisma_migrations WHERE migration_name = '1_probe'",
  );
  expect(entry).toMatchObject({
    checksum: "5c2504d1a4a29d2751c0ea72add3fa3ffbbc6f2edd4d4afe2814b53ef16ba664",
    applied_steps_count: 1,
    logs: null,
    rolled_back_at: null,
  });
});

it("lets two runners share the work", async () => {
  for (const index of [1, 2, 3, 4, 5])
    await write(`${index}_shared`, `CREATE TABLE shared_${index} (id INT PRIMARY KEY)`);
  const [one, two] = await Promise.all([migrate(schema.url, { folder }), migrate(schema.url, { folder })]);
  expect([...(one ?? []), ...(two ?? [])].sort()).toEqual([1, 2, 3, 4, 5].map((index) => `${index}_shared`));
});

it("records a failed migration, refuses to go on, and runs it again once it is mended", async () => {
  await write("1_bad", "CREATE TABLE bad (id INT PRIMARY KEY, FOREIGN KEY (id) REFERENCES nowhere (id))");
  await write("2_next", "CREATE TABLE next_one (id INT PRIMARY KEY)");
  await expect(migrate(schema.url, { folder })).rejects.toThrow(/1_bad failed/);
  await expect(migrate(schema.url, { folder })).rejects.toThrow(/failed earlier.*--rolled-back 1_bad/s);
  const [entry] = await rows<{ finished_at: unknown; logs: string }>(
    "SELECT finished_at, logs FROM _prisma_migrations WHERE migration_name = '1_bad'",
  );
  expect(entry?.finished_at).toBeNull();
  expect(entry?.logs).toMatch(/foreign key|referenced table/i);

  await write("1_bad", "CREATE TABLE bad (id INT PRIMARY KEY)");
  await markRolledBack(schema.url, "1_bad");
  expect(await migrate(schema.url, { folder })).toEqual(["1_bad", "2_next"]);
});

it("refuses a migration that was changed after it had been applied", async () => {
  await write("1_probe", "CREATE TABLE probe (id INT PRIMARY KEY)");
  await migrate(schema.url, { folder });
  await write("1_probe", "CREATE TABLE probe (id BIGINT PRIMARY KEY)");
  await expect(migrate(schema.url, { folder })).rejects.toThrow(/changed after/);
});

it("tells of a migration that never finished", async () => {
  await write("1_probe", "CREATE TABLE probe (id INT PRIMARY KEY)");
  await rows("INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('x', 'y', '1_probe')");
  await expect(migrate(schema.url, { folder, timeoutMs: 150 })).rejects.toThrow(/failed earlier/);
});
