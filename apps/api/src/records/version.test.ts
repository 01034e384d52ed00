import { setTimeout as wait } from "node:timers/promises";
import { conflictDetails } from "@retribusi/contract/define/conflict";
import type { Role } from "@retribusi/contract/define/roles";
import { userdata } from "@retribusi/contract/features/identity/userdata.entity";
import supertest from "supertest";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { CurrentUser } from "../access/current-user.ts";
import { createPerson, login } from "../testing/people.ts";
import { type Caller, createTestApp, type TestApp } from "../testing/test-app.ts";
import { conflictOf } from "./conflict.ts";
import { presentCovered } from "./identity.ts";

const protection = vi.hoisted(() => ({ isOff: false }));
vi.mock(import("./version.ts"), async (original) => {
  const real = await original();
  return {
    ...real,
    raiseShownVersion: (...call) => (protection.isOff ? Promise.resolve(true) : real.raiseShownVersion(...call)),
  };
});

let app: TestApp;
let pemda: Caller;
let bank: Caller;
let id: number;
let serial = 0;

beforeAll(async () => {
  app = await createTestApp();
  pemda = await app.as("pemda");
  bank = await app.as("bank");
});
afterAll(() => app.close());
beforeEach(async () => {
  serial += 1;
  const { body } = await pemda.post("tbl_skpd/add", { skpdid: `7.${serial}`, skpdname: "Dinas Awal" }).expect(200);
  id = body.idskpd;
});
afterEach(() => {
  protection.isOff = false;
});

const row = () => app.deps.db.prisma.tbl_skpd.findUniqueOrThrow({ where: { idskpd: id } });
const edit = (who: Caller, body: object) => who.post(`tbl_skpd/edit/${id}`, body);
const readerOf = async ({ userid }: Caller, role: Role): Promise<CurrentUser> => {
  const found = await app.deps.db.prisma.userdata.findUniqueOrThrow({ where: { userid } });
  const { username, fullname, email, pemdaid, skpdid, pengelolaid } = found;
  const place = { pemdaid, skpdid, pengelolaid };
  return { userid, username, fullname, email, ...place, role, roles: [role], pages: new Set(), jti: "" };
};
const nameOf = async ({ userid }: Caller) =>
  (await app.deps.db.prisma.userdata.findUniqueOrThrow({ where: { userid } })).fullname;

test("a late change of the same field is told both values, who and when, and writes nothing", async () => {
  await edit(bank, { versi: 1, skpdname: "Dinas Bank" }).expect(200);
  const { body } = await edit(pemda, { versi: 1, skpdname: "Dinas Pemda" }).expect(409);
  expect(body.error.code).toBe("CONFLICT");
  const { fields, changed, versi, record } = conflictDetails.parse(body.error.details);
  expect(fields).toEqual({ skpdname: { now: "Dinas Bank", yours: "Dinas Pemda" } });
  expect(changed).toMatchObject({ name: await nameOf(bank), role: "bank", own: false });
  expect(Math.abs(Date.now() - Date.parse(changed?.at ?? ""))).toBeLessThan(60_000);
  expect([versi, record.skpdname, (await row()).skpdname]).toEqual([2, "Dinas Bank", "Dinas Bank"]);
  await edit(pemda, { versi, skpdname: "Dinas Pemda" }).expect(200);
  expect(await row()).toMatchObject({ skpdname: "Dinas Pemda", versi: 3 });
});

test("a late change of another field is told too, and goes through with the version of now", async () => {
  await edit(bank, { versi: 1, alamat: "Jl. Bank" }).expect(200);
  const { body } = await edit(pemda, { versi: 1, skpdname: "Dinas Pemda" }).expect(409);
  const { record, versi } = conflictDetails.parse(body.error.details);
  expect(record).toMatchObject({ skpdname: "Dinas Awal", alamat: "Jl. Bank" });
  await edit(pemda, { versi, skpdname: "Dinas Pemda" }).expect(200);
  expect(await row()).toMatchObject({ skpdname: "Dinas Pemda", alamat: "Jl. Bank" });
});

test("an edit without a version is refused at it, one from the future too", async () => {
  const { body } = await edit(pemda, { skpdname: "Tanpa versi" }).expect(400);
  expect(Object.keys(body.error.fields)).toEqual(["versi"]);
  await edit(pemda, { versi: 2, skpdname: "Belum ada" }).expect(409);
  expect((await row()).skpdname).toBe("Dinas Awal");
});

test("what was deleted, or has left one's scope, meanwhile isn't there", async () => {
  const { home, rival } = app.world;
  await app.deps.db.prisma.tbl_skpd.update({ where: { idskpd: id }, data: { idpemda: rival.idpemda, versi: 2 } });
  await edit(pemda, { versi: 1, skpdname: "Pindah" }).expect(404);
  await app.deps.db.prisma.tbl_skpd.update({ where: { idskpd: id }, data: { idpemda: home.idpemda } });
  await bank.delete(`tbl_skpd/delete/${id}`).expect(200);
  await edit(pemda, { versi: 2, skpdname: "Hilang" }).expect(404);
});

describe("two edits at the same moment with the same version", () => {
  /** Both have read the row and wait for it, whatever the speed of the machine: somebody else holds it until then. */
  async function bothAtOnce(): Promise<number[]> {
    const { prisma } = app.deps.db;
    const sent: Promise<{ status: number }>[] = [];
    await prisma.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT idskpd FROM tbl_skpd WHERE idskpd = ${id} FOR UPDATE`;
      sent.push(edit(pemda, { versi: 1, skpdname: "Pertama" }).then((answer) => answer));
      sent.push(edit(bank, { versi: 1, alamat: "Kedua", skpdname: "Kedua" }).then((answer) => answer));
      await wait(1500);
    });
    return (await Promise.all(sent)).map(({ status }) => status).sort();
  }

  test("one is written, the other is told", async () => {
    expect(await bothAtOnce()).toEqual([200, 409]);
    expect((await row()).versi).toBe(2);
  });

  test("without the comparison both are written, and one is lost: the proof above can fail", async () => {
    protection.isOff = true;
    expect(await bothAtOnce()).toEqual([200, 200]);
  });
});

describe("whoever else changes what forms show", () => {
  test("the account's own page, and an administrator behind it: the customer is told the role alone", async () => {
    const customer = await app.as("nasabah");
    const superuser = await app.as("superuser");
    const path = `userdata/edit/${customer.userid}`;
    await superuser.post(path, { versi: 1, alamat: "Jl. Admin", noidentitas: "3273010101900009" }).expect(200);
    const { body } = await customer.post("account/edit", { versi: 1, alamat: "Jl. Saya" }).expect(409);
    const { fields, changed, versi } = conflictDetails.parse(body.error.details);
    expect(fields).toEqual({ alamat: { now: "Jl. Admin", yours: "Jl. Saya" } });
    expect(changed).toMatchObject({ name: null, role: "superuser", own: false });
    await customer.post("account/edit", { versi, alamat: "Jl. Saya" }).expect(200);
    await superuser.post(path, { versi: 2, alamat: "Jl. Lagi" }).expect(409);
  });

  test("a reset of the password", async () => {
    const superuser = await app.as("superuser");
    const { userid } = await app.as("nasabah");
    await superuser.post(`userdata/resetpassword/${userid}`, { wajibganti: true }).expect(200);
    const { body } = await superuser.post(`userdata/edit/${userid}`, { versi: 1, statusakun: 1 }).expect(409);
    expect(body.error.details).toMatchObject({ fields: { statusakun: { now: 4, yours: 1 } }, changed: { own: true } });
  });

  test("a secret is never told, neither theirs nor one's own", async () => {
    const superuser = await app.as("superuser");
    const connection = await app.deps.db.prisma.system.findFirstOrThrow();
    const path = `system/edit/${connection.id}`;
    await superuser.post(path, { versi: 1, authorization: "rahasia-mereka" }).expect(200);
    const { text, body } = await superuser.post(path, { versi: 1, authorization: "rahasia-saya" }).expect(409);
    expect(body.error.details.fields).toEqual({ authorization: { now: "", yours: "" } });
    expect(text).not.toMatch(/rahasia-|v1\./);
  });

  test("a renewed temporary password, which opens the account", async () => {
    const superuser = await app.as("superuser");
    const person = await createPerson(app);
    const path = `userdata/edit/${person.userid}`;
    const given = await superuser.post(`userdata/resetpassword/${person.userid}`, { wajibganti: true }).expect(200);
    const versi = await app.versionOf("userdata", person.userid);
    const refusal = await login(app, { username: person.username, password: given.body.password }).expect(403);
    const own = { password: "PilihanSendiri#1", konfirmasipassword: "PilihanSendiri#1" };
    const chosen = { key: refusal.body.error.details.key, ...own };
    await supertest(app.app).post("/api/auth/resetpassword").send(chosen).expect(200);
    const { body } = await superuser.post(path, { versi, statusakun: 2 }).expect(409);
    expect(body.error.details.fields).toEqual({ statusakun: { now: 1, yours: 2 } });
    await superuser.post(path, { versi: body.error.details.versi, statusakun: 2, alasanstatus: "Uji" }).expect(200);
  });

  test("the order of a user's roles", async () => {
    const superuser = await app.as("superuser");
    const { userid } = await app.as("nasabah");
    const { body: rights } = await superuser.get(`userdata/kewenangan/${userid}`).expect(200);
    const [second] = rights.roles.filter((role: { name: string }) => role.name === "default");
    const wish = { held: [second.id, ...rights.held], extra: [], versi: rights.versi };
    await superuser.post(`userdata/kewenangan/${userid}`, wish).expect(200);
    const path = `model_has_roles/edit/${userid}-${rights.held[0]}`;
    await superuser.post(path, { versi: 1, urutan: 9 }).expect(409);
  });

  test("the settings, which are one record", async () => {
    const superuser = await app.as("superuser");
    const save = (body: object) => superuser.post("system/pengaturan", body);
    const both = [save({ versi: 1, namaorganisasi: "A" }), save({ versi: 1, namaorganisasi: "B" })];
    const answers = await Promise.all(both);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(Object.keys(late?.body.error.details.fields)).toEqual(["namaorganisasi"]);
    const missing = await save({ namaorganisasi: "C" }).expect(400);
    expect(Object.keys(missing.body.error.fields)).toEqual(["versi"]);
  });
});

test.each([
  ["pemda", "3273********0001"],
  ["superuser", "3273********0001"],
  ["nasabah", "3273010101900001"],
] as const)(
  "an identity number is told %s as they see it, and a guess, right or wrong, tells nothing more",
  async (role, now) => {
    const whole = "3273010101900001";
    const reader = await readerOf(await app.as(role), role);
    const { userid } = role === "nasabah" ? reader : await app.as("nasabah");
    const record = presentCovered("userdata", ["noidentitas"], { userid, noidentitas: whole }, reader).record;
    const reported = async (noidentitas: string) => {
      const key = String(userid);
      const refused = {
        deps: app.deps,
        user: reader,
        subject: "userdata",
        key,
        entity: userdata,
        record,
        versi: 2,
      } as const;
      const { facts } = await conflictOf({ ...refused, write: { noidentitas } });
      return conflictDetails.parse(facts.details).fields["noidentitas"];
    };
    expect(await reported("3273010101900002")).toEqual({ now, yours: "3273010101900002" });
    expect(await reported(whole)).toEqual(role === "nasabah" ? undefined : { now, yours: whole });
  },
);
