import { readFileSync } from "node:fs";
import { join } from "node:path";
import { mostSessions, sessionMinutes } from "@retribusi/contract/features/identity/session.rules";
import supertest from "supertest";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createApp } from "../../app.ts";
import { createPerson, login, type Person, password, tokenOf, withToken } from "../../testing/people.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { createKey } from "./api-key.ts";
import { findSession } from "./session.ts";
import { writeUses } from "./session-use.ts";

let app: TestApp;
let superuser: Caller;
let manager: Person;
beforeAll(async () => {
  app = await createTestApp();
  superuser = await app.as("superuser");
  await app.deps.db.prisma.pengaturan.create({ data: { kunci: "batasdiam", nilai: "15" } });
});
afterAll(() => app.close());
beforeEach(async () => {
  manager = await createPerson(app, "pengelola");
});

const start = Date.now();
/** Calls so many minutes later; `unattended` as a screen that nobody sits at. */
async function callAt(minutes: number, token: string, { unattended = false } = {}) {
  const now = new Date(start + minutes * 60_000);
  const deps = { ...app.deps, clock: { now: () => now } };
  const call = supertest(createApp(deps, findSession)).get("/api/account").set("Authorization", `Bearer ${token}`);
  const answer = await (unattended ? call.set("X-Unattended", "1") : call);
  await writeUses(deps);
  return answer;
}

test("a session of staff that nobody uses ends, says why, and stays ended", async () => {
  const token = await tokenOf(app, manager);
  expect((await callAt(14, token)).status).toBe(200);
  expect((await callAt(29, token)).status).toBe(200);
  const late = await callAt(46, token);
  expect([late.status, late.body.error.code, late.body.error.details]).toEqual([
    401,
    "SESSION_ENDED",
    { reason: "idle" },
  ]);
  expect(late.body.error.message).toBe(
    "Your session has ended. Please sign in again. Nobody had used it for longer than is allowed.",
  );
  const again = await callAt(30, token);
  expect([again.status, again.body.error.details]).toEqual([401, { reason: "idle" }]);
});

test("what an open screen asks by itself is no use", async () => {
  const [left, control] = [await tokenOf(app, manager), await tokenOf(app, manager)];
  for (const minutes of [5, 10, 15]) {
    expect((await callAt(minutes, left, { unattended: true })).status).toBe(200);
    expect((await callAt(minutes, control)).status).toBe(200);
  }
  expect((await callAt(20, left, { unattended: true })).status).toBe(401);
  expect((await callAt(20, control)).status).toBe(200);
});

/** What the super user allows staff, in minutes. */
async function choose(nilai: string | null): Promise<void> {
  const { pengaturan } = app.deps.db.prisma;
  await pengaturan.deleteMany({ where: { kunci: "batasdiam" } });
  if (nilai) await pengaturan.create({ data: { kunci: "batasdiam", nilai } });
}

test("without a choice of the super user an hour is the limit of staff", async () => {
  const token = await tokenOf(app, manager);
  await choose(null);
  expect((await callAt(60, token)).status).toBe(200);
  expect((await callAt(122, token)).status).toBe(401);
  await choose("15");
});

test("sessions of others end after an hour unused, remembered ones after two weeks; personal keys don't", async () => {
  const customer = await createPerson(app);
  const remember = { username: customer.username, password, rememberme: true };
  const tokens = [await tokenOf(app, customer), (await login(app, remember).expect(200)).body.token];
  const statuses = async (minutes: number) =>
    Promise.all(tokens.map(async (token) => (await callAt(minutes, token, { unattended: true })).status));
  const day = 24 * 60;
  expect(await statuses(60)).toEqual([200, 200]);
  expect(await statuses(62)).toEqual([401, 200]);
  expect(await statuses(14 * day)).toEqual([401, 200]);
  expect(await statuses(14 * day + 2)).toEqual([401, 401]);
  const user = { ...(await findSession(app.deps, superuser.token)), userid: manager.userid };
  const { key } = await createKey(app.deps, user, manager.userid, "127.0.0.1");
  expect((await callAt(300, key)).status).toBe(200);
});

test("staff work no longer than eight hours with a session, remembered or not, and from the moment they are staff", async () => {
  await choose("480");
  const signIn = async ({ username }: Person) =>
    (await login(app, { username, password, rememberme: true }).expect(200)).body.token;
  const [staff, customer] = [await signIn(manager), await createPerson(app)];
  const promoted = await signIn(customer);
  for (const token of [staff, promoted]) expect((await callAt(479, token)).status).toBe(200);
  expect((await callAt(481, promoted)).status).toBe(200);
  const { prisma } = app.deps.db;
  const { id: role_id } = await prisma.roles.findUniqueOrThrow({ where: { name: "bank" } });
  await prisma.model_has_roles.create({ data: { model_id: customer.userid, role_id, urutan: 9 } });
  for (const token of [staff, promoted]) {
    const over = await callAt(481, token);
    expect([over.status, over.body.error.code, over.body.error.details]).toEqual([
      401,
      "SESSION_ENDED",
      { reason: "expired" },
    ]);
  }
  await choose("15");
});

test("a session that lies unused too long is shown as good no more", async () => {
  const [idle, used] = [await tokenOf(app, manager), await tokenOf(app, manager)];
  const { jti } = await findSession(app.deps, idle);
  const list = async () => (await withToken(app, used).get("account/sessions").expect(200)).body;
  expect(await list()).toHaveLength(2);
  const terakhir = new Date(Date.now() - 17 * 60_000);
  await app.deps.db.prisma.sesi.update({ where: { jti }, data: { terakhir } });
  expect(await list()).toMatchObject([{ ini: true }]);
});

test("the latest use is written once a minute, beside the answer", async () => {
  const token = await tokenOf(app, manager);
  const caller = withToken(app, token);
  const stored = async () =>
    (await app.deps.db.prisma.sesi.findFirstOrThrow({ where: { userid: manager.userid } })).terakhir?.getTime();
  const opened = await stored();
  await caller.get("account").expect(200);
  await writeUses(app.deps);
  expect(await stored()).toBe(opened);
  await callAt(2, token);
  expect(await stored()).toBe(start + 120_000);
});

test("the page for operators names the limits that hold", () => {
  const page = readFileSync(join(import.meta.dirname, "../../../../../docs/operations.md"), "utf8");
  const [, section = ""] = page.split("\n## Sessions\n");
  const [, staff, customers, remembering] = section.split("\n").filter((line) => line.startsWith("| "));
  const { idle, idleRemembered, usual, remembered, fresh } = sessionMinutes;
  const day = 24 * 60;
  expect(staff).toContain(`(5 to ${usual}) | ${usual / 60} hours |`);
  expect(staff).toContain(`after ${fresh} minutes`);
  expect(customers).toContain(`| ${idle / 60} hour | ${usual / 60} hours |`);
  expect(remembering).toContain(`| ${idleRemembered / day} days | ${remembered / day} days |`);
  expect(section).toContain(`up to ${mostSessions} of an account`);
});
