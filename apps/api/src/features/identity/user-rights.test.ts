import { setTimeout } from "node:timers/promises";
import { openWithSql } from "@retribusi/db/sql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Transaction } from "../../lib/transaction.ts";
import { createPerson, login, tokenOf, withToken } from "../../testing/people.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { countSuperusers, keepSuperuser } from "./superuser.ts";

let app: TestApp;
let superuser: Caller;

beforeAll(async () => {
  app = await createTestApp();
  superuser = await app.as("superuser");
});
afterAll(() => app.close());

const prisma = () => app.deps.db.prisma;
const roleId = async (name: string) => (await prisma().roles.findUniqueOrThrow({ where: { name } })).id;
const permissionId = async (name: string) => (await prisma().permissions.findUniqueOrThrow({ where: { name } })).id;
const auditOf = (entitas: string, kunci: string) =>
  prisma().audit.findMany({ where: { entitas, kunci }, orderBy: { id: "desc" } });

let serial = 0;
function newUser(more: object = {}) {
  serial += 1;
  const username = `pegawai${serial}`;
  const email = `${username}@contoh.example`;
  return { username, email, fullname: "Pegawai", password: "Kebun-Rahasia#26", statusakun: 1, ...more };
}

const addWith = async (roles: readonly string[], more: object = {}) =>
  superuser.post("userdata/add_with_roles", { roles: await Promise.all(roles.map(roleId)), user: newUser(more) });

describe("a user added with roles", () => {
  test("has them in order and the place they work for", async () => {
    const { idpemda: pemdaid, idskpd: skpdid, pengelolaid } = app.world.home;
    const { body, status } = await addWith(["pengelola", "dinas"], { pemdaid, skpdid, pengelolaid });
    expect(status).toBe(200);
    const rights = await superuser.get(`userdata/kewenangan/${body.userid}`).expect(200);
    expect(rights.body.held).toEqual([await roleId("pengelola"), await roleId("dinas")]);
    expect((await auditOf("userdata", String(body.userid))).map(({ aksi }) => aksi).sort()).toEqual(["add", "rights"]);
  });

  test.each([
    [["dinas"], ["skpdid"], ["pemdaid"]],
    [["pengelola"], ["pengelolaid"], ["pemdaid", "skpdid"]],
    [["bank"], ["pemdaid"], ["pemdaid"]],
    [["superuser"], ["pemdaid", "skpdid"], ["pemdaid", "skpdid"]],
    [["nasabah"], ["pemdaid"], ["pemdaid"]],
    [["pemda"], ["skpdid"], ["pemdaid", "skpdid"]],
  ])("%j is refused at %j when only %j is filled in", async (roles, wrong, filled) => {
    const { idpemda: pemdaid, idskpd: skpdid, pengelolaid } = app.world.home;
    const place: Readonly<Record<string, number>> = { pemdaid, skpdid, pengelolaid };
    const before = await prisma().userdata.count();
    const answer = await addWith(roles, Object.fromEntries(filled.map((field) => [field, place[field]])));
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.error.fields)).toEqual(wrong);
    expect(await prisma().userdata.count()).toBe(before);
  });

  test("names a wrong field of the user like the form does", async () => {
    const { body } = await addWith(["bank"], { email: "keliru" });
    expect(Object.keys(body.error.fields)).toEqual(["email"]);
  });
});

test("a place that the role doesn't use is refused on an edit, and the rest can be edited", async () => {
  const { userid } = await createPerson(app, "bank");
  const { body } = await superuser
    .post(`userdata/edit/${userid}`, {
      versi: await app.versionOf("userdata", userid),
      pemdaid: app.world.home.idpemda,
    })
    .expect(400);
  expect(Object.keys(body.error.fields)).toEqual(["pemdaid"]);
  await superuser
    .post(`userdata/edit/${userid}`, { versi: await app.versionOf("userdata", userid), fullname: "Nama Baru" })
    .expect(200);
});

describe("the rights of a user", () => {
  const change = async (userid: number, wish: (rights: Record<string, never>) => object) => {
    const { body } = await superuser.get(`userdata/kewenangan/${userid}`).expect(200);
    const { held, extra, versi } = body;
    return superuser.post(`userdata/kewenangan/${userid}`, { held, extra, versi, ...wish(body) });
  };

  test("change at the user's next request, and the log has before and after", async () => {
    const person = await createPerson(app, "nasabah");
    const caller = withToken(app, await tokenOf(app, person));
    await caller.get("tbl_pemda").expect(403);
    const bank = await roleId("bank");
    const extra = [await permissionId("tbl_statusbooking/list")];
    await change(person.userid, () => ({ held: [bank], extra }));
    await caller.get("tbl_pemda").expect(200);
    await caller.get("tbl_statusbooking").expect(200);
    const [entry] = await auditOf("userdata", String(person.userid));
    expect(entry).toMatchObject({
      aksi: "rights",
      userid: superuser.userid,
      sebelum: { peran: ["nasabah"], izin: [] },
      sesudah: { peran: ["bank"], izin: ["tbl_statusbooking/list"] },
    });
    await change(person.userid, () => ({ held: [], extra: [] }));
    await caller.get("tbl_pemda").expect(403);
  });

  test("are acted in by their order", async () => {
    const person = await createPerson(app, "nasabah");
    const [bank, nasabah] = [await roleId("bank"), await roleId("nasabah")];
    await change(person.userid, () => ({ held: [bank, nasabah] }));
    const me = await withToken(app, await tokenOf(app, person)).get("account/currentuserdata");
    expect(me.body).toMatchObject({ role: "bank", roles: ["bank", "nasabah"] });
  });

  test("are not overwritten by somebody who has not seen them", async () => {
    const { userid } = await createPerson(app, "nasabah");
    const { body } = await superuser.get(`userdata/kewenangan/${userid}`).expect(200);
    const bank = await roleId("bank");
    const wish = { held: [bank], extra: [], versi: body.versi };
    await superuser.post(`userdata/kewenangan/${userid}`, wish).expect(200);
    const late = await superuser.post(`userdata/kewenangan/${userid}`, { ...wish, held: [] }).expect(409);
    const { code, details } = late.body.error;
    expect(code).toBe("CONFLICT");
    expect(details.changed).toEqual({
      at: expect.any(String),
      name: expect.stringContaining("superuser"),
      role: "superuser",
      own: true,
    });
    expect((await superuser.get(`userdata/kewenangan/${userid}`)).body.held, "nothing is written").toEqual([bank]);
  });

  test("that were changed in the list of roles tell who did it and when, and not what another user got", async () => {
    const [first, other] = [await createPerson(app, "nasabah"), await createPerson(app, "nasabah")];
    const { body } = await superuser.get(`userdata/kewenangan/${first.userid}`).expect(200);
    const role_id = await roleId("bank");
    await superuser.post("model_has_roles/add", { model_id: first.userid, role_id, urutan: 2 }).expect(200);
    await superuser.post("model_has_roles/add", { model_id: other.userid, role_id, urutan: 2 }).expect(200);
    const late = await superuser.post(`userdata/kewenangan/${first.userid}`, {
      held: [],
      extra: [],
      versi: body.versi,
    });
    const [entry] = await auditOf("model_has_roles", `${first.userid}-${role_id}`);
    expect(late.status).toBe(409);
    expect(late.body.error.details.changed).toMatchObject({ at: entry?.waktu.toISOString(), own: true });
  });

  test("need the place that a role works for", async () => {
    const { userid } = await createPerson(app, "nasabah");
    const pengelola = await roleId("pengelola");
    const answer = await change(userid, () => ({ held: [pengelola] }));
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.error.fields)).toEqual(["held"]);
  });

  test("of the last super user stay", async () => {
    const answer = await change(superuser.userid, () => ({ held: [] }));
    expect(answer.status).toBe(409);
    expect(answer.body.error.details).toEqual({ reason: "lastSuperuser" });
    await superuser.get("roles").expect(200);
  });

  test("are shown to the super user only", async () => {
    const bank = await app.as("bank");
    await bank.get(`userdata/kewenangan/${bank.userid}`).expect(403);
    await bank.get("role_has_permissions/matriks").expect(403);
    await superuser.get("userdata/kewenangan/999999").expect(404);
  });
});

describe("the matrix", () => {
  test("gives and takes at once, and tells who comes second", async () => {
    const person = await createPerson(app, "bank");
    const caller = withToken(app, await tokenOf(app, person));
    const tick = { permission_id: await permissionId("roles/list"), role_id: await roleId("bank") };
    await superuser.post("role_has_permissions/matriks", { ...tick, granted: true }).expect(200);
    await caller.get("roles").expect(200);
    const second = await superuser.post("role_has_permissions/matriks", { ...tick, granted: true }).expect(409);
    expect(second.body.error).toMatchObject({
      code: "CONFLICT",
      details: { changed: { role: "superuser", own: true, at: expect.any(String) } },
    });
    const { body } = await superuser.get("role_has_permissions/matriks").expect(200);
    expect(body.grants).toContainEqual([tick.permission_id, tick.role_id]);
    await superuser.post("role_has_permissions/matriks", { ...tick, granted: false }).expect(200);
    await caller.get("roles").expect(403);
    const entries = await auditOf("role_has_permissions", `${tick.permission_id}-${tick.role_id}`);
    expect(entries.map(({ aksi }) => aksi)).toEqual(["delete", "add"]);
    expect(entries[0]?.sebelum).toEqual({ permission: "roles/list", role: "bank" });
  });

  test("takes nothing from the super user", async () => {
    const tick = { permission_id: await permissionId("roles/list"), role_id: await roleId("superuser") };
    await superuser.post("role_has_permissions/matriks", { ...tick, granted: false }).expect(409);
    await superuser.get("roles").expect(200);
  });
});

describe("a key of several fields", () => {
  test("may be written by its first alone while that is unique", async () => {
    const { id } = await prisma().permissions.create({ data: { name: "uji/unik" } });
    const [bank, pemda] = [await roleId("bank"), await roleId("pemda")];
    await superuser.post("role_has_permissions/add", { permission_id: id, role_id: bank }).expect(200);
    const { body } = await superuser.get(`role_has_permissions/view/${id}`).expect(200);
    expect(body).toMatchObject({ permission: "uji/unik", role: "bank" });
    await superuser.post("role_has_permissions/add", { permission_id: id, role_id: pemda }).expect(200);
    await superuser.get(`role_has_permissions/view/${id}`).expect(404);
    await superuser.delete(`role_has_permissions/delete/${id}-${pemda}`).expect(200);
    await superuser.delete(`role_has_permissions/delete/${id}`).expect(200);
  });
});

/** Two demote each other; each decides before either commits, if nothing holds the second back. */
async function demoteBoth(first: number, second: number, keep: typeof keepSuperuser): Promise<number> {
  let decided = 0;
  const demote = (userid: number) =>
    openWithSql<Transaction, void>(
      (work) => prisma().$transaction(work),
      async (tx) => {
        await keep(tx, () => tx.model_has_roles.deleteMany({ where: { model_id: userid } }));
        decided += 1;
        for (let n = 0; n < 30 && decided < 2; n += 1) await setTimeout(10);
      },
    );
  await Promise.allSettled([demote(first), demote(second)]);
  return prisma().$transaction(countSuperusers);
}

/** The same rule without the lock: it counts, changes and counts again. */
async function keepWithoutLock<T>(tx: Transaction, change: () => PromiseLike<T>): Promise<T> {
  const changed = await change();
  if ((await countSuperusers(tx)) === 0) throw new Error("nobody would be left");
  return changed;
}

test("of two super users who demote each other one remains; without the lock none does", async () => {
  const second = await createPerson(app, "superuser");
  const role_id = await roleId("superuser");
  const restore = () =>
    prisma().model_has_roles.createMany({
      data: [superuser.userid, second.userid].map((model_id) => ({ model_id, role_id, urutan: 1 })),
      skipDuplicates: true,
    });
  expect(await demoteBoth(superuser.userid, second.userid, keepSuperuser)).toBe(1);
  await restore();
  expect(await demoteBoth(superuser.userid, second.userid, keepWithoutLock)).toBe(0);
  await restore();
});

test("a blocked user's next request is refused with the reason, and so is the next login", async () => {
  const person = await createPerson(app, "bank");
  const caller = withToken(app, await tokenOf(app, person));
  await superuser
    .post(`userdata/edit/${person.userid}`, {
      versi: await app.versionOf("userdata", person.userid),
      statusakun: 2,
      alasanstatus: "Uji",
    })
    .expect(200);
  const { body } = await caller.get("tbl_pemda").expect(403);
  expect(body.error).toEqual({ code: "ACCOUNT_BLOCKED", message: "Your account has been blocked." });
  const again = () => login(app, { username: person.username, password: person.password });
  expect((await again()).body.error.code).toBe("ACCOUNT_BLOCKED");
  await superuser
    .post(`userdata/edit/${person.userid}`, {
      versi: await app.versionOf("userdata", person.userid),
      statusakun: 1,
      alasanstatus: "Uji",
    })
    .expect(200);
  expect((await caller.get("tbl_pemda").expect(401)).body.error.code).toBe("SESSION_ENDED");
  await again().expect(200);
});
