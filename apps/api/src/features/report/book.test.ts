import type { ReportAnswer } from "@retribusi/contract/define/report";
import { ageBands } from "@retribusi/contract/features/report/buku.rules";
import { readerOptions } from "@retribusi/db/client";
import { rebuildSummaries } from "@retribusi/db/summary/rebuild";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createReportWorld } from "../../testing/report-world.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { createUser } from "../../testing/world.ts";
import { placeOf } from "./book-page.query.ts";

let app: TestApp;
let everybody: Caller;
let agency: Caller;

beforeAll(async () => {
  app = await createTestApp();
  await createReportWorld(app, await createUser(app.deps.db, "nasabah", app.world.home), 100);
  await rebuildSummaries(app.deps.db);
  everybody = await app.as("superuser");
  agency = await app.as("dinas");
});
afterAll(() => app.close());

const query = async (sql: string): Promise<Record<string, string | number>[]> =>
  app.deps.db.pool.query({ ...readerOptions, sql });

const localDay = (moment: string) =>
  `DATE(${moment} + INTERVAL (SELECT IF(p.zonawaktu = 'Asia/Jayapura', 9, 7) FROM tbl_pemda p WHERE p.idpemda = t.idpemda) HOUR)`;
const number = (column: string) =>
  `t.idskpd, RIGHT(${column}, 4), CAST(LEFT(${column}, LOCATE('/', ${column}) - 1) AS UNSIGNED)`;

/** Lines of each book in their order, by hand: where they stand, their day, their number, and what they are sorted by. */
const hand = {
  bku: [
    "pembayaran",
    "tgltransaksi",
    "nomorkuitansi",
    `k0, (SELECT a.rekeninganggaran FROM tbl_mataanggaran a WHERE a.idanggaran = t.idanggaran), x.id`,
  ],
  skrd: ["tagihan", "tglterbit", "nomordokumen", number("x.nomordokumen")],
  ssrd: ["pembayaran", "tglterima", "nomorkuitansi", number("x.nomorkuitansi")],
} as const;
type Name = keyof typeof hand;
const names = ["bku", "skrd", "ssrd"] as const;

async function linesOf(name: Name, where: string, [from, until]: readonly [string, string]) {
  const [table, moment, document, order] = hand[name];
  const day = localDay(`x.${moment}`);
  const rows = await query(
    `SELECT ${day} AS k0, x.${document} AS document, x.jumlah FROM ${table} x JOIN booking t ON t.id = x.bookingid
     WHERE ${where} AND ${day} BETWEEN '${from}' AND '${until}' ORDER BY ${order}`,
  );
  return rows.map(({ document, jumlah }) => `${document} ${jumlah}`);
}

const documentOf = (name: Name) => (name === "bku" ? "nomorkuitansi" : "nomor");

async function page(caller: Caller, name: Name, asked: string): Promise<ReportAnswer> {
  return (await caller.get(`report/${name}?${asked}`).expect(200)).body;
}

/** All lines, page after page; each page tells the same number and the same sum. */
async function pagesOf(caller: Caller, name: Name, asked: string) {
  const lines: string[] = [];
  const sums = new Set<string>();
  for (let at = 1; ; at += 1) {
    const { rows, count, hasMore } = await page(caller, name, `${asked}&halaman=${at}`);
    for (const { level, values } of rows) {
      if (level === "row") lines.push(`${values[documentOf(name)]} ${values.jumlah}`);
      if (level === "total") sums.add(`${count} ${values.jumlah}`);
    }
    if (!hasMore) return { lines, sums: [...sums] };
  }
}

const sumOf = (lines: readonly string[]) => lines.reduce((sum, line) => sum + Number(line.split(" ")[1]), 0);
const whole = ["2025-01-01", "2026-12-31"] as const;
const asked = ([from, until]: readonly [string, string], more = "") => `dari=${from}&sampai=${until}${more}`;

describe.each(names)("%s", (name) => {
  test("page after page every line comes once and in its order, with the sum of all", async () => {
    const { home, rival } = app.world;
    const cases = [
      [everybody, whole, "", "TRUE"],
      [everybody, ["2025-03-10", "2026-02-20"], "", "TRUE"],
      [everybody, whole, `&idanggaran=${rival.idanggaran}`, `t.idanggaran = ${rival.idanggaran}`],
      [agency, whole, "", `t.idskpd = ${home.idskpd}`],
    ] as const;
    for (const [caller, period, more, where] of cases) {
      const want = await linesOf(name, where, period);
      const { lines, sums } = await pagesOf(caller, name, asked(period, more));
      expect(want.length).toBeGreaterThan(60);
      expect(lines).toEqual(want);
      expect(sums).toEqual([`${want.length} ${sumOf(want)}`]);
    }
    expect((await linesOf(name, "TRUE", whole)).length).toBeGreaterThan(200);
  });

  test("takes two statements for a page, and is empty behind its end", async () => {
    const statements = vi.spyOn(app.deps.db.pool, "query");
    const { rows } = await page(everybody, name, asked(whole, "&halaman=2"));
    const own = statements.mock.calls.filter(([call]) => /pembayaran|tagihan/.test(JSON.stringify(call)));
    statements.mockRestore();
    expect(rows.filter(({ level }) => level === "row").length).toBe(100);
    expect(own.length).toBe(2);
    const behind = await page(everybody, name, asked(whole, "&halaman=99"));
    expect(behind.rows.map(({ level }) => level)).toEqual(["total"]);
    expect(behind.hasMore).toBe(false);
  });
});

test("what has changed and isn't summed up yet is read from the rows: days that are marked, and no others", async () => {
  const { prisma } = app.deps.db;
  const last = await prisma.pembayaran.findFirstOrThrow({
    where: { idskpd: app.world.home.idskpd },
    include: { booking: true },
    orderBy: { id: "desc" },
  });
  const { booking, id: _id, haribuku, hariterima, urutan: _urutan, ...row } = last;
  await prisma.referensi_bank.create({ data: { bankid: row.bankid, referensi: "LATE" } });
  const late = { ...row, referensi: "LATE", kodecek: "LATE", nomorkuitansi: "999999/SSRD/1/2026", jumlah: 7n };
  await prisma.pembayaran.create({ data: late });
  const totalOf = async (name: Name) => {
    const { rows, count } = await page(agency, name, asked(whole));
    return [count, rows.at(-1)?.values.jumlah];
  };
  const where = `t.idskpd = ${app.world.home.idskpd}`;
  const want = await linesOf("bku", where, whole);
  const known = [want.length - 1, sumOf(want) - 7];
  expect([await totalOf("bku"), await totalOf("ssrd")]).toEqual([known, known]);
  const mark = (objectid: number, day: Date) =>
    prisma.ringkasan_tanda.create({ data: { objectid, dari: day, sampai: day } });
  // The day of another object, and another day of the object.
  const other = Object.values(app.world.home.objects).find((objectid) => objectid !== booking.objectid) ?? 0;
  await mark(other, haribuku ?? new Date());
  await mark(booking.objectid, new Date("2025-01-01"));
  expect([await totalOf("bku"), await totalOf("ssrd")]).toEqual([known, known]);
  await mark(booking.objectid, haribuku ?? new Date());
  await mark(booking.objectid, hariterima ?? new Date());
  const reported = [want.length, sumOf(want)];
  expect([await totalOf("bku"), await totalOf("ssrd")]).toEqual([reported, reported]);
  expect((await pagesOf(agency, "bku", asked(whole))).lines).toEqual(want);
  await app.owner.prisma.pembayaran.deleteMany({ where: { kodecek: "LATE" } });
  await prisma.ringkasan_tanda.deleteMany();
});

test("a page stands where the lines before it end", () => {
  const sums = [
    { key: "a", count: 150 },
    { key: "b", count: 50 },
    { key: "c", count: 1 },
    { key: "d", count: 250 },
  ];
  expect(placeOf(sums, 1)).toEqual({ keys: ["a"], offset: 0 });
  expect(placeOf(sums, 2)).toEqual({ keys: ["a", "b"], offset: 100 });
  expect(placeOf(sums, 3)).toEqual({ keys: ["c", "d"], offset: 0 });
  expect(placeOf(sums, 4)).toEqual({ keys: ["d"], offset: 99 });
  expect(placeOf(sums, 5)).toEqual({ keys: ["d"], offset: 199 });
  expect(placeOf(sums, 6)).toEqual({ keys: [], offset: 0 });
  expect(placeOf([], 1)).toEqual({ keys: [], offset: 0 });
});

test("money that nobody knows the bill of is in the book of whoever sees everything, and of nobody else", async () => {
  const { prisma } = app.deps.db;
  const arrival = { bankid: "110", referensi: "UNKNOWN-1" };
  const now = app.deps.clock.now();
  const total = async (caller: Caller) => {
    const { body } = await caller.get("report/pengecualian").expect(200);
    const { rows, count }: ReportAnswer = body;
    return { count, sum: Number(rows.find(({ level }) => level === "total")?.values["jumlah"]) };
  };
  const before = [await total(everybody), await total(agency)];
  await prisma.referensi_bank.create({ data: arrival });
  const facts = { jenis: "tak_dikenal" as const, idbilling: "8893299999999999", jumlah: 150_000n };
  await prisma.pengecualian_bayar.create({ data: { ...arrival, ...facts, tgltransaksi: now, tglterima: now } });
  const [all, own] = [await total(everybody), await total(agency)];
  expect(all).toEqual({ count: (before[0]?.count ?? 0) + 1, sum: (before[0]?.sum ?? 0) + 150_000 });
  expect(own, "an agency sees what came for its bookings").toEqual(before[1]);
  expect(own.count).toBeGreaterThan(0);
  const { body } = await everybody.get("report/pengecualian").set("Accept-Language", "en").expect(200);
  const answer: ReportAnswer = body;
  const subtotals = answer.rows
    .filter(({ level }) => level === "subtotal")
    .map(({ values }) => Number(values["jumlah"]));
  expect(
    subtotals.reduce((sum, one) => sum + one, 0),
    "the ages of the chart are all of it",
  ).toBe(all.sum);
  expect(JSON.stringify(answer.rows)).toContain("Unknown bill");
});

test.each(["piutang", "pengecualian"])(
  "the ages of %s are parts of the whole: none is left out, and none comes twice",
  async (name) => {
    const read = async (asked: string): Promise<ReportAnswer> =>
      (await everybody.get(`report/${name}?${asked}`).expect(200)).body;
    const whole = await read("");
    let count = 0;
    for (const { from, until } of ageBands) {
      const { rows, count: found } = await read(`kelompokumur=${from}`);
      count += found;
      const ages = rows.filter(({ level }) => level === "row").map(({ values }) => Number(values.umur));
      expect(
        ages.every((age) => (from === 0 || age >= from) && (until === null || age <= until)),
        String(from),
      ).toBe(true);
    }
    expect(count).toBe(whole.count);
    expect(count).toBeGreaterThan(20);
  },
);

test("what is open is read by its age, on the screen and as a file: each bill in one band, none left out", async () => {
  const { prisma } = app.deps.db;
  const ages = { 0: [0, 1], 2: [2, 7], 8: [8, 30], 31: [31, 90], 91: [91, 400] } as const;
  const bills = await prisma.tagihan.findMany({
    where: { idskpd: app.world.home.idskpd },
    take: 10,
    orderBy: { id: "asc" },
  });
  await prisma.tagihan.updateMany({ data: { statustagihan: "lunas" } });
  const noon = new Date(`${new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)}T05:00:00Z`).getTime();
  const billAt = new Map<number, string>();
  for (const [at, age] of Object.values(ages).flat().entries()) {
    const bill = bills[at];
    if (!bill) throw new Error("There are ten bills");
    const tglterbit = new Date(noon - age * 86_400_000);
    await prisma.tagihan.update({ where: { id: bill.id }, data: { statustagihan: "terbit", tglterbit } });
    billAt.set(age, bill.nomordokumen);
  }
  for (const [band, days] of Object.entries(ages)) {
    const { body } = await agency.get(`report/piutang?kelompokumur=${band}`).set("Accept-Language", "en").expect(200);
    const { rows, count, facts }: ReportAnswer = body;
    const reported = rows.filter(({ level }) => level === "row").map(({ values }) => values.nomordokumen);
    expect(reported.toSorted(), band).toEqual(days.map((age) => billAt.get(age)).toSorted());
    expect(count).toBe(2);
    expect(new Set(rows.flatMap(({ keys }) => keys.kelompokumur ?? []))).toEqual(new Set([Number(band)]));
    expect(facts.map(({ name }) => name)).toContain("Age");
    const { text } = await agency.get(`report/piutang/export?format=csv&kelompokumur=${band}`).expect(200);
    const lines = text.split("\r\n").filter((line) => line.startsWith("data;"));
    expect(lines.map((line) => line.split(";")[3]).toSorted(), band).toEqual(reported.toSorted());
  }
  const { body } = await agency.get("report/piutang").expect(200);
  expect(body.count).toBe(10);
  await agency.get("report/piutang?kelompokumur=5").expect(400);
});
