import { addDays, toInstant } from "@retribusi/contract/define/dates";
import { codeOf } from "@retribusi/contract/features/booking/booking.states";
import type { Timeline, TimelineObject } from "@retribusi/contract/features/timeline/timeline.endpoints";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bookingOf } from "../../testing/booking.ts";
import {
  act,
  bring,
  type Cast,
  createCast,
  createLodging,
  dayFrom,
  orderOf,
  stay,
} from "../../testing/booking-steps.ts";
import { closedFor, closureWish } from "../../testing/closure.ts";
import { guestAt, handOver } from "../../testing/guest.ts";
import { createHall } from "../../testing/policy.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await createTestApp();
  cast = await createCast(app);
});
afterAll(() => app.close());

const [wib, wit] = ["Asia/Jakarta", "Asia/Jayapura"] as const;
const lodging = (units: number, more: object = {}) => createLodging(app, app.world.home, units, more);
/** From the first day of an otherwise empty month to its last. */
const [dari, sampai] = [dayFrom(40), dayFrom(69)];
const at = (day: string, time: string, zone: typeof wib | typeof wit = wib) => toInstant(day, time, zone);

async function read(by: Caller, query: Readonly<Record<string, string | number>> = {}): Promise<Timeline> {
  const search = new URLSearchParams({ dari, sampai });
  for (const [name, value] of Object.entries(query)) search.set(name, String(value));
  return (await by.get(`booking/linimasa?${search}`).expect(200)).body;
}

async function find(objectid: number, by: Caller = cast.manager, query: Parameters<typeof read>[1] = {}) {
  const { objectname } = await app.deps.db.prisma.mst_objectretribusi.findUniqueOrThrow({ where: { objectid } });
  const { records } = await read(by, { cari: objectname, ...query });
  const object = records.find((one) => one.objectid === objectid);
  if (!object) throw new Error(`The timeline has no object ${objectid}`);
  return object;
}

const idsOf = ({ pesanan }: TimelineObject) => pesanan.map(({ id }) => id);
const freeOn = ({ hari }: TimelineObject, day: string) => hari.find(({ tanggal }) => tanggal === day)?.bebas;

/** A booking as a row, of one unit for the night of the 45th day from today unless something else is said. */
async function book(objectid: number, more: object = {}): Promise<number> {
  const data = {
    ...bookingOf(app.world.home, "penginapan", cast.customer.userid),
    ...{ objectid, statusbooking: codeOf("paid") },
    ...{ tglmulaipemakaian: at(dayFrom(45), "14:00"), tglakhirpemakaian: at(dayFrom(46), "12:00") },
    ...more,
  };
  return (await app.deps.db.prisma.booking.create({ data })).id;
}

describe("bookings", () => {
  test("of the days come, and none that only touch them, by the clock of the place", async () => {
    const [west, east] = [await lodging(5), await lodging(5, { zonawaktu: wit })];
    const inside = await book(west);
    const reachesIn = await book(west, {
      tglmulaipemakaian: at(dayFrom(38), "14:00"),
      tglakhirpemakaian: at(dari, "00:01"),
    });
    await book(west, { tglmulaipemakaian: at(dayFrom(38), "14:00"), tglakhirpemakaian: at(dari, "00:00") });
    const lastMinute = await book(west, {
      tglmulaipemakaian: at(sampai, "23:59"),
      tglakhirpemakaian: at(dayFrom(71), "12:00"),
    });
    await book(west, { tglmulaipemakaian: at(sampai, "24:00"), tglakhirpemakaian: at(dayFrom(71), "12:00") });
    expect(idsOf(await find(west))).toEqual([reachesIn, inside, lastMinute]);
    // Two hours further east the days begin and end earlier.
    await book(east, { tglmulaipemakaian: at(sampai, "22:30"), tglakhirpemakaian: at(dayFrom(71), "12:00") });
    const early = await book(east, {
      tglmulaipemakaian: at(dayFrom(38), "14:00"),
      tglakhirpemakaian: at(dari, "00:30", wit),
    });
    expect(idsOf(await find(east))).toEqual([early]);
  });

  test("come while they hold units: none that is over, or whose time to pay has run out", async () => {
    const objectid = await lodging(9);
    const over = ["finished", "rejected", "cancelled", "expired", "noShow"] as const;
    for (const state of over) await book(objectid, { statusbooking: codeOf(state) });
    await book(objectid, { statusbooking: codeOf("ordered"), bataswaktu: new Date(Date.now() - 60_000) });
    const waits = await book(objectid, {
      statusbooking: codeOf("ordered"),
      bataswaktu: new Date(Date.now() + 3_600_000),
    });
    const late = await book(objectid, { statusbooking: codeOf("inUse"), bataswaktu: new Date(Date.now() - 60_000) });
    const object = await find(objectid);
    expect(idsOf(object)).toEqual([waits, late]);
    expect(freeOn(object, dayFrom(45))).toBe(7);
  });

  test("say who, in what state, how many and until when", async () => {
    const objectid = await lodging(4);
    const { record } = await bring(app, cast, 40, orderOf(objectid, stay(50, 2), 3));
    expect((await find(objectid)).pesanan).toEqual([
      {
        ...{ id: record.id, versi: record.versi, statusbooking: 40, uraianstatus: record.uraianstatus },
        ...{ namapemesan: record.namapemesan, jumlahunit: 3, satuantarif: "malam", unit: [] },
        tglmulaipemakaian: at(dayFrom(50), "14:00").toISOString(),
        tglakhirpemakaian: at(dayFrom(52), "12:00").toISOString(),
      },
    ]);
  });

  test("name the units that were handed over with them", async () => {
    const objectid = await lodging(3);
    const { body } = await cast.manager
      .post(`mst_objectretribusi/namaiunit/${objectid}`, { nomor: ["A", "B", "C"] })
      .expect(200);
    const [, second] = body.unit;
    const guest = await guestAt(app, cast, objectid);
    await handOver(cast.manager, guest, second.id).expect(200);
    const waiting = await book(objectid, {
      tglmulaipemakaian: at(dayFrom(1), "14:00"),
      tglakhirpemakaian: at(dayFrom(2), "12:00"),
    });
    const object = await find(objectid, cast.manager, { dari: dayFrom(0), sampai: dayFrom(3) });
    expect(object.unit.map(({ nomor, keadaan }) => [nomor, keadaan])).toEqual([
      ["A", "siap"],
      ["B", "dipakai"],
      ["C", "siap"],
    ]);
    expect(object.pesanan.map(({ id, unit }) => [id, unit])).toEqual([
      [guest.id, [second.id]],
      [waiting, []],
    ]);
  });
});

describe("closures", () => {
  test("of one unit take one, by its name, and end where they end", async () => {
    const objectid = await lodging(3);
    const { body } = await cast.manager
      .post(`mst_objectretribusi/namaiunit/${objectid}`, { nomor: ["A", "B", "C"] })
      .expect(200);
    const room = body.unit[1].id;
    const one = closureWish(closedFor(45, 46), { jumlahunit: 1, unit: [room], umum: false, alasan: "AC bocor" });
    await cast.manager.post(`mst_objectretribusi/tutup/${objectid}`, one).expect(200);
    const object = await find(objectid);
    expect(object.penutupan).toMatchObject([{ jumlahunit: 1, alasan: "AC bocor", unit: [room] }]);
    // It begins in the morning on which the night of the 44th day ends.
    expect([43, 44, 45, 46, 47].map((days) => freeOn(object, dayFrom(days)))).toEqual([3, 2, 2, 2, 3]);
    const before = await find(objectid, cast.manager, { sampai: dayFrom(44) });
    const after = await find(objectid, cast.manager, { dari: dayFrom(47) });
    expect([before.penutupan, after.penutupan]).toEqual([[], []]);
  });

  test("of the whole object leave nothing free, and are closed days", async () => {
    const objectid = await lodging(3);
    await cast.manager.post(`mst_objectretribusi/tutup/${objectid}`, closureWish(closedFor(45, 45))).expect(200);
    const object = await find(objectid);
    expect(object.penutupan).toMatchObject([{ jumlahunit: null, unit: [] }]);
    const closed = { bebas: 0, lewat: false, tutup: true };
    expect(object.hari.filter(({ tutup }) => tutup)).toEqual([
      { tanggal: dayFrom(44), ...closed },
      { tanggal: dayFrom(45), ...closed },
    ]);
  });
});

describe("who sees what", () => {
  test("is the scope of objects and of bookings, for each role", async () => {
    const { home, rival } = app.world;
    const own = await lodging(2);
    const other = await createLodging(app, rival, 2);
    const mine = await book(own);
    const see = async (by: Caller) => (await read(by, { cari: "Wisma", jenis: "penginapan" })).records;
    for (const by of [cast.manager, cast.dinas, cast.pemda]) {
      const seen = await see(by);
      const places = seen.map(({ objectid }) => objectid);
      expect([places.includes(own), places.includes(other)]).toEqual([true, false]);
      expect(seen.flatMap(idsOf)).toContain(mine);
    }
    for (const role of ["pengelola", "dinas", "pemda"] as const) {
      const seen = await see(await app.as(role, rival));
      expect(seen.map(({ objectid }) => objectid)).toEqual([other]);
    }
    // A booking stays with the agency that took it, and what it holds is taken for everybody.
    const moved = await book(own, { idskpd: rival.idskpd, idpemda: rival.idpemda, pengelolaid: rival.pengelolaid });
    const object = await find(own, cast.dinas);
    expect([idsOf(object), freeOn(object, dayFrom(45))]).toEqual([[mine], 0]);
    expect(idsOf(await find(own, cast.superuser, { idskpd: home.idskpd }))).toEqual([mine, moved]);
    await cast.customer.get(`booking/linimasa?dari=${dari}&sampai=${sampai}`).expect(403);
  });

  test("is narrowed by kind, agency and words, page after page", async () => {
    const { home, rival } = app.world;
    const name = `Asrama ${crypto.randomUUID()}`;
    for (let at = 0; at < 41; at += 1)
      await lodging(1, { objectname: name, subobjectname: String(at).padStart(2, "0") });
    const first = await read(cast.superuser, { cari: name, idskpd: home.idskpd });
    const second = await read(cast.superuser, { cari: name, page: 2 });
    expect([first.records.length, first.hasMore, second.records.length, second.hasMore]).toEqual([40, true, 1, false]);
    expect([first.records[0]?.subobjectname, second.records[0]?.subobjectname]).toEqual(["00", "40"]);
    expect((await read(cast.superuser, { cari: name, idskpd: rival.idskpd })).records).toEqual([]);
    expect((await read(cast.superuser, { cari: name, jenis: "gedung" })).records).toEqual([]);
    expect((await read(cast.dinas, { idskpd: rival.idskpd })).records).toEqual([]);
  });
});

test("says of an object that isn't offered so, and that nothing of it is free", async () => {
  const objectid = await lodging(2, { statusobject: 0 });
  const object = await find(objectid);
  expect([object.ditawarkan, freeOn(object, dayFrom(45))]).toEqual([false, 0]);
  expect((await find(await lodging(2))).ditawarkan).toBe(true);
});

test("is asked for a month at most, from its first day to its last", async () => {
  for (const [from, until] of [
    [dari, addDays(dari, 31)],
    [dari, addDays(dari, -1)],
  ]) {
    const answer = await cast.manager.get(`booking/linimasa?dari=${from}&sampai=${until}`).expect(400);
    expect(Object.keys(answer.body.error.fields)).toEqual(["sampai"]);
  }
  expect((await find(await lodging(1), cast.manager, { sampai: addDays(dari, 30) })).hari).toHaveLength(31);
});

test("what is free is what the availability calendar says, of nights, hours, days, sessions and months", async () => {
  const { home } = app.world;
  const prisma = app.deps.db.prisma;
  const month = await lodging(2, { satuantarif: "bulan" });
  const hall = await createHall(app, home, { jumlahobject: 2, jedamenit: 60, jambuka: "18:00", jamtutup: "02:00" });
  const closed = await createHall(app, home, { jamhari: "7=" });
  const rooms = await lodging(4);
  const objects = [rooms, hall, closed, month, home.objects.gedung, home.objects.alat];
  await bring(app, cast, 50, orderOf(rooms, stay(2, 3), 2));
  const { record } = await bring(app, cast, 50, orderOf(rooms, stay(4)));
  await act(cast.manager, "pembatalan", record.id, { versi: record.versi, alasanpembatalan: "Tidak jadi menginap" });
  for (const objectid of objects) {
    for (const days of [1, 3, 3, 9]) {
      const many = days === 9 ? { jumlahunit: 2, totalbiaya: 300_000n } : {};
      const start = {
        tglmulaipemakaian: at(dayFrom(days), "09:00"),
        tglakhirpemakaian: at(dayFrom(days + 1), "01:30"),
      };
      await book(objectid, { ...start, ...many });
    }
    const shut = { tglmulai: at(dayFrom(5), "00:00"), tglakhir: at(dayFrom(6), "20:00"), alasan: "Uji" };
    await prisma.penutupan_object.create({ data: { objectid, ...shut, jumlahunit: 1 } });
  }
  const days = { dari: dayFrom(-2), sampai: dayFrom(20) };
  const seen = new Set<number>();
  for (const objectid of objects) {
    const { hari } = await find(objectid, cast.manager, days);
    const { body } = await cast.manager.get(`catalogue/${objectid}/calendar?mulai=${days.dari}&akhir=${days.sampai}`);
    const calendar: { tanggal: string; bebas: number; lewat: boolean; tutup: string | null }[] = body.records;
    expect(hari.map(({ tanggal, bebas, lewat }) => ({ tanggal, bebas, lewat }))).toEqual(
      calendar.map(({ tanggal, bebas, lewat }) => ({ tanggal, bebas, lewat })),
    );
    for (const { bebas } of hari) seen.add(bebas);
  }
  expect([...seen].toSorted(), "days with more and fewer free units were compared").toEqual([0, 1, 2, 3, 4]);
});
