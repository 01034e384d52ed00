import { codeOf } from "@retribusi/contract/features/booking/booking.states";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Bank, createBank, newExternalId } from "../../testing/bank-partner.ts";
import { bring, type Cast, createCast, createLodging, orderOf } from "../../testing/booking-steps.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

let testApp: TestApp;
let cast: Cast;
let bank: Bank;
beforeAll(async () => {
  testApp = await createTestApp();
  cast = await createCast(testApp);
  bank = await createBank(testApp);
});
afterAll(() => testApp.close());
const prisma = () => testApp.deps.db.prisma;

async function open() {
  const { record } = await bring(testApp, cast, 40, orderOf(await createLodging(testApp, testApp.world.home, 1)));
  return { id: record.id, idbilling: record.idbilling ?? "" };
}
const rupiah = (value: number) => ({ value: `${value}.00`, currency: "IDR" });
const told = (idbilling: string, more: object = {}) => ({
  originalReferenceNo: newExternalId(),
  originalPartnerReferenceNo: `${idbilling}-1`,
  latestTransactionStatus: "00",
  amount: rupiah(150_000),
  ...more,
});
const tell = async (message: object, externalId = newExternalId()) =>
  (await bank.call("qr/qr-mpm-notify", message, { externalId })).body;
const moneyOf = async (bookingid: number) => ({
  status: (await prisma().booking.findUniqueOrThrow({ where: { id: bookingid } })).statusbooking,
  paid: await prisma().pembayaran.count({ where: { bookingid } }),
  parked: await prisma().pengecualian_bayar.count({ where: { bookingid } }),
});

test("a paid code pays its bill once, however often and by whichever number it is told", async () => {
  const { id, idbilling } = await open();
  const message = told(idbilling);
  const number = newExternalId();
  for (const externalId of [number, number, newExternalId()]) {
    expect(await tell(message, externalId)).toMatchObject({ responseCode: "2005200" });
  }
  expect(await moneyOf(id)).toEqual({ status: codeOf("paid"), paid: 1, parked: 0 });
});

test("a code that wasn't paid brings nothing", async () => {
  const { id, idbilling } = await open();
  expect(await tell(told(idbilling, { latestTransactionStatus: "06" }))).toMatchObject({ responseCode: "2005200" });
  expect(await moneyOf(id)).toEqual({ status: codeOf("awaitingPayment"), paid: 0, parked: 0 });
});

test("another amount is money all the same, and somebody's work", async () => {
  const { id, idbilling } = await open();
  expect(await tell(told(idbilling, { amount: rupiah(149_999) }))).toMatchObject({ responseCode: "2005200" });
  expect(await moneyOf(id)).toEqual({ status: codeOf("awaitingPayment"), paid: 0, parked: 1 });
});

test("a reference that stands for other money is refused", async () => {
  const [one, other] = [await open(), await open()];
  const message = told(one.idbilling);
  await tell(message);
  expect(await tell({ ...message, originalPartnerReferenceNo: `${other.idbilling}-1` })).toMatchObject({
    responseCode: "4095200",
  });
  expect(await moneyOf(other.id)).toEqual({ status: codeOf("awaitingPayment"), paid: 0, parked: 0 });
});

test.each([
  [{ amount: undefined }, "4005202"],
  [{ amount: rupiah(0) }, "4005201"],
  [{ originalReferenceNo: 5 }, "4005201"],
])("what can't be understood is named: %o", async (more, code) => {
  const { idbilling } = await open();
  expect(await tell(told(idbilling, more))).toMatchObject({ responseCode: code });
});
