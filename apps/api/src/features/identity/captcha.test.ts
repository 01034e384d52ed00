import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createApp } from "../../app.ts";
import { solveCaptcha } from "../../testing/captcha.ts";
import { loseAnswer } from "../../testing/lost-answer.ts";
import { createPerson, login, type Person, password } from "../../testing/people.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { findSession } from "./session.ts";

let app: TestApp;
let person: Person;
const limit = 6;

beforeAll(async () => {
  app = await createTestApp({ LOGIN_LIMIT: limit });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.deps.db.prisma.percobaan_login.deleteMany();
  person = await createPerson(app);
});

const failures = () => app.deps.db.prisma.percobaan_login;

async function fail(times: number, username = person.username): Promise<void> {
  for (let n = 0; n < times; n += 1) await login(app, { username, password: "Salah#2026" }).expect(401);
}

const solve = () => solveCaptcha(app);
const codeOf = async (body: object) => (await login(app, body)).body.error?.code;

test("is asked for after three failures of the account and lets the right password in", async () => {
  await fail(3);
  await failures().deleteMany({ where: { kunci: { startsWith: "login:ragam:" } } });
  expect(await codeOf({ username: person.username, password })).toBe("CAPTCHA_REQUIRED");
  await login(app, { username: person.username, password, captcha: await solve() }).expect(200);
  await login(app, { username: person.username, password }).expect(200);
});

test("is not asked for any more once the right password got in", async () => {
  await fail(3);
  await login(app, { username: person.username, password, captcha: await solve() }).expect(200);
  await login(app, { username: person.username, password }).expect(200);
});

test("is still asked for at an address that tries others' passwords between logins of its own", async () => {
  const others = await Promise.all([1, 2, 3].map(() => createPerson(app)));
  for (const [n, { username }] of others.entries()) {
    await login(app, { username, password: "Salah#2026" }).expect(401);
    if (n < 2) await login(app, { username: person.username, password }).expect(200);
  }
  expect(await codeOf({ username: person.username, password })).toBe("CAPTCHA_REQUIRED");
});

test("is asked for after three names that failed at the address", async () => {
  await fail(1, "satu");
  await fail(1, "dua");
  expect(await codeOf({ username: person.username, password: "Salah#2026" })).toBe("BAD_CREDENTIALS");
  expect(await codeOf({ username: person.username, password })).toBe("CAPTCHA_REQUIRED");
});

test("works once", async () => {
  await fail(3);
  const captcha = await solve();
  expect(await codeOf({ username: person.username, password: "Salah#2026", captcha })).toBe("BAD_CREDENTIALS");
  expect(await codeOf({ username: person.username, password, captcha })).toBe("INVALID_CAPTCHA");
});

test("two uses at the same moment pass once", async () => {
  await fail(3);
  const captcha = await solve();
  // Wrong passwords: once a right one is in, nobody asks for a captcha any more.
  const guess = { username: person.username, password: "Salah#2026", captcha };
  const codes = await Promise.all([1, 2, 3].map(() => codeOf(guess)));
  expect(codes.toSorted()).toEqual(["BAD_CREDENTIALS", "INVALID_CAPTCHA", "INVALID_CAPTCHA"]);
});

async function solveAltered(parameters: object): Promise<string> {
  const payload = JSON.parse(Buffer.from(await solve(), "base64").toString());
  Object.assign(payload.challenge.parameters, parameters);
  return Buffer.from(JSON.stringify(payload)).toString("base64");
}

async function solveLate(): Promise<string> {
  const past = { ...app.deps, clock: { now: () => new Date(Date.now() - 11 * 60_000) } };
  return solveCaptcha({ app: createApp(past, findSession) });
}

test.each<[string, () => string | Promise<string>]>([
  ["nonsense", () => "nonsense"],
  ["an empty object", () => Buffer.from("{}").toString("base64")],
  ["a solution with a later expiry", () => solveAltered({ expiresAt: 9_999_999_999 })],
  ["a challenge of eleven minutes ago", solveLate],
  ["a challenge made easier", () => solveAltered({ keyPrefix: "00" })],
])("%s is refused", async (_, captcha) => {
  await fail(3);
  expect(await codeOf({ username: person.username, password, captcha: await captcha() })).toBe("INVALID_CAPTCHA");
});

test("the account is closed for a while after too many failures, even to the right password", async () => {
  await failures().createMany({
    data: [{ kunci: `login:akun:${person.userid}`, jumlah: limit, sampai: new Date(Date.now() + 60_000) }],
  });
  const answer = await login(app, { username: person.username.toUpperCase(), password }).expect(429);
  const { code, message } = answer.body.error;
  expect(code).toBe("TOO_MANY_REQUESTS");
  expect(Number(/wait (\d+) seconds/.exec(message)?.[1])).toBeGreaterThan(50);
  expect(Number(/wait (\d+) seconds/.exec(message)?.[1])).toBeLessThanOrEqual(60);
  await failures().updateMany({ data: { sampai: new Date(Date.now() - 1000) } });
  await login(app, { username: person.username, password }).expect(200);
});

test("failures are counted exactly under load", async () => {
  await Promise.all(Array.from({ length: 3 }, () => login(app, { username: person.username, password: "x" })));
  const { jumlah } = await failures().findUniqueOrThrow({ where: { kunci: `login:akun:${person.userid}` } });
  expect(jumlah).toBe(3);
});

test("counts as used by whoever brought it when the first answer about it is lost, and by nobody else afterwards", async () => {
  await fail(3);
  await failures().deleteMany({ where: { kunci: { startsWith: "login:ragam:" } } });
  const captcha = await solve();
  const isLost = loseAnswer(failures(), "createMany");
  await login(app, { username: person.username, password: "Salah#2026", captcha }).expect(401);
  expect(isLost()).toBe(true);
  expect(await codeOf({ username: person.username, password, captcha })).toBe("INVALID_CAPTCHA");
});
