import { addDays, localDate, toInstant } from "@retribusi/contract/define/dates";
import { type BookingState, codeOf } from "@retribusi/contract/features/booking/booking.states";
import type { Desk } from "@retribusi/contract/features/booking/desk.endpoints";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookingOf } from "../../testing/booking.ts";
import { createLodging } from "../../testing/booking-steps.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let guest: number;
let manager: Caller;
beforeAll(async () => {
  app = await createTestApp();
  guest = (await app.as("nasabah")).userid;
  manager = await app.as("pengelola");
});
afterAll(() => app.close());

const zones = { wib: { zone: "Asia/Jakarta", selisihjam: 7 }, wita: { zone: "Asia/Makassar", selisihjam: 8 } } as const;
const now = new Date();

/** A moment of a day counted from today, on the clocks of a zone. */
const at = (place: keyof typeof zones, days: number, time: string) => {
  const { zone } = zones[place];
  return toInstant(addDays(localDate(now, zone), days), time, zone);
};

async function book(state: BookingState, start: Date, end: Date, more: object = {}, region = app.world.home) {
  const row = { ...bookingOf(region, "penginapan", guest), tglmulaipemakaian: start, tglakhirpemakaian: end };
  await app.deps.db.prisma.booking.create({ data: { ...row, statusbooking: codeOf(state), ...more } });
}

const read = async (by: Caller): Promise<Desk> => (await by.get("booking/meja").expect(200)).body;
const lodgingOf = ({ angka }: Desk) => angka.find(({ jenis }) => jenis === "penginapan");

test("each figure counts its own bookings, by the days of the object's clocks, in one's scope", async () => {
  const before = lodgingOf(await read(manager));
  expect(before).toMatchObject({ datang: 0, telat: 0, besokdatang: 0, dalam: 0, lewat: 0, tagihan: 0 });
  const later = { wib: at("wib", 5, "12:00"), wita: at("wita", 5, "12:00") };
  const east = { selisihjam: zones.wita.selisihjam };
  // The first and the last minute of today, and their neighbours, on the clocks of two zones.
  await book("paid", at("wib", 0, "00:00"), later.wib);
  await book("paid", at("wib", 0, "23:59"), later.wib);
  await book("paid", at("wita", 0, "23:59"), later.wita, east);
  // Where it is another day than in Jakarta at this moment.
  const hour = now.getUTCHours();
  await book("paid", now, later.wib, { selisihjam: hour >= 12 && hour < 17 ? 12 : -12 });
  await book("paid", at("wib", 1, "00:00"), later.wib);
  await book("paid", at("wita", 1, "00:00"), later.wita, east);
  await book("paid", at("wib", 2, "00:00"), later.wib);
  await book("paid", at("wib", -1, "23:59"), later.wib);
  await book("paid", at("wita", -1, "23:59"), later.wita, east);
  await book("awaitingPayment", at("wib", 0, "14:00"), later.wib, { tglexpiredbilling: hoursFrom(23) });
  await book("awaitingPayment", at("wib", 3, "14:00"), later.wib, { tglexpiredbilling: hoursFrom(25) });
  await book("awaitingPayment", at("wib", 3, "14:00"), later.wib, { tglexpiredbilling: hoursFrom(-1) });
  await book("finished", at("wib", 0, "00:00"), later.wib);
  await book("paid", at("wib", 0, "14:00"), later.wib, {}, app.world.rival);
  expect(lodgingOf(await read(manager))).toMatchObject({
    ...{ datang: 4, telat: 2, besokdatang: 2, dalam: 0, tagihan: 3, segera: 1 },
  });
});

const hoursFrom = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

test("who is in use leaves today, tomorrow or later, or should have left; an end at midnight is of the day before", async () => {
  const start = at("wib", -3, "14:00");
  await book("inUse", start, hoursFrom(-1));
  await book("inUse", start, at("wib", 1, "00:00"));
  await book("inUse", start, at("wita", 1, "00:00"), { selisihjam: zones.wita.selisihjam });
  await book("inUse", start, at("wib", 1, "00:01"));
  await book("inUse", start, at("wib", 2, "00:00"));
  await book("inUse", start, at("wib", 2, "00:01"));
  // Later today on the western clock, tomorrow on the one further east, whatever the time is now.
  expect(lodgingOf(await read(manager))).toMatchObject({ dalam: 6, lewat: 1, pulang: 2, besokpulang: 2 });
});

test("kinds without an object in the scope have no figures", async () => {
  const { home } = app.world;
  const group = await app.deps.db.prisma.tbl_kelompokpengelola.create({
    data: { idpemda: home.idpemda, idskpd: home.idskpd, pengelolaname: "Kelompok satu jenis" },
  });
  const region = { ...home, pengelolaid: group.pengelolaid };
  const alone = await app.as("pengelola", region);
  expect((await read(alone)).angka).toEqual([]);
  await createLodging(app, region, 2, { pengelolaid: group.pengelolaid });
  expect((await read(alone)).angka.map(({ jenis }) => jenis)).toEqual(["penginapan"]);
  await (await app.as("nasabah")).get("booking/meja").expect(403);
});

test("units to be cleaned come with their object and leave once they are ready, those of others never", async () => {
  const objectid = await createLodging(app, app.world.home, 3);
  const named = await manager.post(`mst_objectretribusi/namaiunit/${objectid}`, { nomor: ["A", "B", "C"] }).expect(200);
  const set = (unit: { id: number; versi: number }, keadaan: string) =>
    manager
      .post(`mst_objectretribusi/keadaanunit/${unit.id}`, { versi: unit.versi, keadaan, catatan: null })
      .expect(200);
  const [first, second, third] = named.body.unit;
  await set(third, "rusak");
  await set(second, "dibersihkan");
  const { body } = await set(first, "dibersihkan");
  const { dibersihkan } = await read(manager);
  expect(dibersihkan.num).toBe(2);
  expect(dibersihkan.records.map(({ nomor, objectid: of }) => [nomor, of])).toEqual([
    ["A", objectid],
    ["B", objectid],
  ]);
  expect((await read(await app.as("pengelola", app.world.rival))).dibersihkan).toEqual({ num: 0, records: [] });
  await set(body.unit[0], "siap");
  expect((await read(manager)).dibersihkan.records.map(({ nomor }) => nomor)).toEqual(["B"]);
});
