import { codeOf } from "@retribusi/contract/features/booking/booking.states";
import type { SearchAnswer } from "@retribusi/contract/features/search/search.endpoints";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bookingOf } from "../../testing/booking.ts";
import { bring, type Cast, createCast, orderOf, stay } from "../../testing/booking-steps.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { createObject } from "../../testing/world.ts";

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await createTestApp();
  cast = await createCast(app);
  // Numbers of several digits, as bookings soon have.
  await put("home", { id: 5_000 });
});
afterAll(() => app.close());

const prisma = () => app.deps.db.prisma;
const search = async (by: Caller, q: string): Promise<SearchAnswer> =>
  (await by.get(`search?q=${encodeURIComponent(q)}`).expect(200)).body;
const bookingsFor = async (by: Caller, q: string) => (await search(by, q)).pesanan.records.map(({ id }) => id);

type Place = keyof TestApp["world"] & ("home" | "rival");

/** A booking as a row. */
async function put(place: Place, more: object = {}, userid = cast.customer.userid): Promise<number> {
  const row = {
    ...bookingOf(app.world[place], "penginapan", userid),
    statusbooking: codeOf("paid"),
    ...more,
  };
  return (await prisma().booking.create({ data: row })).id;
}

describe("of bookings with the same name, number or phone", () => {
  const same = { namapemesan: "Kembar Siagian", notelp: "081299988877" };
  const billing = (at: number) => `889320000055500${at}`;
  let [mine, theirs] = [0, 0];
  beforeAll(async () => {
    mine = await put("home", { ...same, idbilling: billing(1) });
    theirs = await put("rival", { ...same, idbilling: billing(2) }, (await app.as("nasabah")).userid);
  });

  test("each role finds those of its scope, and none of the neighbour's", async () => {
    for (const by of [cast.customer, cast.manager, cast.dinas, cast.pemda]) {
      for (const q of ["Kembar", "kembar siag", "0812-9998-8877", "+62 812 9998 8877", billing(1), String(mine)]) {
        expect([q, await bookingsFor(by, q)]).toEqual([q, [mine]]);
      }
      for (const q of [billing(2), String(theirs)]) expect(await bookingsFor(by, q)).toEqual([]);
    }
    for (const role of ["pengelola", "dinas", "pemda"] as const) {
      expect(await bookingsFor(await app.as(role, app.world.rival), "Kembar")).toEqual([theirs]);
    }
    for (const by of [cast.bank, cast.superuser]) {
      expect(await bookingsFor(by, "Kembar")).toEqual([theirs, mine]);
      expect(await bookingsFor(by, "081299988877")).toEqual([theirs, mine]);
    }
    expect(await search(await app.as("default"), "Kembar")).toMatchObject({ pesanan: { records: [] } });
  });

  test("a number is meant whole, and a name by its beginning", async () => {
    for (const q of [billing(1).slice(0, -1), "08129998887", `${mine}0`, "Siagian", "%embar", "Kemba_"]) {
      expect([q, await bookingsFor(cast.superuser, q)]).toEqual([q, []]);
    }
  });

  test("comes with what tells it from another, and nothing more", async () => {
    const [found] = (await search(cast.manager, billing(1))).pesanan.records;
    expect(found).toEqual({
      id: mine,
      jenisbooking: "penginapan",
      namapemesan: same.namapemesan,
      objectname: "Objek penginapan",
      subobjectname: null,
      tglmulaipemakaian: "2027-03-01T07:00:00.000Z",
      tglakhirpemakaian: "2027-03-02T05:00:00.000Z",
      satuantarif: "malam",
      zona: "Asia/Jakarta",
      statusbooking: 50,
      uraianstatus: expect.any(String),
    });
  });
});

test("a billing id that was replaced leads to its booking", async () => {
  const { record } = await bring(app, cast, 40, orderOf(app.world.home.objects.penginapan, stay(60)));
  const idbilling = String(record.idbilling);
  await prisma().booking.update({ where: { id: record.id }, data: { idbilling: null } });
  expect(await bookingsFor(cast.manager, idbilling)).toEqual([record.id]);
  expect(await bookingsFor(await app.as("pengelola", app.world.rival), idbilling)).toEqual([]);
});

test("five of a group come, the latest first, and that there are more is said", async () => {
  const ids: number[] = [];
  for (let at = 0; at < 6; at += 1) ids.push(await put("home", { namapemesan: "Berulang Kali" }));
  const { pesanan } = await search(cast.dinas, "berulang");
  expect(pesanan.records.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 5));
  expect(pesanan.hasMore).toBe(true);
  expect((await search(cast.dinas, String(ids[0]))).pesanan.hasMore).toBe(false);
});

describe("objects", () => {
  const objectsFor = async (by: Caller, q: string) =>
    (await search(by, q)).objek.records.map(({ objectid }) => objectid);

  test("are those of the scope, for customers the active ones", async () => {
    const { home, rival } = app.world;
    const make = (place: typeof home, statusobject: number) =>
      createObject(prisma(), place, "gedung", { objectname: "Balai Pertemuan Zamrud", statusobject });
    const [open, closed, other] = [await make(home, 1), await make(home, 0), await make(rival, 1)];
    for (const by of [cast.manager, cast.dinas, cast.pemda])
      expect(await objectsFor(by, "zamrud")).toEqual([open, closed]);
    expect(await objectsFor(await app.as("pengelola", rival), "zamrud balai")).toEqual([other]);
    expect(await objectsFor(cast.customer, "zamrud")).toEqual([open, other]);
    expect(await objectsFor(cast.superuser, "zamrud")).toEqual([open, closed, other]);
    expect(await objectsFor(await app.as("default"), "zamrud")).toEqual([]);
  });
});

describe("users", () => {
  test("come for whoever may open them, and nobody else learns of one", async () => {
    const { userid, username } = await prisma().userdata.findUniqueOrThrow({ where: { userid: cast.customer.userid } });
    const usersFor = async (by: Caller) => (await search(by, username)).pengguna.records.map((row) => row.userid);
    expect(await usersFor(cast.superuser)).toContain(userid);
    for (const by of [cast.customer, cast.manager, cast.dinas, cast.pemda, cast.bank]) {
      expect(await usersFor(by)).toEqual([]);
    }
  });
});

test("a single letter, nothing and more than can be meant are refused", async () => {
  for (const q of ["a", " a ", "", "x".repeat(101)]) await cast.manager.get(`search?q=${q}`).expect(400);
  await cast.manager.get("search").expect(400);
});
