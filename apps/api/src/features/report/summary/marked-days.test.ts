import { setTimeout as wait } from "node:timers/promises";
import { type Database, readerOptions } from "@retribusi/db/client";
import { rebuildSummaries } from "@retribusi/db/summary/rebuild";
import { recalculate, takeTurn } from "@retribusi/db/summary/recalculate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "../../../lib/transaction.ts";
import { bookingOf } from "../../../testing/booking.ts";
import { act, createCast, createLodging, order, orderOf, stay } from "../../../testing/booking-steps.ts";
import { changePolicy } from "../../../testing/policy.ts";
import { samples } from "../../../testing/samples.ts";
import { createTestApp, type TestApp } from "../../../testing/test-app.ts";
import { markBooking } from "./mark.ts";
import { sumUpMarkedDays } from "./marked-days.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
const db = (): Database => app.deps.db;

const rowsOf = (sql: string, values: unknown[] = []) =>
  db().pool.query<Record<string, string | number>[]>({ ...readerOptions, sql }, values);

/** The days of use that the summaries show. */
const shownDays = async (objectid: number) => {
  const sql = "SELECT tgl FROM ringkasan_harian WHERE objectid = ? AND dasar = 'pakai' ORDER BY tgl";
  return (await rowsOf(sql, [objectid])).map(({ tgl }) => tgl);
};

const openUntil = (jamtutup: string) => Array.from({ length: 7 }, () => ({ jambuka: "08:00", jamtutup }));

const mark = (objectid: number, day: string) =>
  db().prisma.ringkasan_tanda.create({ data: { objectid, dari: new Date(day), sampai: new Date(day) } });

/** A lodging with a paid stay from 14:00 on the day, whose marks were taken already. */
async function bookedObject(day: string) {
  const objectid = await createLodging(app, app.world.home, 3);
  const { userid } = await app.as("nasabah");
  const start = new Date(`${day}T07:00:00Z`);
  const { id } = await db().prisma.booking.create({
    data: { ...bookingOf(app.world.home, "penginapan", userid), ...timesFrom(start), objectid, statusbooking: 50 },
  });
  return { objectid, id };
}
const timesFrom = (start: Date) => ({
  tglmulaipemakaian: start,
  tglakhirpemakaian: new Date(start.getTime() + 22 * 3_600_000),
});

/** Waits until a statement is in the state, or is of the form. */
async function untilRunning(column: "state" | "info", form: string): Promise<void> {
  const sql = `SELECT COUNT(*) AS n FROM information_schema.processlist WHERE db = DATABASE() AND ${column} LIKE ?`;
  for (let tries = 0; tries < 2000; tries += 1) {
    const [row] = await app.owner.pool.query(sql, [form]);
    if (Number(row.n) > 0) return;
    await wait(10);
  }
  throw new Error(`${form} did not come`);
}

const [before, after] = ["2027-05-03", "2027-06-20"];

/**
 * An older calculation of all of an object's days, which takes no marks, has read a stay on its first day and stands before writing it,
 * when the stay is moved and the job calculates the days anew; answers the days that the summaries show in the end.
 */
async function overtake(older: (objectid: number) => Promise<unknown>, newerWaits = true) {
  const { objectid, id } = await bookedObject(before);
  const gate = await db().connect();
  const name = `'gate ${objectid}'`;
  await gate.query(`DO GET_LOCK(${name}, 5)`);
  await app.owner.prisma.$executeRawUnsafe(`CREATE TRIGGER gate BEFORE INSERT ON ringkasan_rinci FOR EACH ROW
    SET @gate = IF(NEW.tgl = '${before}', GET_LOCK(${name}, 20) + RELEASE_LOCK(${name}), 0)`);
  try {
    const calculating = older(objectid);
    await untilRunning("state", "%user%lock%");
    await db().prisma.booking.update({ where: { id }, data: timesFrom(new Date(`${after}T07:00:00Z`)) });
    await Promise.all([mark(objectid, before), mark(objectid, after)]);
    const newer = sumUpMarkedDays(db());
    await (newerWaits ? untilRunning("info", "UPDATE ringkasan_giliran%") : newer);
    await gate.query(`DO RELEASE_LOCK(${name})`);
    await Promise.all([calculating, newer]);
  } finally {
    await gate.end();
    await app.owner.prisma.$executeRawUnsafe("DROP TRIGGER gate");
  }
  return shownDays(objectid);
}

/** A calculation of one day in the turn, or without it. */
const oneDay = (turn: typeof takeTurn) => (objectid: number) =>
  inTransaction(db(), async (tx) => {
    await turn(tx, objectid);
    await recalculate(tx, objectid, { from: before, until: before });
  });

describe("two calculations of one object at once leave what the newer one says", () => {
  test("of all days, by the operator's command", async () => {
    expect(await overtake(() => rebuildSummaries(db()))).toEqual([after]);
  });

  test("of one day", async () => {
    expect(await overtake(oneDay(takeTurn))).toEqual([after]);
  });

  test("control: without the turn the older one writes last, and the day keeps a stay that was moved away", async () => {
    expect(
      await overtake(
        oneDay(async () => undefined),
        false,
      ),
    ).toEqual([before, after]);
  });
});

test("a mark that is committed after a later one isn't lost", async () => {
  const { objectid, id } = await bookedObject(before);
  const slow = await db().connect();
  await slow.beginTransaction();
  const insert = "INSERT INTO ringkasan_tanda (objectid, dari, sampai) VALUES (?, ?, ?)";
  await slow.query(insert, [objectid, after, after]);
  await slow.query(
    "UPDATE booking SET tglmulaipemakaian = tglmulaipemakaian + INTERVAL 48 DAY, tglakhirpemakaian = tglakhirpemakaian + INTERVAL 48 DAY WHERE id = ?",
    [id],
  );
  await mark(objectid, before);
  await sumUpMarkedDays(db());
  expect(await shownDays(objectid)).toEqual([before]);
  await slow.query(insert, [objectid, before, before]);
  await slow.commit();
  await slow.end();
  await sumUpMarkedDays(db());
  expect(await shownDays(objectid)).toEqual([after]);
});

test("a booking marks the days on which it was and is ordered, used and paid, each of its payments too; what touches is one range", async () => {
  const objectid = 1_000_000;
  const day = (text: string) => new Date(text);
  const was = {
    ...{ objectid, selisihjam: 9, haripesan: day("2026-12-29"), haribayar: null, pembayaran: [], tagihan: [] },
    ...{ haripakai: day("2026-12-31"), tglakhirpemakaian: day("2027-01-01T15:00:00Z") },
  };
  const is = {
    ...{ ...was, haripakai: day("2027-03-01"), tglakhirpemakaian: day("2027-03-02T15:30:00Z") },
    ...{ haribayar: day("2026-12-30"), tagihan: [{ hariterbit: day("2027-02-02") }] },
    pembayaran: [
      { haribuku: day("2026-12-30"), hariterima: day("2026-12-30") },
      { haribuku: day("2027-02-10"), hariterima: day("2027-02-12") },
    ],
  };
  await inTransaction(db(), (tx) => markBooking(tx, was, is));
  const sql = "SELECT dari, sampai FROM ringkasan_tanda WHERE objectid = ? ORDER BY dari";
  expect(await rowsOf(sql, [objectid])).toEqual([
    { dari: "2026-12-29", sampai: "2027-01-01" },
    { dari: "2027-02-02", sampai: "2027-02-02" },
    { dari: "2027-02-10", sampai: "2027-02-10" },
    { dari: "2027-02-12", sampai: "2027-02-12" },
    { dari: "2027-03-01", sampai: "2027-03-03" },
  ]);
  expect(await sumUpMarkedDays(db())).toBeGreaterThan(0);
  expect(await rowsOf(sql, [objectid])).toEqual([]);
});

test("an order keeps its object's and its region's clocks, through a new date and a new zone of the object", async () => {
  const { home } = app.world;
  const cast = await createCast(app);
  const east = await createLodging(app, home, 3, { zonawaktu: "Asia/Jayapura" });
  const { record } = await order(app, orderOf(east, stay(5)));
  const daysOf = async () => {
    const [row] = await rowsOf("SELECT selisihjam, selisihkas, haripakai FROM booking WHERE id = ?", [record.id]);
    return row;
  };
  expect(await daysOf()).toEqual({ selisihjam: 9, selisihkas: 7, haripakai: stay(5).checkin });
  await sumUpMarkedDays(db());
  expect(await shownDays(east)).toEqual([stay(5).checkin]);
  await db().prisma.mst_objectretribusi.update({ where: { objectid: east }, data: { zonawaktu: null } });
  const moved = { versi: record.versi, waktu: stay(9), totalbiaya: 150_000 };
  await act(cast.superuser, "reschedule", record.id, moved);
  expect(await daysOf()).toEqual({ selisihjam: 9, selisihkas: 7, haripakai: stay(9).checkin });
  await sumUpMarkedDays(db());
  expect(await shownDays(east)).toEqual([stay(9).checkin]);
});

describe("what an object offers", () => {
  const capacities = (objectid: number) =>
    rowsOf(
      "SELECT berlakumulai, jumlahobject, statusobject, jamtutup FROM kapasitas_object WHERE objectid = ? ORDER BY 1",
      [objectid],
    );
  const [today] = [new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)];

  test("is kept from the day on which it changes; other changes leave no row", async () => {
    const superuser = await app.as("superuser");
    const objectid = await createLodging(app, app.world.home, 3);
    await db().pool.query(
      "INSERT INTO kapasitas_object SELECT objectid, '2025-01-01', jumlahobject, statusobject, satuantarif, jambuka, jamtutup, jamhari FROM mst_objectretribusi WHERE objectid = ?",
      [objectid],
    );
    const edit = async (change: object) =>
      superuser
        .post(`mst_objectretribusi/edit/${objectid}`, {
          ...change,
          versi: await app.versionOf("mst_objectretribusi", objectid),
        })
        .expect(200);
    await edit({ aturan: "Dilarang merokok." });
    await edit({ jumlahobject: 3 });
    const first = { berlakumulai: "2025-01-01", jumlahobject: 3, statusobject: 1, jamtutup: "22:00" };
    expect(await capacities(objectid)).toEqual([first]);
    await edit({ jumlahobject: 5 });
    await changePolicy(superuser, objectid, { jampekan: openUntil("20:00") });
    expect(await capacities(objectid)).toEqual([
      first,
      { berlakumulai: today, jumlahobject: 5, statusobject: 1, jamtutup: "20:00" },
    ]);
  });

  test("marks its days where there are bookings", async () => {
    const superuser = await app.as("superuser");
    const { objectid } = await bookedObject(after);
    const other = await createLodging(app, app.world.home, 3);
    for (const id of [objectid, other]) {
      await changePolicy(superuser, id, { jampekan: openUntil("21:00") });
    }
    const marks = await rowsOf("SELECT objectid, dari FROM ringkasan_tanda WHERE objectid IN (?, ?)", [
      objectid,
      other,
    ]);
    expect(marks).toEqual([{ objectid, dari: today }]);
    await sumUpMarkedDays(db());
  });

  test("is kept of an object from the day it is added on, and goes with it", async () => {
    const superuser = await app.as("superuser");
    const body = samples.mst_objectretribusi?.({ ...app.world, userid: 1, roleid: 1, permissionid: 1 }, 81).body ?? {};
    const { objectid } = (await superuser.post("mst_objectretribusi/add", body).expect(200)).body;
    expect(await capacities(objectid)).toMatchObject([{ berlakumulai: today, statusobject: 1 }]);
    await superuser.delete(`mst_objectretribusi/delete/${objectid}`).expect(200);
    expect(await capacities(objectid)).toEqual([]);
  });
});
