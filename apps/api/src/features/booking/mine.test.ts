import { minePage } from "@retribusi/contract/features/booking/booking.mine";
import type { BookingKind } from "@retribusi/contract/features/catalog/catalog.kinds";
import supertest from "supertest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookingOf } from "../../testing/booking.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";

let testApp: TestApp;
let customer: Caller;
const made: Record<string, number> = {};

/** When something is due or begins, so many days from the beginning of 2027. */
const day = (days: number) => new Date(Date.UTC(2027, 0, 1 + days, 7));

const useFrom = (days: number) => ({ tglmulaipemakaian: day(days), tglakhirpemakaian: day(days + 1) });

async function book(name: string, kind: BookingKind, statusbooking: number, more: object = {}, whose = customer) {
  const row = bookingOf(testApp.world.home, kind, whose.userid);
  const data = { ...row, statusbooking, ...more };
  made[name] = (await testApp.deps.db.prisma.booking.create({ data })).id;
}

beforeAll(async () => {
  testApp = await createTestApp();
  customer = await testApp.as("nasabah");
  await book("cancelled first", "gedung", 90);
  await book("paid, in spring", "penginapan", 50, { ...useFrom(90), bataswaktu: day(1) });
  await book("waits for the manager", "alat", 30, { bataswaktu: day(0) });
  await book("to be paid, later", "penginapan", 40, { bataswaktu: day(9) });
  await book("in use", "alat", 60, { ...useFrom(1), bataswaktu: day(99) });
  await book("to be filled in, soon", "gedung", 10, { bataswaktu: day(5) });
  await book("finished last", "penginapan", 70);
  await book("a stranger's", "penginapan", 10, { bataswaktu: day(0) }, await testApp.as("nasabah"));
  const entered = { user_created: customer.userid };
  await book("entered for a stranger", "gedung", 10, entered, await testApp.as("nasabah"));
});
afterAll(() => testApp.close());

const nameOf = (id: number) => Object.keys(made).find((name) => made[name] === id);
async function listed(query = "", by: Caller = customer) {
  const { body } = await by.get(`${minePage}${query}`).expect(200);
  const { records, hasMore } = body;
  return { names: records.map(({ id }: { readonly id: number }) => nameOf(id)), hasMore };
}

const order = [
  "to be filled in, soon",
  "to be paid, later",
  "waits for the manager",
  "in use",
  "paid, in spring",
  "finished last",
  "cancelled first",
];

test("one's own bookings of all kinds come with what is to be done first, then what comes, then what was", async () => {
  expect(await listed()).toEqual({ names: order, hasMore: false });
});

test("they come page by page in the same order, and of one kind alone where that is asked for", async () => {
  expect(await listed("?limit=3")).toEqual({ names: order.slice(0, 3), hasMore: true });
  expect(await listed("?limit=3&page=3")).toEqual({ names: order.slice(6), hasMore: false });
  expect((await listed("?jenis=alat")).names).toEqual(["waits for the manager", "in use"]);
});

test.each(["superuser", "pengelola", "dinas", "default"] as const)(
  "nobody else's: %s has none of them",
  async (role) => {
    expect(await listed("", await testApp.as(role))).toEqual({ names: [], hasMore: false });
  },
);

test("a visitor is asked to sign in", async () => {
  await supertest(testApp.app).get(`/api/${minePage}`).expect(401);
});
