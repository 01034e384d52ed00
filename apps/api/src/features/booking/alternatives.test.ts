import { addDays } from "@retribusi/contract/define/dates";
import type { Alternatives } from "@retribusi/contract/features/booking/alternatives.endpoints";
import supertest from "supertest";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  bring,
  type Cast,
  createCast,
  createLodging,
  dayFrom,
  order,
  orderOf,
  stay,
} from "../../testing/booking-steps.ts";
import { closedFor, closureWish } from "../../testing/closure.ts";
import { createHall } from "../../testing/policy.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await createTestApp();
  cast = await createCast(app);
});
afterAll(() => app.close());

const prisma = () => app.deps.db.prisma;
const lodging = (units = 1, more: object = {}) => createLodging(app, app.world.home, units, more);
const take = (objectid: number, waktu: ReturnType<typeof stay>, units = 1) =>
  order(app, orderOf(objectid, waktu, units));
const change = (objectid: number, data: object) => prisma().mst_objectretribusi.update({ where: { objectid }, data });

async function ask(
  objectid: number,
  waktu: object,
  more: object = {},
  by: Caller = cast.customer,
): Promise<Alternatives> {
  const body = { waktu, jumlahunit: 1, kelompoktarif: "umum", ...more };
  return (await by.post(`catalogue/${objectid}/alternatives`, body).expect(200)).body;
}
const told = ({ waktu }: Alternatives["terdekat"][number]): string => {
  if (waktu.satuan === "malam") return `${waktu.checkin}/${waktu.checkout}`;
  return waktu.satuan === "jam" ? `${waktu.tanggal} ${waktu.jammulai}-${waktu.jamakhir}` : waktu.satuan;
};
const times = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).terdekat.map(told);
const nights = (...stays: readonly (readonly [number, number])[]) =>
  stays.map(([from, until]) => `${dayFrom(from)}/${dayFrom(until)}`);

test("the nearest free nights are as long as what is asked, before and after, with their price", async () => {
  const objectid = await lodging();
  await take(objectid, stay(10, 2));
  const { terdekat } = await ask(objectid, stay(10, 2));
  expect(terdekat.map(told)).toEqual(nights([8, 10], [12, 14], [14, 16]));
  expect(terdekat.map(({ totalbiaya }) => totalbiaya)).toEqual([300_000, 300_000, 300_000]);
});

test("nights that somebody else has aren't among them, nor closed ones", async () => {
  const objectid = await lodging();
  for (const day of [10, 12]) await take(objectid, stay(day));
  expect(await times(objectid, stay(10))).toEqual(nights([8, 9], [9, 10], [11, 12]));
  await cast.manager.post(`mst_objectretribusi/tutup/${objectid}`, closureWish(closedFor(8, 8))).expect(200);
  // The evening of the 8th is closed, and the morning after it isn't.
  expect(await times(objectid, stay(10))).toEqual(nights([9, 10], [11, 12], [13, 14]));
});

test("nothing is offered that is over, and nothing beyond the days ahead that it can be ordered", async () => {
  const objectid = await lodging(1, { makspesanhari: 4, batascheckin: "00:00" });
  await take(objectid, stay(2));
  // Tonight may be too late already, by the hour at which this runs.
  const offered = (await times(objectid, stay(2))).filter((time) => !time.startsWith(dayFrom(0)));
  expect(offered).toEqual(expect.arrayContaining(nights([1, 2], [3, 4])));
  expect(offered.every((time) => time >= dayFrom(1) && time < dayFrom(5))).toBe(true);
  const past = await times(objectid, { satuan: "malam", checkin: dayFrom(-3), checkout: dayFrom(-2) });
  expect(past.every((time) => time >= dayFrom(0))).toBe(true);
});

const day = dayFrom(4);
const hours = (jammulai: string, jamakhir: string, tanggal = day) => ({ satuan: "jam", tanggal, jammulai, jamakhir });
const hall = (more: object = {}) =>
  createHall(app, app.world.home, { jambuka: "08:00", jamtutup: "14:00", jedamenit: 60, ...more });
async function book(objectid: number, from: string, until: string, tanggal = day) {
  const waktu = hours(from, until, tanggal);
  const caller = await app.as("nasabah");
  const wish = { waktu, jumlahunit: 1, kelompoktarif: "umum" };
  const { harga } = (await caller.post(`catalogue/${objectid}/quote`, wish).expect(200)).body;
  const body = { ...orderOf(objectid), waktu, totalbiaya: harga.totalbiaya };
  return (await caller.post("trx_gedung/pesan_nsb", body).expect(200)).body;
}

test("other hours of the day come first, within the opening time; then the same hours of other days", async () => {
  const objectid = await hall();
  await book(objectid, "10:00", "11:00");
  const [before, after] = [`${day} 08:00-09:00`, `${day} 12:00-13:00`];
  expect(await times(objectid, hours("10:00", "11:00"))).toEqual([before, after, `${day} 13:00-14:00`]);
  const long = await times(objectid, hours("09:00", "12:00"));
  expect(long).toEqual([addDays(day, -1), addDays(day, 1), addDays(day, 2)].map((at) => `${at} 09:00-12:00`));
});

test.each([
  ["the pause before a use to the minute", 60, true],
  ["the pause, one minute short", 61, false],
])("the hour after a use is offered with %s", async (_, jedamenit, isOffered) => {
  const objectid = await hall({ jedamenit });
  await book(objectid, "10:00", "11:00");
  expect((await times(objectid, hours("10:00", "11:00"))).includes(`${day} 12:00-13:00`)).toBe(isOffered);
});

test.each([
  ["02:00", [`${addDays(day, 1)} 00:00-02:00`]],
  ["01:59", []],
])("an evening that goes on until %s is offered as far as it is open", async (jamtutup, late) => {
  const objectid = await hall({ jambuka: "18:00", jamtutup, jedamenit: 0 });
  await book(objectid, "20:00", "22:00");
  const offered = await times(objectid, hours("20:00", "22:00"));
  expect(offered.filter((time) => time.includes("18:00-20:00") || time.includes("22:00-24:00"))).toHaveLength(2);
  expect(offered.filter((time) => time.includes("00:00-02:00"))).toEqual(late);
});

test("as many units as are free are told where they are fewer, and never more than are wanted", async () => {
  const objectid = await lodging(3);
  await take(objectid, stay(10), 2);
  const unitsFor = async (jumlahunit: number) => (await ask(objectid, stay(10), { jumlahunit })).unit;
  expect([await unitsFor(1), await unitsFor(2), await unitsFor(3), await unitsFor(4)]).toEqual([null, 1, 1, 1]);
  await take(objectid, stay(10), 1);
  expect(await unitsFor(2)).toBeNull();
});

test("a booking's own nights, units and payer are its own for other dates, and its place stays", async () => {
  const objectid = await lodging();
  const { customer, record } = await take(objectid, stay(10, 2));
  await take(objectid, stay(13));
  const wanted = stay(12, 2);
  expect(await times(objectid, wanted, {}, customer)).toEqual(nights([8, 10], [14, 16], [16, 18]));
  const moved = await ask(objectid, wanted, { bookingid: record.id }, customer);
  expect(moved.terdekat.map(told)).toEqual(nights([9, 11], [11, 13], [14, 16]));
  expect([moved.unit, moved.serupa]).toEqual([null, []]);
});

test("somebody else's booking, one of another place and a withdrawn object are nowhere", async () => {
  const objectid = await lodging();
  const { customer, record } = await take(objectid, stay(10));
  const body = { waktu: stay(10), jumlahunit: 1, kelompoktarif: "umum", bookingid: record.id };
  const path = `catalogue/${objectid}/alternatives`;
  await customer.post(path, body).expect(200);
  await cast.manager.post(path, body).expect(200);
  for (const caller of [cast.customer, await app.as("pengelola", app.world.rival)])
    await caller.post(path, body).expect(404);
  await supertest(app.app).post(`/api/${path}`).send(body).expect(404);
  await customer.post(`catalogue/${await lodging()}/alternatives`, body).expect(404);
  await change(objectid, { statusobject: 0 });
  const { bookingid: _, ...wish } = body;
  await supertest(app.app).post(`/api/${path}`).send(wish).expect(404);
});

/** A category of its own, so that no other test's houses are similar. */
async function street(count: number) {
  const { jenisbooking } = await prisma().tbl_kategoriobject.findFirstOrThrow({
    where: { jenisbooking: "penginapan" },
  });
  const name = `Losmen ${crypto.randomUUID()}`;
  const { kategoriid } = await prisma().tbl_kategoriobject.create({ data: { kategoriname: name, jenisbooking } });
  const place = (more: object = {}) => lodging(2, { kategoriid, lokasikabkota: "Kota Cimahi", kapasitas: 4, ...more });
  const ids: number[] = [];
  for (let at = 0; at < count; at += 1) ids.push(await place({ objectname: `Losmen ${at}` }));
  return { ids, place };
}
async function idsOf(...asked: Parameters<typeof ask>) {
  return (await ask(...asked)).serupa.map(({ objectid }) => objectid);
}

test("those of the region come before others, wherever their name stands", async () => {
  const { ids, place } = await street(1);
  const [full = 0] = ids;
  const { idpemda } = app.world.rival;
  const elsewhere = await place({ idpemda, lokasikabkota: "Kota Semarang", objectname: "Aa" });
  const inRegion = await place({ lokasikabkota: "Kota Bogor", objectname: "Zz" });
  await take(full, stay(10, 2));
  expect(await idsOf(full, stay(10))).toEqual([inRegion, elsewhere]);
});

test("similar places are of the category, those of the regency first, with enough room, free, and with the price of all of it", async () => {
  const { ids, place } = await street(2);
  const [full = 0, near = 0] = ids;
  const far = await place({ lokasikabkota: "Kota Bandung", objectname: "Aa" });
  const small = await place({ kapasitas: 3, objectname: "Ab" });
  const single = await place({ jumlahobject: 1, objectname: "Ac" });
  const taken = await place({ objectname: "Ad" });
  const closed = await place({ objectname: "Ae" });
  await lodging(2, { lokasikabkota: "Kota Cimahi", kapasitas: 4 });
  for (const objectid of [full, taken]) await take(objectid, stay(10, 2));
  await cast.manager.post(`mst_objectretribusi/tutup/${closed}`, closureWish(closedFor(11, 11))).expect(200);
  const { serupa } = await ask(full, stay(10, 2), { jumlahunit: 2 });
  expect(serupa.map(({ objectid }) => objectid)).toEqual([near, far]);
  expect(serupa.map(({ bebas, totalbiaya }) => [bebas, totalbiaya])).toEqual([
    [2, 600_000],
    [2, 600_000],
  ]);
  // One unit is free where one of two is taken, and a house of one is enough.
  expect(await idsOf(full, stay(10, 2))).toEqual([single, taken, near]);
  expect(await idsOf(full, stay(12, 2), { jumlahunit: 2 })).toEqual([taken, closed, near]);
  expect(await idsOf(small, stay(12, 2), { jumlahunit: 2 })).toEqual([taken, closed, full]);
});

test("at the counter they are those of its own managers", async () => {
  const { ids, place } = await street(2);
  const [full = 0, own = 0] = ids;
  const { pengelolaid } = app.world.rival;
  const theirs = await place({ pengelolaid, objectname: "Losmen 9" });
  expect(await idsOf(full, stay(10))).toEqual([own, theirs]);
  expect(await idsOf(full, stay(10), {}, cast.manager)).toEqual([own]);
});

test("it takes as many statements for five similar places as for none", async () => {
  const [none, five] = [await street(1), await street(6)];
  const sent = async ([objectid = 0]: readonly number[]) => {
    const body = { waktu: stay(10), jumlahunit: 1, kelompoktarif: "umum" };
    return (
      await app.statementsOf(() =>
        supertest(app.app).post(`/api/catalogue/${objectid}/alternatives`).send(body).expect(200),
      )
    ).length;
  };
  expect(await sent(five.ids)).toBe(await sent(none.ids));
  expect(await idsOf(five.ids[0] ?? 0, stay(10))).toHaveLength(3);
});

test("a paid booking's alternatives have the price that it would have then", async () => {
  const objectid = await lodging();
  const { customer, record } = await bring(app, cast, 50, orderOf(objectid, stay(10)));
  const { terdekat } = await ask(objectid, stay(12), { bookingid: record.id, jumlahunit: 9 }, customer);
  expect(terdekat.map(({ totalbiaya }) => totalbiaya)).toEqual([150_000, 150_000, 150_000]);
});
