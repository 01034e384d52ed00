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

interface Shown {
  readonly Variable_name: string;
  readonly Value: string;
}
const name = "innodb_flush_log_at_trx_commit";

/** The database says so of its setting; the tests' own forgets what was committed when it is killed. */
function flushing(value: number): void {
  vi.restoreAllMocks();
  const { pool } = testApp.deps.db;
  const query = pool.query.bind(pool);
  vi.spyOn(pool, "query").mockImplementation((sql, values) =>
    JSON.stringify(sql).includes(name)
      ? query(sql, values).then((rows: readonly Shown[]) => [
          ...rows.filter((row) => row.Variable_name !== name),
          { Variable_name: name, Value: String(value) },
        ])
      : query(sql, values),
  );
}

test("payments are taken where a commit is safe on the disk, and nowhere else", async () => {
  expect([await ask("health"), await ask("health/payments")]).toEqual([200, 503]);
  flushing(1);
  expect(await ask("health/payments")).toBe(200);
  flushing(2);
  expect([await ask("health"), await ask("health/payments")]).toEqual([200, 503]);
  const { body, headers } = await supertest(testApp.app).get("/api/health/payments");
  expect(body.error.code).toBe("PAYMENTS_CLOSED");
  expect(body.error.message).toContain("set innodb_flush_log_at_trx_commit to 1 (it is 2)");
  expect(headers["retry-after"]).toBe("2");
});

test("payments are not taken while the journal can't keep them", async () => {
  flushing(1);
  vi.spyOn(testApp.deps.journal, "isKeeping").mockReturnValue(false);
  expect([await ask("health"), await ask("health/payments")]).toEqual([200, 503]);
});

test("a database that doesn't say how it is within the time is told as busy", async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  vi.spyOn(testApp.deps.db.pool, "query").mockReturnValue(promise);
  const began = performance.now();
  expect([await ask("health"), await ask("health/payments")]).toEqual([503, 503]);
  expect(performance.now() - began).toBeLessThan(4_000);
  reject(new Error("gone"));
});
