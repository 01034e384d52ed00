import type { ReportAnswer } from "@retribusi/contract/define/report";
import type { HeatMap } from "@retribusi/contract/features/report/report.endpoints";
import { rebuildSummaries } from "@retribusi/db/summary/rebuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bookingOf } from "../../testing/booking.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { createUser } from "../../testing/world.ts";

const units = { penginapan: "malam", gedung: "jam", alat: "hari" } as const;

let app: TestApp;
let manager: Caller;

/** March 2026, by hand: a lodging of 3 units, a hall open 08–22 of 3 units and equipment by the day of 3 units. */
beforeAll(async () => {
  app = await createTestApp();
  const { prisma } = app.deps.db;
  const { home, rival } = app.world;
  const { penginapan, gedung } = home.objects;
  const customer = await createUser(app.deps.db, "nasabah", home);
  const paidOn = new Date("2026-02-20T05:00:00Z");
  const use = (
    kind: "penginapan" | "gedung" | "alat",
    from: string,
    until: string,
    change: { jumlahunit?: number; lamapemakaian?: number; totalbiaya?: bigint; statusbooking?: number } = {},
    region = home,
  ) => ({
    ...bookingOf(region, kind, customer),
    kategoriid: { penginapan: 1, gedung: 2, alat: 3 }[kind],
    date_created: new Date("2026-02-19T05:00:00Z"),
    tglmulaipemakaian: new Date(from),
    tglakhirpemakaian: new Date(until),
    tahun: 2026,
    statusbooking: 70,
    tglbayarbilling: paidOn,
    ...change,
  });
  await prisma.booking.createMany({
    data: [
      // Two nights of two units from the last of February: one of them is a night of March.
      use("penginapan", "2026-02-28T07:00:00Z", "2026-03-02T05:00:00Z", {
        jumlahunit: 2,
        lamapemakaian: 2,
        totalbiaya: 600_000n,
      }),
      use("penginapan", "2026-03-10T07:00:00Z", "2026-03-13T05:00:00Z", {
        lamapemakaian: 3,
        totalbiaya: 450_000n,
        statusbooking: 50,
      }),
      // A session of seven of fourteen hours, and one that was cancelled.
      {
        ...use("gedung", "2026-03-10T01:00:00Z", "2026-03-10T08:00:00Z"),
        satuantarif: "jam" as const,
        lamapemakaian: 7,
        totalbiaya: 1_050_000n,
      },
      {
        ...use("gedung", "2026-03-11T01:00:00Z", "2026-03-11T08:00:00Z", { statusbooking: 90 }),
        satuantarif: "jam" as const,
      },
      { ...use("penginapan", "2026-03-10T07:00:00Z", "2026-03-13T05:00:00Z", {}, rival) },
    ],
  });
  await prisma.mst_objectretribusi.update({ where: { objectid: gedung }, data: { satuantarif: "jam" } });
  const since = new Date("2026-01-01");
  await prisma.kapasitas_object.deleteMany({});
  await prisma.kapasitas_object.createMany({
    data: [home, rival].flatMap(({ objects }) =>
      (["penginapan", "gedung", "alat"] as const).map((kind) => ({
        objectid: objects[kind],
        berlakumulai: since,
        jumlahobject: 3,
        statusobject: 1,
        satuantarif: units[kind],
        jambuka: "08:00",
        jamtutup: "22:00",
      })),
    ),
  });
  // From the 16th there is one unit more; on the 20th all are closed, on the 21st one for the morning.
  await prisma.kapasitas_object.create({
    data: {
      ...{ objectid: penginapan, berlakumulai: new Date("2026-03-16"), jumlahobject: 4, statusobject: 1 },
      ...{ satuantarif: "malam", jambuka: "08:00", jamtutup: "22:00" },
    },
  });
  await prisma.penutupan_object.createMany({
    data: [
      {
        objectid: penginapan,
        tglmulai: new Date("2026-03-20T05:00:00Z"),
        tglakhir: new Date("2026-03-21T05:00:00Z"),
        alasan: "Cat",
      },
      {
        objectid: gedung,
        tglmulai: new Date("2026-03-21T01:00:00Z"),
        tglakhir: new Date("2026-03-21T08:00:00Z"),
        jumlahunit: 1,
        alasan: "AC",
      },
    ],
  });
  await rebuildSummaries(app.deps.db);
  manager = await app.as("pengelola");
});
afterAll(() => app.close());

const march = "dari=2026-03-01&sampai=2026-03-31";

async function rowsOf(path: string): Promise<ReportAnswer["rows"]> {
  const { body } = await manager.get(`report/penggunaan?${march}&${path}`).expect(200);
  return body.rows;
}

describe("use of what there is", () => {
  test("nights and opening days, closures and changes of capacity", async () => {
    const rows = await rowsOf("kelompok=jenisbooking");
    const [lodging, hall, equipment] = rows.map(({ values }) => values);
    // 15 nights × 3 + 16 × 4, less the closed night of 4.
    expect(lodging).toMatchObject({
      tersedia: 105,
      terpakai: 5,
      okupansi: 5,
      jumlah: 1,
      lunas: 1,
      haripakai: 3,
      pendapatan: 450_000,
      perunit: 4285.71,
    });
    // 31 × 3 less half a day of one unit; half a day used.
    expect(hall).toMatchObject({ tersedia: 92.5, terpakai: 0.5, okupansi: 1, jumlah: 2, dibatalkan: 1, lunas: 2 });
    expect(equipment).toMatchObject({ tersedia: 93, terpakai: 0, okupansi: 0, jumlah: 0 });
    expect(rows.at(-1)?.values).toMatchObject({ tersedia: 290.5, terpakai: 5.5, okupansi: 2 });
  });

  test("before its first capacity an object offered nothing, and is not idle", async () => {
    const path = "report/penggunaan?dari=2025-12-01&sampai=2025-12-31&kelompok=objectid&kolom=tersedia,okupansi";
    const { body } = await manager.get(path).expect(200);
    const { rows }: ReportAnswer = body;
    expect(rows.map(({ values }) => [values.tersedia, values.okupansi])).toEqual(rows.map(() => [0, null]));
    expect(rows.length).toBeGreaterThan(3);
  });

  test("idle objects are there, too, and those of others are not", async () => {
    const rows = await rowsOf("kelompok=objectid");
    const { penginapan, gedung, alat } = app.world.home.objects;
    const ids = rows.filter(({ level }) => level === "row").map(({ keys }) => keys.objectid);
    expect(ids.toSorted()).toEqual([penginapan, gedung, alat].toSorted());
    expect(rows.find(({ keys }) => keys.objectid === alat)?.values.terpakai).toBe(0);
  });

  test("by day of the week and by the hour", async () => {
    const week = await rowsOf("kelompok=haripekan");
    // The 1st was a Sunday (2 units), the 10th to the 12th Tuesday to Thursday; the session was on a Tuesday.
    expect(week.filter(({ level }) => level === "row").map(({ values }) => values.terpakai)).toEqual([
      0, 1.5, 1, 1, 0, 0, 2,
    ]);
    const hours = await rowsOf("kelompok=jam");
    const used = hours.filter(({ values }) => Number(values.jamterpakai) > 0);
    expect(used.filter(({ level }) => level === "row").map(({ keys }) => keys.jam)).toEqual([8, 9, 10, 11, 12, 13, 14]);
    expect(hours.at(-1)?.values).toMatchObject({ jamterpakai: 7, jamtersedia: 31 * 3 * 14 * 2 - 7 });
  });

  test("the map shows each night and nothing where nothing could be booked", async () => {
    const { body } = await manager.get(`report/peta?${march}`).expect(200);
    const map: HeatMap = body;
    const days = map.objects.find(({ objectid }) => objectid === app.world.home.objects.penginapan)?.days ?? [];
    expect(days.length).toBe(31);
    expect(days[0]).toBe(67);
    expect([days[8], days[9], days[11], days[12]]).toEqual([0, 33, 33, 0]);
    expect(days[19]).toBeNull();
    expect(map.objects.length).toBe(3);
    await manager.get("report/peta?dari=2024-01-01&sampai=2026-03-31").expect(400);
  });
});
