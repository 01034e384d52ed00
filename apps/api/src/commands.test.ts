import { execFile } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findPrivateKey } from "./features/push/push-key.ts";
import { machine } from "./testing/api-process.ts";
import { setUpApp } from "./testing/factors.ts";
import { createPerson, login, password } from "./testing/people.ts";
import { createTestApp, type TestApp } from "./testing/test-app.ts";

const root = join(import.meta.dirname, "../../..");
const scripts = (name: string) => join(root, "scripts", `${name}.ts`);
const own = (name: string) => join(import.meta.dirname, `${name}.ts`);

interface Ended {
  readonly code: number;
  readonly said: string;
}

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Runs a command as an operator does, who can't be asked anything, against the database of this test. */
function run(script: string, args: readonly string[], more: Readonly<Record<string, string>> = {}): Promise<Ended> {
  const env = { ...machine, DATABASE_URL: app.deps.env.DATABASE_URL, DATABASE_TIMEOUT_MS: "500", ...more };
  return new Promise((done) => {
    const child = execFile(process.execPath, [script, ...args], { cwd: root, env }, (error, out, err) =>
      done({ code: error ? Number(error.code) : 0, said: `${out}${err}`.trim() }),
    );
    child.stdin?.end();
  });
}

const remove = (...args: string[]) => run(own("remove-second-factor"), args);
const pushKeys = (...args: string[]) => run(own("push-keys"), args, { JWT_SECRET: app.deps.env.JWT_SECRET });
const create = (args: readonly string[], more?: Readonly<Record<string, string>>) =>
  run(own("create-superuser"), args, more);
const person = ["--username", "kepala", "--email", "kepala@contoh.example", "--fullname", "Kepala Sistem"];
const chosen = { SUPERUSER_PASSWORD: "Kuda-Benar-Baterai-9" };

test("npm run remove-second-factor opens the way back for one account, and for no other", async () => {
  const { prisma } = app.deps.db;
  const [lost, other] = [await createPerson(app), await createPerson(app)];
  const { caller } = await setUpApp(app, lost);
  await setUpApp(app, other);
  const { code, said } = await run(scripts("remove-second-factor"), ["--username", lost.username]);
  expect([code, said]).toEqual([0, expect.stringContaining(`${lost.username} can sign in with the password alone`)]);
  await caller.get("account").expect(401);
  expect((await login(app, { username: lost.username, password }).expect(200)).body.token).toBeTruthy();
  expect((await login(app, { username: other.username, password }).expect(200)).body.langkah2).toBeTruthy();
  for (const rows of [await prisma.faktor_totp.findMany(), await prisma.kode_pemulihan.findMany()]) {
    expect(new Set(rows.map(({ userid }) => userid))).toEqual(new Set([other.userid]));
  }
  const about = { aksi: "faktor_lepas", kunci: String(lost.userid) };
  expect(await prisma.audit.findMany({ where: about })).toMatchObject([
    { userid: null, sesudah: { faktor: "semua", bukti: "npm run remove-second-factor" } },
  ]);
  const mails = JSON.stringify(await prisma.outbox.findMany(), (_, one) =>
    typeof one === "bigint" ? Number(one) : one,
  );
  expect(mails).toContain("Your second factor was taken off");

  expect(await remove("--username", lost.username)).toEqual({
    code: 0,
    said: `${lost.username} has no second factor; nothing was changed.`,
  });
  expect(await prisma.audit.count({ where: about })).toBe(1);
});

test.each([
  ["nobody named", [], {}, /^Usage: npm run remove-second-factor -- --username NAME$/],
  ["an option it doesn't know", ["--user", "kepala"], {}, /Unknown option '--user'[\s\S]*Usage: /],
  ["somebody who isn't there", ["--username", "tidak-ada' OR '1"], {}, /^There is no user tidak-ada' OR '1\.$/],
  ["no database named", ["--username", "kepala"], { DATABASE_URL: "" }, /^Nothing was changed: .*DATABASE_URL/],
] as const)("remove-second-factor says what is wrong and ends with 1: %s", async (_, args, more, words) => {
  expect(await run(own("remove-second-factor"), args, more)).toEqual({ code: 1, said: expect.stringMatching(words) });
});

test("create-superuser makes the first account once, with the password of the environment, and names what is wrong", async () => {
  const wrong = await Promise.all([
    create(person),
    create(["--username", "a b"], chosen),
    create([...person, "--password", "x"], chosen),
    create(person, { SUPERUSER_PASSWORD: "Retribusi#2026" }),
  ]);
  expect(wrong).toEqual([
    { code: 1, said: "Nobody can be asked here: set SUPERUSER_PASSWORD." },
    { code: 1, said: expect.stringMatching(/--username: [\s\S]*--email: [\s\S]*Usage: /) },
    { code: 1, said: expect.stringMatching(/Unknown option '--password'[\s\S]*Usage: /) },
    { code: 1, said: expect.stringContaining("Many people") },
  ]);
  expect(await app.deps.db.prisma.userdata.count({ where: { username: "kepala" } })).toBe(0);
  expect(await create(person, chosen)).toEqual({ code: 0, said: expect.stringContaining("kepala") });
  await login(app, { username: "kepala", password: chosen.SUPERUSER_PASSWORD }).expect(200);
  expect(await create(person, chosen)).toEqual({ code: 1, said: expect.stringContaining("already a user kepala") });
});

test("db:reset leaves a named database alone without --force, and any without --yes", async () => {
  const script = scripts("db-reset");
  const before = await app.deps.db.prisma.userdata.count();
  expect(await Promise.all([run(script, ["--yes"]), run(script, ["--force"]), run(script, ["--all"])])).toEqual([
    { code: 1, said: expect.stringContaining("add --force") },
    { code: 1, said: expect.stringContaining("add --yes") },
    { code: 1, said: expect.stringContaining("--all") },
  ]);
  expect(await app.deps.db.prisma.userdata.count()).toBe(before);
});

test("npm run push:keys makes the keys once, without a word of the private one, and others only where that is said", async () => {
  const { pengaturan } = app.deps.db.prisma;
  const first = await pushKeys();
  expect([first.code, first.said]).toEqual([0, expect.stringContaining("people can switch on notifications")]);
  const kept = await pengaturan.findUniqueOrThrow({ where: { kunci: "pushkunci" } });
  const again = await pushKeys();
  expect([again.code, again.said]).toEqual([1, expect.stringContaining("--renew")]);
  expect(await pengaturan.findUniqueOrThrow({ where: { kunci: "pushkunci" } })).toEqual(kept);
  const { d } = (await findPrivateKey(app.deps.env, app.deps.db.prisma)) ?? {};
  expect(d !== undefined && first.said.includes(d)).toBe(false);
  expect((await pushKeys("--renew")).code).toBe(0);
  expect((await pengaturan.findUniqueOrThrow({ where: { kunci: "pushkunci" } })).nilai).not.toBe(kept.nilai);
});
