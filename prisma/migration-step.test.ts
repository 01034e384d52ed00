import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { type Connection, createConnection } from "mariadb";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { connectionSettings } from "./connection.ts";
import { findRefused } from "./migration-step.ts";
import { removal, testSchemaName, testSchemaUrl } from "./testing.ts";

const folder = new URL("migrations/", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, folder), "utf8");
const landed = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({ name, sql: read(`${name}/migration.sql`) }))
  .sort((one, other) => (one.name < other.name ? -1 : 1));

/** The migrations of all versions that were released, as they were then. */
const sums = new Map(
  [...read("released.sha256").matchAll(/^([0-9a-f]{64}) {2}(\S+)\/migration\.sql$/gm)].map(
    ([, sum = "", name = ""]) => [name, sum],
  ),
);
const released = new Set(sums.keys());

const schema = testSchemaName();
let connection: Connection;

beforeAll(async () => {
  connection = await createConnection({ ...connectionSettings(testSchemaUrl("").href), multipleStatements: true });
});
beforeEach(() =>
  connection.query(
    `DROP DATABASE IF EXISTS ${schema}; CREATE DATABASE ${schema} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci; USE ${schema}`,
  ),
);
afterAll(async () => {
  await connection.query(removal(schema));
  await connection.end();
});

describe("the steps of a version", () => {
  const refused = async (...sqls: string[]) => {
    await connection.query("CREATE TABLE fee (id INT NOT NULL PRIMARY KEY, note VARCHAR(20) NULL, old INT NULL)");
    const steps = sqls.map((sql, at) => ({ name: `${at + 1}`, sql }));
    const found = await findRefused(connection, steps, new Set(["0_expand"]));
    return found.map(({ name }) => name);
  };

  it("take nothing away beside what comes in its place", async () => {
    const [expand, migrate] = ["ALTER TABLE fee ADD COLUMN remark TEXT NULL", "UPDATE fee SET remark = note"];
    expect(await refused(expand, migrate, "ALTER TABLE fee DROP COLUMN note", migrate.replace("note", "old"))).toEqual([
      "3",
    ]);
  });

  it("take away what an earlier version replaced, and say so", async () => {
    const said = "-- contract: everybody reads remark, since 0_expand\nALTER TABLE fee DROP COLUMN note";
    expect(await refused(said, "ALTER TABLE fee DROP COLUMN old")).toEqual(["2"]);
  });

  it.each([
    ["a migration of the same version", "-- contract: everybody reads remark, since 1\n"],
    ["no migration", "-- contract: everybody reads remark\n"],
    ["no reason", "-- contract: , since 0_expand\n"],
  ])("take nothing away by a line that names %s", async (_, line) => {
    expect(await refused(`${line}ALTER TABLE fee DROP COLUMN note`)).toEqual(["1"]);
  });

  it.each(["DELETE FROM fee", "-- old ones\nDELETE FROM fee WHERE old = 1", "TRUNCATE TABLE fee"])(
    "keep rows that code of the version before reads: %s",
    async (sql) => {
      expect(await refused(sql)).toEqual(["1"]);
    },
  );

  it("fill in, and do with what the version brings whatever they like", async () => {
    const steps = ["ALTER TABLE fee ADD COLUMN place INT NULL", "UPDATE fee SET place = 1"];
    expect(await refused(...steps, "ALTER TABLE fee DROP COLUMN place")).toEqual([]);
    await connection.query("DROP TABLE fee");
    expect(await refused("CREATE TABLE place (id INT PRIMARY KEY)", "DROP TABLE place")).toEqual([]);
  });
});

test("code of the latest released version goes on beside every migration since then", async () => {
  expect(released.size).toBeGreaterThan(200);
  const next = landed.filter(({ name }) => !released.has(name));
  // A version that brings none needs no schema.
  if (next.length === 0) return;
  for (const { name, sql } of landed) if (released.has(name)) await connection.query(sql);
  expect(await findRefused(connection, next, released)).toEqual([]);
});

test("no migration is changed or removed once its version was released", () => {
  const now = new Map(landed.map(({ name, sql }) => [name, createHash("sha256").update(sql).digest("hex")]));
  expect([...sums].filter(([name, sum]) => now.get(name) !== sum).map(([name]) => name)).toEqual([]);
});
