import type { Role } from "@retribusi/contract/define/roles";
import type { Figures } from "@retribusi/contract/features/report/report.endpoints";
import type { OpenData } from "@retribusi/contract/features/report/transparency.endpoints";
import { readerOptions } from "@retribusi/db/client";
import { rebuildSummaries } from "@retribusi/db/summary/rebuild";
import { parse } from "csv-parse/sync";
import supertest from "supertest";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createReportWorld, type ReportWorld } from "../../testing/report-world.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { createUser, type Region } from "../../testing/world.ts";
import { writerOf } from "../../testing/writer.ts";
import { readFiguresOf } from "./figures.query.ts";

let app: TestApp;
let world: ReportWorld;
/** The day of the eastern clocks, near the end of a year that has bookings. */
const now = new Date("2026-11-25T16:30:00Z");
let reading = now;

beforeAll(async () => {
  app = await createTestApp();
  const { prisma } = app.deps.db;
  world = await createReportWorld(app, await createUser(app.deps.db, "nasabah", app.world.home), 30);
  await prisma.target_pendapatan.createMany({
    data: [world.places[0], world.places[2], world.places[3]].flatMap((place) =>
      place
        ? [
            {
              idpemda: place.idpemda,
              idskpd: place.idskpd,
              idanggaran: place.idanggaran,
              tahun: 2026,
              jumlah: 5_000_000n,
            },
          ]
        : [],
    ),
  });
  await rebuildSummaries(app.deps.db);
  Object.assign(app.deps, { clock: { now: () => reading } });
});
afterAll(() => app.close());

const query = async (sql: string): Promise<Record<string, unknown>[]> =>
  app.deps.db.pool.query({ ...readerOptions, sql });

/** The day that it is in the west, which the homes go by. */
const today = "2026-11-25";

async function sums(where: string, from: string, until: string) {
  const [ordered] = await query(
    `SELECT COUNT(*) AS num FROM booking t WHERE ${where} AND DATE(t.date_created + INTERVAL t.selisihjam HOUR) BETWEEN '${from}' AND '${until}'`,
  );
  const [paid] = await query(
    `SELECT COUNT(*) AS num, COALESCE(SUM(m.jumlah), 0) AS sum FROM pembayaran m JOIN booking t ON t.id = m.bookingid WHERE ${where}
     AND DATE(m.tgltransaksi + INTERVAL t.selisihkas HOUR) BETWEEN '${from}' AND '${until}'`,
  );
  return { pesanan: ordered?.num, pembayaran: paid?.num, penerimaan: paid?.sum };
}

/** Read on a day of its own, on which nobody has a session: those live by the clock of the database. */
function figuresOf(role: Role, place: Region, at = reading): Promise<Figures> {
  const deps = { ...app.deps, clock: { now: () => at } };
  const { signal } = new AbortController();
  return readFiguresOf({ deps, user: writerOf(role, place), language: "en", signal });
}

describe("the figures of a home", () => {
  test.each([
    ["pengelola", 1, (place: Keys) => `t.pengelolaid = ${place.pengelolaid}`, null],
    ["dinas", 2, (place: Keys) => `t.idskpd = ${place.idskpd}`, 5_000_000],
    ["pemda", 0, (place: Keys) => `t.idpemda = ${place.idpemda}`, 10_000_000],
    ["pemda", 3, (place: Keys) => `t.idpemda = ${place.idpemda}`, 5_000_000],
    ["bank", 0, () => "TRUE", 15_000_000],
  ] as const)("of %s in place %i are those of their rows", async (role, at, whereOf, target) => {
    const place = world.places[at] ?? app.world.home;
    const where = whereOf(place);
    const figures = await figuresOf(role, place);
    expect(figures.hariini).toBe(today);
    expect(figures.hari).toEqual(await sums(where, today, today));
    expect(figures.bulan).toEqual(await sums(where, "2026-11-01", today));
    expect(figures.bulantahunlalu).toEqual(await sums(where, "2025-11-01", "2025-11-25"));
    expect(figures.tahun).toEqual(await sums(where, "2026-01-01", today));
    expect(figures.tahunlalu).toEqual(await sums(where, "2025-01-01", "2025-11-25"));
    expect(figures.tahun.penerimaan).toBeGreaterThan(0);
    const [open] = await query(
      `SELECT COUNT(*) AS jumlah, COALESCE(SUM(b.jumlah), 0) AS rupiah FROM tagihan b JOIN booking t ON t.id = b.bookingid
       WHERE b.statustagihan = 'terbit' AND ${where}`,
    );
    expect(figures.piutang).toEqual(open);
    expect(figures.piutang.jumlah).toBeGreaterThan(0);
    expect(figures.target?.target ?? null).toBe(target);
  });

  test.each([
    ["2026-01-01T05:00:00Z", "2026-01-01", "2025-01-01"],
    // Already the new month, and the new year, in the east.
    ["2026-09-30T16:30:00Z", "2026-09-30", "2025-09-30"],
    ["2025-12-31T16:30:00Z", "2025-12-31", "2024-12-31"],
    ["2026-10-01T03:00:00Z", "2026-10-01", "2025-10-01"],
    ["2028-02-29T03:00:00Z", "2028-02-29", "2027-02-28"],
    ["2029-02-28T03:00:00Z", "2029-02-28", "2028-02-29"],
  ])("at %s are those of their periods, with an order of that day", async (moment, day, before) => {
    const { prisma } = app.deps.db;
    const [any] = await prisma.booking.findMany({ where: { idpemda: app.world.home.idpemda }, take: 1 });
    const wasOrdered = any?.date_created ?? now;
    const where = { id: any?.id ?? 0 };
    await prisma.booking.update({ where, data: { date_created: new Date(`${day}T05:00:00Z`) } });
    const figures = await figuresOf("bank", app.world.home, new Date(moment));
    const from = (part: number, of: string): string => `${of.slice(0, part)}${"-01-01".slice(part - 4)}`;
    expect(figures.hariini).toBe(day);
    expect(figures.hari).toEqual(await sums("TRUE", day, day));
    expect(figures.hari.pesanan).toBeGreaterThan(0);
    await prisma.booking.update({ where, data: { date_created: wasOrdered } });
    expect(figures.bulan.penerimaan).toBe((await sums("TRUE", from(7, day), day)).penerimaan);
    expect(figures.tahun.penerimaan).toBe((await sums("TRUE", from(4, day), day)).penerimaan);
    expect(figures.bulantahunlalu).toEqual(await sums("TRUE", from(7, before), before));
    expect(figures.tahunlalu).toEqual(await sums("TRUE", from(4, before), before));
  });

  test("take three statements", async () => {
    const statements = vi.spyOn(app.deps.db.pool, "query");
    await figuresOf("pemda", app.world.home);
    expect(statements).toHaveBeenCalledTimes(3);
    statements.mockRestore();
  });
});
type Keys = ReportWorld["places"][number];

describe("the public figures", () => {
  const read = async (): Promise<OpenData> => (await supertest(app.app).get("/api/transparansi").expect(200)).body;

  test("are those of the ledger by year, region and kind, and silent about few", async () => {
    const data = await read();
    const rows = await query(
      `SELECT YEAR(m.tgltransaksi + INTERVAL t.selisihkas HOUR) AS tahun, p.pemdaname, t.jenisbooking, COUNT(*) AS pembayaran, SUM(m.jumlah) AS penerimaan
       FROM pembayaran m JOIN booking t ON t.id = m.bookingid JOIN tbl_pemda p ON p.idpemda = t.idpemda
       WHERE DATE(m.tgltransaksi + INTERVAL t.selisihkas HOUR) <= '2026-11-26' GROUP BY 1, 2, 3`,
    );
    const want = rows.map((row) => (Number(row.pembayaran) < 5 ? { ...row, pembayaran: null, penerimaan: null } : row));
    const sorted = (list: readonly object[]) =>
      list.map((row) => JSON.stringify(Object.entries(row).toSorted())).toSorted();
    expect(sorted(data.penerimaan)).toEqual(sorted(want));
    expect(want.some(({ penerimaan }) => penerimaan === null)).toBe(true);
    expect(data.objek.length).toBe(15);
    expect(data.tarif.every(({ dasarhukum }) => dasarhukum === "Perda 1/2024")).toBe(true);
  });

  test("name nobody", async () => {
    const text = JSON.stringify(await read());
    for (const word of ["Pemesan", "Contoh nasabah", "8893200", "08123"]) expect(text).not.toContain(word);
  });

  test("come as csv with the names of the fields", async () => {
    const data = await read();
    for (const part of ["penerimaan", "okupansi", "objek", "tarif"] as const) {
      const { text, headers } = await supertest(app.app).get(`/api/transparansi/${part}.csv`).expect(200);
      expect(headers["content-type"]).toContain("text/csv");
      const rows: Record<string, string>[] = parse(text, { columns: true });
      const plain = data[part].map((row) =>
        Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value === null ? "" : String(value)])),
      );
      expect(rows).toEqual(plain);
    }
    await supertest(app.app).get("/api/transparansi/pembayaran.csv").expect(404);
  });

  test("are read anew after an hour, and not before", async () => {
    const first = await read();
    reading = new Date(now.getTime() + 59 * 60_000);
    expect((await read()).madeat).toBe(first.madeat);
    reading = new Date(now.getTime() + 61 * 60_000);
    expect((await read()).madeat).not.toBe(first.madeat);
    reading = now;
  });

  test("hide the occupancy that fewer than five bookings of a month have made", async () => {
    const { prisma } = app.deps.db;
    const own = { idpemda: app.world.home.idpemda, jenisbooking: "penginapan" } as const;
    const august = { gte: new Date("2026-07-20"), lt: new Date("2026-09-02") };
    await prisma.booking.updateMany({ where: { ...own, tglmulaipemakaian: august }, data: { statusbooking: 90 } });
    const rows = await prisma.booking.findMany({ where: { ...own, statusbooking: { not: 90 } }, take: 5 });
    const { pemdaname } = await prisma.tbl_pemda.findUniqueOrThrow({ where: { idpemda: own.idpemda } });
    const reported: (number | null | undefined)[] = [];
    for (const [at, { id }] of rows.entries()) {
      const tglmulaipemakaian = new Date(`2026-08-0${at + 3}T07:00:00Z`);
      const tglakhirpemakaian = new Date(tglmulaipemakaian.getTime() + 22 * 3_600_000);
      const data = { statusbooking: 60, lamapemakaian: 1, tglmulaipemakaian, tglakhirpemakaian };
      await prisma.booking.update({ where: { id }, data });
      await rebuildSummaries(app.deps.db);
      reading = new Date(now.getTime() + (at + 2) * 61 * 60_000);
      const { okupansi } = await read();
      const found = okupansi.find(
        (row) => row.bulan === "2026-08" && row.pemdaname === pemdaname && row.jenisbooking === "penginapan",
      );
      reported.push(found?.okupansi);
    }
    reading = now;
    expect(reported).toEqual([null, null, null, null, expect.any(Number)]);
    expect(reported.at(-1)).toBeGreaterThan(0);
  });
});
