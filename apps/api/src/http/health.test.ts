import supertest from "supertest";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());
afterEach(() => vi.restoreAllMocks());

const ask = async (path: string) => (await supertest(testApp.app).get(`/api/${path}`)).status;

/** The database says so of its setting; the tests' own forgets what was committed when it is killed. */
function flushing(value: number): void {
  vi.restoreAllMocks();
  const { pool } = testApp.deps.db;
  const query = pool.query.bind(pool);
  vi.spyOn(pool, "query").mockImplementation((sql, values) =>
    String(sql).includes("innodb_flush_log_at_trx_commit") ? Promise.resolve([{ flushed: value }]) : query(sql, values),
  );
}

test("payments are taken where a commit is safe on the disk, and nowhere else", async () => {
  expect([await ask("health"), await ask("health/payments")]).toEqual([200, 503]);
  flushing(1);
  expect(await ask("health/payments")).toBe(200);
  flushing(2);
  expect([await ask("health"), await ask("health/payments")]).toEqual([200, 503]);
});

test("payments are not taken while the journal can't keep them", async () => {
  flushing(1);
  vi.spyOn(testApp.deps.journal, "isKeeping").mockReturnValue(false);
  expect([await ask("health"), await ask("health/payments")]).toEqual([200, 503]);
});
