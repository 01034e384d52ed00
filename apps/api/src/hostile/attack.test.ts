import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ApiProcess, startApi } from "../testing/api-process.ts";
import { attackCases } from "../testing/attack/cases.ts";
import { fuzzOf } from "../testing/attack/fuzz.ts";
import type { Instance } from "../testing/attack/instance.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

/** What `npm run attack` tries, at a process of this version and at a server that lets everything through. */
let app: TestApp;
let api: ApiProcess;
let careless: Server;
let instance: Instance;
let given: Instance;
let status = 200;

beforeAll(async () => {
  app = await createTestApp();
  api = await startApi(app.deps.env);
  const tokenOf = async (role: Parameters<TestApp["as"]>[0]) => (await app.as(role)).token;
  const tokens = {
    superuser: await tokenOf("superuser"),
    nasabah: await tokenOf("nasabah"),
    pengelola: await tokenOf("pengelola"),
    bank: await tokenOf("bank"),
  };
  const { username } = await app.deps.db.prisma.userdata.findFirstOrThrow({ select: { username: true } });
  instance = { url: api.url, tokens, username };
  careless = createServer((request, response) => {
    request.resume();
    response.setHeader("Access-Control-Allow-Origin", "*");
    // Of an account that isn't there it says something else.
    const said = `root:x:0:0 "packageManager" You have an error in your SQL syntax ${request.headers["content-length"]}`;
    request.once("end", () => response.writeHead(status).end(said));
  });
  careless.listen(0, "127.0.0.1");
  await once(careless, "listening");
  const address = careless.address();
  given = { ...instance, url: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}` };
});
afterAll(async () => {
  careless.closeAllConnections();
  careless.close();
  await api.stop();
  await app.close();
});

describe.each(attackCases)("$title", ({ attempt }) => {
  test("here", async () => {
    expect(await attempt(instance)).toEqual([]);
  });
  test("control: and is seen where it isn't so", async () => {
    expect(await attempt(given)).not.toEqual([]);
  });
});

describe("requests made from the document", () => {
  test("meet no error of ours", { timeout: 120_000 }, async () => {
    expect(await fuzzOf(1).attempt(instance)).toEqual([]);
  });
  test("control: and are seen to where they do", async () => {
    status = 500;
    expect((await fuzzOf(1).attempt(given)).length).toBeGreaterThan(100);
  });
});
