import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unscoped } from "../../access/scope.ts";
import type { ListQuery } from "../../records/list-query.ts";
import { listSql } from "../../records/reader.ts";
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
  const [edit] = list.body.records;
  expect(list.body.records).toHaveLength(1);
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

describe("the history of one record", () => {
  const historyOf = async (path: string) => (await superuser.get(`jejak_audit/riwayat/${path}`).expect(200)).body;

  test("is what was done to it, the newest first, and nothing of another record or entity", async () => {
    const { userid } = await createPerson(app);
    const other = await createPerson(app);
    await superuser.post(`userdata/edit/${userid}`, { versi: 1, fullname: "Nama Kedua" }).expect(200);
    await superuser.post(`userdata/edit/${userid}`, { versi: 2, alamat: "Jl. Baru 2" }).expect(200);
    // The twins: another person, and a record of another entity with the same key.
    await superuser.post(`userdata/edit/${other.userid}`, { versi: 1, fullname: "Orang Lain" }).expect(200);
    const twin = { aksi: "edit", entitas: "tbl_skpd", kunci: String(userid), sesudah: { skpdname: "Dinas Kembar" } };
    await app.deps.db.prisma.audit.create({ data: twin });

    const { records, page, hasMore } = await historyOf(`userdata/${userid}`);
    expect({ page, hasMore }).toEqual({ page: 1, hasMore: false });
    const edits = records.filter(({ aksi }: { aksi: string }) => aksi === "edit");
    expect(edits).toMatchObject([
      { userid: superuser.userid, peran: "superuser", sesudah: { alamat: "Jl. Baru 2" } },
      { sebelum: { fullname: expect.any(String) }, sesudah: { fullname: "Nama Kedua" } },
    ]);
    expect(edits[0].fullname).toMatch(/./);
    expect(edits[0].waktu).toMatch(/^2.+Z$/);
    expect(JSON.stringify(records)).not.toMatch(/Orang Lain|Dinas Kembar/);
    expect((await historyOf(`tbl_skpd/${userid}`)).records).toMatchObject([{ sesudah: twin.sesudah }]);
  });

  test("comes in pages, and outlives the record", async () => {
    const data = Array.from({ length: 23 }, (_, at) => ({
      ...{ aksi: at === 22 ? "delete" : "edit", entitas: "tbl_pemda", kunci: "990001" },
      sesudah: { pemdaname: `Nama ${at}` },
    }));
    await app.deps.db.prisma.audit.createMany({ data });
    const first = await historyOf("tbl_pemda/990001");
    expect([first.records.length, first.hasMore, first.records[0].aksi]).toEqual([20, true, "delete"]);
    const second = await historyOf("tbl_pemda/990001?page=2");
    expect([second.records.length, second.hasMore, second.records[2].sesudah.pemdaname]).toEqual([3, false, "Nama 0"]);
  });

  test("of a booking holds what was noted under any of its names", async () => {
    const about = (entitas: string, kunci: string) => ({ aksi: "lihat_nik", entitas, kunci });
    const named = ["trx_gedung", "report_trx_all"].map((entitas) => about(entitas, "880001"));
    await app.deps.db.prisma.audit.createMany({ data: [...named, about("trx_gedung", "880002")] });
    for (const name of ["trx_gedung", "report_trx_all"]) {
      expect((await historyOf(`${name}/880001`)).records).toHaveLength(2);
    }
  });

  test("belongs to those who see the audit trail", async () => {
    const path = `jejak_audit/riwayat/userdata/${superuser.userid}`;
    const bank = await app.as("bank");
    await bank.get(path).expect(403);
    // The page alone opens no rows: those are the super user's.
    const { prisma } = app.deps.db;
    const { id } = await prisma.permissions.findFirstOrThrow({ where: { name: "jejak_audit/list" } });
    await prisma.model_has_permissions.create({
      data: { permission_id: id, model_id: bank.userid, model_type: "userdata" },
    });
    await bank.get(path).expect(404);
    for (const wrong of ["sesi/1", "log_keamanan/1", "userdata/x", "nirgends/1", "userdata/1%20OR%201"]) {
      await superuser.get(`jejak_audit/riwayat/${wrong}`).expect(404);
    }
  });

  test("is found by its index", async () => {
    const kind = { orderby: "id", ordertype: "desc", search: "", page: 1, limit: 20 } as const;
    const filters = [
      { field: "entitas", oneOf: ["userdata"] },
      { field: "kunci", oneOf: [String(superuser.userid)] },
    ];
    const { sql, values } = listSql(unscoped("jejak_audit", "test"), ["id", "sebelum"], { ...kind, filters }, 21, 0);
    const plan = await app.deps.db.pool.query(`EXPLAIN ${sql}`, values);
    expect(plan.map(({ key }: { key: string }) => key)).toContain("audit_entitas_kunci_idx");
  });
});

describe("the search", () => {
  const find = async (search: string, more = "") => {
    const { body } = await superuser.get(`jejak_audit?search=${encodeURIComponent(search)}${more}`).expect(200);
    const { num } = (await superuser.get(`jejak_audit/count?search=${encodeURIComponent(search)}${more}`)).body;
    expect(num).toBe(body.records.length);
    return body.records.map(({ kunci }: { kunci: string }) => kunci);
  };

  beforeAll(async () => {
    const { userid } = await app.deps.db.prisma.userdata.update({
      where: { userid: (await createPerson(app)).userid },
      data: { fullname: "Raden Ayu Pencari" },
    });
    const about = { aksi: "edit", entitas: "tbl_pemda" };
    const data = [
      { ...about, kunci: "770001", sebelum: { pemdaname: "Kota Zamrud" }, sesudah: { pemdaname: "Kota Nilam" } },
      { ...about, kunci: "770002", sesudah: { zamrud: "nothing", tarif: 350_123 } },
      { ...about, kunci: "770003", userid, sesudah: { pemdaname: 'Kota "Delima" 100% \\ Merah' } },
      {
        ...about,
        kunci: "770004",
        waktu: new Date("2020-05-05T05:05:05Z"),
        sesudah: { pemdaname: "Kota ZAMRUD lama" },
      },
    ];
    await app.deps.db.prisma.audit.createMany({ data });
  });

  test("finds words in what stood there before and after, however they are spelt; names of fields are no values", async () => {
    expect(await find("zamrud")).toEqual(["770004", "770001"]);
    expect(await find("NILAM zamrud")).toEqual(["770001"]);
    expect(await find("nilam delima")).toEqual([]);
    expect(await find("350123")).toEqual(["770002"]);
    expect(await find('"Delima"')).toEqual(["770003"]);
    expect(await find("100% \\")).toEqual(["770003"]);
    expect(await find("100_")).toEqual([]);
  });

  test("finds who did it and what it is about, within the person, record and time that are asked for", async () => {
    expect(await find("ayu pencari")).toEqual(["770003"]);
    expect(await find("77000")).toHaveLength(4);
    expect(await find("zamrud", "&filter[waktu]=2020-05-05")).toEqual(["770004"]);
    expect(await find("zamrud", "&filter[waktu]=2026-01-01..")).toEqual(["770001"]);
    expect(await find("zamrud", "&filter[entitas]=tbl_pemda&filter[kunci]=770001")).toEqual(["770001"]);
    expect(await find("zamrud", `&filter[userid]=${superuser.userid}`)).toEqual([]);
  });

  test("looks through the first thirty thousand that fit, says so, and finds what lies further back by a filter", async () => {
    const { pool } = app.deps.db;
    const digit =
      "(SELECT 0 n UNION SELECT 1 UNION SELECT 2 UNION SELECT 3 UNION SELECT 4 UNION SELECT 5 UNION SELECT 6 UNION SELECT 7 UNION SELECT 8 UNION SELECT 9)";
    await pool.query(
      `INSERT INTO audit (aksi, entitas, kunci, sesudah) SELECT 'edit', 'tbl_skpd', '660001', '{"skpdname":"Dinas"}'
       FROM ${digit} a, ${digit} b, ${digit} c, ${digit} d, (SELECT 0 UNION SELECT 1 UNION SELECT 2) e`,
    );
    const asked = async (query: string) => (await superuser.get(`jejak_audit?search=nilam${query}`).expect(200)).body;
    const far = await asked("");
    expect([far.records, far.note]).toEqual([[], expect.stringContaining("latest 30.000 entries")]);
    expect((await superuser.get("jejak_audit/count?search=nilam").expect(200)).body.num).toBe(0);
    const early = await asked("&orderby=id&ordertype=asc");
    expect([early.records.length, early.note]).toEqual([1, expect.stringContaining("earliest")]);
    for (const filter of [
      "&filter[entitas]=tbl_pemda",
      "&filter[kunci]=770001",
      "&filter[waktu]=2020-01-01..&filter[aksi]=edit&filter[entitas]=tbl_pemda",
    ]) {
      const near = await asked(filter);
      expect([near.records.map(({ kunci }: { kunci: string }) => kunci), near.note]).toEqual([["770001"], undefined]);
    }
    // Enough of the latest rows fit: there is nothing to say yet.
    expect((await superuser.get("jejak_audit?search=dinas").expect(200)).body).toMatchObject({ hasMore: true });
    expect((await superuser.get("jejak_audit?search=dinas").expect(200)).body.note).toBeUndefined();
  });

  test("of somebody who left long ago reads their entries alone, although the newest are others'", async () => {
    const { prisma, pool } = app.deps.db;
    const { userid } = await createPerson(app);
    const [oldest] = await prisma.audit.findMany({ orderBy: { id: "asc" }, take: 1 });
    await prisma.audit.update({ where: { id: oldest?.id ?? 0 }, data: { userid } });
    const { sql, values } = listSql(
      unscoped("jejak_audit", "test"),
      ["id"],
      {
        orderby: "id",
        ordertype: "desc",
        search: "",
        page: 1,
        limit: 20,
        filters: [{ field: "userid", oneOf: [userid] }],
      },
      21,
      0,
    );
    const plan = await pool.query(`EXPLAIN ${sql}`, values);
    expect(plan.map(({ key }: { key: string | null }) => key)).toContainEqual(expect.stringMatching(/^audit_userid_/));
    expect(sql).toContain("IGNORE INDEX FOR ORDER BY (PRIMARY)");
  });

  test("reads its candidates by the index of the filter and their text by their key", async () => {
    const query = { orderby: "id", ordertype: "desc", search: "nilam", page: 1, limit: 20 } as const;
    const planOf = async (filters: ListQuery["filters"]) => {
      const { sql, values } = listSql(unscoped("jejak_audit", "test"), ["id"], { ...query, filters }, 21, 0);
      const plan = await app.deps.db.pool.query(`EXPLAIN ${sql}`, values);
      return plan.map(({ key }: { key: string | null }) => key);
    };
    expect(await planOf([])).toContain("PRIMARY");
    expect(await planOf([{ field: "userid", oneOf: [superuser.userid] }])).toContain("audit_userid_id_idx");
  });
});
