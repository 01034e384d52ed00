import { afterAll, beforeAll, expect, test } from "vitest";
import { login } from "../../testing/people.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { createSuperuser, readPerson } from "./first-superuser.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const person = { username: "kepala", email: "kepala@contoh.example", fullname: "Kepala Sistem" };
const password = "Kuda-Benar-Baterai-9";

test("before it a new installation has no account at all", async () => {
  const { prisma } = app.deps.db;
  expect(await prisma.roles.count()).toBeGreaterThan(5);
  expect(await prisma.userdata.count()).toBe(0);
});

test("makes an account that can sign in and do everything", async () => {
  await createSuperuser(app.deps, readPerson(person), password);
  const { body } = await login(app, { username: person.username, password }).expect(200);
  const { userid } = body.user;
  const { prisma } = app.deps.db;
  expect(await prisma.model_has_roles.count({ where: { model_id: userid, roles: { name: "superuser" } } })).toBe(1);
  const entry = await prisma.audit.findFirstOrThrow({ where: { entitas: "userdata", kunci: String(userid) } });
  expect(JSON.stringify(entry)).not.toContain("$2b$");
});

test.each([
  ["Pendek#2026", "at least 12"],
  ["aaaaaaaaaaaaaaaa", "too few different"],
  ["Rahasia-KEPALA-2026", "must not contain"],
  [`${"é".repeat(93)}abcdefghijklmnopqrstuvwxyz0123456789`, "too long"],
  ["Retribusi#2026", "Many people"],
  ["Pemda_Provinsi_26", "belong to this service"],
])("refuses the password %s", async (weak, reason) => {
  const other = { ...person, email: "lain@contoh.example" };
  await expect(createSuperuser(app.deps, other, weak)).rejects.toThrow(reason);
});

test("refuses a name or an address that somebody has", async () => {
  await expect(createSuperuser(app.deps, person, password)).rejects.toThrow("already a user kepala");
});

test("names every wrong option", () => {
  expect(() => readPerson({ username: "a b", email: "nowhere" })).toThrow(/--username: .*\n--email: .*\n--fullname: /);
});
