import { readerOptions } from "@retribusi/db/client";
import { type BasisName, basisNames } from "@retribusi/db/summary/figures";
import { rebuildSummaries } from "@retribusi/db/summary/rebuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createReportWorld } from "../../testing/report-world.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { createUser } from "../../testing/world.ts";
import { readCube } from "./cube.query.ts";
import type { Question } from "./question.ts";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  await createReportWorld(app, await createUser(app.deps.db, "nasabah", app.world.home), 48);
  await rebuildSummaries(app.deps.db);
});
afterAll(() => app.close());

const query = (sql: string): Promise<Record<string, unknown>[]> => app.deps.db.pool.query({ ...readerOptions, sql });

/** Where a basis has its rows and their day, by hand. */
const rowsOf = {
  pesan: { from: "booking t", day: "DATE(t.date_created + INTERVAL t.selisihjam HOUR)" },
  pakai: { from: "booking t", day: "DATE(t.tglmulaipemakaian + INTERVAL t.selisihjam HOUR)" },
  bayar: {
    from: "pembayaran m JOIN booking t ON t.id = m.bookingid",
    day: "DATE(m.tgltransaksi + INTERVAL t.selisihkas HOUR)",
  },
} as const satisfies Record<BasisName, unknown>;

/** A day in the middle of a month of which there are rows. */
async function busyDay(basis: BasisName): Promise<string> {
  const { from, day } = rowsOf[basis];
  const [row] = await query(`SELECT CAST(${day} AS CHAR) AS day FROM ${from}
    WHERE ${day} BETWEEN '2026-02-01' AND '2026-10-31' AND DAYOFMONTH(${day}) BETWEEN 5 AND 25 GROUP BY day ORDER BY COUNT(*) DESC, day LIMIT 1`);
  return String(row?.day);
}

const period = { from: "2025-03-17", until: "2026-12-19" };

/** What groups add up to, read while it is that day. */
async function read(basis: BasisName, groups: Question["groups"], day: string): Promise<[string, number][]> {
  const today = { from: day, until: day };
  const question = { basis, groups, period, today, figures: [], filters: [], rows: "all" } as const;
  const rows = await readCube(app.deps.db, question);
  return rows.map(({ keys, figures }): [string, number] => [keys.join(" "), figures.jumlah]).toSorted();
}

async function wanted(basis: BasisName, key: string): Promise<[string, number][]> {
  const { from, day } = rowsOf[basis];
  const rows = await query(`SELECT ${key.replaceAll("{day}", day)} AS name, COUNT(*) AS n FROM ${from}
    WHERE ${day} BETWEEN '${period.from}' AND '${period.until}' GROUP BY name`);
  return rows.map(({ name, n }): [string, number] => [String(name), Number(n)]).toSorted();
}

const ways = [
  { by: "months, of which the period has whole ones and parts", groups: ["bulan"], key: "LEFT({day}, 7)" },
  { by: "agencies", groups: ["idskpd"], key: "t.idskpd" },
  { by: "days", groups: ["hari"], key: "{day}" },
  { by: "weekdays", groups: ["haripekan"], key: "WEEKDAY({day})" },
  {
    by: "years and states",
    groups: ["tahun", "statusbooking"],
    key: "CONCAT(YEAR({day}), ' ', t.statusbooking)",
  },
] as const;

describe.each(basisNames)("by the day of %s", (basis) => {
  test.each(ways)("$by: every row once, those of today too", async ({ groups, key }) => {
    expect(await read(basis, groups, await busyDay(basis))).toEqual(await wanted(basis, key));
  });
});

describe("today", () => {
  test.each(ways)("is read from the rows and the days before it from what is summed up, by $by", async (way) => {
    const { groups, key } = way;
    const day = await busyDay("pesan");
    const month = `${day.slice(0, 7)}-01`;
    const { prisma } = app.deps.db;
    const gone = { dasar: "pesan", tgl: new Date(day) } as const;
    await prisma.ringkasan_rinci.deleteMany({ where: gone });
    await prisma.ringkasan_harian.deleteMany({ where: gone });
    await prisma.ringkasan_bulanan.deleteMany({ where: { dasar: "pesan", tgl: new Date(month) } });
    expect(await read("pesan", groups, day)).toEqual(await wanted("pesan", key));
    expect(await read("pesan", groups, "2026-12-31")).not.toEqual(await wanted("pesan", key));
  });
});
