import { setTimeout as wait } from "node:timers/promises";
import bcrypt from "bcrypt";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createPerson, login, type Person, password } from "../../testing/people.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let people: Person[];

beforeAll(async () => {
  // A minute's limit as in production: who is right must not use it up either.
  app = await createTestApp({ LOGIN_RATE: 20, TRUST_PROXY: true });
  people = await Promise.all(Array.from({ length: 21 }, () => createPerson(app)));
});
afterAll(() => app.close());
const counters = () => app.deps.db.prisma.percobaan_login;
beforeEach(() => counters().deleteMany());

const office = "10.9.0.1";
const body = ({ username }: Person, given = password) => ({ username, password: given });
const codeOf = async (wish: object): Promise<string> =>
  (await login(app, wish).set("X-Forwarded-For", office)).body.error?.code ?? "OK";
const tally = (codes: readonly string[]) => {
  const groups = [...Map.groupBy(codes, String)];
  return Object.fromEntries(groups.map(([code, all]) => [code, all.length]));
};

/** Runs sign-ins whose passwords take as long to compare as in production; answers also with how many were. */
async function slowly<T>(work: () => Promise<T>) {
  const library: { compare(given: string, hash: string): Promise<boolean> } = bcrypt;
  const real = library.compare;
  const compare = vi.spyOn(library, "compare").mockImplementation(async (given, hash) => {
    await wait(50);
    return real(given, hash);
  });
  const result = await work();
  const compared = compare.mock.calls.length;
  compare.mockRestore();
  return { result, compared };
}

describe("twenty at the same moment from one address", () => {
  test("who are all right get in, and nobody meets a captcha or a limit", async () => {
    const { result } = await slowly(() => Promise.all(people.slice(0, 20).map((person) => codeOf(body(person)))));
    expect(tally(result)).toEqual({ OK: 20 });
    // Nothing is left behind: the next one is the first again.
    expect(await counters().findMany({ where: { jumlah: { gt: 0 } } })).toEqual([]);
  });

  test("control: who are all wrong are compared three times, and the others meet the captcha", async () => {
    const { result, compared } = await slowly(() =>
      Promise.all(people.slice(0, 20).map((person, n) => codeOf(body(person, `Salah#${n}`)))),
    );
    expect(tally(result)).toEqual({ BAD_CREDENTIALS: 3, CAPTCHA_REQUIRED: 17 });
    expect(compared).toBe(3);
  });

  test("with one who is wrong: that one alone is told so", async () => {
    const wishes = people.slice(0, 20).map((person, n) => body(person, n === 7 ? "Salah#2026" : password));
    const { result } = await slowly(() => Promise.all(wishes.map(codeOf)));
    expect(tally(result)).toEqual({ OK: 19, BAD_CREDENTIALS: 1 });
  });

  test("who are right and wrong in turns: no more wrong ones are compared than without the right ones", async () => {
    const wishes = people.slice(0, 20).map((person, n) => body(person, n % 2 === 0 ? "Salah#2026" : password));
    const { result } = await slowly(() => Promise.all(wishes.map(codeOf)));
    expect(tally(result).BAD_CREDENTIALS).toBe(3);
  });
});

describe("one after the other", () => {
  const wrong = "Salah#2026";
  const [first, second, third, fourth, fifth] = Array.from({ length: 5 }, (_, at) => () => people[at]);
  const sign = (who: (() => Person | undefined) | undefined, given = password) => {
    const person = who?.();
    if (!person) throw new Error("Nobody is there");
    return codeOf(body(person, given));
  };

  test("who forgot a password meets the captcha alone, however often it was wrong", async () => {
    for (let n = 0; n < 3; n += 1) expect(await sign(first, wrong)).toBe("BAD_CREDENTIALS");
    expect(await sign(first, wrong)).toBe("CAPTCHA_REQUIRED");
    expect(await sign(second)).toBe("OK");
    expect(await sign(second, wrong)).toBe("BAD_CREDENTIALS");
    expect(await sign(second)).toBe("OK");
    expect(await sign(third)).toBe("OK");
  });

  test("control: the fourth name that fails at an address meets it, and so does everybody then", async () => {
    for (const who of [first, second, third]) expect(await sign(who, wrong)).toBe("BAD_CREDENTIALS");
    expect(await sign(fourth, wrong)).toBe("CAPTCHA_REQUIRED");
    expect(await sign(fifth)).toBe("CAPTCHA_REQUIRED");
  });
});

describe("those who are being compared by another process", () => {
  const others = ["a", "b", "c"].map((one) => `login:jalan:${office}:${one}`);
  /** As if another process had counted three of the same address. */
  async function startOthers(running: readonly string[]) {
    const sampai = new Date(Date.now() + 60_000);
    const rows = [{ kunci: `login:ragam:${office}`, jumlah: 3 }, ...running.map((kunci) => ({ kunci, jumlah: 1 }))];
    await counters().createMany({ data: rows.map((row) => ({ ...row, sampai })) });
  }

  test("are waited for, and cost nothing when they were right", async () => {
    await startOthers(others);
    const [person] = people;
    let answered = false;
    const mine = person && codeOf(body(person)).finally(() => (answered = true));
    await wait(300);
    expect(answered).toBe(false);
    await counters().updateMany({ where: { kunci: `login:ragam:${office}` }, data: { jumlah: 0 } });
    await counters().deleteMany({ where: { kunci: { in: others } } });
    expect(await mine).toBe("OK");
  });

  test("are failures when they were wrong, and so is everything that nobody is comparing any more", async () => {
    await startOthers([]);
    const [person] = people;
    expect(person && (await codeOf(body(person)))).toBe("CAPTCHA_REQUIRED");
  });
});
