import { createDatabase, type Database } from "@retribusi/db/client";
import { seedReference } from "@retribusi/db/seed/reference";
import { createTestSchema, type TestSchema } from "@retribusi/db/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { issueToken, readToken, spendToken, withdrawToken } from "./mailed-token.ts";

let schema: TestSchema;
let db: Database;
const people: number[] = [];
beforeAll(async () => {
  schema = await createTestSchema();
  db = createDatabase({ url: schema.applicationUrl });
  await seedReference(db.prisma);
  for (const username of ["budi", "sari"]) {
    const facts = {
      fullname: username,
      password: "-",
      noidentitas: "3273010101000001",
      notelp: "0812",
      alamat: "Jl. A",
    };
    const { userid } = await db.prisma.userdata.create({ data: { username, email: `${username}@x.test`, ...facts } });
    people.push(userid);
  }
});
afterAll(async () => {
  await db.close();
  await schema.drop();
});

const now = new Date("2026-11-22T05:00:00.000Z");
const after = (milliseconds: number) => ({ clock: { now: () => new Date(now.getTime() + milliseconds) } });
const deps = after(0);
const hour = 3_600_000;
const issue = ([userid = 0] = people, jenis: "reset" | "verifikasi" = "reset", more: object = {}) =>
  issueToken(deps, db.prisma, { userid, jenis, minutes: 60, ...more });
const kindOf = async (secret: string, at = deps, jenis: "reset" | "verifikasi" = "reset") =>
  (await readToken(at, db.prisma, jenis, secret)).kind;

/** The row of a good link. */
async function good(secret: string) {
  const state = await readToken(deps, db.prisma, "reset", secret);
  if (state.kind !== "good") throw new Error(state.kind);
  return state.token;
}

describe("a link", () => {
  test("is long, never twice the same, and stands nowhere in the database", async () => {
    const secrets = [await issue(), await issue()];
    expect(secrets.map((secret) => /^[\w-]{43}$/.test(secret))).toEqual([true, true]);
    expect(new Set(secrets).size).toBe(2);
    const rows = JSON.stringify(await db.prisma.token_user.findMany());
    expect(secrets.some((secret) => rows.includes(secret))).toBe(false);
    expect((await good(secrets[0] ?? "")).hash).toMatch(/^[0-9a-f]{64}$/);
  });

  test("carries what it is for", async () => {
    const told = { email: "baru@x.test", tujuan: "#/index/catalogue", versi: 3 };
    expect(await good(await issue(people, "reset", told))).toMatchObject({
      userid: people[0],
      jenis: "reset",
      ...told,
    });
    expect(await good(await issue())).toMatchObject({ email: null, tujuan: null, versi: null, dipakai: null });
  });

  test("is good until its time is over, to the millisecond", async () => {
    const secret = await issue();
    expect(await kindOf(secret, after(hour - 1))).toBe("good");
    expect(await kindOf(secret, after(hour))).toBe("late");
  });

  test("is nothing to whoever guesses, or takes it for another kind", async () => {
    const secret = await issue();
    expect([await kindOf("x"), await kindOf(""), await kindOf(secret, deps, "verifikasi")]).toEqual([
      ...["unknown", "unknown", "unknown"],
    ]);
  });

  test("that was taken back was never there, and the others stay", async () => {
    const [secret, other] = [await issue(), await issue()];
    await withdrawToken(db.prisma, secret);
    expect([await kindOf(secret), await kindOf(other)]).toEqual(["unknown", "good"]);
  });
});

describe("a link that is used", () => {
  test("uses up the others of its kind and person, and no further ones", async () => {
    const [secret, earlier] = [await issue(), await issue()];
    const ofAnother = await issue(people.slice(1));
    const ofAnotherKind = await issue(people, "verifikasi");
    expect(await spendToken(after(5), db.prisma, await good(secret))).toBe(true);
    expect([await kindOf(secret), await kindOf(earlier), await kindOf(ofAnother)]).toEqual(["used", "used", "good"]);
    expect(await kindOf(ofAnotherKind, deps, "verifikasi")).toBe("good");
    const { dipakai } = await db.prisma.token_user.findFirstOrThrow({ where: { dipakai: { not: null } } });
    expect(dipakai).toEqual(after(5).clock.now());
  });

  test("is told to be used also when its time is over", async () => {
    const secret = await issue();
    await spendToken(deps, db.prisma, await good(secret));
    expect(await kindOf(secret, after(2 * hour))).toBe("used");
  });

  test("serves the first of those who use it, and changes nothing for the others", async () => {
    const token = await good(await issue());
    const both = await Promise.all([spendToken(deps, db.prisma, token), spendToken(deps, db.prisma, token)]);
    expect(both.toSorted()).toEqual([false, true]);
    const later = await issue();
    expect(await spendToken(deps, db.prisma, token)).toBe(false);
    expect(await kindOf(later)).toBe("good");
  });
});
