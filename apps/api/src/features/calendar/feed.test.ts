import { mostBookings, shownDays } from "@retribusi/contract/features/calendar/calendar.rules";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookingOf } from "../../testing/booking.ts";
import { createLodging } from "../../testing/booking-steps.ts";
import { addressOf, eventsAt, readFeed } from "../../testing/calendar.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";

const day = 24 * 3_600_000;
let app: TestApp;
let customer: Caller;
let own: string;
beforeAll(async () => {
  app = await createTestApp({ PUBLIC_URL: "https://retribusi.example/" });
  customer = await app.as("nasabah");
  own = await addressOf(customer, { jenis: "orang" });
});
afterAll(() => app.close());

const uidOf = (id: number) => `pesanan-${id}@retribusi.example`;

async function book(more: object = {}, userid = customer.userid, region = app.world.home) {
  const row = { ...bookingOf(region, "penginapan", userid), statusbooking: 50, hargadikonfirmasi: 150_000n };
  return (await app.deps.db.prisma.booking.create({ data: { ...row, ...more } })).id;
}

const eventOf = async (path: string, id: number) => (await eventsAt(app, path)).get(uidOf(id));

/** From so many days ahead, at a clock in UTC, for so many hours. */
function during(days: number, clock: string, hours: number) {
  const date = new Date(Date.now() + days * day).toISOString().slice(0, 10);
  const tglmulaipemakaian = new Date(`${date}T${clock}:00Z`);
  return { tglmulaipemakaian, tglakhirpemakaian: new Date(tglmulaipemakaian.getTime() + hours * 3_600_000) };
}

test.each([
  ["Asia/Jakarta", "17:00"],
  ["Asia/Makassar", "16:00"],
  ["Asia/Jayapura", "15:00"],
] as const)(
  "in %s a night is the same moments everywhere, and days are those of its own calendar",
  async (zonawaktu, midnight) => {
    const objectid = await createLodging(app, app.world.home, 1, { zonawaktu });
    const night = during(20, "07:00", 22);
    const stay = await book({ objectid, ...night });
    const days = during(30, midnight, 48);
    const hire = await book({ objectid, satuantarif: "hari", ...days });
    const events = await eventsAt(app, own);
    expect(events.get(uidOf(stay))).toMatchObject({
      start: night.tglmulaipemakaian.toISOString(),
      end: night.tglakhirpemakaian.toISOString(),
    });
    const localDay = (moment: Date) => new Intl.DateTimeFormat("sv-SE", { timeZone: zonawaktu }).format(moment);
    expect(events.get(uidOf(hire))).toMatchObject({
      start: localDay(days.tglmulaipemakaian),
      end: localDay(days.tglakhirpemakaian),
    });
  },
);

test.each([
  [10, undefined],
  [20, undefined],
  [30, "TENTATIVE"],
  [40, "TENTATIVE"],
  [50, "CONFIRMED"],
  [60, "CONFIRMED"],
  [70, "CONFIRMED"],
  [80, "CANCELLED"],
  [90, "CANCELLED"],
  [92, "CANCELLED"],
  [95, "CANCELLED"],
])("a booking in %i is told as %s", async (statusbooking, status) => {
  const id = await book({ statusbooking, versi: 7 });
  const event = await eventOf(own, id);
  expect(event?.status).toBe(status);
  if (event) expect(event.sequence).toBe(7);
});

test("what came to nothing before its price was agreed to was in no calendar, and isn't told as cancelled", async () => {
  const id = await book({ statusbooking: 92, hargadikonfirmasi: null });
  expect(await eventOf(own, id)).toBeUndefined();
});

test("what ended longer ago is gone, with what was cancelled; what ended a day later is there", async () => {
  const ended = (days: number) => {
    const tglakhirpemakaian = new Date(Date.now() - days * day);
    return { tglakhirpemakaian, tglmulaipemakaian: new Date(tglakhirpemakaian.getTime() - day) };
  };
  const [old, young, cancelled] = [
    await book({ statusbooking: 70, ...ended(shownDays + 1) }),
    await book({ statusbooking: 70, ...ended(shownDays - 1) }),
    await book({ statusbooking: 90, ...ended(shownDays + 1) }),
  ];
  const events = await eventsAt(app, own);
  expect([old, young, cancelled].map((id) => events.has(uidOf(id)))).toEqual([false, true, false]);
});

test("the customer's own says nothing of anybody; the managers' names who ordered, and no number or address of theirs", async () => {
  const manager = await app.as("pengelola");
  const { objects, pengelolaid } = app.world.home;
  const personal = { notelp: "081299990000", noidentitas: "3273010101900001", emailpemesan: "siti@contoh.test" };
  const id = await book({
    namapemesan: "Siti Aminah",
    alamatpemesan: "Jl. Rahasia 1",
    catatan: "Vegetarian",
    ...personal,
  });
  const other = await book({ namapemesan: "Orang Lain" }, (await app.as("nasabah")).userid);
  const mine = await readFeed(app, own).expect(200);
  expect(mine.text).not.toMatch(/Siti|Orang Lain/);
  for (const wish of [
    { jenis: "object", objectid: objects.penginapan },
    { jenis: "kelompok", pengelolaid },
  ]) {
    const path = await addressOf(manager, wish);
    const events = await eventsAt(app, path);
    expect(events.get(uidOf(id))?.summary).toBe("Objek penginapan: Siti Aminah");
    expect(events.get(uidOf(other))?.summary).toBe("Objek penginapan: Orang Lain");
    const { text } = await readFeed(app, path).expect(200);
    const unfolded = text.replaceAll("\r\n ", "");
    const secrets = [...Object.values(personal), "Jl. Rahasia", "Vegetarian"];
    expect(secrets.filter((secret) => unfolded.includes(secret))).toEqual([]);
  }
});

test("a group's has its own bookings and no other group's, an object's its own and no other object's", async () => {
  const manager = await app.as("pengelola");
  const { home, rival } = app.world;
  const second = await createLodging(app, home, 1);
  const somebody = (await app.as("nasabah")).userid;
  const [here, there, foreign] = [
    await book({}, somebody),
    await book({ objectid: second }, somebody),
    await book({}, somebody, rival),
  ];
  const told = async (wish: object) => {
    const events = await eventsAt(app, await addressOf(manager, wish));
    return [here, there, foreign].map((id) => events.has(uidOf(id)));
  };
  expect(await told({ jenis: "kelompok", pengelolaid: home.pengelolaid })).toEqual([true, true, false]);
  expect(await told({ jenis: "object", objectid: second })).toEqual([false, true, false]);
});

test("of an object that was handed over, its new managers read their own bookings and none of those before", async () => {
  const manager = await app.as("pengelola");
  const { home, rival } = app.world;
  const objectid = await createLodging(app, home, 2);
  const [before, since] = [await book({ objectid, pengelolaid: rival.pengelolaid }), await book({ objectid })];
  const events = await eventsAt(app, await addressOf(manager, { jenis: "object", objectid }));
  expect([before, since].map((id) => events.has(uidOf(id)))).toEqual([false, true]);
});

test("closures are told with their reason, whole days as days, hours as hours; the customer's own has none", async () => {
  const manager = await app.as("pengelola");
  const objectid = await createLodging(app, app.world.home, 3, { zonawaktu: "Asia/Jayapura" });
  const { prisma } = app.deps.db;
  await prisma.userdata.update({ where: { userid: manager.userid }, data: { bahasa: "id" } });
  const [days, hours] = [during(10, "15:00", 48), during(13, "01:00", 3)];
  const close = async (time: typeof days, alasan: string, jumlahunit: number | null) => {
    const data = { objectid, tglmulai: time.tglmulaipemakaian, tglakhir: time.tglakhirpemakaian, alasan, jumlahunit };
    return (await prisma.penutupan_object.create({ data })).id;
  };
  const [whole, part] = [await close(days, "Pengecatan", null), await close(hours, "Uji genset", 1)];
  const path = await addressOf(manager, { jenis: "object", objectid });
  const events = await eventsAt(app, path);
  const closure = (id: number) => events.get(`penutupan-${id}@retribusi.example`);
  expect(closure(whole)?.summary).toBe("Ditutup: Pengecatan");
  expect([closure(whole)?.start, closure(whole)?.end].map((at) => at?.length)).toEqual([10, 10]);
  expect(closure(part)).toMatchObject({
    start: hours.tglmulaipemakaian.toISOString(),
    end: hours.tglakhirpemakaian.toISOString(),
  });
  expect((await readFeed(app, path)).text.replaceAll("\r\n ", "")).toContain("Unit yang ditutup: 1");
  const group = await eventsAt(
    app,
    await addressOf(manager, { jenis: "kelompok", pengelolaid: app.world.home.pengelolaid }),
  );
  expect(group.get(`penutupan-${whole}@retribusi.example`)?.summary).toMatch(/^Ditutup: Wisma .* – Pengecatan$/);
  await book({ objectid, ...days });
  expect((await readFeed(app, own)).text).not.toContain("penutupan-");
});

test("it is sent once: again only when something has changed, and never kept by a cache of others", async () => {
  const id = await book({ date_updated: new Date("2026-01-02T03:04:05Z") });
  const first = await readFeed(app, own).expect(200);
  expect(first.headers["cache-control"]).toBe("private, no-cache");
  expect(first.headers["content-type"]).toBe("text/calendar; charset=utf-8");
  const lines = first.text.split("\r\n");
  expect(lines).toContain("REFRESH-INTERVAL;VALUE=DURATION:PT1H");
  expect(lines).toContain("X-PUBLISHED-TTL:PT1H");
  expect(lines, "of the change, not of the read").toContain("DTSTAMP:20260102T030405Z");
  const mark = String(first.headers["etag"]);
  const again = await readFeed(app, own).set("If-None-Match", mark).expect(304);
  expect(again.text).toBe("");
  await app.deps.db.prisma.booking.update({ where: { id }, data: { statusbooking: 90, versi: 3 } });
  const changed = await readFeed(app, own).set("If-None-Match", mark).expect(200);
  expect(changed.headers["etag"]).not.toBe(mark);
});

test("a read is two statements, however many bookings there are, and the newest of very many", async () => {
  const busy = await app.as("nasabah");
  const path = await addressOf(busy, { jenis: "orang" });
  const start = new Date(Date.now() + day);
  const row = bookingOf(app.world.home, "penginapan", busy.userid);
  const data = Array.from({ length: 2 * mostBookings }, (_, at) => ({
    ...row,
    statusbooking: 50,
    kuncipesanan: `banyak-${at}`,
    tglmulaipemakaian: new Date(start.getTime() + at * 3_600_000),
    tglakhirpemakaian: new Date(start.getTime() + (at + 1) * 3_600_000),
  }));
  for (let from = 0; from < data.length; from += 2000) {
    await app.deps.db.prisma.booking.createMany({ data: data.slice(from, from + 2000) });
  }
  await readFeed(app, path).expect(200);
  const statements = await app.statementsOf(() => readFeed(app, path).expect(200));
  expect(statements.length).toBe(2);
  const { text } = await readFeed(app, path).expect(200);
  const starts = [...text.matchAll(/DTSTART:(\w+)/g)].map(([, at = ""]) => at).toSorted();
  const compact = (moment: Date | undefined) => moment?.toISOString().replace(/[-:]|\.\d+/g, "");
  expect(starts.length).toBe(mostBookings);
  expect([starts.at(0), starts.at(-1)]).toEqual(
    [data.at(mostBookings), data.at(-1)].map((one) => compact(one?.tglmulaipemakaian)),
  );
});
