import { addDays, localDate, toInstant } from "@retribusi/contract/define/dates";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookingOf } from "../../testing/booking.ts";
import { createLodging } from "../../testing/booking-steps.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const [wib, wit] = ["Asia/Jakarta", "Asia/Jayapura"] as const;
const idsOf = (list: { records: { id: number }[] }) => list.records.map(({ id }) => id);

test("today's arrivals and departures go by the calendar of the object's zone, within one's scope", async () => {
  const { world, deps } = testApp;
  const customer = await testApp.as("nasabah");
  const east = await createLodging(testApp, world.home, 5, { zonawaktu: wit });
  const book = async (statusbooking: number, tglmulaipemakaian: Date, tglakhirpemakaian: Date, more: object = {}) => {
    const row = bookingOf(world.home, "penginapan", customer.userid);
    const data = { ...row, statusbooking, tglmulaipemakaian, tglakhirpemakaian, ...more };
    return (await deps.db.prisma.booking.create({ data })).id;
  };
  const now = new Date();
  const west = (days: number, time: string) => toInstant(addDays(localDate(now, wib), days), time, wib);
  const eastern = (days: number, time: string) => toInstant(addDays(localDate(now, wit), days), time, wit);

  const arrives = await book(50, west(0, "14:00"), west(2, "12:00"));
  await book(50, west(1, "14:00"), west(2, "12:00"));
  await book(50, west(-1, "14:00"), west(2, "12:00"));
  await book(40, west(0, "14:00"), west(2, "12:00"));
  const arrivesEast = await book(50, eastern(0, "00:00"), eastern(3, "00:00"), { objectid: east });
  await book(50, eastern(1, "00:00"), eastern(3, "00:00"), { objectid: east });
  const overdue = await book(60, west(-3, "14:00"), west(-1, "12:00"));
  const leaves = await book(60, west(-3, "14:00"), west(0, "12:00"));
  const wholeDay = await book(60, west(0, "00:00"), west(1, "00:00"));
  await book(60, west(-3, "14:00"), west(1, "12:00"));

  const { body } = await (await testApp.as("pengelola")).get("booking/today").expect(200);
  expect(idsOf(body.datang).toSorted()).toEqual([arrives, arrivesEast].toSorted());
  expect(idsOf(body.pulang)).toEqual([overdue, leaves, wholeDay]);
  expect(body.pulang.records[0].can.finish).toEqual({ allowed: true });
  const rival = await (await testApp.as("pengelola", world.rival)).get("booking/today").expect(200);
  expect(rival.body).toEqual({ datang: { records: [], hasMore: false }, pulang: { records: [], hasMore: false } });
  await customer.get("booking/today").expect(403);
});
