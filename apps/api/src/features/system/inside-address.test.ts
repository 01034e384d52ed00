import { once } from "node:events";
import { createServer } from "node:http";
import supertest from "supertest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "../../app.ts";
import { createBankClient } from "../../lib/bank.ts";
import type { Lookup } from "../../lib/bank-address.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { findSession } from "../identity/session.ts";

/** A service on this machine, as somebody would look for it through the bank's address. */
let reached = 0;
const server = createServer((_, res) => {
  reached += 1;
  res.end(JSON.stringify({ records: [] }));
});
let port = 0;
let app: TestApp;
let superuser: Caller;
let production: ReturnType<typeof createApp>;

/** Every name leads to this machine; nobody is asked. */
const lookup: Lookup = (_name, _options, done) => done(null, [{ address: "127.0.0.1", family: 4 }]);

beforeAll(async () => {
  app = await createTestApp();
  superuser = await app.as("superuser");
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  port = typeof address === "object" && address ? address.port : 0;
  const env = { ...app.deps.env, NODE_ENV: "production" as const };
  const bank = createBankClient({ timeoutMs: 1500, onlyOutside: true, lookup });
  production = createApp({ ...app.deps, env, bank }, findSession);
});
afterAll(async () => {
  server.close();
  await app.close();
});

const row = () => app.deps.db.prisma.system.findFirstOrThrow({ where: { idpemda: app.world.home.idpemda } });
const inProduction = (path: string, body: object) =>
  supertest(production).post(`/api/${path}`).set("Authorization", `Bearer ${superuser.token}`).send(body);
const save = async (url: string) => {
  const { id, versi } = await row();
  return inProduction(`system/edit/${id}`, { versi, url });
};

test("a bank's address that leads inside is not saved in production, and elsewhere it is", async () => {
  for (const url of [
    `http://127.0.0.1:${port}`,
    "http://2852039166/",
    "http://[::ffff:7f00:1]/",
    "http://localhost/",
  ]) {
    const { status, body } = await save(url);
    expect([url, status, Object.keys(body.error?.fields ?? {})]).toEqual([url, 400, ["url"]]);
  }
  expect((await save("http://10.20.30.40/bank")).status).toBe(200);
  const { id, versi } = await row();
  await superuser.post(`system/edit/${id}`, { versi, url: `http://127.0.0.1:${port}` }).expect(200);
});

test.each([
  ["by its number", () => `http://127.0.0.1:${port}`],
  ["by a name that leads here", () => `http://bank.example:${port}`],
])("one that is there already is neither tested nor read: %s", async (_, url) => {
  reached = 0;
  const { id } = await row();
  await app.deps.db.prisma.system.updateMany({ data: { url: url() } });
  const { body } = await inProduction(`system/test_connection/${id}`, {}).expect(200);
  expect(body).toMatchObject({ result: "inside", status: null });
  const sync = await inProduction("sync/tbl_skpd/bank", { idpemda: app.world.home.idpemda });
  expect(sync.body.error?.code).toBe("SOURCE_FAILED");
  expect(reached).toBe(0);
});

test("outside production a bank on this machine is reached: the control of the tests above", async () => {
  reached = 0;
  const { id } = await row();
  await app.deps.db.prisma.system.updateMany({ data: { url: `http://127.0.0.1:${port}` } });
  const { body } = await superuser.post(`system/test_connection/${id}`).expect(200);
  expect([body.result, reached]).toEqual(["reached", 1]);
});
