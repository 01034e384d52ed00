import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openSecret } from "../../lib/secret.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let superuser: Caller;
let base: string;

/** What the stand-in for the bank answers, by the first part of the address. */
const bank: Readonly<Record<string, (req: IncomingMessage, res: ServerResponse) => void>> = {
  good: ({ headers, url }, res) =>
    res.writeHead(url !== "/good/health" ? 404 : headers.authorization === "Bearer kunci-rahasia" ? 200 : 401).end(),
  bare: ({ url }, res) => res.writeHead(url === "/bare" ? 204 : 404).end(),
  moved: (_req, res) => res.writeHead(302, { Location: "http://elsewhere.example/" }).end(),
  broken: (_req, res) => res.writeHead(500).end(),
};
const server = createServer((req, res) =>
  (bank[req.url?.split("/")[1] ?? ""] ?? ((_, no) => no.writeHead(404).end()))(req, res),
);

beforeAll(async () => {
  app = await createTestApp();
  superuser = await app.as("superuser");
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
});
afterAll(async () => {
  server.close();
  await app.close();
});

const row = () => app.deps.db.prisma.system.findFirstOrThrow({ where: { idpemda: app.world.home.idpemda } });
const save = async (body: object) => {
  const { id, versi } = await row();
  return superuser.post(`system/edit/${id}`, { versi, ...body });
};
const ask = async (who = superuser) => who.post(`system/test_connection/${(await row()).id}`);

describe("the authorisation", () => {
  test("is kept encrypted and shown as set", async () => {
    const { body } = await save({ url: `${base}/good`, authorization: "kunci-rahasia" });
    expect(body).toMatchObject({ authorization: "", url: `${base}/good` });
    const { authorization } = await row();
    expect(authorization).not.toContain("kunci");
    expect(openSecret(app.deps.env, authorization ?? "")).toBe("kunci-rahasia");
    const list = await superuser.get("system").expect(200);
    expect(JSON.stringify(list.body)).not.toMatch(/kunci|v1\./);
    const audit = await app.deps.db.prisma.audit.findMany({ where: { entitas: "system" } });
    expect(JSON.stringify(audit)).not.toMatch(/kunci-rahasia|v1\./);
    expect(JSON.stringify(audit)).toContain("[changed]");
  });

  test("stays when something else is changed, and is asked for again when the address is", async () => {
    const { authorization } = await row();
    expect((await save({ terminalid: "T2", url: `${base}/good` })).status).toBe(200);
    expect(await row()).toMatchObject({ terminalid: "T2", authorization });
    const refused = await save({ url: "https://elsewhere.example" });
    expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([400, ["authorization"]]);
    expect((await row()).url).toBe(`${base}/good`);
  });

  test.each(["ftp://bank.example", "bank.example", "javascript:alert(1)", "https://user:secret@bank.example"])(
    "the address %s is refused",
    async (url) => {
      const { status, body } = await save({ url, authorization: null });
      expect([status, Object.keys(body.error.fields)]).toEqual([400, ["url"]]);
    },
  );

  test("a prefix that is no number is refused", async () => {
    const { status, body } = await save({ awalan: "88A" });
    expect([status, Object.keys(body.error.fields)]).toEqual([400, ["awalan"]]);
  });
});

describe("a test of the connection", () => {
  test("whose certificate can't be trusted, or that isn't answered, leaves its cause in the log", async () => {
    const warn = vi.spyOn(app.deps.log, "warn").mockImplementation(() => undefined);
    await save({ url: base.replace("http:", "https:"), authorization: null });
    const { body } = await ask();
    expect(["untrusted", "failed"]).toContain(body.result);
    const [[facts, words] = []] = warn.mock.calls;
    expect(words).toBe("the bank's service could not be reached");
    expect(facts).toMatchObject({ err: { cause: { code: expect.stringMatching(/SSL|TLS|CERT/) } } });
    warn.mockRestore();
  });

  test("reaches a service that takes the authorisation, and notes its clock and who asked", async () => {
    await save({ url: `${base}/good/`, authorization: "kunci-rahasia" });
    const { body } = await ask();
    expect(body).toMatchObject({ result: "reached", status: 200, address: `${base}/good/health`, isAuthorised: true });
    expect(Math.abs((await row()).sysdate.getTime() - Date.now())).toBeLessThan(60_000);
    const { aksi, userid, sesudah } = await app.deps.db.prisma.audit.findFirstOrThrow({ orderBy: { id: "desc" } });
    expect({ aksi, userid }).toEqual({ aksi: "test_connection", userid: superuser.userid });
    expect(sesudah).toMatchObject({ result: "reached" });
  });

  test.each([
    ["unauthorised", () => `${base}/good`, "salah"],
    ["reached", () => `${base}/bare`, null],
    ["not_found", () => `${base}/nothing`, null],
    ["redirected", () => `${base}/moved`, null],
    ["failed", () => `${base}/broken`, null],
    ["refused", () => "http://127.0.0.1:49151", null],
    ["untrusted", () => base.replace("http:", "https:"), null],
    ["unknown_host", () => "http://bank.invalid", null],
  ])("tells %s", async (result, url, authorization) => {
    await save({ url: url(), authorization });
    // A port that speaks no TLS and a name that nobody knows are told in words of their own by some systems.
    const alike = { untrusted: ["untrusted", "failed"], unknown_host: ["unknown_host", "timeout", "failed"] };
    expect(Object.hasOwn(alike, result) ? Reflect.get(alike, result) : [result]).toContain((await ask()).body.result);
  });

  test("needs an address, and an authorisation that can be read", async () => {
    await save({ url: null });
    expect(Object.keys((await ask()).body.error.fields)).toEqual(["url"]);
    const { id } = await row();
    const data = { url: base, authorization: "from another installation" };
    await app.deps.db.prisma.system.update({ where: { id }, data });
    expect(Object.keys((await ask()).body.error.fields)).toEqual(["authorization"]);
  });

  test("is for the super user, of a connection that exists", async () => {
    expect((await ask(await app.as("bank"))).status).toBe(403);
    await superuser.post("system/test_connection/999999").expect(404);
    await superuser.post("system/test_connection/x").expect(404);
  });
});

test("a region has several banks, and of one bank one connection", async () => {
  const { idpemda, bankid, terminalid, channelid, awalan } = await row();
  const second = { idpemda, bankid, terminalid, channelid, awalan };
  const { body } = await superuser.post("system/add", second).expect(409);
  expect(body.error).toMatchObject({ code: "ALREADY_EXISTS", fields: { bankid: "Already exist!" } });
  await superuser.post("system/add", { ...second, bankid: "009" }).expect(200);
});
