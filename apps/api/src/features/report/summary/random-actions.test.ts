import { type Database, readerOptions } from "@retribusi/db/client";
import { randomFrom } from "@retribusi/db/seed/random";
import { extendFirstCapacities, recordFirstCapacities } from "@retribusi/db/summary/capacity";
import { firstDay, lastDay } from "@retribusi/db/summary/days";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookingOf } from "../../../testing/booking.ts";
import { createLodging } from "../../../testing/booking-steps.ts";
import { changePolicy } from "../../../testing/policy.ts";
import { RandomPeople, type Stage } from "../../../testing/random-bookings.ts";
import { readSummaries } from "../../../testing/summary-check.ts";
import { createTestApp, type TestApp } from "../../../testing/test-app.ts";
import { books } from "../book.ts";
import { readBookSums } from "../book-sums.query.ts";
import { sumUpMarkedDays } from "./marked-days.ts";

const actions = process.env.LONG_TESTS ? 2000 : 80;
let app: TestApp;
let stages: readonly Stage[];
const db = (): Database => app.deps.db;

/** Objects of every unit in all three zones; a region in WITA, and an object in WIT of a region in WIB. */
async function buildStages(): Promise<Stage[]> {
  const { home, rival } = app.world;
  const { prisma } = db();
  await prisma.tbl_pemda.update({ where: { idpemda: rival.idpemda }, data: { zonawaktu: "Asia/Makassar" } });
  const hall = rival.objects.gedung;
  await prisma.mst_objectretribusi.update({
    where: { objectid: hall },
    data: { satuantarif: "jam", jambuka: "08:30", jamtutup: "02:30", jamhari: "6=09:00-14:00,7=" },
  });
  await prisma.tarif_object.updateMany({ where: { objectid: hall }, data: { satuantarif: "jam" } });
  const east = await createLodging(app, home, 4, { zonawaktu: "Asia/Jayapura" });
  await db().prisma.$transaction((tx) => recordFirstCapacities(tx));
  return [
    { objectid: home.objects.penginapan, kind: "penginapan", region: home, zone: "Asia/Jakarta", satuan: "malam" },
    { objectid: east, kind: "penginapan", region: home, zone: "Asia/Jayapura", satuan: "malam" },
    { objectid: home.objects.gedung, kind: "gedung", region: home, zone: "Asia/Jakarta", satuan: "kegiatan" },
    { objectid: hall, kind: "gedung", region: rival, zone: "Asia/Makassar", satuan: "jam" },
    { objectid: rival.objects.alat, kind: "alat", region: rival, zone: "Asia/Makassar", satuan: "hari" },
  ];
}

const offsets: Readonly<Record<string, number>> = { "Asia/Jakarta": 7, "Asia/Makassar": 8, "Asia/Jayapura": 9 };
const lengths = { malam: 22 / 24, hari: 1, jam: 3 / 24, kegiatan: 8 / 24 } as const;

/** Bookings of a year's last days that were paid and lie in the past, around every midnight that there is. */
async function writeHistory(userid: number): Promise<void> {
  const random = randomFrom(7);
  const moments = ["2025-12-30T14:30:00Z", "2025-12-31T14:59:00Z", "2025-12-31T15:30:00Z", "2025-12-31T17:00:00Z"];
  for (const { objectid, kind, region, satuan, zone } of stages) {
    for (const moment of moments) {
      const start = new Date(moment);
      const end = new Date(start.getTime() + lengths[satuan] * 86_400_000);
      await db().prisma.booking.create({
        data: {
          ...bookingOf(region, kind, userid),
          ...{ objectid, satuantarif: satuan, tglmulaipemakaian: start, tglakhirpemakaian: end, statusbooking: 50 },
          ...{ tglbayarbilling: start, date_created: new Date(start.getTime() - random.between(0, 900) * 60_000) },
          ...{ selisihjam: offsets[zone] ?? 7, selisihkas: region === app.world.home ? 7 : 8, bankid: "110" },
        },
      });
    }
    const all = { dari: new Date(firstDay), sampai: new Date(lastDay) };
    await db().prisma.ringkasan_tanda.create({ data: { objectid, ...all } });
  }
}

beforeAll(async () => {
  app = await createTestApp();
  stages = await buildStages();
});
afterAll(() => app.close());

const ledger = `SELECT (SELECT SUM(jumlah) FROM pembayaran) AS ledger,
  (SELECT SUM(dibayar) FROM ringkasan_harian WHERE dasar = 'bayar') AS daily, (SELECT SUM(dibayar) FROM ringkasan_rinci WHERE dasar = 'bayar') AS detailed`;

/** Opening hours change while bookings stand: what is past keeps the old ones. */
async function changeHours(jamtutup: string): Promise<void> {
  const superuser = await app.as("superuser");
  const { objectid } = stages[3] ?? { objectid: 0 };
  const evening = { jambuka: "18:00", jamtutup: "01:30" };
  const jampekan = [1, 2, 3, 4, 5].map(() => ({ jambuka: "08:00", jamtutup })).concat([evening]);
  const { status } = await changePolicy(superuser, objectid, { jampekan: [...jampekan, null] });
  expect(status).toBe(200);
}

/** The days of the books and what stands in them. */
const bookLines = {
  bku: ["pembayaran", "haribuku"],
  skrd: ["tagihan", "hariterbit"],
  ssrd: ["pembayaran", "hariterima"],
} as const;

/** Whatever is marked and not summed up yet: books add up to what the ledger says at this moment. */
async function compareBook(name: keyof typeof bookLines): Promise<void> {
  const period = { from: "2025-01-01", until: "2034-12-31" };
  const asked = { basis: "bayar", groups: [], figures: [], filters: [] } as const;
  const question = { ...asked, period, today: period };
  const [table, day] = bookLines[name];
  const book = books[name];
  if (!book.days) throw new Error(`${name} has no days`);
  const sql = `SELECT ${day} AS \`key\`, COUNT(*) AS count, SUM(jumlah) AS amount FROM ${table} WHERE idskpd = ? GROUP BY ${day} ORDER BY ${day}`;
  for (const { idskpd } of [app.world.home, app.world.rival]) {
    const recalculated = await readBookSums(
      db(),
      book,
      { ...book.days, orderedBy: "tgl" },
      { ...question, rows: { idskpd } },
    );
    expect(recalculated, name).toEqual(await db().pool.query({ ...readerOptions, sql }, [idskpd]));
  }
}

test(`after ${actions} random actions every summary is what the rows say`, async () => {
  const random = randomFrom(20261122);
  const people = await RandomPeople.gather(app, random, stages);
  const { userid } = await app.as("nasabah");
  await writeHistory(userid);
  // Hours that change today are not those of a year ago.
  await db().prisma.$transaction((tx) => extendFirstCapacities(tx));
  for (let step = 0; step < actions; step += 1) {
    await people.act();
    if (random.chance(0.15)) {
      await compareBook((["bku", "skrd", "ssrd"] as const)[step % 3] ?? "bku");
      await sumUpMarkedDays(db());
    }
    if (step % 90 === 60) await changeHours(random.pick(["12:30", "17:00", "20:30", "22:00"]));
  }
  await sumUpMarkedDays(db());
  expect(await db().prisma.ringkasan_tanda.count()).toBe(0);
  for (const { name, kept, recalculated } of await readSummaries(db())) {
    expect(kept, name).toEqual(recalculated);
    // Documents are all of today, so an object has few rows of them.
    expect(kept.length, name).toBeGreaterThan(name === "register_harian" ? 2 : 10);
  }
  const [sums] = await db().pool.query({ ...readerOptions, sql: ledger });
  expect(sums.daily).toBe(sums.ledger);
  expect(sums.detailed).toBe(sums.ledger);
  const done = Object.fromEntries(people.done);
  const all = ["order", "complete", "customerConfirm", "confirm", "pay", "cancel", "reschedule", "change", "lapse"];
  expect(Object.keys(done)).toEqual(expect.arrayContaining([...all, "discount", "checkIn", "noShow"]));
}, 300_000);
