import { factorPage } from "@retribusi/contract/access/pages";
import type { Database } from "@retribusi/db/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BareWorld, createBareWorld } from "../../testing/bare-world.ts";
import { createUser, type World } from "../../testing/world.ts";
import { findSessionState, listPerson, listSessions, needsFactor, openPages } from "./session.query.ts";

let bare: BareWorld;
let db: Database;
let world: World;
beforeAll(async () => {
  bare = await createBareWorld();
  db = bare.db;
  world = bare.world;
});
afterAll(() => bare.close());

const at = (hours: number) => new Date(Date.now() + hours * 3_600_000);

async function open(userid: number, facts: object = {}): Promise<string> {
  const jti = crypto.randomUUID();
  await db.prisma.sesi.create({ data: { jti, userid, kedaluwarsa: at(1), ...facts } });
  return jti;
}
const rowsOf = async (jti: string) => (await listSessions(db, [jti])).get(jti) ?? [];
const roleId = async (name: string) => (await db.prisma.roles.findUniqueOrThrow({ where: { name } })).id;
const give = async (userid: number, role: string, urutan: number) =>
  db.prisma.model_has_roles.create({ data: { model_id: userid, role_id: await roleId(role), urutan } });

describe("a session", () => {
  test("is read with its person, their place, its times and their pages", async () => {
    const userid = await createUser(db, "pengelola", world.home);
    const times = { dibuat: at(-2), terakhir: at(-1), kedaluwarsa: at(1) };
    const jti = await open(userid, { ...times, peran: "pengelola" });
    const { idpemda: pemdaid, idskpd: skpdid, pengelolaid } = world.home;
    const [row, ...others] = await rowsOf(jti);
    expect(others).toEqual([]);
    const place = { pemdaid, skpdid, pengelolaid };
    expect(row).toMatchObject({ jti, userid, ...place, ...times, role: "pengelola", peran: "pengelola" });
    expect(row).toMatchObject({ authorization: null, batasdiam: null, tanpafaktor: false, ownpages: [] });
    expect(row?.rolepages).toContain("trx_gedung/list");
    expect((await rowsOf(await open(userid)))[0]?.terakhir).toBeNull();
  });

  test("has the pages of its person's own, too", async () => {
    const userid = await createUser(db, "dinas", world.home);
    const { id } = await db.prisma.permissions.findUniqueOrThrow({ where: { name: "tbl_pemda/list" } });
    await db.prisma.model_has_permissions.create({ data: { model_id: userid, permission_id: id } });
    const [row] = await rowsOf(await open(userid));
    expect(row?.ownpages).toEqual(["tbl_pemda/list"]);
    expect(row && openPages([row], row)).toEqual([...(row?.rolepages ?? []), "tbl_pemda/list"]);
  });

  test("has a row for each role, in the order that the person gave them; equal ones by the age of the role", async () => {
    const userid = await createUser(db, "nasabah", world.home);
    await db.prisma.model_has_roles.updateMany({ where: { model_id: userid }, data: { urutan: 2 } });
    await give(userid, "bank", 3);
    await give(userid, "dinas", 1);
    await give(userid, "pengelola", 1);
    const ids = [await roleId("pengelola"), await roleId("dinas")];
    const equal = (ids[0] ?? 0) < (ids[1] ?? 0) ? ["pengelola", "dinas"] : ["dinas", "pengelola"];
    const wanted = [...equal, "nasabah", "bank"];
    expect((await rowsOf(await open(userid))).map(({ role }) => role)).toEqual(wanted);
    expect((await listPerson(db, userid)).map(({ role }) => role)).toEqual(wanted);
  });

  test("of somebody without a role is one in the role that nobody was given", async () => {
    const userid = await createUser(db, "nasabah", world.home);
    await db.prisma.model_has_roles.deleteMany({ where: { model_id: userid } });
    expect(await rowsOf(await open(userid))).toMatchObject([{ role: "default", urutan: null }]);
  });

  test("that was ended, or whose person has another password or may not sign in, is missing", async () => {
    const userid = await createUser(db, "nasabah", world.home);
    const jtis = [await open(userid), await open(userid, { dicabut: at(-1) }), await open(userid, { versi: 1 })];
    const found = async () => [...(await listSessions(db, jtis)).keys()];
    expect(await found()).toEqual(jtis.slice(0, 1));
    await db.prisma.userdata.update({ where: { userid }, data: { versitoken: 1 } });
    expect(await found()).toEqual(jtis.slice(2));
    expect(await listPerson(db, userid)).toHaveLength(1);
    await db.prisma.userdata.update({ where: { userid }, data: { statusakun: 0 } });
    expect(await found()).toEqual([]);
    expect(await listPerson(db, userid)).toEqual([]);
  });

  test("is found among many, each with its own rows", async () => {
    const users = [await createUser(db, "bank", world.home), await createUser(db, "dinas", world.rival)];
    const jtis = await Promise.all(users.map((userid) => open(userid)));
    const found = await listSessions(db, [...jtis, crypto.randomUUID()]);
    expect(jtis.map((jti) => found.get(jti)?.map(({ userid }) => userid))).toEqual(users.map((userid) => [userid]));
    expect(found.size).toBe(2);
  });

  test.each([
    ["30", 30],
    ["0", null],
    ["-5", null],
    ["1.5", null],
    ["tidak", null],
  ])("lies unused for %s minutes at most: %s", async (nilai, minutes) => {
    const jti = await open(await createUser(db, "nasabah", world.home));
    await db.prisma.pengaturan.upsert({
      where: { kunci: "batasdiam" },
      create: { kunci: "batasdiam", nilai },
      update: { nilai },
    });
    expect((await rowsOf(jti))[0]?.batasdiam).toBe(minutes);
    await db.prisma.pengaturan.delete({ where: { kunci: "batasdiam" } });
  });
});

describe("what is behind a session that is worth nothing", () => {
  test("is told while it would still last", async () => {
    const userid = await createUser(db, "nasabah", world.home);
    const ended = await open(userid, { dicabut: at(-1), sebabcabut: "keluar" });
    const state = await findSessionState(db, ended);
    expect(state).toEqual({ statusakun: 1, dicabut: expect.any(String), sebabcabut: "keluar" });
    expect(await findSessionState(db, await open(userid))).toEqual({ statusakun: 1, dicabut: null, sebabcabut: null });
    expect(await findSessionState(db, await open(userid, { kedaluwarsa: at(-1) }))).toBeUndefined();
    expect(await findSessionState(db, crypto.randomUUID())).toBeUndefined();
  });
});

describe("a second factor", () => {
  const rowOf = async (role: "dinas" | "nasabah") => {
    const userid = await createUser(db, role, world.home);
    return { userid, jti: await open(userid) };
  };
  const demanded = async (jti: string) => (await rowsOf(jti)).map(({ tanpafaktor }) => tanpafaktor);

  test("is missing where it is asked for and none is set up", async () => {
    const { userid, jti } = await rowOf("dinas");
    await db.prisma.pengaturan.create({ data: { kunci: "wajibduafaktor", nilai: "bebas" } });
    expect(await demanded(jti)).toEqual([false]);
    await db.prisma.pengaturan.update({ where: { kunci: "wajibduafaktor" }, data: { nilai: "wajib" } });
    expect(await demanded(jti)).toEqual([true]);
    expect((await listPerson(db, userid)).map(({ tanpafaktor }) => tanpafaktor)).toEqual([true]);
  });

  test("stands before all pages of the staff, whichever of their roles they act in, and of nobody else", async () => {
    const [dinas, nasabah] = [await rowOf("dinas"), await rowOf("nasabah")];
    await give(dinas.userid, "nasabah", 5);
    const [staff, customer] = [await rowsOf(dinas.jti), await rowsOf(nasabah.jti)];
    expect([needsFactor(staff), needsFactor(customer), needsFactor([])]).toEqual([true, false, false]);
    for (const row of staff) expect(openPages(staff, row)).toEqual([factorPage]);
    for (const row of customer) expect(openPages(customer, row)).toEqual(row.rolepages);
    const withFactor = staff.map((row) => ({ ...row, tanpafaktor: false }));
    expect(needsFactor(withFactor)).toBe(false);
    const [first] = withFactor;
    expect(first && openPages(withFactor, { ...first, ownpages: first.rolepages })).toEqual(first?.rolepages);
  });
});
