import { addDays } from "@retribusi/contract/define/dates";
import { type Interval, toInterval } from "@retribusi/contract/features/booking/booking.interval";
import { isOver, stateOf, unpaidCodes } from "@retribusi/contract/features/booking/booking.states";
import type { TariffUnit } from "@retribusi/contract/features/catalog/catalog.kinds";
import { randomFrom } from "@retribusi/db/seed/random";
import supertest from "supertest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bookingOf } from "../../testing/booking.ts";
import { createLodging, dayFrom, stay } from "../../testing/booking-steps.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { hoursOf } from "./object.query.ts";
import { cardParts, choicesFor } from "./offer.ts";

let testApp: TestApp;
let customer: number;
beforeAll(async () => {
  testApp = await createTestApp();
  customer = (await testApp.as("nasabah")).userid;
});
afterAll(() => testApp.close());

const get = async (path: string) => (await supertest(testApp.app).get(`/api/catalogue${path}`).expect(200)).body;
const prisma = () => testApp.deps.db.prisma;

interface Hold extends Interval {
  readonly jumlahunit: number;
  readonly statusbooking: number;
  readonly bataswaktu: Date | null;
}

const hold = (objectid: number, { start, end, ...row }: Hold) =>
  prisma().booking.create({
    data: {
      ...bookingOf(testApp.world.home, "penginapan", customer),
      ...row,
      totalbiaya: 150_000n * BigInt(row.jumlahunit),
      objectid,
      tglmulaipemakaian: start,
      tglakhirpemakaian: end,
    },
  });

const minute = 60_000;
const day = 1440 * minute;

describe("of one unit over three nights", () => {
  const nights = stay(30, 3);
  // 14:00 and 12:00 in Jakarta.
  const start = Date.parse(`${nights.checkin}T07:00:00Z`);
  const end = Date.parse(`${nights.checkout}T05:00:00Z`);
  const an = (from: number, until: number, more: Partial<Hold> = {}): Hold => ({
    ...{ start: new Date(from), end: new Date(until), jumlahunit: 1, statusbooking: 50, bataswaktu: null },
    ...more,
  });
  const inside = [start + day, end - day] as const;
  const hourAgo = new Date(Date.now() - 60 * minute);
  const inAnHour = new Date(Date.now() + 60 * minute);

  const holds: Readonly<Record<string, readonly [pause: number, free: number, Hold]>> = {
    "a use that ends when it begins": [0, 1, an(start - day, start)],
    "a use that ends a minute later": [0, 0, an(start - day, start + minute)],
    "a use that begins when it ends": [0, 1, an(end, end + day)],
    "a use that begins a minute before": [0, 0, an(end - minute, end + day)],
    "a use that ends a pause before": [60, 1, an(start - day, start - 60 * minute)],
    "a use that ends less than a pause before": [60, 0, an(start - day, start - 59 * minute)],
    "a use that begins a pause after": [60, 1, an(end + 60 * minute, end + day)],
    "a use that begins less than a pause after": [60, 0, an(end + 59 * minute, end + day)],
    "a week's pause after a use": [10_080, 0, an(start - 9 * day, start - 7 * day + minute)],
    "a year that began long before and ends within": [0, 0, an(start - 365 * day, start + day)],
    "a year that began before and covers it": [0, 0, an(start - 360 * day, end + 2 * day)],
    "a year that begins within": [0, 0, an(end - day, end + 365 * day)],
    "an order whose deadline has passed": [0, 1, an(...inside, { statusbooking: 40, bataswaktu: hourAgo })],
    "an order whose deadline is ahead": [0, 0, an(...inside, { statusbooking: 40, bataswaktu: inAnHour })],
    "a paid booking whose deadline has passed": [0, 0, an(...inside, { statusbooking: 50, bataswaktu: hourAgo })],
    "a cancelled booking": [0, 1, an(...inside, { statusbooking: 90 })],
  };
  const closures: typeof holds = {
    "a closure that ends when it begins": [60, 1, an(start - day, start)],
    "a closure that ends a minute later": [60, 0, an(start - day, start + minute)],
    "a closure that begins when it ends": [60, 1, an(end, end + day)],
    "a closure that begins a minute before": [60, 0, an(end - minute, end + day)],
  };

  test("what touches it leaves it free, and what reaches into it doesn't: in the catalogue, the calendar and a quote", async () => {
    const expected: Record<string, readonly number[]> = {};
    const found: Record<string, readonly number[]> = {};
    const create = (label: string, jedamenit: number) =>
      createLodging(testApp, testApp.world.home, 1, { objectname: `Batas ${label}`, jedamenit });
    const ids = new Map<string, number>();
    for (const [label, [pause, , row]] of Object.entries(holds)) {
      ids.set(label, await create(label, pause));
      await hold(Number(ids.get(label)), row);
    }
    for (const [label, [pause, , row]] of Object.entries(closures)) {
      const objectid = await create(label, pause);
      ids.set(label, objectid);
      const during = { tglmulai: row.start, tglakhir: row.end };
      await prisma().penutupan_object.create({ data: { objectid, ...during, alasan: "Perbaikan" } });
    }
    const { records } = await get(`?cari=batas&mulai=${nights.checkin}&akhir=${nights.checkout}&limit=60`);
    for (const [label, [, free]] of Object.entries({ ...holds, ...closures })) {
      const objectid = ids.get(label);
      const card = records.find((one: { objectid: number }) => one.objectid === objectid);
      const wish = { waktu: nights, jumlahunit: 1, kelompoktarif: "umum" };
      const quote = await supertest(testApp.app).post(`/api/catalogue/${objectid}/quote`).send(wish).expect(200);
      expected[label] = [free, free];
      found[label] = [card.bebas, quote.body.bebas];
    }
    expect(found).toEqual(expected);
  });
});

const random = randomFrom(7);
const halfHour = 30 * minute;
const base = Date.parse(`${dayFrom(0)}T00:00:00Z`);

const drawHold = (): Hold => {
  const start = base + random.between(-40 * 48, 70 * 48) * halfHour;
  const length = random.pick([1, 2, 5, 44, 48, 92, 300, 31 * 48, 365 * 48]);
  const statusbooking = random.pick([10, 20, 30, 40, 40, 50, 50, 50, 60, 70, 80, 90, 92, 95]);
  const deadline = random.pick([-2, 2, null]);
  return {
    start: new Date(start),
    end: new Date(start + length * halfHour),
    jumlahunit: random.between(1, 2),
    statusbooking,
    bataswaktu: deadline === null ? null : new Date(Date.now() + deadline * 60 * minute),
  };
};

const takes = ({ statusbooking, bataswaktu }: Hold): boolean =>
  !isOver(stateOf(statusbooking)) &&
  !(unpaidCodes.some((code) => code === statusbooking) && bataswaktu !== null && bataswaktu.getTime() < Date.now());

/** Counts at every half hour what is taken. */
function countSlowly(
  { start, end }: Interval,
  object: { readonly jumlahobject: number; readonly jedamenit: number },
  holds: readonly Hold[],
  closures: readonly (Interval & { readonly units: number })[],
): number {
  const pauseAfter = (use: Interval) => {
    const isWholeDays = [use.start, use.end].every((at) => (at.getTime() + 7 * 60 * minute) % day === 0);
    return (isWholeDays ? Math.floor(object.jedamenit / 1440) * 1440 : object.jedamenit) * minute;
  };
  let least = object.jumlahobject;
  for (let at = start.getTime(); at < end.getTime() + pauseAfter({ start, end }); at += halfHour) {
    const during = (from: Date, until: number) => from.getTime() <= at && at < until;
    let free = object.jumlahobject;
    for (const one of holds) if (during(one.start, one.end.getTime() + pauseAfter(one))) free -= one.jumlahunit;
    if (at < end.getTime()) {
      for (const one of closures) if (during(one.start, one.end.getTime())) free -= one.units;
    }
    least = Math.min(least, free);
  }
  return Math.max(0, least);
}

test.each([
  ["malam", 0],
  ["malam", 90],
  ["hari", 0],
  ["hari", 120],
  ["hari", 1500],
  ["jam", 30],
  ["kegiatan", 1440],
  ["bulan", 60],
] as const)(
  "whatever is booked by the %s with a pause of %i minutes is counted as by hand",
  async (satuantarif: TariffUnit, jedamenit) => {
    const objectname = `Acak ${satuantarif} ${jedamenit}`;
    const objectid = await createLodging(testApp, testApp.world.home, 9, { objectname, satuantarif, jedamenit });
    const drawn = Array.from({ length: 25 }, drawHold);
    for (const row of drawn) await hold(objectid, row);
    const holds = drawn.filter(takes);
    const start = new Date(base + 12 * day);
    const closures = [{ start, end: new Date(start.getTime() + 37 * halfHour), units: 4 }];
    for (const { units, ...during } of closures) {
      const data = { objectid, tglmulai: during.start, tglakhir: during.end, jumlahunit: units, alasan: "Perbaikan" };
      await prisma().penutupan_object.create({ data });
    }
    const object = await prisma().mst_objectretribusi.findUniqueOrThrow({ ...cardParts, where: { objectid } });
    const hours = hoursOf(object);
    const count = (from: string, until: string | undefined, unit: TariffUnit = satuantarif) =>
      Math.max(
        ...choicesFor({ ...object, satuantarif: unit }, from, until).map((choice) =>
          countSlowly(toInterval(choice, hours), object, holds, closures),
        ),
      );
    for (let round = 0; round < 6; round += 1) {
      const mulai = dayFrom(random.between(1, 50));
      // Who looks for less than a month isn't shown what is let by the month.
      const akhir = addDays(mulai, random.between(1, 12) + (satuantarif === "bulan" ? 31 : 0));
      const { records } = await get(`?cari=${encodeURIComponent(objectname)}&mulai=${mulai}&akhir=${akhir}`);
      expect([mulai, akhir, records[0].bebas]).toEqual([mulai, akhir, count(mulai, akhir)]);
    }
    const calendar = await get(`/${objectid}/calendar?mulai=${dayFrom(1)}&akhir=${dayFrom(40)}`);
    const days = Array.from({ length: 40 }, (_, index) => dayFrom(1 + index));
    const unit = satuantarif === "bulan" ? "hari" : satuantarif;
    expect(calendar.records.map((one: { bebas: number }) => one.bebas)).toEqual(
      days.map((one) => count(one, undefined, unit)),
    );
    const { jam } = await get(`/${objectid}/hours?tanggal=${dayFrom(12)}`);
    expect(Math.max(...jam.map((one: { bebas: number }) => one.bebas))).toBe(count(dayFrom(12), undefined, "jam"));
    expect(new Set(calendar.records.map((one: { bebas: number }) => one.bebas)).size).toBeGreaterThan(1);
  },
);
