import { afterAll, beforeAll, expect, test } from "vitest";
import { createPerson } from "../../testing/people.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let superuser: Caller;

beforeAll(async () => {
  app = await createTestApp();
  superuser = await app.as("superuser");
});
afterAll(() => app.close());

test("shows who changed what, without passwords, secrets or identity numbers in clear", async () => {
  const { userid } = await createPerson(app);
  const nik = "3273010101909999";
  const change = { noidentitas: nik, fullname: "Nama Baru", password: "SangatRahasia#1" };
  await superuser.post(`userdata/edit/${userid}`, { versi: 1, ...change }).expect(200);
  const list = await superuser.get(`jejak_audit?filter[entitas]=userdata&filter[kunci]=${userid}`).expect(200);
  // The answer to the edit shows the number in full, which is a look of its own.
  const [look, edit] = list.body.records;
  expect(list.body.records).toHaveLength(2);
  expect(look).toMatchObject({ aksi: "lihat_nik", peran: "superuser", kunci: String(userid) });
  expect(edit).toMatchObject({ aksi: "edit", peran: "superuser", kunci: String(userid) });
  const { body } = await superuser.get(`jejak_audit/view/${edit.id}`).expect(200);
  expect(body.sesudah).toEqual({ fullname: "Nama Baru", noidentitas: "3273********9999", password: "[changed]" });
  expect(body.sebelum.noidentitas).toMatch(/^\d{4}\*{8}\d{4}$/);
  expect(body.can).toEqual({ view: true, edit: false, delete: false });
});

test("keeps a bank's authorisation to itself", async () => {
  const body = { bankid: "110", terminalid: "A1", channelid: "6011", awalan: "88777", authorization: "kunci-bank" };
  await superuser.post("system/add", body);
  const entries = await app.deps.db.prisma.audit.findMany({ where: { entitas: "system" } });
  expect(JSON.stringify(entries)).not.toContain("kunci-bank");
});

test("is found by person, role, action, record and day, and belongs to the super user", async () => {
  const num = async (query: string) => (await superuser.get(`jejak_audit/count?${query}`).expect(200)).body.num;
  const today = new Date().toISOString().slice(0, 10);
  expect(await num(`filter[userid]=${superuser.userid}&filter[waktu]=${today}..`)).toBeGreaterThan(0);
  expect(await num("filter[waktu]=..2020-01-01")).toBe(0);
  expect(await num("filter[peran]=superuser&filter[aksi]=edit")).toBeGreaterThan(0);
  expect(await num("filter[peran]=bank")).toBe(0);
  const bank = await app.as("bank");
  await bank.get("jejak_audit").expect(403);
});
