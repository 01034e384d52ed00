import { afterAll, beforeAll, expect, test } from "vitest";
import { asBytes, readCsv } from "../../testing/exported.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { createUser } from "../../testing/world.ts";

let app: TestApp;
let superuser: Caller;
let both: number;
let manager: number;
let nobody: number;

beforeAll(async () => {
  app = await createTestApp();
  superuser = await app.as("superuser");
  const { prisma } = app.deps.db;
  const { home } = app.world;
  [both, manager, nobody] = [
    await createUser(app.deps.db, "dinas", home),
    await createUser(app.deps.db, "pengelola", home),
    await createUser(app.deps.db, "nasabah", home),
  ];
  const bank = await prisma.roles.findUniqueOrThrow({ where: { name: "bank" } });
  // A role of one's own whose name begins like another one's.
  const own = await prisma.roles.create({ data: { name: "bank, kas" } });
  await prisma.model_has_roles.updateMany({ where: { model_id: both }, data: { urutan: 2 } });
  await prisma.model_has_roles.create({ data: { model_id: both, role_id: bank.id, urutan: 1 } });
  await prisma.model_has_roles.create({ data: { model_id: manager, role_id: own.id, urutan: 2 } });
  await prisma.model_has_roles.deleteMany({ where: { model_id: nobody } });
  await prisma.userdata.update({ where: { userid: both }, data: { tglmasuk: new Date("2026-11-20T03:04:05Z") } });
  await prisma.userdata.update({ where: { userid: manager }, data: { tglmasuk: new Date("2026-11-21T03:04:05Z") } });
});
afterAll(() => app.close());

const listed = async (query: string) => {
  const { body } = await superuser.get(`userdata${query}`).expect(200);
  return body.records.map(({ userid }: { readonly userid: number }) => userid);
};

test("a user's roles stand in the list in their order", async () => {
  const { body } = await superuser.get("userdata?limit=200").expect(200);
  const rolesOf = (id: number) => body.records.find(({ userid }: { userid: number }) => userid === id).peran;
  expect([both, manager, nobody].map(rolesOf)).toEqual([["bank", "dinas"], ["pengelola", "bank, kas"], []]);
  expect((await superuser.get(`userdata/view/${both}`)).body.peran).toEqual(["bank", "dinas"]);
});

test("one role finds who has it, in whichever place, and nobody else", async () => {
  expect(await listed("?filter[peran]=bank")).toEqual([both]);
  expect(await listed("?filter[peran]=dinas")).toEqual([both]);
  expect((await listed("?filter[peran]=dinas,pengelola")).sort()).toEqual([both, manager].sort());
  expect(await listed("/list/peran/pengelola")).toEqual([manager]);
  expect((await superuser.get("userdata/count/peran/pengelola")).body.num).toBe(1);
  expect(await listed("/list/peran/kasir")).toEqual([]);
});

test("the latest sign-in orders the list, and who never signed in stands apart", async () => {
  const order = await listed("?orderby=tglmasuk&ordertype=desc");
  expect(order.filter((id: number) => [both, manager, nobody].includes(id))).toEqual([manager, both, nobody]);
  expect(await listed("?filter[tglmasuk]=2026-11-20..2026-11-21")).toEqual([both]);
});

test("a file of the list has the roles in words and the latest sign-in", async () => {
  const path = "userdata/export?format=csv&columns=userid,peran,tglmasuk&filter[peran]=bank";
  const [head, ...lines] = readCsv((await asBytes(superuser.get(path).expect(200))).body);
  expect(head?.slice(0, 3)).toEqual(["userid", "peran", "tglmasuk"]);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.[1]).toBe("Bank, Agency");
  expect(lines[0]?.[2]).toContain("2026");
});

test("codes of roles and permissions stand beside their words in a file", async () => {
  const roles = readCsv((await asBytes(superuser.get("roles/export?format=csv&columns=name").expect(200))).body);
  expect(roles).toContainEqual(["Customer (nasabah)"]);
  expect(roles, "a role of one's own is only a name").toContainEqual(["bank, kas"]);
  const grants = readCsv(
    (await asBytes(superuser.get("role_has_permissions/export?format=csv&search=tbl_skpd/list_pemda").expect(200)))
      .body,
  );
  expect(grants).toContainEqual([
    "Agencies: List (Regional government) (tbl_skpd/list_pemda)",
    "Regional government (pemda)",
  ]);
});
