import { afterAll, beforeAll, expect, test } from "vitest";
import { setUpApp } from "../../testing/factors.ts";
import { createPerson, password, tokenOf, withToken } from "../../testing/people.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let superuser: Caller;
const prisma = () => app.deps.db.prisma;

beforeAll(async () => {
  app = await createTestApp();
  superuser = await app.as("superuser");
  const { body } = await superuser.get("system/pengaturan").expect(200);
  await superuser.post("system/pengaturan", { versi: body.versi, wajibduafaktor: "wajib" }).expect(200);
});
afterAll(() => app.close());

const signIn = async (role: "pengelola" | "nasabah" | "default") => {
  const person = await createPerson(app, role);
  return { person, caller: withToken(app, await tokenOf(app, person)) };
};

test("a member of staff without a second factor can set one up and leave, and nothing else", async () => {
  const { person, caller } = await signIn("pengelola");
  const current = (await caller.get("account/currentuserdata").expect(200)).body;
  expect(current).toMatchObject({ pages: ["account/keamanan"], wajibfaktor: true });
  for (const path of [
    "account",
    "trx_penginapan",
    "components_data/tbl_kategoriobject",
    "trx_penginapan/export?format=csv",
  ]) {
    expect((await caller.get(path).expect(403)).body.error.code, path).toBe("FACTOR_REQUIRED");
  }
  await caller.post("account/switchrole", { role: "pengelola" }).expect(403);
  expect((await caller.get("account/keamanan").expect(200)).body.wajib).toBe(true);
  await caller.get("system/organisation").expect(200);

  const { caller: ready } = await setUpApp(app, person);
  await ready.get("trx_penginapan").expect(200);
  expect((await ready.get("account/currentuserdata").expect(200)).body.wajibfaktor).toBe(false);
  const last = await ready.post("account/keamanan/totp/lepas", { passwordlama: password }).expect(409);
  expect(last.body.error.message).toContain("Your role needs a second factor");
  await ready.get("trx_penginapan").expect(200);
});

test("customers and who has no role yet go on without one", async () => {
  for (const role of ["nasabah", "default"] as const) {
    const { caller } = await signIn(role);
    await caller.get("account").expect(200);
    expect((await caller.get("account/currentuserdata").expect(200)).body.wajibfaktor).toBe(false);
  }
});

test("who is a customer and staff is staff, in whichever role they act", async () => {
  const { person, caller } = await signIn("nasabah");
  await caller.get("account").expect(200);
  const { id: role_id } = await prisma().roles.findUniqueOrThrow({ where: { name: "dinas" } });
  await prisma().model_has_roles.create({ data: { model_id: person.userid, role_id, urutan: 2 } });
  await caller.get("account").expect(403);
});

test("a personal API key of staff waits for it, too", async () => {
  const { person, caller } = await signIn("pengelola");
  const { body } = await caller.post("account/apikey", { passwordlama: password }).expect(200);
  const program = withToken(app, body.key);
  expect((await program.get("trx_penginapan").expect(403)).body.error.code).toBe("FACTOR_REQUIRED");
  const until = { userid: person.userid, rahasia: "-", langkah: 0 };
  await prisma().faktor_totp.create({ data: until });
  await program.get("trx_penginapan").expect(200);
});
