import { dictionary } from "@zxcvbn-ts/language-common";
import bcrypt from "bcrypt";
import supertest from "supertest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../../app.ts";
import { createPerson, login, type Person, password, tokenOf, withToken } from "../../testing/people.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { contextWords, isMadeOf } from "./context-words.ts";
import { findSession } from "./session.ts";

let app: TestApp;
let superuser: Caller;
beforeAll(async () => {
  app = await createTestApp({ LOGIN_LIMIT: 1000 });
  superuser = await app.as("superuser");
});
afterAll(() => app.close());

test.each([
  "password",
  "12345678",
  "Qwertyuiop",
  "1q2w3e4r5t",
  "Bismillah",
  "indonesia45",
  "SAYANGKU123",
  "sandisandi",
  "Rahasia#2026",
  "P@ssw0rd!2026",
  "2026.dr4gon.2026",
])("%s is known to be common", (common) => expect(isCommonPassword(common)).toBe(true));
test.each(["Kebun#Teh42", "Kebun-Rahasia#26", "kuda benar baterai"])("%s is not", (own) => {
  expect(isCommonPassword(own)).toBe(false);
});

test("the 3000 that are leaked most often and long enough are refused, and the words of the others with what makes them long", () => {
  const leaked = dictionary["passwords-common"];
  const longEnough = leaked.filter(({ length }) => length >= 8);
  expect(longEnough.length).toBeGreaterThan(3000);
  expect(longEnough.filter((one) => !isCommonPassword(one.toUpperCase()))).toEqual([]);
  const words = leaked.filter((one) => /^[a-z]{4,}$/.test(one)).slice(0, 3000);
  expect(words.filter((word) => !isCommonPassword(`#${word}-20262026`))).toEqual([]);
});

test.each(["Pemda#Provinsi26", "r3tr1bus1-2026!", "AdminDinas99", "bendahara.skpd"])(
  "%s is made of words of the place",
  (one) => {
    expect(isMadeOf(one, contextWords)).toBe(true);
  },
);
test.each(["Kebun#Teh42", "retribusi-kuda-teh", "Bank-Sampah-Melati"])("%s is not", (own) => {
  expect(isMadeOf(own, contextWords)).toBe(false);
});

/** Every place where a password is chosen: what it answers to one, and the field that it names. */
const places: Readonly<Record<string, (person: Person, chosen: string) => Promise<supertest.Response>>> = {
  "one's own change": async (person, chosen) =>
    withToken(app, await tokenOf(app, person)).post("account/edit", {
      versi: await app.versionOf("userdata", person.userid),
      password: chosen,
      konfirmasipassword: chosen,
      passwordlama: password,
    }),
  "an administrator's edit": async ({ userid }, chosen) =>
    superuser.post(`userdata/edit/${userid}`, { versi: await app.versionOf("userdata", userid), password: chosen }),
  "an administrator's reset": async ({ userid }, chosen) =>
    superuser.post(`userdata/resetpassword/${userid}`, {
      password: chosen,
      konfirmasipassword: chosen,
      wajibganti: false,
    }),
};

describe.each(Object.entries(places))("%s", (_, choose) => {
  const problemOf = async (person: Person, chosen: string) => {
    const { status, body } = await choose(person, chosen);
    expect([status, body.error?.code]).toEqual([400, "VALIDATION"]);
    return Object.values(body.error.fields).join();
  };

  test("refuses the short, the common, the name, the address and the present one", async () => {
    const person = await createPerson(app);
    expect(await problemOf(person, "password")).toMatch(/Many people/);
    expect(await problemOf(person, "Sayangku123")).toMatch(/Many people/);
    expect(await problemOf(person, `${person.username}#2`)).toMatch(/must not contain/);
    expect(await problemOf(person, person.email)).toMatch(/must not contain/);
    expect(await problemOf(person, password)).toMatch(/current password/);
    expect(await problemOf(person, "Kebun#4")).not.toBe("");
    expect(await problemOf(person, "Dinas#Retribusi1")).toMatch(/belong to this service/);
    expect((await choose(person, "Kebun#42")).status).toBe(200);
  });

  test("asks twelve characters of staff", async () => {
    const staff = await createPerson(app, "bank");
    expect(await problemOf(staff, "Kebun#Teh42")).toMatch(/at least 12/);
    expect((await choose(staff, "Kebun#Teh421")).status).toBe(200);
  });
});

describe("a new account", () => {
  const body = (n: number, chosen: string) => ({
    username: `baru.${n}`,
    email: `baru.${n}@contoh.example`,
    fullname: "Pegawai Baru",
    password: chosen,
    statusakun: 1,
  });

  test("gets no common password, and no short one with a role of staff", async () => {
    const { body: common } = await superuser.post("userdata/add", body(1, "password")).expect(400);
    expect(common.error.fields.password).toMatch(/Many people/);
    const { body: office } = await superuser.post("userdata/add", body(1, "Pemkot-Bendahara1")).expect(400);
    expect(office.error.fields.password).toMatch(/belong to this service/);
    const { id } = await app.deps.db.prisma.roles.findUniqueOrThrow({ where: { name: "bank" } });
    const add = (chosen: string) => superuser.post("userdata/add_with_roles", { roles: [id], user: body(2, chosen) });
    expect((await add("Kebun#Teh42").expect(400)).body.error.fields.password).toMatch(/at least 12/);
    await add("Kebun#Teh421").expect(200);
  });
});

test("what is wrong with a new account's password is told with everything else that is wrong", async () => {
  const { id } = await app.deps.db.prisma.roles.findUniqueOrThrow({ where: { name: "bank" } });
  const fieldsOf = async (password: string, roles: readonly number[]) => {
    const user = { username: "ada spasi", email: "bukan surel", password, statusakun: 1 };
    const { body } = await superuser.post("userdata/add_with_roles", { roles, user }).expect(400);
    return body.error.fields;
  };
  const others = { username: expect.any(String), email: expect.any(String), fullname: expect.any(String) };
  expect(await fieldsOf("password", [])).toEqual({ ...others, password: expect.stringMatching(/Many people/) });
  expect(await fieldsOf("Kebun#42", [id])).toEqual({ ...others, password: expect.stringMatching(/at least 12/) });
  expect(await fieldsOf("Kebun#42", [])).toEqual(others);
  const { body } = await superuser.post("userdata/add", { email: "bukan surel", password: "password" }).expect(400);
  expect(Object.keys(body.error.fields).sort()).toEqual(["email", "fullname", "password", "statusakun", "username"]);
});

test("is none that says only where one is: the organisation and the regions of this installation count", async () => {
  const { prisma } = app.deps.db;
  await prisma.pengaturan.upsert({
    where: { kunci: "namaorganisasi" },
    create: { kunci: "namaorganisasi", nilai: "Badan Wisata Tirtamaya" },
    update: { nilai: "Badan Wisata Tirtamaya" },
  });
  await prisma.tbl_pemda.create({ data: { pemdaid: "9871", pemdaname: "Kabupaten Sungailestari" } });
  const person = await createPerson(app);
  for (const chosen of ["Tirtamaya#2026", "kab.sungailestari1", "Wisata-Tirtamaya"]) {
    const { body } = await superuser
      .post(`userdata/resetpassword/${person.userid}`, {
        password: chosen,
        konfirmasipassword: chosen,
        wajibganti: false,
      })
      .expect(400);
    expect(body.error.fields.password).toMatch(/belong to this service/);
  }
});

test("every character of a long password counts, where bcrypt would cut it", async () => {
  const person = await createPerson(app);
  const long = `${"жук-и-кит ".repeat(12)}12345678`;
  expect([...long]).toHaveLength(128);
  const change = { password: long, konfirmasipassword: long, wajibganti: false };
  await superuser.post(`userdata/resetpassword/${person.userid}`, change).expect(200);
  const enter = async (given: string) => {
    await app.deps.db.prisma.percobaan_login.deleteMany();
    return login(app, { username: person.username, password: given });
  };
  expect((await enter(long)).status).toBe(200);
  for (const other of [long.slice(0, -1), `${long}9`, `${long} `, long.toUpperCase()])
    expect((await enter(other)).status).toBe(401);
  const exact = "Kuda-Teh-".repeat(8);
  expect(Buffer.byteLength(exact)).toBe(72);
  await app.deps.db.prisma.userdata.update({
    where: { userid: person.userid },
    data: { password: await bcrypt.hash(exact, 4) },
  });
  expect((await enter(exact)).status).toBe(200);
  for (const other of [`${exact}x`, ` ${exact}`, `${exact} `, exact.toLowerCase()])
    expect((await enter(other)).status).toBe(401);
});

test("a password is never asked to be changed for its age", async () => {
  const person = await createPerson(app, "bank");
  const { clock } = app.deps;
  const later = new Date(clock.now().getTime() + 10 * 365 * 24 * 3_600_000);
  Object.assign(app.deps, { clock: { now: () => later } });
  await login(app, { username: person.username, password }).expect(200);
  Object.assign(app.deps, { clock });
});

test("a temporary password is not replaced by a common one", async () => {
  const person = await createPerson(app);
  const { body } = await superuser.post(`userdata/resetpassword/${person.userid}`, { wajibganti: true }).expect(200);
  const refusal = await login(app, { username: person.username, password: body.password }).expect(403);
  const { key } = refusal.body.error.details;
  const renew = (chosen: string) =>
    supertest(app.app).post("/api/auth/resetpassword").send({ key, password: chosen, konfirmasipassword: chosen });
  expect((await renew("bismillah1").expect(400)).body.error.fields.password).toMatch(/Many people/);
  await renew("Kebun#42").expect(200);
});

test("a password that was good once is good until it is changed", async () => {
  const person = await createPerson(app, "bank");
  const data = { password: await bcrypt.hash("123456", 4) };
  await app.deps.db.prisma.userdata.update({ where: { userid: person.userid }, data });
  await login(app, { username: person.username, password: "123456" }).expect(200);
});

describe("the demonstration's public password", () => {
  const demo = "Retribusi#2026";
  const production = () => createApp({ ...app.deps, env: { ...app.deps.env, NODE_ENV: "production" } }, findSession);

  test("opens an account, but none in production, where it is answered like a wrong one", async () => {
    const person = await createPerson(app, "bank");
    const data = { password: await bcrypt.hash(demo, 4) };
    await app.deps.db.prisma.userdata.update({ where: { userid: person.userid }, data });
    const body = { username: person.username, password: demo };
    const refused = await supertest(production()).post("/api/auth/login").send(body).expect(401);
    expect(refused.body.error.code).toBe("BAD_CREDENTIALS");
    await login(app, body).expect(200);
  });

  test("can't be chosen in production, and elsewhere it can", async () => {
    const person = await createPerson(app);
    const change = {
      versi: await app.versionOf("userdata", person.userid),
      password: demo,
      konfirmasipassword: demo,
      passwordlama: password,
    };
    const token = await tokenOf(app, person);
    const post = (to: Parameters<typeof supertest>[0]) =>
      supertest(to).post("/api/account/edit").set("Authorization", `Bearer ${token}`).send(change);
    expect((await post(production()).expect(400)).body.error.fields.password).toMatch(/Many people/);
    await post(app.app).expect(200);
  });
});

describe("somebody who is choosing one", () => {
  const ask = async (chosen: string) => {
    const { status, body } = await supertest(app.app).post("/api/auth/password_check").send({ password: chosen });
    return [status, body.kelemahan ?? body.error?.code ?? null];
  };

  test.each([
    ["P4ssw0rd123!", "common"],
    ["Pemkot-Bendahara1", "context"],
    ["Kebun#Teh42", null],
  ])("hears of “%s” what sending it would say: %s", async (chosen, weakness) => {
    expect(await ask(chosen)).toEqual([200, weakness]);
  });

  test("asks a hundred and twenty times a quarter of an hour at most, and leaves no password anywhere", async () => {
    const counters = app.deps.db.prisma.percobaan_login;
    await counters.deleteMany();
    const chosen = "Taman-Bunga-Rahasia-77";
    expect(await ask(chosen)).toEqual([200, null]);
    const kept = JSON.stringify([await counters.findMany(), await app.deps.db.prisma.log_keamanan.findMany()]);
    expect(kept).toContain("gerbang:sandi:");
    expect(kept).not.toMatch(/taman/i);
    await counters.updateMany({ data: { jumlah: 119 } });
    expect(await ask(chosen)).toEqual([200, null]);
    expect(await ask(chosen)).toEqual([429, "TOO_MANY_REQUESTS"]);
  });
});
