import bcrypt from "bcrypt";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createApp } from "../../app.ts";
import { createPerson, login, type Person, password, stopCounting, withToken } from "../../testing/people.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { findSession } from "./session.ts";

const limit = 20;
let app: TestApp;
let person: Person;

beforeAll(async () => {
  app = await createTestApp({ LOGIN_LIMIT: limit, TRUST_PROXY: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.deps.db.prisma.percobaan_login.deleteMany();
  person = await createPerson(app);
});

const wrong = "Salah#2026";
/** A call from the address that a proxy in front would name. */
const from = (ip: string, body: object) => login(app, body).set("X-Forwarded-For", ip);
const codeFrom = async (ip: string, body: object): Promise<string> => (await from(ip, body)).body.error?.code ?? "OK";

/** As if so many guesses had been made at the account or address. */
async function guessed(kunci: string, jumlah: number): Promise<void> {
  const data = { jumlah, sampai: new Date(Date.now() + 600_000) };
  await app.deps.db.prisma.percobaan_login.upsert({ where: { kunci }, create: { kunci, ...data }, update: data });
}

describe("ninety guesses at the same moment, the right one among them", () => {
  /** Each from an address of its own, so that only the account's counter stands in their way. */
  async function volley() {
    const compare = vi.spyOn(bcrypt, "compare");
    const guesses = Array.from({ length: 90 }, (_, n) => ({
      ip: `10.1.0.${n}`,
      body: { username: person.username, password: n === 60 ? password : `${wrong}${n}` },
    }));
    const codes = await Promise.all(guesses.map(({ ip, body }) => codeFrom(ip, body)));
    const compared = compare.mock.calls.length;
    compare.mockRestore();
    return { codes, compared };
  }

  test("are compared no more often than one after the other, and no answer differs", async () => {
    // Nobody got in before the flood: three are compared without a captcha, and those were counted first.
    await guessed(`login:akun:${person.userid}`, 3);
    const { codes, compared } = await volley();
    expect(compared).toBe(0);
    expect(new Set(codes)).toEqual(new Set(["CAPTCHA_REQUIRED"]));
    await guessed(`login:akun:${person.userid}`, limit);
    expect(new Set((await volley()).codes)).toEqual(new Set(["TOO_MANY_REQUESTS"]));
  });

  test("from nothing: at most three comparisons", async () => {
    expect((await volley()).compared).toBeLessThanOrEqual(3);
  });

  test("control: with counters that don't count, more are compared and the right one is told", async () => {
    const countAgain = await stopCounting(app);
    const { codes, compared } = await volley();
    await countAgain();
    expect(compared).toBeGreaterThan(3);
    expect(new Set(codes).size).toBeGreaterThan(1);
  });
});

test("name and e-mail address of an account share a counter, in every spelling", async () => {
  const names = [person.username, person.email.toUpperCase(), ` ${person.username.toUpperCase()}`];
  for (const username of names) await from("10.2.0.1", { username, password: wrong }).expect(401);
  expect(await codeFrom("10.2.0.2", { username: person.email, password: wrong })).toBe("CAPTCHA_REQUIRED");
  const rows = await app.deps.db.prisma.percobaan_login.findMany({ where: { kunci: { startsWith: "login:akun:" } } });
  expect(rows).toMatchObject([{ kunci: `login:akun:${person.userid}`, jumlah: 3 }]);
});

test("what was typed instead of a name is kept nowhere", async () => {
  await from("10.2.1.1", { username: "RahasiaSaya99", password: wrong }).expect(401);
  const rows = await app.deps.db.prisma.percobaan_login.findMany();
  expect(JSON.stringify(rows).toLowerCase()).not.toContain("rahasiasaya99");
});

describe("a stranger's wrong guesses", () => {
  const stranger = "10.3.0.1";
  const lockOut = () => guessed(`login:akun:${person.userid}`, limit);
  const signIn = (more: object = {}) => from("10.3.0.2", { username: person.username, password, ...more });

  test("shut out new devices, and let the one through on which the owner has signed in before", async () => {
    const { perangkat } = (await signIn().expect(200)).body;
    await lockOut();
    expect(await codeFrom(stranger, { username: person.username, password: wrong })).toBe("TOO_MANY_REQUESTS");
    await signIn().expect(429);
    const again = await signIn({ perangkat: ["nonsense", perangkat] }).expect(200);
    expect(again.body.perangkat).toEqual(expect.any(String));
    await signIn({ perangkat: [again.body.perangkat] }).expect(200);
    // The owner's success takes nothing from the stranger's count.
    expect(await codeFrom(stranger, { username: person.username, password: wrong })).toBe("TOO_MANY_REQUESTS");
  });

  test("aren't helped by a device of their own account, a session's token or a forged one", async () => {
    const other = await createPerson(app);
    const { perangkat, token } = (await from(stranger, { username: other.username, password }).expect(200)).body;
    await lockOut();
    const [head, , signature] = perangkat.split(".");
    const claims = { jti: crypto.randomUUID(), sub: String(person.userid), aud: "perangkat", exp: 9_999_999_999 };
    const forged = `${head}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.${signature}`;
    for (const kept of [perangkat, token, forged]) {
      expect(await codeFrom(stranger, { username: person.username, password, perangkat: [kept] })).toBe(
        "TOO_MANY_REQUESTS",
      );
    }
  });

  test("are counted on a known device too", async () => {
    const { perangkat } = (await signIn().expect(200)).body;
    for (let n = 0; n < 3; n += 1) await signIn({ password: wrong, perangkat: [perangkat] }).expect(401);
    expect((await signIn({ perangkat: [perangkat] })).body.error.code).toBe("CAPTCHA_REQUIRED");
    await signIn().expect(200);
  });

  test("device tokens open nothing by themselves and run out", async () => {
    const { perangkat } = (await signIn().expect(200)).body;
    await from(stranger, { username: person.username, password: wrong, perangkat: [perangkat] }).expect(401);
    await withToken(app, perangkat).get("account").expect(401);
    const later = vi.spyOn(app.deps.clock, "now").mockReturnValue(new Date(Date.now() + 181 * 24 * 3_600_000));
    await lockOut();
    await signIn({ perangkat: [perangkat] }).expect(429);
    later.mockRestore();
  });
});

describe("calls of one address", () => {
  test("are limited to a number a minute, of which successful ones are none", async () => {
    const strict = { ...app.deps.env, LOGIN_RATE: 5 };
    const limited: TestApp = { ...app, app: createApp({ ...app.deps, env: strict }, findSession) };
    const call = (ip: string, username: string, given: string) =>
      login(limited, { username, password: given }).set("X-Forwarded-For", ip);
    for (let n = 0; n < 8; n += 1) await call("10.4.0.1", person.username, password).expect(200);
    await Promise.all(["a", "b", "c", "d", "e"].map((name) => call("10.4.0.1", name, wrong)));
    await call("10.4.0.1", person.username, password).expect(429);
    await call("10.4.0.2", person.username, password).expect(200);
  });

  test("of a network of IPv6 are those of one address", async () => {
    await from("2001:db8:1:2::1", { username: "a", password: wrong }).expect(401);
    await from("2001:db8:1:2:ffff::9", { username: "b", password: wrong }).expect(401);
    const rows = await app.deps.db.prisma.percobaan_login.findMany({
      where: { kunci: { startsWith: "login:alamat:" } },
    });
    expect(rows).toMatchObject([{ jumlah: 2 }]);
  });

  test("more than a share of the queue are told to come again, and don't count as failures", async () => {
    const names = Array.from({ length: 60 }, (_, n) => `nobody${n}`);
    const countAgain = await stopCounting(app);
    const gate = Promise.withResolvers<void>();
    const library: { compare(given: string, hash: string): Promise<boolean> } = bcrypt;
    const compare = vi.spyOn(library, "compare").mockImplementation(async () => {
      await gate.promise;
      return false;
    });
    let refused = 0;
    const flood = names.map(async (username) => {
      const { status, headers } = await from("10.4.0.3", { username, password: wrong });
      if (status === 503 && Number(headers["retry-after"]) > 0) refused += 1;
      return status;
    });
    // Two are being compared and thirty wait; everybody else has been refused before the neighbour comes.
    await vi.waitFor(() => expect(refused).toBe(60 - 2 - 30), { timeout: 20_000 });
    const neighbour = codeFrom("10.4.0.4", { username: "neighbour", password: wrong });
    expect(compare).toHaveBeenCalledTimes(2);
    gate.resolve();
    expect((await Promise.all(flood)).filter((status) => status === 401)).toHaveLength(32);
    await countAgain();
    compare.mockRestore();
    expect(await neighbour).toBe("BAD_CREDENTIALS");
  });
});
