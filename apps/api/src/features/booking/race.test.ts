import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  act,
  bring,
  type Cast,
  createCast,
  createLodging,
  orderOf,
  payment,
  proposal,
  stay,
} from "../../testing/booking-steps.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { sweepDeadlines } from "./sweep.ts";

const trx = "trx_penginapan";
const rounds = [1, 2, 3];
let testApp: TestApp;
let cast: Cast;
beforeAll(async () => {
  testApp = await createTestApp();
  cast = await createCast(testApp);
});
afterAll(() => testApp.close());

const prisma = () => testApp.deps.db.prisma;
const ready = async (to: 20 | 30 | 40, units = 5) =>
  (await bring(testApp, cast, to, orderOf(await createLodging(testApp, testApp.world.home, units)))).record;
const load = (id: number) =>
  prisma().booking.findUniqueOrThrow({
    where: { id },
    include: { tagihan: true, pembayaran: true, booking_riwayat: true },
  });

/** Every version of a booking has one line of history, whatever happened at once. */
async function requireWholeHistory(id: number) {
  const row = await load(id);
  expect(row.booking_riwayat.map((entry) => entry.versi).sort()).toEqual(
    Array.from({ length: row.versi + 1 }, (_, versi) => versi),
  );
}

describe("at once", () => {
  test.each(rounds)("two managers confirm: one does, one bill is issued (%i)", async () => {
    const { id, versi } = await ready(30);
    const other = await testApp.as("pengelola");
    const answers = await Promise.all(
      [cast.manager, other].map((manager) => manager.post(`${trx}/konfirmasipesanan/${id}`, { versi })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect(answers.find((answer) => answer.status === 409)?.body.error.code).toBe("CONFLICT");
    expect((await load(id)).tagihan).toHaveLength(1);
    await requireWholeHistory(id);
  });

  test.each(rounds)("a discount is approved and the order confirmed: the bill is always the total (%i)", async () => {
    const record = await ready(30);
    const { versi, id } = await act(
      cast.manager,
      "usulkandiskon",
      record.id,
      await proposal(testApp, cast, record, 50_000),
    );
    const answers = await Promise.all([
      cast.dinas.post(`${trx}/setujuidiskon/${id}`, { versi }),
      cast.manager.post(`${trx}/konfirmasipesanan/${id}`, { versi }),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const row = await load(id);
    const open = row.tagihan.filter((bill) => bill.statustagihan === "terbit");
    expect(open.map((bill) => bill.jumlah)).toEqual(row.statusbooking === 40 ? [row.totalbiaya] : []);
    await requireWholeHistory(id);
  });

  test.each(rounds)("a bill is paid and expires: paid with a receipt, or expired without one (%i)", async () => {
    const record = await ready(40);
    const deadline = new Date(Date.now() + 120);
    await prisma().booking.update({ where: { id: record.id }, data: { bataswaktu: deadline } });
    const sweepSoon = async () => {
      await wait(110);
      for (let count = 0; count < 5; count += 1) await sweepDeadlines(testApp.deps.db);
    };
    const payLate = async () => {
      await wait(90 + Math.random() * 30);
      return cast.bank.post("billing/terima", payment(record));
    };
    const [answer] = await Promise.all([payLate(), sweepSoon()]);
    const row = await load(record.id);
    if (answer.status === 200) {
      expect(row).toMatchObject({
        statusbooking: 50,
        tagihan: [{ statustagihan: "lunas" }],
        pembayaran: [{ jumlah: 150_000n }],
      });
    } else {
      expect(answer.body.error.details.reason).toBe("BILL_EXPIRED");
      await sweepDeadlines(testApp.deps.db);
      expect(await load(record.id)).toMatchObject({
        statusbooking: 92,
        tagihan: [{ statustagihan: "kedaluwarsa" }],
        pembayaran: [],
      });
    }
    await requireWholeHistory(record.id);
  });

  test.each(rounds)("the same bill is paid twice: one payment, the other is refused (%i)", async () => {
    const record = await ready(40);
    const answers = await Promise.all([1, 2].map(() => cast.bank.post("billing/terima", payment(record))));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect((await load(record.id)).pembayaran).toHaveLength(1);
  });

  test.each(rounds)("a booking moves onto the last room while another one is ordered: one gets it (%i)", async () => {
    const objectid = await createLodging(testApp, testApp.world.home, 1);
    const { record, customer } = await bring(testApp, cast, 20, orderOf(objectid, stay(3)));
    const other = await testApp.as("nasabah");
    const answers = await Promise.all([
      customer.post(`${trx}/reschedule/${record.id}`, { versi: record.versi, waktu: stay(8), totalbiaya: 150_000 }),
      other.post(`${trx}/pesan_nsb`, orderOf(objectid, stay(8))),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect(answers.find((answer) => answer.status === 409)?.body.error.code).toBe("SOLD_OUT");
  });

  test("12 bills are issued: their numbers have no gap and no double", async () => {
    const records = [];
    const objectid = await createLodging(testApp, testApp.world.home, 50);
    for (let count = 0; count < 12; count += 1)
      records.push((await bring(testApp, cast, 30, orderOf(objectid))).record);
    await Promise.all(
      records.map(({ id, versi }) => cast.manager.post(`${trx}/konfirmasipesanan/${id}`, { versi }).expect(200)),
    );
    const bills = await prisma().tagihan.findMany({ select: { nomordokumen: true, idbilling: true } });
    const numbers = bills.map((bill) => Number(bill.nomordokumen.slice(0, 6))).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: bills.length }, (_, index) => index + 1));
    expect(new Set(bills.map((bill) => bill.idbilling)).size).toBe(bills.length);
  });
});
