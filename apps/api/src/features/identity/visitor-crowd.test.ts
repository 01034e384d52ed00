import supertest from "supertest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { holdTable } from "../../testing/held-table.ts";
import { login } from "../../testing/people.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ TRUST_PROXY: true });
});
afterAll(() => app.close());

const crowd = Array.from({ length: 40 }, (_, n) => `10.20.0.${n}`);

test.each([
  ["sign in", (ip: string) => login(app, { username: "nobody", password: "x" }).set("X-Forwarded-For", ip)],
  [
    "ask for a new password",
    (ip: string) =>
      supertest(app.app).post("/api/auth/forgotpassword").set("X-Forwarded-For", ip).send({ username: "nobody" }),
  ],
])("forty who %s wait for the database, and the catalogue is answered meanwhile", async (_what, call) => {
  const held = await holdTable(app, "percobaan_login");
  const calls = crowd.map(async (ip) => (await call(ip)).status);
  // Four stand before the counters; the others hold no connection.
  await held.untilWaiting(4);
  const catalogue = await supertest(app.app).get("/api/catalogue?jenis=gedung");
  const waiting = await held.waiting();
  await held.release();
  expect(await Promise.all(calls)).not.toContain(503);
  expect(catalogue.status).toBe(200);
  expect(waiting).toBe(4);
});
