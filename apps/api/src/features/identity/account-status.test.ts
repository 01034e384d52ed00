import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createPerson, type Person } from "../../testing/people.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let superuser: Caller;
let person: Person;
beforeAll(async () => {
  app = await createTestApp();
  superuser = await app.as("superuser");
});
afterAll(() => app.close());
beforeEach(async () => {
  person = await createPerson(app);
});

const prisma = () => app.deps.db.prisma;
const reason = "Dua laporan penyalahgunaan, surat 12/2026";
const edit = async (change: object, userid = person.userid) =>
  superuser.post(`userdata/edit/${userid}`, { versi: await app.versionOf("userdata", userid), ...change });
const mails = async (to = person.email) => {
  const rows = await prisma().outbox.findMany({ where: { jenis: "mail" }, orderBy: { id: "asc" } });
  return rows.map(({ muatan }) => Object(muatan)).filter((mail) => mail.to === to);
};

describe("another status of an account", () => {
  test("needs a reason, and nothing happens without one", async () => {
    const before = await prisma().userdata.findUniqueOrThrow({ where: { userid: person.userid } });
    for (const change of [
      { statusakun: 2 },
      { statusakun: 0, alasanstatus: " " },
      { statusakun: 2, alasanstatus: null },
    ]) {
      const { status, body } = await edit(change);
      expect([status, body.error.code, Object.keys(body.error.fields)]).toEqual([400, "VALIDATION", ["alasanstatus"]]);
    }
    expect(await prisma().userdata.findUniqueOrThrow({ where: { userid: person.userid } })).toEqual(before);
    expect(await mails()).toEqual([]);
    // A form that sends the status as it is needs none.
    expect((await edit({ statusakun: 1, fullname: "Nama Baru" })).status).toBe(200);
    expect(await mails()).toEqual([]);
  });

  test("is kept with its reason in the account and in the audit trail", async () => {
    expect((await edit({ statusakun: 2, alasanstatus: reason })).body).toMatchObject({ alasanstatus: reason });
    const { sebelum, sesudah } = await prisma().audit.findFirstOrThrow({
      where: { entitas: "userdata", kunci: String(person.userid), aksi: "edit" },
    });
    expect([sebelum, sesudah]).toMatchObject([
      { statusakun: 1, alasanstatus: null },
      { statusakun: 2, alasanstatus: reason },
    ]);
  });

  test.each([
    [2, "Your e-Retribusi account has been blocked", "Akun e-Retribusi Anda diblokir"],
    [0, "Your e-Retribusi account has been deactivated", "Akun e-Retribusi Anda dinonaktifkan"],
    [3, "Your e-Retribusi account is being reviewed", "Akun e-Retribusi Anda sedang ditinjau"],
    [4, "Your e-Retribusi password has expired", "Kata sandi e-Retribusi Anda kedaluwarsa"],
  ])("%i is told by mail in the person's language, without the reason, and so is its end", async (status, en, id) => {
    await edit({ statusakun: status, alasanstatus: reason });
    await prisma().userdata.update({ where: { userid: person.userid }, data: { bahasa: "id" } });
    await edit({ statusakun: 1, alasanstatus: "Sudah jelas" });
    await edit({ statusakun: status, alasanstatus: reason });
    const sent = await mails();
    expect(sent.map(({ subject }) => subject)).toEqual([en, "Akun e-Retribusi Anda sudah dibuka", id]);
    for (const { text } of sent) {
      expect(text).toContain(person.username);
      expect(text).not.toMatch(/laporan|Sudah jelas|[{}]/);
    }
  });

  test("of an account that was closed is told to nobody: no person reads there any more", async () => {
    await prisma().userdata.update({
      where: { userid: person.userid },
      data: { tglditutup: new Date(), statusakun: 0 },
    });
    expect((await edit({ statusakun: 2, alasanstatus: reason })).status).toBe(200);
    expect(await mails()).toEqual([]);
  });
});
