import bcrypt from "bcrypt";
import supertest from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createPerson, login, type Person, password } from "../../testing/people.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let person: Person;

beforeAll(async () => {
  app = await createTestApp({ LOGIN_LIMIT: 1000 });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.deps.db.prisma.percobaan_login.deleteMany();
  person = await createPerson(app);
});

test("answers with the user and a token, without the password", async () => {
  const answer = await login(app, { username: person.username, password }).expect(200);
  expect(answer.body.user).toMatchObject({ userid: person.userid, username: person.username, email: person.email });
  expect(answer.body.user).not.toHaveProperty("password");
  expect(answer.body.token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
});

test("takes the e-mail address and a name in capitals", async () => {
  await login(app, { username: person.email, password }).expect(200);
  await login(app, { username: ` ${person.username.toUpperCase()} `, password }).expect(200);
});

test("takes an urlencoded form", async () => {
  const form = { username: person.username, password, rememberme: "on" };
  const answer = await supertest(app.app).post("/api/auth/login").type("form").send(form).expect(200);
  const session = await app.deps.db.prisma.sesi.findFirstOrThrow({ where: { userid: person.userid } });
  expect(session.kedaluwarsa.getTime() - session.dibuat.getTime()).toBe(30 * 24 * 3_600_000);
  expect(answer.body.user.userid).toBe(person.userid);
});

test("takes a form of parts, as the specification's form data", async () => {
  const form = supertest(app.app)
    .post("/api/auth/login")
    .field("username", person.username)
    .field("password", password);
  const answer = await form.expect(200);
  expect(answer.body.user.userid).toBe(person.userid);
});

test("takes fields of a form only, few and small ones", async () => {
  const post = () => supertest(app.app).post("/api/auth/login");
  const named = () => post().field("username", person.username);
  await named().attach("password", Buffer.from(password), "password.txt").expect(400);
  await named().field("password", "x".repeat(20_000)).expect(400);
  const many = named();
  for (let field = 0; field < 30; field += 1) many.field(`field${field}`, "x");
  expect((await many).body.error.code).toBe("INVALID_REQUEST");
  await post().type("multipart/form-data; boundary=x").send("--x\r\nno form").expect(400);
});

test("is the only call that takes a form", async () => {
  const { body } = await login(app, { username: person.username, password }).expect(200);
  const post = (type: string) =>
    supertest(app.app).post("/api/account/switchrole").set("Authorization", `Bearer ${body.token}`).type(type);
  const form = await post("form").send({ role: "bank" });
  expect([form.status, form.body.error.code]).toEqual([400, "INVALID_REQUEST"]);
  expect((await post("json").send({ role: "bank" })).status).not.toBe(400);
});

test("takes a new login while an ended session's token is still sent along", async () => {
  const answer = supertest(app.app).post("/api/auth/login").set("Authorization", "Bearer of.bad.news");
  await answer.send({ username: person.username, password }).expect(200);
});

test("records the login", async () => {
  await login(app, { username: person.username, password }).set("User-Agent", "Peramban").expect(200);
  const { prisma } = app.deps.db;
  const session = await prisma.sesi.findFirstOrThrow({ where: { userid: person.userid } });
  expect(session.perangkat).toBe("Peramban");
  expect(session.alamatip).not.toBe("");
  const audit = await prisma.audit.findMany({ where: { userid: person.userid } });
  expect(audit).toMatchObject([{ aksi: "login", entitas: "sesi", kunci: session.jti }]);
});

describe("refuses", () => {
  test.each([
    ["an unknown name", () => ({ username: "tidak-ada", password })],
    ["a wrong password", () => ({ username: person.username, password: "Salah#2026" })],
    ["the password in capitals", () => ({ username: person.username, password: password.toUpperCase() })],
  ])("%s with the same answer", async (_, body) => {
    const answer = await login(app, body()).expect(401);
    expect(answer.body.error).toEqual({
      code: "BAD_CREDENTIALS",
      message: "Username or password not correct.",
    });
  });

  test.each([
    [
      0,
      403,
      "ACCOUNT_NOT_ACTIVE",
      "Your account is not active. Please contact system administrator for more information.",
    ],
    [2, 403, "ACCOUNT_BLOCKED", "Your account has been blocked."],
    [3, 403, "ACCOUNT_WAITING", "Your account is waiting for review."],
    [4, 403, "PASSWORD_EXPIRED", "Your password has expired. Please reset your password to continue."],
  ])("account status %i", async (status, http, code, message) => {
    const { username, userid } = await createPerson(app, "nasabah", status);
    const answer = await login(app, { username, password }).expect(http);
    expect(answer.body.error).toEqual({ code, message });
    expect(await app.deps.db.prisma.sesi.count({ where: { userid } })).toBe(0);
  });

  test("to tell the state of an account without its password", async () => {
    const { username } = await createPerson(app, "nasabah", 2);
    const answer = await login(app, { username, password: "Salah#2026" }).expect(401);
    expect(answer.body.error.code).toBe("BAD_CREDENTIALS");
  });

  test.each([
    [{}, ["username", "password"]],
    [{ username: "a", password: "b", admin: true }, ["admin"]],
    [{ username: { $gt: "" }, password: "b" }, ["username"]],
  ])("the body %j", async (body, fields) => {
    const answer = await login(app, body).expect(400);
    expect(Object.keys(answer.body.error.fields)).toEqual(fields);
  });

  test("in the language of the caller", async () => {
    const answer = await login(app, { username: "x", password: "y" }).set("Accept-Language", "id").expect(401);
    expect(answer.body.error.message).toBe("Nama pengguna atau kata sandi salah.");
  });
});

test("compares a password for unknown names too, at the same cost", async () => {
  const compare = vi.spyOn(bcrypt, "compare");
  await login(app, { username: "tidak-ada", password }).expect(401);
  await login(app, { username: person.username, password: "Salah#2026" }).expect(401);
  const costs = compare.mock.calls.map(([, hash]) => bcrypt.getRounds(hash));
  compare.mockRestore();
  expect(costs).toEqual([app.deps.env.BCRYPT_COST, app.deps.env.BCRYPT_COST]);
});
