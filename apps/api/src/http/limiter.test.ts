import express from "express";
import supertest from "supertest";
import { expect, test } from "vitest";
import { readEnv } from "../lib/env.ts";
import { createLog } from "../lib/log.ts";
import { errorHandler } from "./error-handler.ts";
import { limiter } from "./limiter.ts";

const env = readEnv({
  DATABASE_URL: "mysql://u:p@127.0.0.1:1/none",
  JWT_SECRET: "a secret of this test that nobody else knows",
  RATE_LIMIT: "2",
});
const deps = {
  env,
  log: createLog("silent"),
  security: { note: () => undefined, flush: async () => undefined, close: async () => undefined },
};
const app = express()
  .set("trust proxy", 1)
  .use(limiter(deps), (_req, res) => void res.json({}))
  .use(errorHandler(deps));

/** A call from an address: its answer, and the milliseconds that it took. */
async function callFrom(address: string) {
  const start = performance.now();
  const { status, headers, body } = await supertest(app).get("/").set("X-Forwarded-For", address);
  return { status, headers, body, took: performance.now() - start };
}

test("an address that calls too often is slowed and told when to come back, and nobody else is", async () => {
  const first = [await callFrom("203.0.113.7"), await callFrom("203.0.113.7")];
  expect(first.map(({ status }) => status)).toEqual([200, 200]);
  const refusal = callFrom("203.0.113.7");
  const other = await callFrom("203.0.113.8");
  expect(other.status).toBe(200);
  expect(other.took).toBeLessThan(400);
  const { status, headers, body, took } = await refusal;
  expect({ status, code: body.error.code }).toEqual({ status: 429, code: "TOO_MANY_REQUESTS" });
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  expect(took).toBeGreaterThanOrEqual(490);
});
