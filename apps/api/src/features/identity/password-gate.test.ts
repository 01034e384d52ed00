import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import bcrypt from "bcrypt";
import supertest from "supertest";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { login, stopCounting } from "../../testing/people.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

const cost = 10;
let app: TestApp;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "retribusi-web-"));
  await writeFile(join(folder, "robots.txt"), "User-agent: *");
  app = await createTestApp({ BCRYPT_COST: cost, LOGIN_LIMIT: 100_000, WEB_DIR: folder });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

/** Milliseconds until a file and the health check are there, asked for at the same moment. */
async function timed(): Promise<number> {
  const start = performance.now();
  await Promise.all([
    supertest(app.app).get("/robots.txt").expect(200),
    supertest(app.app).get("/api/health").expect(200),
  ]);
  return performance.now() - start;
}

const share = { atOnce: 2, waiting: 30 };

/** Sixty people of one address sign in. Their passwords are compared from `start` on, when the queue is as full as it gets. */
async function crowd() {
  const { compare } = bcrypt;
  const begun = Promise.withResolvers<void>();
  const library: { compare(given: string, hash: string): Promise<boolean> } = bcrypt;
  const held = vi.spyOn(library, "compare").mockImplementation(async (given, hash) => {
    await begun.promise;
    return compare(given, hash);
  });
  let refused = 0;
  const calls = Array.from({ length: 60 }, async (_, n) => {
    const { status } = await login(app, { username: `nobody${n}`, password: "x" });
    if (status === 503) refused += 1;
  });
  await vi.waitFor(() => expect(refused).toBe(60 - share.atOnce - share.waiting), { timeout: 40_000 });
  return {
    start: () => begun.resolve(),
    async end() {
      await Promise.all(calls);
      held.mockRestore();
    },
  };
}

test("files are served while sixty passwords wait to be compared; control: without the gate they wait too", async () => {
  await timed();
  const countAgain = await stopCounting(app);
  const { start, end } = await crowd();
  start();
  const guarded = await timed();
  await end();
  await countAgain();

  const hash = await bcrypt.hash("x", cost);
  const bare = Promise.all(Array.from({ length: 60 }, () => bcrypt.compare("x", hash)));
  const unguarded = await timed();
  await bare;
  expect(guarded).toBeLessThan(unguarded / 2);
});
