import jwt from "jsonwebtoken";
import supertest from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createApp } from "../../app.ts";
import { inConflict } from "../../testing/conflicts.ts";
import { createPerson, login, type Person, password, tokenOf, withToken } from "../../testing/people.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { findSession } from "./session.ts";

let app: TestApp;
let superuser: Caller;
let person: Person;

beforeAll(async () => {
  app = await createTestApp();
  superuser = await app.as("superuser");
});
afterAll(() => app.close());
beforeEach(async () => {
  person = await createPerson(app);
});

const me = (token: string) => withToken(app, token).get("account/currentuserdata");

async function expectEnded(token: string): Promise<void> {
  const answer = await me(token).expect(401);
  expect(answer.body.error.code).toBe("SESSION_ENDED");
}

describe("a token", () => {
  const forge = (claims: object, secret = app.deps.env.JWT_SECRET, options: jwt.SignOptions = {}) =>
    jwt.sign(claims, secret, {
      algorithm: "HS256",
      expiresIn: "1h",
      issuer: "e-retribusi",
      audience: "sesi",
      ...options,
    });

  async function claimsOf(): Promise<{ jti: string; sub: string }> {
    const { jti, sub } = Object(jwt.decode(await tokenOf(app, person)));
    return { jti, sub };
  }

  test("is needed", async () => {
    const answer = await supertest(app.app).get("/api/account/currentuserdata").expect(401);
    expect(answer.body.error.code).toBe("UNAUTHENTICATED");
  });

  test("that we would sign ourselves is good: the control of the tests below", async () => {
    await me(forge(await claimsOf())).expect(200);
  });

  test.each<[string, (claims: { jti: string; sub: string }) => string]>([
    ["nonsense", () => "nonsense"],
    ["signed with another secret", (claims) => forge(claims, "another secret that is long enough, too")],
    ["signed with another algorithm", (claims) => forge(claims, undefined, { algorithm: "HS512" })],
    ["of another issuer", (claims) => forge(claims, undefined, { issuer: "somebody" })],
    ["made for something else", (claims) => forge(claims, undefined, { audience: "perangkat" })],
    ["not signed", (claims) => jwt.sign(claims, "", { algorithm: "none", issuer: "e-retribusi", expiresIn: "1h" })],
    ["without a session", ({ sub }) => forge({ sub })],
    [
      "changed after signing",
      (claims) => {
        const [head, , signature] = forge(claims).split(".");
        const body = Buffer.from(JSON.stringify({ ...claims, sub: String(superuser.userid) })).toString("base64url");
        return `${head}.${body}.${signature}`;
      },
    ],
  ])("%s is refused", async (_, make) => {
    const answer = await me(make(await claimsOf())).expect(401);
    expect(answer.body.error.code).toBe("UNAUTHENTICATED");
  });

  test("of one user does not open the session of another", async () => {
    const { jti } = await claimsOf();
    await expectEnded(forge({ jti, sub: String(superuser.userid) }));
  });

  test("of a session that was never opened is worth nothing", async () => {
    const { sub } = await claimsOf();
    await expectEnded(forge({ jti: crypto.randomUUID(), sub }));
  });
});

describe("a session", () => {
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
  const meAt = (token: string, now: Date) =>
    supertest(createApp({ ...app.deps, clock: { now: () => now } }, findSession))
      .get("/api/account/currentuserdata")
      .set("Authorization", `Bearer ${token}`);

  test("lasts eight hours", async () => {
    const token = await tokenOf(app, person);
    await app.deps.db.prisma.sesi.updateMany({ where: { userid: person.userid }, data: { terakhir: hours(7.5) } });
    await meAt(token, hours(7.9)).expect(200);
    const answer = await meAt(token, hours(8.1)).expect(401);
    expect(answer.body.error.code).toBe("SESSION_ENDED");
  });

  test("lasts thirty days when it is remembered", async () => {
    const { body } = await login(app, { username: person.username, password, rememberme: true }).expect(200);
    // Used now and then: unused, it would end before.
    const use = (now: Date) =>
      app.deps.db.prisma.sesi.updateMany({ where: { userid: person.userid }, data: { terakhir: now } });
    await use(hours(29 * 24));
    await meAt(body.token, hours(30 * 24 - 1)).expect(200);
    await meAt(body.token, hours(30 * 24 + 1)).expect(401);
  });

  test("is over when its row says so, whatever its token says", async () => {
    const token = await tokenOf(app, person);
    const until = (minutes: number) => ({ kedaluwarsa: hours(minutes / 60) });
    await app.deps.db.prisma.sesi.updateMany({ where: { userid: person.userid }, data: until(1) });
    await me(token).expect(200);
    await app.deps.db.prisma.sesi.updateMany({ where: { userid: person.userid }, data: until(-1) });
    await expectEnded(token);
  });

  test("ends with its account, which is only deleted where nothing tells of it any more", async () => {
    const token = await tokenOf(app, person);
    const remove = () => superuser.delete(`userdata/delete/${person.userid}`);
    await remove().expect(409);
    await me(token).expect(200);
    await app.deps.db.prisma.audit.deleteMany({ where: { userid: person.userid } });
    await remove().expect(200);
    await expectEnded(token);
  });

  test("ends with the logout, and only that one", async () => {
    const [here, there] = [await tokenOf(app, person), await tokenOf(app, person)];
    await withToken(app, here).post("auth/logout").expect(200, { ended: true });
    await expectEnded(here);
    await me(there).expect(200);
  });

  test.each([
    [0, "ACCOUNT_NOT_ACTIVE"],
    [2, "ACCOUNT_BLOCKED"],
    [3, "ACCOUNT_WAITING"],
    [4, "PASSWORD_EXPIRED"],
  ])("ends at once when the account gets status %i, and stays ended", async (statusakun, code) => {
    const token = await tokenOf(app, person);
    await superuser
      .post(`userdata/edit/${person.userid}`, {
        versi: await app.versionOf("userdata", person.userid),
        statusakun,
        alasanstatus: "Uji",
      })
      .expect(200);
    expect((await me(token).expect(403)).body.error.code).toBe(code);
    await superuser
      .post(`userdata/edit/${person.userid}`, {
        versi: await app.versionOf("userdata", person.userid),
        statusakun: 1,
        alasanstatus: "Uji",
      })
      .expect(200);
    await expectEnded(token);
    await tokenOf(app, person);
  });

  test("ends when an administrator sets a new password, which then works", async () => {
    const token = await tokenOf(app, person);
    await superuser
      .post(`userdata/edit/${person.userid}`, {
        versi: await app.versionOf("userdata", person.userid),
        password: "Baru#2026",
      })
      .expect(200);
    await expectEnded(token);
    await login(app, { username: person.username, password }).expect(401);
    await login(app, { username: person.username, password: "Baru#2026" }).expect(200);
  });

  test("of one user is ended by an administrator, and nobody else's", async () => {
    const other = await createPerson(app);
    const [first, second, others] = [await tokenOf(app, person), await tokenOf(app, person), await tokenOf(app, other)];
    await withToken(app, others).post(`userdata/akhirisesi/${person.userid}`).expect(403);
    await superuser.post(`userdata/akhirisesi/${person.userid}`).expect(200, { ended: 2 });
    for (const token of [first, second]) await expectEnded(token);
    await me(others).expect(200);
    await superuser.post("userdata/akhirisesi/999999").expect(404);
  });

  test("of everybody is ended at once, but for that of the administrator", async () => {
    const token = await tokenOf(app, person);
    await withToken(app, token).post("userdata/akhirisesi").expect(403);
    const { body } = await superuser.post("userdata/akhirisesi").expect(200);
    expect(body.ended).toBeGreaterThan(0);
    await expectEnded(token);
    await superuser.get("account/currentuserdata").expect(200);
    await me(await tokenOf(app, person)).expect(200);
  });

  test("stays when something else of the account is edited", async () => {
    const token = await tokenOf(app, person);
    await superuser
      .post(`userdata/edit/${person.userid}`, {
        versi: await app.versionOf("userdata", person.userid),
        fullname: "Nama Baru",
        statusakun: 1,
      })
      .expect(200);
    await me(token).expect(200);
  });
});

describe("rights", () => {
  async function grantId(name: string): Promise<number> {
    const { id } = await app.deps.db.prisma.permissions.findUniqueOrThrow({ where: { name } });
    return id;
  }

  test("granted to one user count from the next request, and not after they are taken away", async () => {
    const caller = withToken(app, await tokenOf(app, person));
    await caller.get("tbl_pemda").expect(403);
    const grant = { permission_id: await grantId("tbl_pemda/list"), model_id: person.userid, model_type: "userdata" };
    await superuser.post("model_has_permissions/add", grant).expect(200);
    await caller.get("tbl_pemda").expect(200);
    const { body } = await caller.get("account/currentuserdata").expect(200);
    expect(body.pages).toContain("tbl_pemda/list");
    await superuser.delete(`model_has_permissions/delete/${grant.permission_id}-${grant.model_id}`).expect(200);
    await caller.get("tbl_pemda").expect(403);
  });

  test("taken from a role are gone at the next request of everybody in it", async () => {
    const bank = await app.as("bank");
    await bank.get("tbl_pemda").expect(200);
    const permission_id = await grantId("tbl_pemda/list");
    const { id: role_id } = await app.deps.db.prisma.roles.findUniqueOrThrow({ where: { name: "bank" } });
    await superuser.delete(`role_has_permissions/delete/${permission_id}-${role_id}`).expect(200);
    await bank.get("tbl_pemda").expect(403);
    await superuser.post("role_has_permissions/add", { permission_id, role_id }).expect(200);
    await bank.get("tbl_pemda").expect(200);
  });

  test("many requests at once, of many people, are each answered for their own caller", async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => createPerson(app)));
    const tokens = await Promise.all(people.map((one) => tokenOf(app, one)));
    const calls = Array.from({ length: 50 }, async (_, n) => {
      const { body } = await me(tokens[n % 5] ?? "").expect(200);
      expect(body.user.userid).toBe(people[n % 5]?.userid);
    });
    await Promise.all(calls);
  });
});

test("signing in, a new password and signing out survive deadlocks", async () => {
  const { db, calls } = inConflict(app.deps.db, "$transaction");
  const busy = createApp({ ...app.deps, db }, findSession);
  const signedIn = await supertest(busy).post("/api/auth/login").send({ username: person.username, password });
  expect(signedIn.status).toBe(200);
  const send = (path: string, body: object = {}) =>
    supertest(busy).post(`/api/${path}`).set("Authorization", `Bearer ${signedIn.body.token}`).send(body);
  const { versi } = await app.deps.db.prisma.userdata.findUniqueOrThrow({ where: { userid: person.userid } });
  const wish = "Kata sandi baru 2027";
  const change = { versi, password: wish, konfirmasipassword: wish, passwordlama: password };
  const changed = await send("account/edit", change);
  expect(changed.status).toBe(200);
  signedIn.body.token = changed.body.token;
  const sessions = { userid: person.userid, dicabut: null };
  expect(await app.deps.db.prisma.sesi.count({ where: sessions })).toBe(1);
  expect((await send("auth/logout")).status).toBe(200);
  expect(await app.deps.db.prisma.sesi.count({ where: sessions })).toBe(0);
  expect(calls.count).toBeGreaterThan(6);
});
