import jwt from "jsonwebtoken";
import supertest from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createSecurityLog } from "../../lib/security-log.ts";
import { asBytes, readCsv } from "../../testing/exported.ts";
import { createPerson, login, type Person, password, tokenOf, withToken } from "../../testing/people.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { sweepSecurityLog } from "./security-sweep.ts";

let app: TestApp;
let superuser: Caller;
let person: Person;

beforeAll(async () => {
  app = await createTestApp({ LOGIN_LIMIT: 4 });
  superuser = await app.as("superuser");
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.deps.security.flush();
  await app.deps.db.prisma.log_keamanan.deleteMany();
  await app.deps.db.prisma.percobaan_login.deleteMany();
  person = await createPerson(app);
});

async function events() {
  await app.deps.security.flush();
  return app.deps.db.prisma.log_keamanan.findMany({ orderBy: { id: "asc" } });
}
const wrong = "Salah#2026";
const edit = async (body: object) =>
  withToken(app, await tokenOf(app, person)).post("account/edit", {
    versi: await app.versionOf("userdata", person.userid),
    ...body,
  });

describe("leaves a row", () => {
  test("for a failed sign-in: who, from where, with what, on which page, in which request", async () => {
    const answer = await login(app, { username: person.username, password: wrong })
      .set("User-Agent", "Peramban")
      .expect(401);
    const [row, ...more] = await events();
    expect(row).toMatchObject({
      jenis: "masuk_gagal",
      jumlah: 1,
      userid: person.userid,
      nama: null,
      perangkat: "Peramban",
      halaman: "/api/auth/login",
      idpermintaan: answer.headers["x-request-id"],
    });
    expect(row?.alamatip).not.toBe("");
    expect(more).toEqual([]);
  });

  test("for a name that is nobody's, without what was typed, which may be a password", async () => {
    for (const username of ["RahasiaSaya99", "rahasiasaya99 ", "lain"]) {
      await login(app, { username, password: wrong }).expect(401);
    }
    const rows = await events();
    expect(rows.map(({ userid, jumlah }) => [userid, jumlah])).toEqual([
      [null, 2],
      [null, 1],
    ]);
    expect(rows[0]?.nama).toMatch(/^#[0-9a-f]{12}$/);
    expect(JSON.stringify(rows).toLowerCase()).not.toMatch(/rahasiasaya99|salah#2026/);
  });

  test.each<[string, () => Promise<unknown>, object]>([
    [
      "an account that is shut for a while",
      async () => {
        const data = { kunci: `login:akun:${person.userid}`, jumlah: 4, sampai: new Date(Date.now() + 60_000) };
        await app.deps.db.prisma.percobaan_login.create({ data });
        await login(app, { username: person.username, password }).expect(429);
      },
      { jenis: "masuk_dibatasi" },
    ],
    [
      "a captcha that is asked for",
      async () => {
        const data = { kunci: `login:akun:${person.userid}`, jumlah: 3, sampai: new Date(Date.now() + 60_000) };
        await app.deps.db.prisma.percobaan_login.create({ data });
        const { body } = await login(app, { username: person.username, password });
        expect(body.error.code).toBe("CAPTCHA_REQUIRED");
      },
      { jenis: "captcha_diminta" },
    ],
    [
      "a wrong captcha",
      async () => {
        const data = { kunci: `login:akun:${person.userid}`, jumlah: 3, sampai: new Date(Date.now() + 60_000) };
        await app.deps.db.prisma.percobaan_login.create({ data });
        await login(app, { username: person.username, password, captcha: "nonsense" }).expect(400);
      },
      { jenis: "captcha_salah" },
    ],
    [
      "an account that may not sign in",
      async () => {
        await app.deps.db.prisma.userdata.update({ where: { userid: person.userid }, data: { statusakun: 2 } });
        await login(app, { username: person.username, password }).expect(403);
      },
      { jenis: "akun_tertutup" },
    ],
    [
      "what is forbidden",
      async () =>
        withToken(app, await tokenOf(app, person))
          .get("userdata?search=secret")
          .expect(403),
      { jenis: "ditolak", halaman: "/api/userdata" },
    ],
    [
      "a session that was ended",
      async () => {
        const caller = withToken(app, await tokenOf(app, person));
        await caller.post("auth/logout").expect(200);
        await caller.get("account").expect(401);
      },
      { jenis: "token_berakhir" },
    ],
    [
      "a wrong present password",
      async () => (await edit({ email: "baru@contoh.example", passwordlama: wrong })).status,
      { jenis: "sandi_salah", halaman: "/api/account/edit" },
    ],
    [
      "a changed password",
      async () => (await edit({ password: "Kebun#42", konfirmasipassword: "Kebun#42", passwordlama: password })).status,
      { jenis: "sandi_diganti" },
    ],
    [
      "a reset password",
      async () => superuser.post(`userdata/resetpassword/${person.userid}`, { wajibganti: false }).expect(200),
      { jenis: "sandi_direset" },
    ],
    [
      "a password that an administrator sets in the form",
      async () => {
        const versi = await app.versionOf("userdata", person.userid);
        await superuser.post(`userdata/edit/${person.userid}`, { versi, password: "Kebun#42" }).expect(200);
      },
      { jenis: "sandi_direset" },
    ],
    [
      "a field that no form has",
      async () => (await edit({ statusakun: 1, role: "superuser" })).status,
      { jenis: "isian_palsu", halaman: "/api/account/edit" },
    ],
    [
      "a body that can't be read",
      async () => {
        const call = withToken(app, await tokenOf(app, person)).post("account/edit");
        await call.type("json").send('{"versi":1,').expect(400);
      },
      { jenis: "isian_palsu", halaman: "/api/account/edit", userid: null },
    ],
  ])("for %s", async (_, cause, row) => {
    await cause();
    expect(await events()).toMatchObject([{ userid: person.userid, jumlah: 1, ...row }]);
  });

  test("for a forged token, and none for a visitor without one", async () => {
    const forged = jwt.sign({ jti: crypto.randomUUID() }, "another secret that is long enough", { subject: "1" });
    await supertest(app.app).get("/api/account").expect(401);
    await withToken(app, forged).get("account").expect(401);
    expect(await events()).toMatchObject([{ jenis: "token_palsu", userid: null, halaman: "/api/account" }]);
  });

  test("none for what goes well, for what isn't there and for wrong input", async () => {
    const caller = withToken(app, await tokenOf(app, person));
    await caller.get("account").expect(200);
    await caller.get("nothing/like/it").expect(404);
    await caller.post("account/edit", { versi: 1, fullname: "" }).expect(400);
    expect(await events()).toEqual([]);
  });
});

describe("is bounded", () => {
  test("repeats within a minute are one row, in two processes too", async () => {
    await Promise.all([1, 2, 3].map(() => login(app, { username: person.username, password: wrong })));
    await app.deps.security.flush();
    const other = createSecurityLog(app.deps.db, app.deps.log);
    const event = {
      kind: "masuk_gagal",
      userid: person.userid,
      name: null,
      userAgent: "",
      page: "/api/auth/login",
      endpoint: "POST /api/auth/login",
      requestId: "x",
    } as const;
    const [{ alamatip } = { alamatip: null }] = await events();
    other.note({ ...event, ip: alamatip ?? "" });
    await other.close();
    const rows = await events();
    expect(rows.reduce((sum, { jumlah }) => sum + jumlah, 0)).toBe(4);
    // The minute may turn between the calls.
    expect(rows.length).toBeLessThanOrEqual(2);
  });

  test("of a flood of different events only the kind is kept", async () => {
    const log = createSecurityLog(app.deps.db, app.deps.log, () => new Date("2026-11-22T01:00:00Z"));
    for (let n = 0; n < 700; n += 1) {
      log.note({
        kind: "ditolak",
        userid: null,
        name: `#${n}`,
        ip: "10.0.0.1",
        userAgent: "",
        page: "/",
        endpoint: "",
        requestId: "x",
      });
    }
    await log.close();
    const rows = await events();
    expect(rows).toHaveLength(501);
    expect(rows.at(-1)).toMatchObject({ jumlah: 200, nama: null, alamatip: null });
  });

  test("old events are removed and younger ones stay", async () => {
    const days = (count: number) => new Date(Date.now() - count * 24 * 3_600_000);
    const row = (kelompok: string, waktu: Date) => ({ kelompok, jenis: "ditolak", waktu, terakhir: waktu });
    await app.deps.db.prisma.log_keamanan.createMany({ data: [row("old", days(181)), row("young", days(179))] });
    expect(await sweepSecurityLog(app.deps)).toBe(1);
    expect((await events()).map(({ kelompok }) => kelompok)).toEqual(["young"]);
  });
});

test("a log that can't be written neither slows nor breaks the request", async () => {
  await app.owner.prisma.$executeRawUnsafe("RENAME TABLE log_keamanan TO log_away");
  app.deps.log.level = "silent";
  await login(app, { username: person.username, password: wrong }).expect(401);
  await app.deps.security.flush();
  app.deps.log.level = "error";
  await app.owner.prisma.$executeRawUnsafe("RENAME TABLE log_away TO log_keamanan");
  await login(app, { username: person.username, password: wrong }).expect(401);
  expect(await events()).toHaveLength(1);
});

test("is written a moment later by itself", async () => {
  await login(app, { username: person.username, password: wrong }).expect(401);
  await vi.waitFor(async () => expect(await app.deps.db.prisma.log_keamanan.count()).toBe(1), { timeout: 5000 });
});

describe("is read", () => {
  test("by the super user alone, who may filter and take it along in four formats", async () => {
    await login(app, { username: person.username, password: wrong }).expect(401);
    await app.deps.security.flush();
    const { body } = await superuser.get("log_keamanan?filter[jenis]=masuk_gagal").expect(200);
    expect(body.records).toMatchObject([{ jenis: "masuk_gagal", fullname: expect.any(String) }]);
    expect((await superuser.get("log_keamanan?filter[jenis]=ditolak")).body.records).toEqual([]);
    await superuser.get(`log_keamanan/view/${body.records[0].id}`).expect(200);
    for (const format of ["csv", "xlsx", "pdf", "print"]) {
      const file = await asBytes(superuser.get(`log_keamanan/export?format=${format}`)).expect(200);
      expect([format, file.body.length > 100]).toEqual([format, true]);
    }
    const file = await asBytes(superuser.get("log_keamanan/export?format=csv")).expect(200);
    const [titles = [], row = []] = readCsv(file.body);
    const reported = Object.fromEntries(titles.map((title, at) => [title, row[at]]));
    expect(reported).toMatchObject({
      terakhir: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      alamatip: expect.stringMatching(/^[:.\df]+$/),
      perangkat: expect.any(String),
      idpermintaan: expect.stringMatching(/^[-0-9a-f]{36}$/),
    });
    await superuser.post("log_keamanan/add", {}).expect(405);
    await superuser.delete(`log_keamanan/delete/${body.records[0].id}`).expect(405);
  });

  test.each(["bank", "pemda", "dinas", "pengelola", "nasabah", "default"] as const)("by no %s", async (role) => {
    const caller = await app.as(role);
    for (const path of [
      "log_keamanan",
      "log_keamanan/count",
      "log_keamanan/view/1",
      "log_keamanan/export?format=csv",
    ]) {
      await caller.get(path).expect(403);
    }
    expect((await caller.get("components_data/log_keamanan")).body).toEqual([]);
  });
});

test("an account that only the security log knows can be deleted, and its events stay", async () => {
  await login(app, { username: person.username, password: wrong }).expect(401);
  await app.deps.security.flush();
  await superuser.delete(`userdata/delete/${person.userid}`).expect(200);
  expect(await events()).toMatchObject([{ jenis: "masuk_gagal", userid: null }]);
});
