import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { peakUnits } from "@retribusi/contract/features/booking/booking.availability";
import { statusCodes } from "@retribusi/contract/features/booking/booking.states";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDatabase, type Database, readerOptions } from "./client.ts";
import { seedBulk } from "./seed/bulk/bulk.ts";
import { seedBulkObjects } from "./seed/bulk/objects.ts";
import { seedDemo } from "./seed/demo.ts";
import { askForPhotos, seedReference } from "./seed/reference.ts";
import { rebuildSummaries } from "./summary/rebuild.ts";
import { createTestSchema, type TestSchema } from "./testing.ts";

let schema: TestSchema;
let database: Database;
let folder: string;

beforeAll(async () => {
  schema = await createTestSchema();
  folder = await mkdtemp(join(tmpdir(), "files-"));
  database = createDatabase({ url: schema.url });
  await seedReference(database.prisma);
  await seedDemo({ prisma: database.prisma, folder });
});
afterAll(async () => {
  await database?.close();
  await schema?.drop();
  await rm(folder, { recursive: true });
});

const count = async (sql: string): Promise<number> => {
  const [row] = await database.pool.query<{ n: number }[]>({ ...readerOptions, sql });
  return row?.n ?? -1;
};

/** A sentence about the data and the number of rows that break it. */
const consistency = {
  "a bill's amount is the total of its booking":
    "SELECT COUNT(*) AS n FROM tagihan t JOIN booking b ON b.id = t.bookingid WHERE t.jumlah <> b.totalbiaya",
  "every paid booking has its payment":
    "SELECT COUNT(*) AS n FROM booking b LEFT JOIN pembayaran p ON p.bookingid = b.id WHERE b.statusbooking IN (50, 60, 70, 95) AND (p.id IS NULL OR p.jumlah <> b.totalbiaya OR b.tglbayarbilling IS NULL)",
  "no payment is later than its bill allows":
    "SELECT COUNT(*) AS n FROM pembayaran p JOIN tagihan t ON t.id = p.tagihanid WHERE p.tgltransaksi > t.tglexpired",
  "the history ends in the state of the booking":
    "SELECT COUNT(*) AS n FROM booking b LEFT JOIN booking_riwayat r ON r.bookingid = b.id AND r.versi = b.versi WHERE r.kestatus IS NULL OR r.kestatus <> b.statusbooking",
  "the history goes forward in time":
    "SELECT COUNT(*) AS n FROM booking_riwayat a JOIN booking_riwayat b ON b.bookingid = a.bookingid AND b.versi = a.versi + 1 WHERE b.waktu < a.waktu OR b.daristatus <> a.kestatus",
  "nothing has happened in the future": "SELECT COUNT(*) AS n FROM booking_riwayat WHERE waktu > UTC_TIMESTAMP(3)",
  "no deadline has passed unnoticed": "SELECT COUNT(*) AS n FROM booking WHERE bataswaktu < UTC_TIMESTAMP(3)",
  "nobody has more than three unpaid bookings":
    "SELECT COUNT(*) AS n FROM (SELECT idpemesan FROM booking WHERE statusbooking IN (10, 20, 30, 40) AND idpemesan IS NOT NULL GROUP BY idpemesan HAVING COUNT(*) > 3) AS greedy",
  "whoever proposes a discount doesn't approve it":
    "SELECT COUNT(*) AS n FROM diskon_booking WHERE diputusoleh = diajukanoleh",
  "a cancelled paid booking has a refund case":
    "SELECT COUNT(*) AS n FROM booking b JOIN pembayaran p ON p.bookingid = b.id LEFT JOIN pengembalian r ON r.bookingid = b.id WHERE b.statusbooking = 90 AND r.id IS NULL",
  "document numbers go on where the seed ends":
    "SELECT COUNT(*) AS n FROM nomor_urut u WHERE u.jenis = 'SKRD' AND u.nomor <> (SELECT COUNT(*) FROM tagihan t JOIN booking b ON b.id = t.bookingid WHERE b.idskpd = u.idskpd AND t.nomordokumen LIKE CONCAT('%/', u.tahun))",
};

describe("the demonstration", () => {
  it("is as large as it promises", async () => {
    const { prisma } = database;
    expect(await prisma.tbl_pemda.count()).toBeGreaterThanOrEqual(3);
    expect(await prisma.tbl_skpd.count()).toBeGreaterThanOrEqual(8);
    expect(await prisma.tbl_kelompokpengelola.count()).toBeGreaterThanOrEqual(10);
    expect(await prisma.mst_objectretribusi.count()).toBeGreaterThanOrEqual(40);
    const states = await prisma.booking.groupBy({ by: ["statusbooking"] });
    expect(states.map(({ statusbooking }) => statusbooking).sort((a, b) => a - b)).toEqual(statusCodes);
  });

  it.each(Object.entries(consistency))("%s", async (_, sql) => {
    expect(await count(sql)).toBe(0);
  });

  it("never uses more units than there are", async () => {
    const objects = await database.prisma.mst_objectretribusi.findMany({
      select: { objectid: true, jumlahobject: true, booking: { where: { statusbooking: { notIn: [80, 90, 92] } } } },
    });
    for (const { booking, jumlahobject } of objects) {
      const usages = booking.map((row) => ({
        start: row.tglmulaipemakaian,
        end: row.tglakhirpemakaian,
        units: row.jumlahunit,
      }));
      expect(peakUnits(usages)).toBeLessThanOrEqual(jumlahobject);
    }
  });

  it("has pictures that open, each with its copy for the catalogue", async () => {
    const files = await readdir(join(folder, "objek"));
    const objects = await database.prisma.mst_objectretribusi.findMany({ select: { fotoobjectutama: true } });
    expect(objects.every(({ fotoobjectutama }) => files.includes(fotoobjectutama?.slice("objek/".length) ?? ""))).toBe(
      true,
    );
    const [small] = files.filter((name) => name.endsWith("-480.webp"));
    const picture = await sharp(join(folder, "objek", small ?? "")).metadata();
    expect(picture).toMatchObject({ format: "webp", width: 480 });
  });

  it("asks for three photos in a new installation, and not in the demonstration", async () => {
    const where = { kunci: "minimalfoto" };
    expect(await database.prisma.pengaturan.findUnique({ where })).toBeNull();
    expect(await seedReference(database.prisma), "an installation that is there isn't new").toBe(false);
    await askForPhotos(database.prisma);
    expect((await database.prisma.pengaturan.findUniqueOrThrow({ where })).nilai).toBe("3");
    await database.prisma.pengaturan.delete({ where });
  });

  it("changes nothing when it is seeded again", async () => {
    const totals =
      "SELECT (SELECT COUNT(*) FROM booking) + (SELECT COUNT(*) FROM userdata) + (SELECT COUNT(*) FROM berkas) + (SELECT COUNT(*) FROM role_has_permissions) AS n";
    const before = await count(totals);
    const granted = { roles: { name: "default" } };
    const { count: withdrawn } = await database.prisma.role_has_permissions.deleteMany({ where: granted });
    expect(withdrawn).toBeGreaterThan(2);
    await database.prisma.tbl_statusbooking.update({ where: { statusbooking: 10 }, data: { uraianstatus: "Diubah" } });
    await seedReference(database.prisma);
    await seedDemo({ prisma: database.prisma, folder });
    expect(await count(totals)).toBe(before - withdrawn);
    expect(await database.prisma.tbl_statusbooking.findUnique({ where: { statusbooking: 10 } })).toMatchObject({
      uraianstatus: "Diubah",
    });
  }, 30_000);

  it("tells the places of most objects and leaves some out, as managers do", async () => {
    const known =
      "SELECT COUNT(*) AS n FROM mst_objectretribusi WHERE lintang BETWEEN -11 AND -3 AND bujur BETWEEN 106 AND 129";
    const unknown = "SELECT COUNT(*) AS n FROM mst_objectretribusi WHERE lintang IS NULL AND bujur IS NULL";
    expect(await count(known)).toBeGreaterThan(30);
    expect(await count(unknown)).toBeGreaterThan(2);
    expect((await count(known)) + (await count(unknown))).toBe(await database.prisma.mst_objectretribusi.count());
  });

  it("is filled up to a number of objects, the same whether in one run or two, each of which can be ordered and priced", async () => {
    const made = "FROM mst_objectretribusi o WHERE o.objectname LIKE '% No. %'";
    const known = await database.prisma.mst_objectretribusi.count();
    await seedBulkObjects(database, 90, () => undefined);
    await seedBulkObjects(database, 120, () => undefined);
    expect(await database.prisma.mst_objectretribusi.count()).toBe(120);
    const names = (
      await database.prisma.mst_objectretribusi.findMany({ skip: known, orderBy: { objectid: "asc" } })
    ).map(({ objectname, tarif, pengelolaid }) => `${objectname}, ${tarif}, ${pengelolaid}`);
    for (const rule of [
      "EXISTS (SELECT 1 FROM object_inventory i WHERE i.objectid = o.objectid)",
      "EXISTS (SELECT 1 FROM kapasitas_object k WHERE k.objectid = o.objectid)",
      "EXISTS (SELECT 1 FROM tarif_object t WHERE t.objectid = o.objectid AND t.kelompoktarif = 'umum' AND t.tarif = o.tarif)",
      "EXISTS (SELECT 1 FROM berkas f WHERE f.path = o.fotoobjectutama)",
      "EXISTS (SELECT 1 FROM tbl_kelompokpengelola g WHERE g.pengelolaid = o.pengelolaid AND g.idskpd = o.idskpd)",
    ]) {
      expect(`${rule}: ${await count(`SELECT COUNT(*) AS n ${made} AND ${rule}`)}`).toBe(`${rule}: ${120 - known}`);
    }
    const own = "objectid IN (SELECT objectid FROM mst_objectretribusi WHERE objectname LIKE '% No. %')";
    for (const table of ["tarif_object", "kapasitas_object", "object_inventory", "mst_objectretribusi"])
      await database.pool.query(
        `DELETE FROM ${table} WHERE ${table === "mst_objectretribusi" ? "objectname LIKE '% No. %'" : own}`,
      );
    await seedBulkObjects(database, 120, () => undefined);
    const again = await database.prisma.mst_objectretribusi.findMany({ skip: known, orderBy: { objectid: "asc" } });
    expect(again.map(({ objectname, tarif, pengelolaid }) => `${objectname}, ${tarif}, ${pengelolaid}`)).toEqual(names);
    expect(await count(`SELECT COUNT(DISTINCT o.idskpd) AS n ${made}`)).toBeGreaterThan(5);
  }, 30_000);

  it("is filled up in bulk to the number that was asked for, with bills, and the numbering goes on", async () => {
    await seedBulk(database, 300, () => undefined);
    await seedBulk(database, 500, () => undefined);
    const bulk = "FROM booking b WHERE b.kuncipesanan LIKE 'massal-%'";
    expect(await count(`SELECT COUNT(*) AS n ${bulk}`)).toBe(500);
    expect(await count(`SELECT COUNT(DISTINCT b.objectid) AS n ${bulk}`)).toBeGreaterThan(100);
    expect(await count(`SELECT COUNT(*) AS n ${bulk} AND b.statusbooking = 70`)).toBeGreaterThan(200);
    for (const rule of [
      "a bill's amount is the total of its booking",
      "the history ends in the state of the booking",
    ] as const) {
      expect(await count(consistency[rule])).toBe(0);
    }
    expect(await count(consistency["every paid booking has its payment"])).toBe(0);
    expect(await count(consistency["document numbers go on where the seed ends"])).toBe(0);
  }, 60_000);

  it("is summed up by day: every booking and every rupiah of the ledger, and each object has its capacity from its first booking on", async () => {
    await rebuildSummaries(database);
    for (const [summed, all] of [
      ["SUM(jumlah) AS n FROM ringkasan_harian WHERE dasar = 'pesan'", "COUNT(*) AS n FROM booking"],
      ["SUM(dibayar) AS n FROM ringkasan_rinci WHERE dasar = 'bayar'", "SUM(jumlah) AS n FROM pembayaran"],
      ["SUM(datang) AS n FROM penggunaan_harian", "COUNT(*) AS n FROM booking WHERE statusbooking IN (50, 60, 70)"],
    ]) {
      expect(await count(`SELECT ${summed}`)).toBe(await count(`SELECT ${all}`));
    }
    const early =
      "SELECT COUNT(*) AS n FROM booking b WHERE NOT EXISTS (SELECT 1 FROM kapasitas_object k WHERE k.objectid = b.objectid AND k.berlakumulai <= LEAST(b.haripesan, b.haripakai))";
    expect(await count(early)).toBe(0);
  }, 60_000);
});
