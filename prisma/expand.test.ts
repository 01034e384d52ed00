import { type Connection, createConnection } from "mariadb";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { connectionSettings } from "./connection.ts";
import { findBroken, readState } from "./expand.ts";
import { removal, testSchemaName, testSchemaUrl } from "./testing.ts";

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

const tables = `
  CREATE TABLE hall (id INT NOT NULL AUTO_INCREMENT, name VARCHAR(100) NOT NULL, PRIMARY KEY (id), UNIQUE KEY hall_name (name));
  CREATE TABLE fee (
    id INT NOT NULL, hallid INT NULL, amount INT NOT NULL, share DECIMAL(6, 2) NULL, kind ENUM('a', 'b') NOT NULL DEFAULT 'a',
    note VARCHAR(20) NULL, twice INT GENERATED ALWAYS AS (amount * 2) VIRTUAL, PRIMARY KEY (id),
    KEY fee_amount (amount), CONSTRAINT fee_hall FOREIGN KEY (hallid) REFERENCES hall (id), CONSTRAINT fee_check CHECK (amount >= 0))`;

/** What breaks code of the tables above, as the server shows it after a statement. */
async function brokenBy(sql: string): Promise<string[]> {
  await connection.query(tables);
  const before = await readState(connection);
  await connection.query(sql);
  return findBroken(before, await readState(connection));
}

describe("code of the version before", () => {
  it.each([
    ["a table that goes", "DROP TABLE fee", "fee is gone"],
    ["a table with another name", "RENAME TABLE fee TO fees", "fee is gone"],
    ["a column that goes", "ALTER TABLE fee DROP COLUMN note", "fee.note is gone"],
    ["a column with another name", "ALTER TABLE fee CHANGE note remark VARCHAR(20) NULL", "fee.note is gone"],
    ["another name by RENAME", "ALTER TABLE fee RENAME COLUMN note TO remark", "fee.note is gone"],
    ["a shorter text", "ALTER TABLE fee MODIFY note VARCHAR(19) NULL", "fee.note takes less"],
    ["a smaller number", "ALTER TABLE fee MODIFY amount SMALLINT NOT NULL", "fee.amount takes less"],
    ["fewer places before the point", "ALTER TABLE fee MODIFY share DECIMAL(6, 3) NULL", "fee.share takes less"],
    ["a value that goes", "ALTER TABLE fee MODIFY kind ENUM('a') NOT NULL DEFAULT 'a'", "fee.kind takes less"],
    ["a default that goes", "ALTER TABLE fee MODIFY kind ENUM('a', 'b') NOT NULL", "fee.kind takes less"],
    ["a value that is asked for", "ALTER TABLE fee MODIFY note VARCHAR(20) NOT NULL", "fee.note takes less"],
    ["NULL that is refused", "ALTER TABLE fee MODIFY note VARCHAR(20) NOT NULL DEFAULT ''", "fee.note takes less"],
    [
      "another order of texts",
      "ALTER TABLE fee MODIFY note VARCHAR(20) COLLATE utf8mb4_bin NULL",
      "fee.note takes less",
    ],
    [
      "another sum",
      "ALTER TABLE fee MODIFY twice INT GENERATED ALWAYS AS (amount * 3) VIRTUAL",
      "fee.twice takes less",
    ],
    ["a new column without a value", "ALTER TABLE fee ADD COLUMN place INT NOT NULL", "fee.place asks for a value"],
    ["a new unique key", "CREATE UNIQUE INDEX fee_once ON fee (hallid)", "fee now refuses by"],
    ["a new check", "ALTER TABLE fee ADD CONSTRAINT fee_much CHECK (amount < 9)", "fee now refuses by"],
    [
      "a new reference",
      "ALTER TABLE fee ADD CONSTRAINT fee_up FOREIGN KEY (amount) REFERENCES hall (id)",
      "fee now refuses by",
    ],
    ["a unique key that goes", "DROP INDEX hall_name ON hall", "hall no longer keeps"],
    ["a reference that goes", "ALTER TABLE fee DROP FOREIGN KEY fee_hall", "fee no longer keeps"],
    ["a check that goes", "ALTER TABLE fee DROP CONSTRAINT fee_check", "fee no longer keeps"],
  ])("is stopped by %s", async (_, sql, problem) => {
    expect(await brokenBy(sql)).toEqual([expect.stringContaining(problem)]);
  });

  it.each([
    ["a new table", "CREATE TABLE place (id INT NOT NULL PRIMARY KEY, name VARCHAR(9) NOT NULL UNIQUE)"],
    ["a longer text", "ALTER TABLE fee MODIFY note VARCHAR(21) NULL"],
    ["a text without an end", "ALTER TABLE fee MODIFY note TEXT NULL"],
    ["a larger number", "ALTER TABLE fee MODIFY amount BIGINT NOT NULL"],
    ["more places before the point", "ALTER TABLE fee MODIFY share DECIMAL(7, 2) NULL"],
    ["another value", "ALTER TABLE fee MODIFY kind ENUM('a', 'b', 'c') NOT NULL DEFAULT 'a'"],
    ["another default", "ALTER TABLE fee MODIFY kind ENUM('a', 'b') NOT NULL DEFAULT 'b'"],
    ["a value that may be left out", "ALTER TABLE fee MODIFY amount INT NULL"],
    ["a new column that may be left out", "ALTER TABLE fee ADD COLUMN place INT NULL"],
    ["a new column with a default", "ALTER TABLE fee ADD COLUMN place INT NOT NULL DEFAULT 1 FIRST"],
    ["a new column that is calculated", "ALTER TABLE fee ADD COLUMN thrice INT AS (amount * 3) VIRTUAL"],
    [
      "a new column with its own rules",
      "ALTER TABLE fee ADD COLUMN place INT NULL UNIQUE, ADD CONSTRAINT fee_place FOREIGN KEY (place) REFERENCES hall (id), ADD CONSTRAINT fee_far CHECK (place < 9)",
    ],
    ["a new index", "CREATE INDEX fee_hall_amount ON fee (hallid, amount)"],
    ["an index that goes", "DROP INDEX fee_amount ON fee"],
  ])("goes on with %s", async (_, sql) => {
    expect(await brokenBy(sql)).toEqual([]);
  });
});
