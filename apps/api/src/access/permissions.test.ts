import type { Access } from "@retribusi/contract/define/endpoint";
import supertest from "supertest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { routes } from "../routes.ts";
import { type Caller, createTestApp, type TestApp } from "../testing/test-app.ts";

/** The declared calls beside those that every entity has, which `rights.test.ts` and `rights-write.test.ts` ask about. */
interface DeclaredCall {
  readonly call: string;
  readonly method: "get" | "post" | "delete";
  readonly address: string;
  readonly access: Access;
}

const calls: readonly DeclaredCall[] = routes.map(({ definition: { method, path, access } }) => ({
  ...{ method, access, call: `${method} ${path}` },
  address: `/api/${path.replace(":entity", "tbl_skpd").replace(/:\w+/g, "999999")}`,
}));

/** Written by hand: what reaches into other people's accounts, everybody's rights, the settings or the logs. */
const administration = [
  "delete userdata/apikey/:id",
  "get role_has_permissions/matriks",
  "get system/kesehatan",
  "get system/pengaturan",
  "get system/surel/:nama",
  "get userdata/faktor/:id",
  "get userdata/kewenangan/:id",
  "post role_has_permissions/matriks",
  "post system/pengaturan",
  "post system/pengaturan/testmail",
  "post system/surel/:nama",
  "post system/test_connection/:id",
  "post userdata/add_with_roles",
  "post userdata/akhirisesi",
  "post userdata/akhirisesi/:id",
  "post userdata/faktor/lepas/:id",
  "post userdata/kewenangan/:id",
  "post userdata/resetlink/:id",
  "post userdata/resetpassword/:id",
];

/** Bills of every region, which the bank sees anyway. */
const teller = ["get billing/lookup/:idbilling", "post billing/terima", "post billing/uangmasuk"];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function statusesOf(token: string | null, asked: readonly DeclaredCall[]) {
  const statuses: Record<string, number> = {};
  for (const { call, method, address } of asked) {
    const request = supertest(app.app)[method](address);
    const { status } = await (token === null ? request : request.set("Authorization", `Bearer ${token}`));
    statuses[call] = status;
  }
  return statuses;
}

/** Gives somebody every page there is, personally. */
async function grantEverything({ userid }: Caller): Promise<void> {
  const { prisma } = app.deps.db;
  const data = (await prisma.permissions.findMany()).map(({ id }) => ({ permission_id: id, model_id: userid }));
  await prisma.model_has_permissions.createMany({ data, skipDuplicates: true });
}

const all = (asked: readonly DeclaredCall[], status: number) =>
  Object.fromEntries(asked.map(({ call }) => [call, status]));

describe("a declared call", () => {
  test("that isn't public needs a session, whatever is sent with it", async () => {
    const closed = calls.filter(({ access }) => access !== "public");
    expect(closed.length).toBeGreaterThan(60);
    expect(await statusesOf(null, closed)).toEqual(all(closed, 401));
  });

  test("of a page that somebody doesn't hold is refused before anything of it is read", async () => {
    const nobody = await app.as("default");
    const { body } = await nobody.get("account/currentuserdata").expect(200);
    const foreign = calls.filter(
      ({ access }) => typeof access === "object" && !access.pages.some((page) => body.pages.includes(page)),
    );
    expect(foreign.length).toBeGreaterThan(25);
    expect(await statusesOf(nobody.token, foreign)).toEqual(all(foreign, 403));
  });

  test("into others' accounts, rights, settings and logs needs the rows too, whatever pages somebody was given", async () => {
    const among = (known: readonly string[]) => calls.filter(({ call }) => known.includes(call));
    expect(
      among(administration)
        .map(({ call }) => call)
        .sort(),
    ).toEqual(administration);
    const reaching = among([...administration, ...teller]);
    const refused = { bank: among(administration), dinas: reaching, nasabah: reaching };
    for (const role of ["bank", "dinas", "nasabah"] as const) {
      const given = await app.as(role);
      await grantEverything(given);
      await given.get("tbl_kategoriobject/list").expect(200);
      expect(await statusesOf(given.token, refused[role]), role).toEqual(all(refused[role], 403));
    }
    const opened = [
      ...Object.entries(await statusesOf((await app.as("superuser")).token, reaching)),
      ...Object.entries(await statusesOf((await app.as("bank")).token, among(teller))),
    ];
    expect(opened.filter(([, status]) => status === 403)).toEqual([]);
  });
});

test("who was given the page of users moves neither themselves into another agency nor anybody else", async () => {
  const { prisma } = app.deps.db;
  const [given, other] = [await app.as("dinas"), await app.as("dinas")];
  await grantEverything(given);
  const { skpdid } = await prisma.userdata.findUniqueOrThrow({ where: { userid: given.userid } });
  const versi = await app.versionOf("userdata", given.userid);
  const { rival } = app.world;
  const move = { versi, pemdaid: rival.idpemda, skpdid: rival.idskpd };
  await given.get(`userdata/view/${given.userid}`).expect(200);
  // What lies outside their rows is none of their choices.
  const refused = await given.post(`userdata/edit/${given.userid}`, move).expect(400);
  expect(Object.keys(refused.body.error.fields)).toContain("pemdaid");
  await given.post(`userdata/edit/${other.userid}`, move).expect(404);
  const superuser = await app.as("superuser");
  expect((await prisma.userdata.findUniqueOrThrow({ where: { userid: given.userid } })).skpdid).toBe(skpdid);
  await superuser.post(`userdata/edit/${given.userid}`, move).expect(200);
});
