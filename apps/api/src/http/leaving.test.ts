import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createApp } from "../app.ts";
import { findSession } from "../features/identity/session.ts";
import type { Deps } from "../lib/deps.ts";
import { type Served, serve } from "../testing/listener.ts";
import { createTestDeps, type TestDeps } from "../testing/test-deps.ts";

let own: TestDeps;
const served: Served[] = [];
beforeAll(async () => {
  own = await createTestDeps();
});
afterEach(async () => {
  await Promise.all(served.splice(0).map((one) => one.close()));
});
afterAll(() => own.close());

/** Asks the application; answers with the status and what becomes of the connection. */
async function asking(deps: Deps, leaving?: AbortSignal) {
  const api = await serve(createApp(deps, findSession, leaving));
  served.push(api);
  return async (path: string) => {
    const { status, headers } = await fetch(`${api.url}/api/${path}`);
    return { status, connection: headers.get("Connection"), pause: headers.get("Retry-After") };
  };
}

test("a process that is about to end is not ready, and still serves, on connections that it closes", async () => {
  const leaving = new AbortController();
  const ask = await asking(own.deps, leaving.signal);
  expect(await ask("health")).toEqual({ status: 200, connection: "keep-alive", pause: null });
  leaving.abort();
  expect(await ask("health")).toEqual({ status: 503, connection: "close", pause: "2" });
  expect(await ask("health/payments")).toEqual({ status: 503, connection: "close", pause: "2" });
  expect(await ask("catalogue?limit=1")).toEqual({ status: 200, connection: "close", pause: null });
  expect(await ask("health/live")).toMatchObject({ status: 200 });
});

test("a process lives as long as it answers, whatever its database does", async () => {
  const pool = Object.create(own.deps.db.pool, { query: { value: () => Promise.reject(new Error("gone")) } });
  const ask = await asking({ ...own.deps, db: { ...own.deps.db, pool } });
  expect((await ask("health")).status).toBe(503);
  expect((await ask("health/live")).status).toBe(200);
});
