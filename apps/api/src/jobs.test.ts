import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ApiPair, startApiPair } from "./testing/breakdown/api-pair.ts";
import { createTestDeps, type TestDeps } from "./testing/test-deps.ts";

let own: TestDeps;
let pair: ApiPair;
beforeAll(async () => {
  own = await createTestDeps();
  // Each run of a job is noted by the database itself.
  await own.owner.pool.query(
    "CREATE TABLE runs (id INT AUTO_INCREMENT PRIMARY KEY, nama VARCHAR(64), sewa CHAR(36), at DATETIME(3))",
  );
  await own.owner.pool.query(`CREATE TRIGGER runs_began AFTER UPDATE ON pekerjaan FOR EACH ROW
    INSERT INTO runs (nama, sewa, at) SELECT NEW.nama, NEW.sewa, UTC_TIMESTAMP(3) FROM DUAL WHERE NEW.sewa <> COALESCE(OLD.sewa, '')`);
  pair = startApiPair({ ...own.deps.env, JOBS: true });
  await pair.whole();
});
afterAll(async () => {
  await pair.stop();
  await own.close();
});

/** Milliseconds between two runs of the job that comes most often, in the seconds that follow. */
async function gapsDuring(milliseconds: number): Promise<number[]> {
  await own.owner.pool.query("DELETE FROM runs");
  await wait(milliseconds);
  const rows: { at: Date }[] = await own.owner.pool.query("SELECT at FROM runs WHERE nama = 'waitlists' ORDER BY id");
  return rows.slice(1).map(({ at }, before) => at.getTime() - (rows[before]?.at.getTime() ?? 0));
}

test("two processes share the work: a job runs once in its time, not once in each", async () => {
  const gaps = await gapsDuring(22_000);
  expect(gaps.length).toBeGreaterThan(0);
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(5000);
});

test("where nothing says that it is taken or not due yet, each runs it: the control", async () => {
  await own.owner.pool.query(`CREATE TRIGGER forgets BEFORE UPDATE ON pekerjaan FOR EACH ROW
    SET NEW.berikut = '2020-01-01', NEW.sewasampai = '2020-01-01'`);
  const gaps = await gapsDuring(22_000);
  expect(gaps.some((gap) => gap < 4900)).toBe(true);
});
