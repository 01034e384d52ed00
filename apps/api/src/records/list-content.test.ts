import { type EntityName, isEntityName } from "@retribusi/contract/access/entities";
import { type AnyEntity, fieldOf, filterable } from "@retribusi/contract/define/entity";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { registry } from "../registry.ts";
import { bookingOf } from "../testing/booking.ts";
import { policies } from "../testing/expected-rights.ts";
import { fillEmpty } from "../testing/samples.ts";
import { type Caller, createTestApp, type TestApp } from "../testing/test-app.ts";
import { createUser } from "../testing/world.ts";
import { entityOf } from "./reader.ts";

/** What grows while it is read. */
const isLog = (name: string) => ["jejak_audit", "log_keamanan"].includes(name);

let app: TestApp;
let superuser: Caller;
/** An agency's user who holds every page: the rows alone limit them. */
let dinas: Caller;

const kinds = ["penginapan", "gedung", "alat"] as const;

beforeAll(async () => {
  app = await createTestApp();
  superuser = await app.as("superuser");
  dinas = await app.as("dinas");
  const { prisma } = app.deps.db;
  const { home, rival } = app.world;
  const customers = [await createUser(app.deps.db, "nasabah", home), await createUser(app.deps.db, "nasabah", home)];
  const row = (place: typeof home, kind: (typeof kinds)[number], at: number) => ({
    ...bookingOf(place, kind, customers[at % 2] ?? 0),
    // Two begin at the same moment, so that the key decides between them.
    tglmulaipemakaian: new Date(Date.UTC(2027, 2, at === 2 ? 2 : 1 + at, 7)),
    tglakhirpemakaian: new Date(Date.UTC(2027, 2, 10, 5)),
    tahun: at === 3 ? 2028 : 2027,
    statusbooking: at === 0 ? 10 : 20,
    idbilling: at < 2 ? `88900000000000${at}${kinds.indexOf(kind)}${place === home ? 1 : 2}` : null,
  });
  await prisma.booking.createMany({
    data: [home, rival].flatMap((place) => kinds.flatMap((kind) => [0, 1, 2, 3].map((at) => row(place, kind, at)))),
  });
  const pages = await prisma.permissions.findMany();
  await prisma.model_has_permissions.createMany({
    data: pages.map(({ id }) => ({ permission_id: id, model_id: dinas.userid })),
  });
  const holiday = { tanggal: new Date("2026-08-19"), nama: "Hari Jadi Provinsi", jenis: "daerah" } as const;
  await prisma.hari_libur.createMany({ data: [home, rival].map(({ idpemda }) => ({ ...holiday, idpemda })) });
  const waktu = new Date();
  await prisma.pesan_bank.createMany({
    // Two at the same moment, so that the key decides between them.
    data: [1, 1, 2].map((day, at) => ({
      ...{ waktu: new Date(Date.UTC(2027, 2, day)), arah: "masuk" as const, systemid: app.world.systemid },
      ...{ layanan: 25, kodejawaban: "2002500", nomorva: `889320000000${at}`, lama: at, isi: "{}" },
    })),
  });
  const counted = { jumlahpembayaran: 0, total: 0n, tunai: 0n, nontunai: 0n, selisih: 0n, pecahan: [] };
  await prisma.penutupan_kas.createMany({
    // Two at the same moment, so that the key decides between them.
    data: [1, 1, 2].map((day) => ({
      ...{ ...counted, kunci: crypto.randomUUID(), petugas: superuser.userid, namapetugas: "Petugas", bankid: "110" },
      ...{ tglmulai: waktu, tgltutup: new Date(Date.UTC(2027, 2, day)), catatan: "Cocok" },
    })),
  });
  await prisma.log_keamanan.create({ data: { kelompok: "first", jenis: "ditolak", waktu, terakhir: waktu } });
  const breach = { kejadian: "-", datapribadi: "-", upaya: "-", kontak: "-", statuspelanggaran: "ditangani" } as const;
  await prisma.log_pelanggaran.createMany({
    data: ["Satu", "Dua", "Tiga"].map((judul, at) => ({
      ...breach,
      judul,
      // Two were discovered at the same moment, so that the key decides between them.
      tgldiketahui: new Date(Date.UTC(2027, 2, at === 2 ? 2 : 1)),
    })),
  });
  await prisma.target_pendapatan.createMany({
    data: [home, rival].flatMap(({ idpemda, idskpd, idanggaran }) =>
      // Two of the same year, so that the key decides between them.
      [2026, 2027].map((tahun) => ({ tahun, idpemda, idskpd, idanggaran, jumlah: 1_000_000n })),
    ),
  });
  const regulation = { pasal: "Lampiran", tentang: "Retribusi", tautan: "https://jdih.contoh.example" };
  await prisma.tbl_dasarhukum.createMany({
    // Two of the same day, so that the key decides between them.
    data: [home, rival].flatMap(({ idpemda }) =>
      [5, 5, 6].map((day, n) => ({
        ...{
          ...regulation,
          idpemda,
          nomorperaturan: `Perda ${n}/2024`,
          tglperaturan: new Date(Date.UTC(2024, 0, day)),
        },
      })),
    ),
  });
  await fillEmpty(app);
  await prisma.audit.createMany({ data: ["1", "2"].map((kunci) => ({ aksi: "add", entitas: "roles", kunci })) });
});
afterAll(() => app.close());

const keysOf = (entity: AnyEntity, rows: readonly Record<string, unknown>[]) =>
  rows.map((row) => entity.key.map((name) => row[name]).join("-"));

/** The same by SQL of its own: `condition` and `order` name columns of the table. */
async function keysBySql(entity: AnyEntity, condition: string, values: readonly unknown[], order: string) {
  const own = Object.entries(entity.where ?? {}).map(([column, value]) => `\`${column}\` = '${value}'`);
  const keys = entity.key.map((name) => `\`${name}\``).join(", ");
  const where = [...own, condition].join(" AND ");
  return keysOf(
    entity,
    await app.deps.db.pool.query(`SELECT ${keys} FROM \`${entity.table}\` WHERE ${where} ORDER BY ${order}`, [
      ...values,
    ]),
  );
}

const columnOf = (entity: AnyEntity, name: string) => `\`${fieldOf(entity, name).column ?? name}\``;

async function listed(name: EntityName, query: string): Promise<string[]> {
  const keys: string[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await superuser.get(`${name}?limit=200&page=${page}&${query}`).expect(200);
    keys.push(...keysOf(entityOf(name), body.records));
    if (!body.hasMore) return keys;
  }
}

const names = Object.keys(registry).filter(isEntityName);

describe.each(names)("%s", (name) => {
  const entity = entityOf(name);
  const isOwn = (column: string) => !fieldOf(entity, column).related && !fieldOf(entity, column).gathered;
  const sorted = entity.sort.filter(isOwn);
  const plain = filterable(entity).filter(isOwn);
  const times = plain.filter((column) => ["date", "instant"].includes(fieldOf(entity, column).kind));

  // The trail grows while it is read.
  test.skipIf(isLog(name))("comes in the order asked for, equal values by their key", async () => {
    for (const column of sorted) {
      for (const type of ["asc", "desc"] as const) {
        const order = [
          columnOf(entity, column),
          ...entity.key.filter((key) => key !== column).map((key) => `\`${key}\``),
        ];
        const meant = await keysBySql(entity, "TRUE", [], order.map((one) => `${one} ${type}`).join(", "));
        expect(meant.length, column).toBeGreaterThan(1);
        expect(await listed(name, `orderby=${column}&ordertype=${type}`), `${column} ${type}`).toEqual(meant);
      }
    }
  });

  test("holds the rows of one value, of several and no others", async () => {
    const chosen = plain.filter((column) => entity.filters.includes(column) && !times.includes(column));
    for (const column of chosen) {
      const rows: { value: unknown }[] = await app.deps.db.pool.query(
        `SELECT DISTINCT ${columnOf(entity, column)} AS value FROM \`${entity.table}\` WHERE ${columnOf(entity, column)} IS NOT NULL ORDER BY 1 LIMIT 2`,
      );
      const values = rows.map(({ value }) => value);
      for (const some of [values.slice(0, 1), values.slice(1), values].filter(({ length }) => length > 0)) {
        const marks = some.map(() => "?").join(", ");
        const meant = await keysBySql(entity, `${columnOf(entity, column)} IN (${marks})`, some, "1");
        const found = await listed(name, `filter[${column}]=${encodeURIComponent(some.join(","))}`);
        expect(found.sort(), `${column} ${some}`).toEqual(meant.sort());
      }
    }
  });

  test.runIf(times.length > 0)("holds the rows of a range of days, open or closed, and of one day", async () => {
    const days = ["2027-03-01", "2027-03-02", "2027-03-03"];
    const [first, second, third] = days;
    const ranges: readonly (readonly [string, string, readonly unknown[]])[] = [
      [`${second}..${third}`, "c >= ? AND c < ?", [second, third]],
      [`${second}..`, "c >= ?", [second]],
      [`..${second}`, "c < ?", [second]],
      [`${first}`, "c >= ? AND c < ?", [first, second]],
    ];
    for (const column of times) {
      for (const [value, condition, values] of ranges) {
        const meant = await keysBySql(entity, condition.replaceAll("c ", `${columnOf(entity, column)} `), values, "1");
        const found = await listed(name, `filter[${column}]=${value}`);
        if (!isLog(name)) expect(found.sort(), `${column} ${value}`).toEqual(meant.sort());
      }
    }
  });

  test("is found by every field that it shows, at an address", async () => {
    const { body } = await superuser.get(`${name}?limit=1`).expect(200);
    const [key] = keysOf(entity, body.records);
    const { body: record } = await superuser.get(`${name}/view/${key}`).expect(200);
    for (const column of filterable(entity)) {
      const value = record[column];
      if (value === null || value === "" || !["string", "number", "boolean"].includes(typeof value)) continue;
      const path = `${name}/list/${column}/${encodeURIComponent(String(value))}`;
      const answer = await superuser.get(`${path}?limit=200`).expect(200);
      expect(keysOf(entity, answer.body.records), path).toContain(key);
      const { num } = (await superuser.get(path.replace("/list/", "/count/")).expect(200)).body;
      if (!answer.body.hasMore) expect(num, path).toBe(answer.body.records.length);
    }
  });
});

describe("a count with a limit", () => {
  const totals = { totalbiaya: expect.any(Number) };
  const ask = async (caller: Caller, path: string) =>
    (await caller.get(`trx_penginapan/count${path}`).expect(200)).body;

  test.each([
    [3, { num: 3, more: true }],
    [4, { num: 4, totals }],
    [5, { num: 4, totals }],
  ])("of %i stops there, and says so where there are more: an agency's four bookings", async (max, counted) => {
    expect(await ask(dinas, `?max=${max}`)).toEqual(counted);
    expect(await ask(dinas, "")).toEqual({ num: 4 });
  });

  test("counts what filters, addresses and searches leave", async () => {
    for (const path of ["?filter[statusbooking]=20&", "/statusbooking/20?"]) {
      expect(await ask(dinas, `${path}max=2`)).toEqual({ num: 2, more: true });
      expect(await ask(dinas, `${path}max=3`)).toEqual({ num: 3, totals });
    }
    expect(await ask(superuser, "?filter[statusbooking]=20&max=5")).toEqual({ num: 5, more: true });
    expect(await ask(superuser, "?filter[statusbooking]=20&max=6")).toEqual({ num: 6, totals });
    const trail = async (max: number) =>
      (await superuser.get(`jejak_audit/count?search=tidak-ada-yang-begini&max=${max}`).expect(200)).body;
    expect(await trail(1)).toEqual({ num: 0 });
    expect(await ask(dinas, "/nosuchfield/x?max=1")).toEqual({ num: 0 });
  });

  test("adds up the amounts of all rows that match, those of other pages too, and of nobody else's", async () => {
    const everything = (await dinas.get("trx_penginapan?limit=200").expect(200)).body.records;
    const sumOf = (rows: readonly { totalbiaya: number; statusbooking?: number }[]) =>
      rows.reduce((sum, { totalbiaya }) => sum + totalbiaya, 0);
    expect(sumOf(everything)).toBeGreaterThan(0);
    expect(await ask(dinas, "?max=100")).toEqual({ num: 4, totals: { totalbiaya: sumOf(everything) } });
    const waiting = (await dinas.get("trx_penginapan?filter[statusbooking]=20&limit=200").expect(200)).body.records;
    expect(sumOf(waiting)).toBeLessThan(sumOf(everything));
    expect(await ask(dinas, "?filter[statusbooking]=20&max=100")).toEqual({
      num: 3,
      totals: { totalbiaya: sumOf(waiting) },
    });
    expect(await ask(superuser, "?filter[namapemesan]=Nobody&max=100")).toEqual({ num: 0, totals: { totalbiaya: 0 } });
    // What came to nothing is told by itself; what was used, or paid by somebody who didn't come, stands.
    const [gone] = everything;
    const setState = (id: number, statusbooking: number) =>
      app.deps.db.prisma.booking.update({ where: { id }, data: { statusbooking } });
    for (const [at, state] of [90, 70, 95].entries()) await setState(everything[at].id, state);
    expect(await ask(dinas, "?max=100")).toEqual({
      num: 4,
      totals: { totalbiaya: sumOf(everything.filter(({ id }: { id: number }) => id !== gone.id)) },
      lapsed: { num: 1, totals: { totalbiaya: gone.totalbiaya } },
    });
    for (const { id, statusbooking } of everything) await setState(id, statusbooking);
    // What nothing of is added up has no total.
    expect((await superuser.get("tbl_skpd/count?max=100").expect(200)).body).not.toHaveProperty("totals");
  });

  test("takes a whole number, and is none of a list", async () => {
    for (const max of ["0", "-1", "1.5", "x", "1000001"]) {
      const { body } = await superuser.get(`trx_penginapan/count?max=${max}`).expect(400);
      expect(Object.keys(body.error.fields)).toEqual(["max"]);
    }
    await superuser.get("trx_penginapan?max=5").expect(400);
  });
});

describe("out of scope nothing is found, whatever pages somebody holds", () => {
  const limited = names.filter((name) => policies[name]?.rows.dinas !== "all");

  test.each(limited)("%s", async (name) => {
    const entity = entityOf(name);
    const strange = "idskpd" in entity.fields ? `idskpd = ${app.world.rival.idskpd}` : "TRUE";
    const isRegional = ["tbl_pemda", "tbl_dasarhukum", "tbl_harilibur"].includes(name);
    const foreign = isRegional ? `idpemda = ${app.world.rival.idpemda}` : strange;
    const [id] = await keysBySql(entity, name === "userdata" ? `userid = ${superuser.userid}` : foreign, [], "1");
    expect(id).toBeDefined();
    await superuser.get(`${name}/view/${id}`).expect(200);
    await dinas.get(`${name}/view/${id}`).expect(404);
    const writable = "create" in registry[name];
    await dinas.post(`${name}/edit/${id}`, { versi: 1 }).expect(writable ? 404 : 405);
    // Nobody holds a page that would delete one.
    const isKept = writable && !Object.values(entity.pages).some(({ verb }) => verb === "delete");
    await dinas.delete(`${name}/delete/${id}`).expect(isKept ? 403 : writable ? 404 : 405);
    await superuser.get(`${name}/view/${id}`).expect(200);
  });
});

test("a value that a field can't have matches nothing, and the answer says why", async () => {
  const { body } = await superuser.get("trx_penginapan/list/totalbiaya/mahal").expect(200);
  expect(body).toMatchObject({ records: [], hasMore: false, note: expect.stringContaining("Total") });
  const indonesian = await superuser.get("system/list/nosuch/X").set("Accept-Language", "id").expect(200);
  expect(indonesian.body.note).toContain("tidak dapat dicari");
});

test("a text with a comma is one value where no list of values is meant", async () => {
  const { idskpd } = app.world.home;
  await app.deps.db.prisma.tbl_skpd.update({ where: { idskpd }, data: { alamat: "Jl. A, No. 1" } });
  await app.deps.db.prisma.tbl_skpd.update({ where: { idskpd: app.world.rival.idskpd }, data: { alamat: "Jl. A" } });
  const { body } = await superuser.get(`tbl_skpd/list/alamat/${encodeURIComponent("Jl. A, No. 1")}`).expect(200);
  expect(body.records.map((row: { idskpd: number }) => row.idskpd)).toEqual([idskpd]);
});
