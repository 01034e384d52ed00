import { addDays, toInstant } from "@retribusi/contract/define/dates";
import type { Usage } from "@retribusi/contract/features/booking/booking.availability";
import {
  type DayHours,
  hoursOn,
  openSpans,
  storeWeek,
  type Week,
  weekOf,
} from "@retribusi/contract/features/policy/policy.hours";
import { refusePolicy } from "@retribusi/contract/features/policy/policy.rules";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Cast, createCast, dayFrom, orderOf } from "../../testing/booking-steps.ts";
import { createHall } from "../../testing/policy.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

const isLong = Boolean(process.env.LONG_TESTS);
vi.setConfig({ testTimeout: isLong ? 900_000 : 120_000 });

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await createTestApp();
  cast = await createCast(app);
});
afterAll(() => app.close());

const minute = 60_000;
const hour = 60 * minute;
const zone = "Asia/Jakarta";
/** So many days are looked at, from the third day from now on. */
const days = 4;
const firstDay = dayFrom(3);
const start = toInstant(firstDay, "00:00", zone).getTime();
const clock = (at: number) => `${String(at).padStart(2, "0")}:00`;

const opening = (jambuka: string, jamtutup: string): DayHours => ({ jambuka, jamtutup });
const anyDay: fc.Arbitrary<DayHours | null> = fc.constantFrom(
  null,
  opening("08:00", "17:00"),
  opening("09:30", "14:00"),
  opening("00:00", "24:00"),
  opening("18:00", "02:00"),
  opening("12:00", "24:00"),
);
const isMeant = (jampekan: Week) => {
  const usual = { jamcheckin: "14:00", jamcheckout: "12:00", batascheckin: "22:00", lintang: null, bujur: null };
  const ordering = { minlama: null, makslama: null, minpesanjam: 0, makspesanhari: 366 };
  const problems = refusePolicy({
    ...usual,
    ...ordering,
    satuan: ["jam"],
    satuantarif: "jam",
    aturanbatal: null,
    jampekan,
  });
  return Object.keys(problems).length === 0;
};

/** An object with what it says about itself, what closes it, and what people try to order. */
const worlds = fc.record({
  units: fc.integer({ min: 1, max: 3 }),
  pause: fc.constantFrom(0, 30, 90),
  minpesanjam: fc.constantFrom(0, 0, 80),
  week: fc.array(anyDay, { minLength: 7, maxLength: 7 }).filter(isMeant),
  closures: fc.array(
    fc.record({
      from: fc.integer({ min: -4, max: 24 * days }),
      length: fc.integer({ min: 1, max: 9 }),
      units: fc.constantFrom(null, 1, 2),
    }),
    { maxLength: 3 },
  ),
  orders: fc.array(
    fc.record({
      day: fc.integer({ min: 0, max: days - 1 }),
      from: fc.integer({ min: 0, max: 23 }),
      length: fc.integer({ min: 1, max: 5 }),
      units: fc.integer({ min: 1, max: 3 }),
    }),
    { minLength: 2, maxLength: 8 },
  ),
});
type World = typeof worlds extends fc.Arbitrary<infer T> ? T : never;

const hours = (tanggal: string, from: number, length = 1) =>
  ({
    satuan: "jam",
    tanggal,
    jammulai: clock(from),
    jamakhir: clock(from + length > 24 ? from + length - 24 : from + length),
  }) as const;

async function createObject({ units, pause, minpesanjam, week, closures }: World) {
  const { prisma } = app.deps.db;
  const objectid = await createHall(app, app.world.home);
  const data = { ...storeWeek(week), jumlahobject: units, jedamenit: pause, minpesanjam };
  await prisma.mst_objectretribusi.update({ where: { objectid }, data });
  const closed = closures.map(({ from, length, units: some }) => ({
    start: new Date(start + from * hour),
    end: new Date(start + (from + length) * hour),
    units: some === null ? units : Math.min(some, units),
  }));
  await prisma.penutupan_object.createMany({
    data: closed.map((one, at) => ({
      ...{ objectid, tglmulai: one.start, tglakhir: one.end, alasan: "Uji" },
      jumlahunit: closures[at]?.units === null ? null : one.units,
    })),
  });
  return { objectid, closed };
}

async function quote(objectid: number, waktu: ReturnType<typeof hours>, jumlahunit: number) {
  const body = { waktu, jumlahunit, kelompoktarif: "umum" };
  return (await cast.customer.post(`catalogue/${objectid}/quote`, body).expect(200)).body;
}

/** Orders what was asked for; what the price said is what happens. */
async function order(objectid: number, waktu: ReturnType<typeof hours>, jumlahunit: number): Promise<Usage[]> {
  const { alasan, harga, tglmulaipemakaian, tglakhirpemakaian } = await quote(objectid, waktu, jumlahunit);
  const body = { ...orderOf(objectid), waktu, jumlahunit, totalbiaya: harga?.totalbiaya ?? 1 };
  const answer = await (await app.as("nasabah")).post("trx_gedung/pesan_nsb", body);
  expect([answer.status, answer.body.error?.details?.reason ?? answer.body.error?.code ?? null]).toEqual([
    alasan === null ? 200 : 409,
    alasan?.kode ?? null,
  ]);
  if (alasan) return [];
  return [{ start: new Date(tglmulaipemakaian), end: new Date(tglakhirpemakaian), units: jumlahunit }];
}

/** Units in use at a moment; with `pause` also those that are kept free after a use. */
const taken = (usages: readonly Usage[], at: number, pause = 0): number =>
  usages
    .filter((usage) => usage.start.getTime() <= at && at < usage.end.getTime() + pause * minute)
    .reduce((sum, usage) => sum + usage.units, 0);

const halfHours = (from: number, until: number) =>
  Array.from({ length: Math.max(0, Math.ceil((until - from) / (30 * minute))) }, (_, at) => from + at * 30 * minute);

/** What is free over an hour, found by looking at every half of one: everything here begins and ends at one. */
function freeAt({ units, pause }: World, held: readonly Usage[], closed: readonly Usage[], from: number): number {
  const used = halfHours(from, from + hour).map((at) => taken(held, at, pause) + taken(closed, at));
  const after = halfHours(from + hour, from + hour + pause * minute).map((at) => taken(held, at, pause));
  return Math.max(0, units - Math.max(...used, ...after));
}

interface Slot {
  readonly tanggal: string;
  readonly jammulai: string;
  readonly bebas: number;
  readonly lewat: boolean;
}

const closedReasons = ["CLOSED_DAY", "OUTSIDE_HOURS"];
const momentReasons = ["TOO_SOON", "TOO_FAR", "IN_THE_PAST"];

/** The hours of a day as the list of hours, the price of each, and what is true say them. */
async function compareHours(
  world: World,
  objectid: number,
  day: string,
  held: readonly Usage[],
  closed: readonly Usage[],
) {
  const listed: Slot[] = (await cast.customer.get(`catalogue/${objectid}/hours?tanggal=${day}`).expect(200)).body.jam;
  const own = listed.filter(({ tanggal }) => tanggal === day);
  const spans = openSpans((date) => hoursOn(storeWeek(world.week), date), day);
  for (let at = 0; at < 24; at += 1) {
    const { alasan, bebas } = await quote(objectid, hours(day, at), 1);
    const slot = own.find(({ jammulai }) => jammulai === clock(at));
    const isOpen = spans.some(({ from, until }) => from <= at * 60 && at * 60 + 60 <= until);
    const where = `${day} ${clock(at)}`;
    expect([where, slot !== undefined, closedReasons.includes(alasan?.kode)]).toEqual([where, isOpen, !isOpen]);
    if (!slot) continue;
    expect([where, slot.lewat]).toEqual([where, momentReasons.includes(alasan?.kode)]);
    if (slot.lewat) continue;
    const free = freeAt(world, held, closed, toInstant(day, clock(at), zone).getTime());
    expect([where, slot.bebas, bebas]).toEqual([where, free, free]);
  }
  return own;
}

async function compareDay(objectname: string, objectid: number, day: string, own: readonly Slot[]) {
  const most = Math.max(0, ...own.map(({ bebas }) => bebas));
  const address = `catalogue/${objectid}/calendar?mulai=${day}&akhir=${day}`;
  const [shown] = (await cast.customer.get(address).expect(200)).body.records;
  expect([day, shown.bebas, shown.lewat]).toEqual([day, most, own.length > 0 && own.every(({ lewat }) => lewat)]);
  const found = await cast.customer.get(`catalogue?mulai=${day}&cari=${encodeURIComponent(objectname)}`).expect(200);
  expect(found.body.records.map((card: { bebas: number }) => [day, card.bebas])).toEqual([[day, most]]);
}

/** At every half hour: what is in use and closed is at most what there is, and nothing is in use while it is closed to all. */
function requireRoom({ units }: World, held: readonly Usage[], closed: readonly Usage[]): void {
  for (const at of halfHours(start - 24 * hour, start + (days + 1) * 24 * hour)) {
    const used = taken(held, at);
    if (used > 0) expect(used + taken(closed, at)).toBeLessThanOrEqual(units);
  }
}

test("hours, calendar, catalogue, price and order say the same of every hour, and it is the truth", async () => {
  let orders = 0;
  const agree = async (world: World) => {
    expect(weekOf(storeWeek(world.week))).toEqual(world.week);
    const { objectid, closed } = await createObject(world);
    const held: Usage[] = [];
    for (const wish of world.orders) {
      held.push(...(await order(objectid, hours(addDays(firstDay, wish.day), wish.from, wish.length), wish.units)));
    }
    orders += held.length;
    requireRoom(world, held, closed);
    const { objectname } = await app.deps.db.prisma.mst_objectretribusi.findUniqueOrThrow({ where: { objectid } });
    for (let at = 0; at < days; at += 1) {
      const day = addDays(firstDay, at);
      await compareDay(objectname, objectid, day, await compareHours(world, objectid, day, held, closed));
    }
  };
  await fc.assert(fc.asyncProperty(worlds, agree), { numRuns: isLong ? 120 : 8, endOnFailure: !isLong });
  expect(orders, "some orders were taken").toBeGreaterThan(0);
});
