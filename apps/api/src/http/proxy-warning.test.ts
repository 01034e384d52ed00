import express from "express";
import supertest from "supertest";
import { expect, test, vi } from "vitest";
import { readEnv } from "../lib/env.ts";
import { createLog } from "../lib/log.ts";
import { warnOfProxy } from "./proxy-warning.ts";

/** How many warnings two requests with the header and one without it, which comes first, cost. */
async function warnings(trusted: boolean): Promise<number[]> {
  const log = createLog("silent");
  const warn = vi.spyOn(log, "warn");
  const needed = {
    DATABASE_URL: "mysql://u:p@127.0.0.1:1/none",
    JWT_SECRET: "a secret of this test that nobody else knows",
  };
  const env = readEnv({ ...needed, TRUST_PROXY: String(trusted) });
  const app = express().use(warnOfProxy({ env, log }), (_req, res) => void res.end());
  await supertest(app).get("/").expect(200);
  const counts = [warn.mock.calls.length];
  for (const address of ["203.0.113.7", "203.0.113.8"]) {
    await supertest(app).get("/").set("X-Forwarded-For", address).expect(200);
    counts.push(warn.mock.calls.length);
  }
  return counts;
}

test("a proxy that isn't trusted is told once, at the first request that it forwards", async () => {
  expect(await warnings(false)).toEqual([0, 1, 1]);
  expect(await warnings(true)).toEqual([0, 0, 0]);
});
