import type { ReportAnswer } from "@retribusi/contract/define/report";
import { rebuildSummaries } from "@retribusi/db/summary/rebuild";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createReportWorld } from "../../testing/report-world.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { createUser } from "../../testing/world.ts";

let app: TestApp;
let region: Caller;
let agency: Caller;

beforeAll(async () => {
  app = await createTestApp();
  await createReportWorld(app, await createUser(app.deps.db, "nasabah", app.world.home), 24);
  await rebuildSummaries(app.deps.db);
  region = await app.as("pemda");
  agency = await app.as("dinas");
});
afterAll(() => app.close());

async function read(caller: Caller, path: string): Promise<ReportAnswer> {
  const { body } = await caller.get(`report/${path}`).expect(200);
  return body;
}

const usual = ["jumlah", "subtotal", "diskon", "dibayar", "tahunlalu", "perubahan"];

test("a table says it unasked, of one group or two, with the days that are compared, and takes three statements at most", async () => {
  const statements = vi.spyOn(app.deps.db.pool, "query");
  const { columns, rows, facts } = await read(region, "rekap?dari=2026-02-01&sampai=2026-04-30&kelompok=idskpd");
  const asked = statements.mock.calls.filter(([call]) => /ringkasan|booking|pembayaran/.test(JSON.stringify(call)));
  statements.mockRestore();
  expect(asked.length, "the figures, and what is being calculated").toBeLessThanOrEqual(2);
  expect(columns).toEqual(["idskpd", ...usual]);
  expect(facts).toContainEqual({ name: "Year before", value: "1st February, 2025 – 30th April, 2025" });
  const [past] = await app.deps.db.prisma.$queryRawUnsafe<{ sum: unknown }[]>(
    `SELECT SUM(m.jumlah) AS sum FROM pembayaran m JOIN booking t ON t.id = m.bookingid
     WHERE t.idpemda = ${app.world.home.idpemda} AND DATE(m.tgltransaksi + INTERVAL 7 HOUR) BETWEEN '2025-02-01' AND '2025-04-30'`,
  );
  expect(Number(past?.sum)).toBeGreaterThan(0);
  expect(rows.at(-1)?.values.tahunlalu).toBe(Number(past?.sum));
  const two = await read(region, "rekap?dari=2026-02-01&sampai=2026-04-30&kelompok=idskpd&rinci=bulan");
  expect(two.columns).toEqual(["idskpd", "bulan", ...usual]);
});

test("the 29th of February stands beside the 28th, and has none itself; a group of only one year is there", async () => {
  const { pembayaran } = app.owner.prisma;
  const [one, other] = await pembayaran.findMany({ where: { idskpd: app.world.home.idskpd }, take: 2 });
  if (!one || !other) throw new Error("There are payments");
  for (const [{ id }, day] of [[one, "28"] as const, [other, "29"] as const])
    await pembayaran.update({ where: { id }, data: { tgltransaksi: new Date(`2024-02-${day}T05:00:00Z`) } });
  await rebuildSummaries(app.deps.db);
  const days = await read(agency, "rekap?dari=2025-02-27&sampai=2025-02-28&kelompok=hari&kolom=tahunlalu,perubahan");
  const past = Number(one.jumlah + other.jumlah);
  const found = days.rows.find(({ keys }) => keys.hari === "2025-02-28");
  expect(found?.values).toMatchObject({ tahunlalu: past });
  expect(days.rows.at(-1)?.values.tahunlalu).toBe(past);
  const leap = await read(agency, "rekap?dari=2024-02-29&sampai=2024-02-29&kelompok=hari");
  expect(leap.rows.map(({ values }) => [values.dibayar, values.tahunlalu, values.perubahan])).toEqual(
    [1, 2].map(() => [Number(other.jumlah), null, null]),
  );
  const years = await read(agency, "rekap?dari=2024-01-01&sampai=2025-12-31&kelompok=tahun&kolom=dibayar,tahunlalu");
  expect(years.rows.map(({ keys, values }) => [keys.tahun, values.tahunlalu])).toEqual([
    [2024, 0],
    [2025, past],
    [undefined, past],
  ]);
});
