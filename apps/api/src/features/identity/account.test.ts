import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createPerson, login, type Person, password, tokenOf, withToken } from "../../testing/people.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let person: Person;
let caller: ReturnType<typeof withToken>;

beforeAll(async () => {
  app = await createTestApp({ LOGIN_LIMIT: 4 });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.deps.db.prisma.percobaan_login.deleteMany();
  person = await createPerson(app);
  caller = withToken(app, await tokenOf(app, person));
});

const rows = () => app.deps.db.prisma.userdata;
/** The account as it was when it was made: each test makes its own. */
const edit = (body: object) => caller.post("account/edit", { versi: 1, ...body });
const wrongField = async (body: object) => Object.keys((await edit(body).expect(400)).body.error.fields);

test("shows the signed-in user, the role and its pages", async () => {
  const { body } = await caller.get("account/currentuserdata").expect(200);
  expect(body).toMatchObject({ user: { userid: person.userid }, roles: ["nasabah"], role: "nasabah" });
  expect(body.pages).toContain("mst_objectretribusi/bookobj_nasabah");
  expect(body.pages).not.toContain("userdata/list");
});

test("shows a manager's region, agency and group by name", async () => {
  const manager = await createPerson(app, "pengelola");
  const { body } = await withToken(app, await tokenOf(app, manager))
    .get("account")
    .expect(200);
  expect(body).toMatchObject({ pemdaname: "Provinsi 32", skpdname: "Dinas 32", pengelolaname: "Pengelola 32" });
});

test("shows one's own identity number in full", async () => {
  const { body } = await caller.get("account").expect(200);
  expect(body.noidentitas).toMatch(/^\d{16}$/);
});

test("edits one's own data and nobody else's", async () => {
  const other = await createPerson(app);
  const { body } = await edit({ fullname: "Nama Baru", alamat: null, notelp: "0812-9999-0000", bahasa: "id" }).expect(
    200,
  );
  expect(body).toMatchObject({ fullname: "Nama Baru", alamat: null, notelp: "081299990000", bahasa: "id" });
  expect((await rows().findUniqueOrThrow({ where: { userid: other.userid } })).fullname).not.toBe("Nama Baru");
});

test.each([["username"], ["statusakun"], ["pemdaid"], ["versitoken"], ["userid"]])(
  "does not let one change %s",
  async (field) => {
    expect(await wrongField({ [field]: 1 })).toEqual([field]);
  },
);

test("records the change without the password", async () => {
  await edit({ fullname: "Nama Baru", password: "Baru#2026", konfirmasipassword: "Baru#2026", passwordlama: password });
  const where = { userid: person.userid, aksi: "edit" };
  const { sebelum, sesudah, peran } = await app.deps.db.prisma.audit.findFirstOrThrow({ where });
  expect(peran).toBe("nasabah");
  expect(sesudah).toEqual({ fullname: "Nama Baru", password: "[changed]" });
  expect(JSON.stringify(sebelum)).not.toContain("$2b$");
});

describe("a new password", () => {
  const change = { password: "Baru#2026", konfirmasipassword: "Baru#2026", passwordlama: password };

  test("ends every other session and goes on with a new token, so that a copy of the former one opens nothing", async () => {
    const elsewhere = await tokenOf(app, person);
    const { body } = await edit(change).expect(200);
    await withToken(app, body.token).get("account").expect(200);
    await caller.get("account").expect(401);
    await withToken(app, elsewhere).get("account").expect(401);
    await login(app, { username: person.username, password }).expect(401);
    await login(app, { username: person.username, password: change.password }).expect(200);
  });

  test("by a personal key ends the key, and opens no session in its place", async () => {
    const { body } = await caller.post("account/apikey", { passwordlama: password }).expect(200);
    const versi = await app.versionOf("userdata", person.userid);
    const answer = await withToken(app, body.key)
      .post("account/edit", { versi, ...change })
      .expect(200);
    expect(answer.body.token).toBeUndefined();
    expect(await app.deps.db.prisma.sesi.count({ where: { userid: person.userid, dicabut: null, versi: 1 } })).toBe(1);
    await withToken(app, body.key).get("account").expect(401);
  });

  test("is told to its owner by mail", async () => {
    await edit(change).expect(200);
    const { muatan } = await app.deps.db.prisma.outbox.findFirstOrThrow({ orderBy: { id: "desc" } });
    expect(muatan).toMatchObject({ to: person.email, subject: "Your password has been changed" });
  });

  test("needs the present one", async () => {
    const { passwordlama: _, ...without } = change;
    expect(await wrongField(without)).toEqual(["passwordlama"]);
    expect(await wrongField({ ...change, passwordlama: "Salah#2026" })).toEqual(["passwordlama"]);
    await login(app, { username: person.username, password }).expect(200);
  });

  test("has to be repeated", async () => {
    const answer = await edit({ ...change, konfirmasipassword: "lain" }).expect(400);
    expect(answer.body.error.fields).toEqual({
      konfirmasipassword: "Your password confirmation is not consistent.",
    });
    expect(await wrongField({ password: "Baru#2026", passwordlama: password })).toEqual(["konfirmasipassword"]);
  });

  test.each(["12345", "é".repeat(40), "x".repeat(73)])("%s is too short or too long", async (bad) => {
    expect(await wrongField({ ...change, password: bad, konfirmasipassword: bad })).toEqual(["password"]);
  });

  test("guessing the present one is limited", async () => {
    for (let n = 0; n < 4; n += 1) await wrongField({ ...change, passwordlama: `Salah#${n}` });
    const answer = await edit(change).expect(429);
    expect(answer.body.error.code).toBe("TOO_MANY_REQUESTS");
  });
});

describe("switching the role", () => {
  async function withTwoRoles() {
    const { prisma } = app.deps.db;
    const manager = await createPerson(app, "pengelola");
    const { id: role_id } = await prisma.roles.findUniqueOrThrow({ where: { name: "dinas" } });
    await prisma.model_has_roles.create({ data: { model_id: manager.userid, role_id, urutan: 2 } });
    return manager;
  }

  test("changes the pages of this session only, from the next request on", async () => {
    const manager = await withTwoRoles();
    const [here, there] = [withToken(app, await tokenOf(app, manager)), withToken(app, await tokenOf(app, manager))];
    const before = await here.get("account/currentuserdata").expect(200);
    expect(before.body).toMatchObject({ role: "pengelola", roles: ["pengelola", "dinas"] });
    await here.get("tbl_kelompokpengelola").expect(403);
    const switched = await here.post("account/switchrole", { role: "dinas" }).expect(200);
    expect(switched.body).toMatchObject({ role: "dinas", roles: ["pengelola", "dinas"] });
    expect(switched.body.pages).toContain("tbl_kelompokpengelola/list_dinas");
    await here.get("tbl_kelompokpengelola").expect(200);
    await there.get("tbl_kelompokpengelola").expect(403);
  });

  test("begins in the first by their order, whichever was made first", async () => {
    const { prisma } = app.deps.db;
    const bank = await createPerson(app, "bank");
    for (const [name, urutan] of [["pengelola", 3] as const, ["nasabah", 2] as const]) {
      const { id: role_id } = await prisma.roles.findUniqueOrThrow({ where: { name } });
      await prisma.model_has_roles.create({ data: { model_id: bank.userid, role_id, urutan } });
    }
    const { body } = await withToken(app, await tokenOf(app, bank))
      .get("account/currentuserdata")
      .expect(200);
    expect(body).toMatchObject({ role: "bank", roles: ["bank", "nasabah", "pengelola"] });
    expect(body.pages).toContain("mst_objectretribusi/list");
  });

  test("may lead to one that an administrator has made up, whose pages are open", async () => {
    const { prisma } = app.deps.db;
    const manager = await createPerson(app, "pengelola");
    const { id: role_id } = await prisma.roles.create({ data: { name: "arsiparis" } });
    const { id: permission_id } = await prisma.permissions.findUniqueOrThrow({ where: { name: "tbl_pemda/list" } });
    await prisma.role_has_permissions.create({ data: { role_id, permission_id } });
    await prisma.model_has_roles.create({ data: { model_id: manager.userid, role_id, urutan: 2 } });
    const here = withToken(app, await tokenOf(app, manager));
    const switched = await here.post("account/switchrole", { role: "arsiparis" }).expect(200);
    const expected = { role: "arsiparis", roles: ["pengelola", "arsiparis"], pages: ["tbl_pemda/list"] };
    expect(switched.body).toMatchObject(expected);
    expect((await here.get("account/currentuserdata").expect(200)).body).toMatchObject(expected);
  });

  test("is refused for a role one doesn't have", async () => {
    await caller.post("account/switchrole", { role: "superuser" }).expect(403);
    await caller.post("account/switchrole", { role: "tidak-ada" }).expect(403);
  });

  test("falls back to the first role when the one acted in is taken away", async () => {
    const manager = await withTwoRoles();
    const here = withToken(app, await tokenOf(app, manager));
    await here.post("account/switchrole", { role: "dinas" }).expect(200);
    const where = { model_id: manager.userid, roles: { name: "dinas" } };
    await app.deps.db.prisma.model_has_roles.deleteMany({ where });
    const { body } = await here.get("account/currentuserdata").expect(200);
    expect(body).toMatchObject({ role: "pengelola", roles: ["pengelola"] });
  });

  test("someone without any role is in the default one", async () => {
    await app.deps.db.prisma.model_has_roles.deleteMany({ where: { model_id: person.userid } });
    const { body } = await caller.get("account/currentuserdata").expect(200);
    expect(body).toMatchObject({
      role: "default",
      roles: ["default"],
      pages: ["account", "account/akses", "account/edit", "account/keamanan", "account/peran", "home", "inbox"],
    });
  });
});
