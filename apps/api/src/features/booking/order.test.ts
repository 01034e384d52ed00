import { codeOf } from "@retribusi/contract/features/booking/booking.states";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLodging, orderOf, stay } from "../../testing/booking-steps.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";

let testApp: TestApp;
let customer: Caller;
beforeAll(async () => {
  testApp = await createTestApp();
  customer = await testApp.as("nasabah");
});
afterAll(() => testApp.close());

const path = "trx_penginapan/pesan_nsb";
const lodging = (units = 3) => createLodging(testApp, testApp.world.home, units);
const prisma = () => testApp.deps.db.prisma;

test("an order is held for an hour, and stands in the history with its note", async () => {
  const before = Date.now();
  const { body } = await customer.post(path, { ...orderOf(await lodging()), catatan: "Lantai bawah" }).expect(200);
  const row = await prisma().booking.findUniqueOrThrow({ where: { id: body.id }, include: { booking_riwayat: true } });
  expect(row).toMatchObject({ statusbooking: 10, catatan: "Lantai bawah", idpemesan: customer.userid, sesi: null });
  const held = Number(row.bataswaktu) - before;
  expect(held).toBeGreaterThan(59 * 60_000);
  expect(held).toBeLessThan(62 * 60_000);
  const entry = { aksi: "order", kestatus: 10, userid: customer.userid, peran: "nasabah", versi: 0 };
  expect(row.booking_riwayat).toMatchObject([{ ...entry, permintaan: expect.any(String) }]);
  const plain = await (await testApp.as("nasabah")).post(path, orderOf(await lodging())).expect(200);
  expect((await prisma().booking.findUniqueOrThrow({ where: { id: plain.body.id } })).catatan).toBeNull();
});

test.each(["trx_gedung/pesan_nsb", "trx_alat/pesan_nsb"])("what is lodging can't be ordered at %s", async (other) => {
  const before = await prisma().booking.count();
  await customer.post(other, orderOf(await lodging())).expect(404);
  expect(await prisma().booking.count()).toBe(before);
});

test("what nobody offers can't be ordered", async () => {
  const objectid = await lodging();
  await prisma().mst_objectretribusi.update({ where: { objectid }, data: { statusobject: 0 } });
  await customer.post(path, orderOf(objectid)).expect(404);
  await customer.post(path, orderOf(999_999)).expect(404);
});

test("another price than the one that was shown is refused, with both", async () => {
  const order = { ...orderOf(await lodging()), totalbiaya: 149_999 };
  const { body } = await customer.post(path, order).expect(409);
  expect(body.error).toMatchObject({
    code: "PRICE_CHANGED",
    details: { shown: 149_999, actual: 150_000, difference: 1 },
  });
});

test("more units than are free are refused, with both numbers, and as many as are free aren't", async () => {
  const objectid = await lodging(2);
  const [first, second] = [await testApp.as("nasabah"), await testApp.as("nasabah")];
  await first.post(path, orderOf(objectid)).expect(200);
  const { body } = await second.post(path, orderOf(objectid, stay(3), 2)).expect(409);
  expect(body.error).toMatchObject({ code: "SOLD_OUT", details: { free: 1, wanted: 2 } });
  await second.post(path, orderOf(objectid)).expect(200);
});

test("of several who order at the same moment as many get a unit as there are, and the others hear why not", async () => {
  const objectid = await lodging(2);
  const crowd = await Promise.all(Array.from({ length: 4 }, () => testApp.as("nasabah")));
  const answers = await Promise.all(crowd.map((one) => one.post(path, orderOf(objectid))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
  for (const { status, body } of answers)
    if (status === 409) expect(body.error).toMatchObject({ code: "SOLD_OUT", details: { free: 0, wanted: 1 } });
  const nowhere = await Promise.all(crowd.map((one) => one.post(path, orderOf(999_999))));
  expect(nowhere.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

test("a customer holds three unpaid orders, not four; what was paid or has lapsed doesn't count", async () => {
  const person = await testApp.as("nasabah");
  const orders = [];
  for (let count = 0; count < 3; count += 1) {
    orders.push((await person.post(path, orderOf(await lodging())).expect(200)).body.id);
  }
  const objectid = await lodging();
  const { body } = await person.post(path, orderOf(objectid)).expect(409);
  expect(body.error).toMatchObject({ code: "ACTION_REFUSED", details: { reason: "UNPAID_LIMIT" } });
  expect(body.error.message).toContain("3");
  await prisma().booking.update({ where: { id: orders[0] }, data: { statusbooking: codeOf("paid") } });
  await person.post(path, orderOf(objectid)).expect(200);
  await person.post(path, orderOf(objectid)).expect(409);
  await prisma().booking.update({ where: { id: orders[1] }, data: { bataswaktu: new Date(Date.now() - 60_000) } });
  await person.post(path, orderOf(objectid, stay(9))).expect(200);
});

test("the same order again answers the first, whatever stands in its way by now; another key is another order", async () => {
  const person = await testApp.as("nasabah");
  const order = orderOf(await lodging());
  const { body } = await person.post(path, order).expect(200);
  const again = await person.post(path, { ...order, totalbiaya: 1 }).expect(200);
  expect(again.body.id).toBe(body.id);
  await person.post(path, { ...order, totalbiaya: 1, kunci: crypto.randomUUID() }).expect(409);
  await customer.post(path, { ...order, totalbiaya: 1 }).expect(409);
});
