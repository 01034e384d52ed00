import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { afterAll, beforeAll, expect, test } from "vitest";
import { act, bring, type Cast, createCast, createLodging, orderOf, stay } from "../../testing/booking-steps.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";

const trx = "trx_penginapan";
let testApp: TestApp;
let cast: Cast;
beforeAll(async () => {
  testApp = await createTestApp();
  cast = await createCast(testApp);
});
afterAll(() => testApp.close());

const prisma = () => testApp.deps.db.prisma;
const lodging = () => createLodging(testApp, testApp.world.home, 30);
const hours = (count: number) => count * 3_600_000;

/** So many hours pass for the booking; its stay is far enough away not to matter. */
async function wait(id: number, count: number): Promise<void> {
  const row = await prisma().booking.findUniqueOrThrow({ where: { id } });
  const back = (instant: Date | null) => instant && new Date(instant.getTime() - hours(count));
  const { tglstatus, bataswaktu, bataspertama } = row;
  const data = {
    tglstatus: back(tglstatus) ?? tglstatus,
    bataswaktu: back(bataswaktu),
    bataspertama: back(bataspertama),
  };
  await prisma().booking.update({ where: { id }, data });
}

const agree = (customer: Caller, record: BookingRecord) => {
  const { versi, harga } = record;
  return act(customer, "konfirmasipesanan_nasabah", record.id, { versi, totalbiaya: harga.totalbiaya, setuju: true });
};
/** Another number of nights, so another price: back to the customer's confirmation. */
const move = (customer: Caller, record: BookingRecord, nights: number) =>
  customer.post(`${trx}/reschedule/${record.id}`, {
    versi: record.versi,
    waktu: stay(30, nights),
    totalbiaya: 150_000 * nights,
  });
const moved = async (...step: Parameters<typeof move>): Promise<BookingRecord> =>
  (await move(...step).expect(200)).body;
const deadlineOf = ({ bataswaktu }: BookingRecord) => Date.parse(bataswaktu ?? "");

test("a hold is renewed twice, then its first deadline stays, and when that has passed it isn't renewed at all", async () => {
  const { record: first, customer } = await bring(testApp, cast, 20, orderOf(await lodging(), stay(30)));
  const start = deadlineOf(first);
  let record = await moved(customer, await agree(customer, first), 2);
  expect(record).toMatchObject({ statusbooking: 20, perpanjangan: 1 });
  expect(deadlineOf(record)).toBeGreaterThan(start);
  record = await moved(customer, await agree(customer, record), 3);
  expect(record).toMatchObject({ statusbooking: 20, perpanjangan: 2 });
  const second = deadlineOf(record);
  expect(second).toBeGreaterThan(start);
  for (const nights of [4, 5]) {
    record = await moved(customer, await agree(customer, record), nights);
    expect([record.statusbooking, deadlineOf(record)]).toEqual([20, start]);
  }
  const agreed = await agree(customer, record);
  await wait(record.id, 25);
  const refused = await move(customer, agreed, 6);
  expect(refused.body).toMatchObject({ error: { code: "ACTION_REFUSED", details: { reason: "HOLD_USED_UP" } } });
  const { body } = await cast.manager.get(`${trx}/view/${record.id}`).expect(200);
  expect(body).toMatchObject({ statusbooking: 30, versi: agreed.versi });
  expect(body.can).toMatchObject({
    returnToCustomer: { allowed: false, reason: "HOLD_USED_UP" },
    confirm: { allowed: true },
    cancel: { allowed: true },
  });
});

test("the endless hold ends: renewed at will for a week, it is held for less than three days", async () => {
  const { record: first, customer } = await bring(testApp, cast, 20, orderOf(await lodging(), stay(30)));
  let record: BookingRecord = first;
  let held = 0;
  for (let nights = 2; held < 7 * 24; nights += 1) {
    await wait(record.id, 20);
    held += 20;
    const { versi, harga } = record;
    const body = { versi, totalbiaya: harga.totalbiaya, setuju: true };
    const agreed = await customer.post(`${trx}/konfirmasipesanan_nasabah/${record.id}`, body);
    const next = agreed.status === 200 ? await move(customer, agreed.body, nights) : agreed;
    if (next.status !== 200) break;
    record = next.body;
  }
  expect(held).toBeLessThan(72);
});

test("nights at the same price renew nothing and are always possible", async () => {
  const { record: first, customer } = await bring(testApp, cast, 30, orderOf(await lodging(), stay(30)));
  let record: BookingRecord = first;
  for (let day = 31; day < 35; day += 1) {
    const body = { versi: record.versi, waktu: stay(day), totalbiaya: 150_000 };
    record = await act(customer, "reschedule", record.id, body);
    expect(record).toMatchObject({ statusbooking: 30, perpanjangan: 0, bataswaktu: first.bataswaktu });
  }
});
