import { toInstant } from "@retribusi/contract/define/dates";
import { codeOf } from "@retribusi/contract/features/booking/booking.states";
import type { DecisionFacts } from "@retribusi/contract/features/booking/queue.endpoints";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookingOf } from "../../testing/booking.ts";
import {
  bring,
  type Cast,
  createCast,
  createLodging,
  dayFrom,
  orderOf,
  proposal,
  stay,
} from "../../testing/booking-steps.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await createTestApp();
  cast = await createCast(app);
});
afterAll(() => app.close());

const at = (day: string, time: string) => toInstant(day, time, "Asia/Jakarta");
const units = (jumlahunit: number) => ({ jumlahunit, totalbiaya: 150_000n * BigInt(jumlahunit) });
const submitted = codeOf("submitted");

/** An order that waits, as a row, of one unit for the night of the 45th day from today unless something else is said. */
async function book(objectid: number, more: object = {}, region = app.world.home): Promise<number> {
  const data = {
    ...bookingOf(region, "penginapan", cast.customer.userid),
    ...{ objectid, statusbooking: submitted },
    ...{ tglmulaipemakaian: at(dayFrom(45), "14:00"), tglakhirpemakaian: at(dayFrom(46), "12:00") },
    ...more,
  };
  return (await app.deps.db.prisma.booking.create({ data })).id;
}

async function read(by: Caller, ...ids: number[]): Promise<DecisionFacts[]> {
  const { records } = (await by.get(`booking/pertimbangan?id=${ids.join(",")}`).expect(200)).body;
  return ids.flatMap((id) => records.find((one: DecisionFacts) => one.id === id) ?? []);
}

test("what is free beside an order is what the timeline and the calendar say of its nights", async () => {
  const objectid = await createLodging(app, app.world.home, 24);
  const asked = await book(objectid, { ...units(2) });
  const long = await book(objectid, { ...units(1), tglakhirpemakaian: at(dayFrom(47), "12:00") });
  await book(objectid, {
    ...{ ...units(5), tglmulaipemakaian: at(dayFrom(46), "14:00"), tglakhirpemakaian: at(dayFrom(47), "12:00") },
  });
  await book(objectid, { ...units(4), statusbooking: codeOf("rejected") });
  await book(objectid, { ...units(4), bataswaktu: new Date(Date.now() - 60_000) });
  const facts = await read(cast.manager, asked, long);
  expect(facts.map(({ bebas, jumlahobject }) => [bebas, jumlahobject])).toEqual([
    [21, 24],
    [18, 24],
  ]);
  const { objectname } = await app.deps.db.prisma.mst_objectretribusi.findUniqueOrThrow({ where: { objectid } });
  const query = new URLSearchParams({ dari: dayFrom(45), sampai: dayFrom(46), cari: objectname });
  const { body } = await cast.manager.get(`booking/linimasa?${query}`).expect(200);
  expect(body.records[0].hari.map((day: { bebas: number }) => day.bebas)).toEqual([21, 18]);
});

test("no-shows are those of the same customer, of the last twelve months and of the reader's own scope", async () => {
  const { home, rival } = app.world;
  const guest = await app.as("nasabah");
  const missed = { idpemesan: guest.userid, statusbooking: codeOf("noShow") };
  const ago = (days: number) => ({
    tglmulaipemakaian: at(dayFrom(-days), "14:00"),
    tglakhirpemakaian: at(dayFrom(1 - days), "12:00"),
  });
  const objectid = home.objects.penginapan;
  const asked = await book(objectid, { idpemesan: guest.userid });
  const nobody = await book(objectid, { idpemesan: null });
  await book(objectid, { ...missed, ...ago(10) });
  await book(objectid, { ...missed, ...ago(360), jenisbooking: "gedung" });
  await book(objectid, { ...missed, ...ago(370) });
  await book(objectid, { ...missed, ...ago(5), idpemesan: cast.customer.userid });
  await book(objectid, { ...missed, ...ago(5), statusbooking: codeOf("finished") });
  await book(rival.objects.penginapan, { ...missed, ...ago(20) }, rival);
  const noShows = async (by: Caller) => (await read(by, asked, nobody)).map(({ takhadir }) => takhadir);
  expect(await noShows(cast.manager)).toEqual([2, null]);
  expect(await noShows(await app.as("superuser"))).toEqual([3, null]);
});

test("orders of another group have no facts, and customers read none", async () => {
  const id = await book(app.world.home.objects.penginapan);
  expect(await read(await app.as("pengelola", app.world.rival), id)).toEqual([]);
  await cast.customer.get(`booking/pertimbangan?id=${id}`).expect(403);
  await cast.customer.get("booking/antrean").expect(403);
  await cast.manager.get("booking/pertimbangan?id=").expect(400);
  await cast.manager.get(`booking/pertimbangan?id=${Array.from({ length: 101 }, () => id).join(",")}`).expect(400);
});

test("a proposed discount is told until it is decided on, and counted with the orders that wait", async () => {
  const empty = { num: 0, tertua: null, usulan: 0, jadwal: 0 };
  await cast.manager.get("booking/antrean").expect(200);
  const rival = await app.as("pengelola", app.world.rival);
  expect((await rival.get("booking/antrean").expect(200)).body).toEqual(empty);
  const before = (await cast.manager.get("booking/antrean").expect(200)).body;
  const { record } = await bring(app, cast, 30, orderOf(app.world.home.objects.penginapan, stay(50)));
  const body = await proposal(app, cast, record, 50_000);
  await cast.manager.post(`trx_penginapan/usulkandiskon/${record.id}`, body).expect(200);
  // Over before anybody decided: nothing waits any more.
  const over = await book(app.world.home.objects.penginapan, { statusbooking: codeOf("expired") });
  const [row] = await app.deps.db.prisma.diskon_booking.findMany({ where: { bookingid: record.id } });
  if (!row) throw new Error("There is no proposal");
  const { id: _, ...copied } = row;
  await app.deps.db.prisma.diskon_booking.create({ data: { ...copied, bookingid: over } });
  expect((await read(cast.dinas, record.id))[0]).toMatchObject({ usulan: 50_000 });
  const now = (await cast.manager.get("booking/antrean").expect(200)).body;
  expect(now).toMatchObject({ num: before.num + 1, usulan: before.usulan + 1 });
  const cards = await cast.dinas.get("booking/cards?usulan=menunggu&status=10,20,30").expect(200);
  expect(cards.body.records.map((one: { id: number }) => one.id)).toEqual([record.id]);
  const { versi } = (await cast.dinas.get(`trx_penginapan/view/${record.id}`).expect(200)).body;
  await cast.dinas.post(`trx_penginapan/tolakdiskon/${record.id}`, { versi }).expect(200);
  expect((await read(cast.dinas, record.id))[0]).toMatchObject({ usulan: null });
  expect((await cast.manager.get("booking/antrean").expect(200)).body.usulan).toBe(before.usulan);
});

test("the oldest that waits is told by when it came to wait", async () => {
  const group = await app.as("pengelola", app.world.rival);
  const { objects } = app.world.rival;
  const [older, newer] = [new Date("2026-01-02T03:00:00Z"), new Date("2026-01-03T03:00:00Z")];
  await book(objects.penginapan, { tglstatus: newer }, app.world.rival);
  const oldest = await book(objects.gedung, { tglstatus: older, jenisbooking: "gedung" }, app.world.rival);
  await book(objects.alat, { tglstatus: new Date(0), statusbooking: codeOf("complete") }, app.world.rival);
  expect((await group.get("booking/antrean").expect(200)).body).toEqual({
    ...{ num: 2, tertua: older.toISOString(), usulan: 0, jadwal: 0 },
  });
  expect((await read(group, oldest))[0]).toMatchObject({ sejak: older.toISOString() });
});
