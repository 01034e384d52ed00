import { appendOnly, giveRights } from "@retribusi/db/rights";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bring, createCast } from "../../testing/booking-steps.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { findOpenTables } from "./ledger-rights.ts";

let testApp: TestApp;
let bookingid: number;
beforeAll(async () => {
  testApp = await createTestApp();
  bookingid = (await bring(testApp, await createCast(testApp), 50)).record.id;
});
afterAll(() => testApp.close());

const run = (sql: string) => testApp.deps.db.pool.query(sql);
const denied = expect.objectContaining({ code: "ER_TABLEACCESS_DENIED_ERROR" });
const codeOf = async (sql: string) =>
  run(sql).then(
    () => "done",
    (error: { code?: string }) => error.code,
  );
const payments = () => testApp.deps.db.prisma.pembayaran.findMany({ where: { bookingid } });

describe("the application's account", () => {
  test.each([...appendOnly])("adds to %s, and changes and removes nothing of it", async (table) => {
    await run(`SELECT * FROM ${table} LIMIT 1`);
    await run(`INSERT INTO ${table} SELECT * FROM ${table} WHERE FALSE`);
    await expect(run(`DELETE FROM ${table} WHERE FALSE`)).rejects.toEqual(denied);
    const [{ COLUMN_NAME: column }] = await run(`SELECT column_name AS COLUMN_NAME FROM information_schema.columns
      WHERE table_schema = DATABASE() AND table_name = '${table}' AND extra NOT LIKE '%GENERATED%' LIMIT 1`);
    await expect(run(`UPDATE ${table} SET \`${column}\` = \`${column}\` WHERE FALSE`)).rejects.toEqual(denied);
  });

  test("neither changes a payment by a statement over other tables nor by replacing it", async () => {
    const before = await payments();
    expect(before).toHaveLength(1);
    const { id } = before[0] ?? { id: 0 };
    for (const sql of [
      `UPDATE booking b JOIN pembayaran p ON p.bookingid = b.id SET p.jumlah = 1 WHERE b.id = ${bookingid}`,
      `DELETE p FROM booking b JOIN pembayaran p ON p.bookingid = b.id WHERE b.id = ${bookingid}`,
      `REPLACE INTO pembayaran SELECT * FROM pembayaran WHERE id = ${id}`,
      `INSERT INTO pembayaran (id) VALUES (${id}) ON DUPLICATE KEY UPDATE jumlah = 1`,
    ]) {
      expect(await codeOf(sql), sql).toBe("ER_TABLEACCESS_DENIED_ERROR");
    }
    expect(await payments()).toEqual(before);
  });

  test.each([
    "TRUNCATE TABLE pembayaran",
    "DROP TABLE pembayaran",
    "ALTER TABLE pembayaran ADD COLUMN x INT",
    "CREATE TABLE anything (id INT)",
    "CREATE TRIGGER t BEFORE INSERT ON pembayaran FOR EACH ROW SET NEW.jumlah = 1",
    "RENAME TABLE pembayaran TO others",
    "CREATE VIEW v AS SELECT 1",
    "GRANT DELETE ON pembayaran TO CURRENT_USER()",
    "SET GLOBAL innodb_flush_log_at_trx_commit = 0",
  ])("may not: %s", async (sql) => {
    expect(await codeOf(sql)).toMatch(
      /^ER_(TABLEACCESS_DENIED|DBACCESS_DENIED|SPECIFIC_ACCESS_DENIED|ACCESS_DENIED)_ERROR$/,
    );
  });

  test("changes and removes where that is meant to happen", async () => {
    await run(`UPDATE booking SET catatan = 'x' WHERE id = ${bookingid}`);
    await run("DELETE FROM inbox WHERE FALSE");
  });
});

test("an account that could do more is found, and the next migration takes it back", async () => {
  const { owner, deps } = testApp;
  const name = new URL(deps.env.DATABASE_URL).username;
  expect(await findOpenTables(deps)).toEqual([]);
  for (const schema of [name, name.replace("_", "\\_")]) {
    await owner.pool.query(`GRANT ALL PRIVILEGES ON \`${schema}\`.* TO '${name}'@'%'`);
  }
  await owner.pool.query(`GRANT DELETE ON \`${name}\`.pesan_bank TO '${name}'@'%'`);
  const fresh = await deps.db.connect();
  await fresh.query("DELETE FROM pembayaran WHERE FALSE");
  await fresh.end();
  const connection = await owner.connect();
  await giveRights(connection, deps.env.DATABASE_URL);
  await connection.end();
  expect(await findOpenTables(deps)).toEqual([]);
  expect(await codeOf("DELETE FROM pesan_bank WHERE FALSE")).toBe("ER_TABLEACCESS_DENIED_ERROR");
  expect(await codeOf("CREATE TABLE anything (id INT)")).toBe("ER_TABLEACCESS_DENIED_ERROR");
  await run(`UPDATE booking SET catatan = 'y' WHERE id = ${bookingid}`);
});
