import supertest from "supertest";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createApp } from "../../app.ts";
import { createPerson, type Person, tokenOf, withToken } from "../../testing/people.ts";
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
    "Your session has ended. Please sign in again. Nobody had used it for longer than your organisation allows.",
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

test("customers and personal keys have no such limit, and nobody has without the setting", async () => {
  const customer = await tokenOf(app, await createPerson(app));
  expect((await callAt(300, customer)).status).toBe(200);
  const user = { ...(await findSession(app.deps, superuser.token)), userid: manager.userid };
  const { key } = await createKey(app.deps, user, manager.userid, "127.0.0.1");
  expect((await callAt(300, key)).status).toBe(200);
  const token = await tokenOf(app, manager);
  await app.deps.db.prisma.pengaturan.update({ where: { kunci: "batasdiam" }, data: { nilai: "1440" } });
  expect((await callAt(300, token)).status).toBe(200);
  await app.deps.db.prisma.pengaturan.update({ where: { kunci: "batasdiam" }, data: { nilai: "15" } });
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
