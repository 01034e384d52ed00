import { randomUUID } from "node:crypto";
import { EventEmitter } from "node:events";
import { streamRows } from "@retribusi/db/row-stream";
import { sqlOf } from "@retribusi/db/sql";
import supertest from "supertest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { type RunningRequest, runRequest } from "./request.ts";
import { inTransaction } from "./transaction.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const requestOf = (): RunningRequest => ({
  ...{ id: randomUUID(), method: "GET", path: "/api/anything" },
  ...{ statements: 0, saved: false, trail: new Map() },
});

/** What a request runs, until it is answered. */
function within<T>(request: RunningRequest, run: () => Promise<T>): Promise<T> {
  const answer = new EventEmitter();
  return new Promise<T>((resolve, reject) => {
    runRequest(request, answer, () => void run().then(resolve, reject));
  }).finally(() => answer.emit("close"));
}

/** The statement as the server's list of processes shows it. */
const shown = "SELECT INFO AS info FROM information_schema.processlist WHERE ID = CONNECTION_ID()";

/** The ways that statements take to the database. */
const ways: Readonly<Record<string, () => Promise<unknown>>> = {
  "the pool": () => app.deps.db.pool.query(shown),
  "the pool, with options": () => app.deps.db.pool.query({ sql: shown, dateStrings: true }),
  Prisma: () => app.deps.db.prisma.$queryRawUnsafe(shown),
  "a transaction": () => inTransaction(app.deps.db, (tx) => tx.$queryRawUnsafe(shown)),
  "SQL in a transaction": () => inTransaction(app.deps.db, (tx) => sqlOf(tx).query(shown)),
  "a stream": async () => {
    const rows = streamRows(() => app.deps.db.connect(), { sql: shown }, [], new AbortController().signal);
    const found: unknown[] = [];
    for await (const some of rows) found.push(...some);
    return found;
  },
};

test.each(Object.entries(ways))("the database sees which request a statement by %s is for", async (_, run) => {
  const request = requestOf();
  expect(await within(request, run)).toEqual([{ info: `${shown} /* request ${request.id} */` }]);
  expect(request.statements).toBeGreaterThan(0);
  expect(await run()).toEqual([{ info: shown }]);
});

test("two requests at the same time are told apart", async () => {
  const [one, other] = [requestOf(), requestOf()];
  const ask = (request: RunningRequest) =>
    within(request, () => app.deps.db.pool.query(`${shown} AND SLEEP(0.05) = 0`));
  const [[first], [second]] = await Promise.all([ask(one), ask(other)]);
  expect([first.info.includes(one.id), second.info.includes(other.id)]).toEqual([true, true]);
});

test("what somebody sends as the id of a request is not taken over", async () => {
  const answer = await supertest(app.app).get("/api/health").set("X-Request-Id", "*/ DROP TABLE booking").expect(200);
  expect(answer.get("X-Request-Id")).toMatch(/^[-0-9a-f]{36}$/);
});
