import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPerson, login, password, tokenOf, withToken } from "../../testing/people.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";

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

let serial = 0;
function newUser(more: object = {}) {
  serial += 1;
  const username = `baru${serial}`;
  return {
    username,
    email: `${username}@contoh.example`,
    fullname: "Baru",
    password: "Kebun-Rahasia#26",
    statusakun: 1,
    ...more,
  };
}

describe("an account", () => {
  test("made by an administrator can sign in, and its password is hashed and never sent", async () => {
    const user = newUser();
    const { body } = await superuser.post("userdata/add", user).expect(200);
    expect(body).not.toHaveProperty("password");
    const { password } = await prisma().userdata.findUniqueOrThrow({ where: { userid: body.userid } });
    expect(password).toMatch(/^\$2b\$/);
    await login(app, { username: user.username, password: user.password }).expect(200);
  });

  test("must belong to an agency of its region and a group of its agency", async () => {
    const { home, rival } = app.world;
    const elsewhere = newUser({ pemdaid: home.idpemda, skpdid: rival.idskpd });
    expect((await superuser.post("userdata/add", elsewhere).expect(400)).body.error.fields).toEqual({
      skpdid: "This one does not belong to the chosen regional government.",
    });
    const group = newUser({ pemdaid: home.idpemda, skpdid: home.idskpd, pengelolaid: rival.pengelolaid });
    expect((await superuser.post("userdata/add", group).expect(400)).body.error.fields).toEqual({
      pengelolaid: "This one does not belong to the chosen regional government.",
    });
    expect(await prisma().userdata.count({ where: { username: { in: [elsewhere.username, group.username] } } })).toBe(
      0,
    );
  });

  test("cannot lose the assignment that its role works for", async () => {
    const { userid } = await createPerson(app, "pengelola");
    const { body } = await superuser
      .post(`userdata/edit/${userid}`, { versi: await app.versionOf("userdata", userid), pengelolaid: null })
      .expect(400);
    expect(Object.keys(body.error.fields)).toEqual(["pengelolaid"]);
  });

  test("without a history is deleted with its roles; one that signed in stays", async () => {
    const fresh = await createPerson(app);
    await superuser.delete(`userdata/delete/${fresh.userid}`).expect(200, { deleted: 1 });
    const used = await createPerson(app);
    await tokenOf(app, used);
    const answer = await superuser.delete(`userdata/delete/${used.userid}`).expect(409);
    expect(answer.body.error.code).toBe("IN_USE");
    expect(await prisma().model_has_roles.count({ where: { model_id: used.userid } })).toBe(1);
  });

  test("is not deleted by its own owner", async () => {
    const answer = await superuser.delete(`userdata/delete/${superuser.userid}`).expect(409);
    expect(answer.body.error.message).toBe("You can't delete your own account.");
  });

  test("of one's own gets a new password or address only where the present password is asked for", async () => {
    const admin = await createPerson(app, "superuser");
    const caller = withToken(app, await tokenOf(app, admin));
    const edit = async ({ userid }: Pick<typeof admin, "userid">, change: object) =>
      caller.post(`userdata/edit/${userid}`, { versi: await app.versionOf("userdata", userid), ...change });
    for (const change of [{ password: "BaruSekali#2026" }, { email: "penyusup@contoh.example" }]) {
      const refused = await edit(admin, change);
      expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([400, Object.keys(change)]);
      expect((await edit(await createPerson(app), change)).status).toBe(200);
    }
    const typed = { password: "BaruSekali#2026", konfirmasipassword: "BaruSekali#2026", wajibganti: false };
    await caller.post(`userdata/resetpassword/${admin.userid}`, typed).expect(409);
    expect((await edit(admin, { email: admin.email, fullname: "Nama Baru" })).status).toBe(200);
    await login(app, { username: admin.username, password }).expect(200);
    await prisma().model_has_roles.deleteMany({ where: { model_id: admin.userid } });
  });
});

describe("a role", () => {
  test("needs the user's region, agency or group", async () => {
    const { userid } = await createPerson(app, "nasabah");
    for (const role of ["pemda", "dinas", "pengelola"]) {
      const grant = { model_id: userid, role_id: await roleId(role), urutan: 2 };
      const { body } = await superuser.post("model_has_roles/add", grant).expect(400);
      expect(Object.keys(body.error.fields)).toEqual(["role_id"]);
    }
    await superuser
      .post("model_has_roles/add", { model_id: userid, role_id: await roleId("bank"), urutan: 2 })
      .expect(200);
  });

  test("that the application relies on is neither renamed nor deleted", async () => {
    const id = await roleId("nasabah");
    await superuser
      .post(`roles/edit/${id}`, { versi: await app.versionOf("roles", id), name: "pelanggan" })
      .expect(409);
    await superuser.delete(`roles/delete/${id}`).expect(409);
    await superuser
      .post(`roles/edit/${id}`, { versi: await app.versionOf("roles", id), guard_name: "api" })
      .expect(200);
  });

  test("of one's own goes with its grants, unless somebody has it", async () => {
    const { body: role } = await superuser.post("roles/add", { name: "peninjau", guard_name: "api" }).expect(200);
    const grant = { permission_id: await permissionId("report_trx_all/list"), role_id: role.id };
    await superuser.post("role_has_permissions/add", grant).expect(200);
    const { userid } = await createPerson(app, "nasabah");
    await superuser.post("model_has_roles/add", { model_id: userid, role_id: role.id, urutan: 2 }).expect(200);
    const answer = await superuser.delete(`roles/delete/${role.id}`).expect(409);
    expect(answer.body.error.message).toBe(
      "Error deleting the record. please make sure that the record exit. It is still used by: User authority.",
    );
    await superuser.delete(`model_has_roles/delete/${userid}-${role.id}`).expect(200);
    await superuser.delete(`roles/delete/${role.id}`).expect(200);
  });
});

describe("a permission", () => {
  test("of a page is neither renamed nor deleted", async () => {
    const id = await permissionId("tbl_pemda/list");
    await superuser
      .post(`permissions/edit/${id}`, { versi: await app.versionOf("permissions", id), name: "tbl_pemda/daftar" })
      .expect(409);
    await superuser.delete(`permissions/delete/${id}`).expect(409);
  });

  test("is never taken from the super user", async () => {
    const id = `${await permissionId("roles/list")}-${await roleId("superuser")}`;
    await superuser.delete(`role_has_permissions/delete/${id}`).expect(409);
    await superuser
      .post(`role_has_permissions/edit/${id}`, {
        versi: await app.versionOf("role_has_permissions", id),
        role_id: await roleId("bank"),
      })
      .expect(409);
    await superuser.get("roles").expect(200);
  });

  test("is only held by users", async () => {
    const grant = { permission_id: await permissionId("tbl_pemda/list"), model_id: superuser.userid };
    await superuser.post("model_has_permissions/add", { ...grant, model_type: "App" }).expect(400);
  });
});

describe("a link between two records", () => {
  const hold = async (model_id: number, role: string) =>
    superuser.post("model_has_roles/add", { model_id, role_id: await roleId(role), urutan: 1 }).expect(200);

  test("is found, changed and deleted by its first key alone while it is the only one", async () => {
    const { body: user } = await superuser.post("userdata/add", newUser()).expect(200);
    const by = (verb: string) => `model_has_roles/${verb}/${user.userid}`;
    await hold(user.userid, "nasabah");
    expect((await superuser.get(by("view")).expect(200)).body).toMatchObject({
      model_id: user.userid,
      role: "nasabah",
    });
    expect((await superuser.post(by("edit"), { versi: 1, urutan: 7 }).expect(200)).body.urutan).toBe(7);
    await hold(user.userid, "default");
    await superuser.get(by("view")).expect(404);
    await superuser.delete(by("delete")).expect(404);
    expect(await prisma().model_has_roles.count({ where: { model_id: user.userid } })).toBe(2);
    await superuser.delete(`${by("delete")}-${await roleId("default")}`).expect(200);
    await superuser.delete(by("delete")).expect(200);
    expect(await prisma().model_has_roles.count({ where: { model_id: user.userid } })).toBe(0);
  });

  test("is still refused to those without the page before anybody looks for it", async () => {
    const bank = await app.as("bank");
    for (const id of ["1", "1-1", "999"]) await bank.get(`model_has_roles/view/${id}`).expect(403);
  });
});

describe("the last super user", () => {
  const message = "This is the last super user who can sign in. Make somebody else super user first.";
  const holdings = async (userid: number) => `model_has_roles/delete/${userid}-${await roleId("superuser")}`;

  test.each([0, 2, 3, 4])("keeps account status 1 instead of %i", async (statusakun) => {
    const answer = await superuser
      .post(`userdata/edit/${superuser.userid}`, {
        versi: await app.versionOf("userdata", superuser.userid),
        statusakun,
        alasanstatus: "Uji",
      })
      .expect(409);
    expect(answer.body.error).toMatchObject({ code: "ACTION_REFUSED", message });
    await superuser.get("userdata").expect(200);
  });

  test("keeps the role", async () => {
    const path = await holdings(superuser.userid);
    expect((await superuser.delete(path).expect(409)).body.error.message).toBe(message);
    const change = { versi: 1, role_id: await roleId("bank") };
    await superuser.post(path.replace("delete", "edit"), change).expect(409);
    await superuser.get("userdata").expect(200);
  });

  test("is not the last while another one can sign in; a blocked one doesn't count", async () => {
    const second = await createPerson(app, "superuser", 2);
    await superuser.delete(await holdings(superuser.userid)).expect(409);
    await superuser
      .post(`userdata/edit/${second.userid}`, {
        versi: await app.versionOf("userdata", second.userid),
        statusakun: 1,
        alasanstatus: "Uji",
      })
      .expect(200);
    await superuser.delete(await holdings(second.userid)).expect(200);
  });
});
