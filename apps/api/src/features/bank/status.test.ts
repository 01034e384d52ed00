import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountOf, type Bank, createBank, wib } from "../../testing/bank-partner.ts";
import { billed } from "../../testing/billed.ts";
import { type Cast, createCast, payment } from "../../testing/booking-steps.ts";
import { brokenInvariants } from "../../testing/invariants.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { sweepExpired } from "../privacy/expired-sweep.ts";

/** A bank gives the money back when it hears that no payment has come: then none may come later, whatever was on its way meanwhile. */
let testApp: TestApp;
let cast: Cast;
let bank: Bank;
beforeAll(async () => {
  testApp = await createTestApp();
  cast = await createCast(testApp);
  bank = await createBank(testApp);
});
afterAll(async () => {
  expect(await brokenInvariants(testApp.owner)).toEqual([]);
  await testApp.close();
});

type Bill = Awaited<ReturnType<typeof billed>>;
const money = { value: "150000.00", currency: "IDR" };
const pay = ({ idbilling }: Bill, paymentRequestId: string, paidAmount = money) =>
  bank.call("transfer-va/payment", {
    ...accountOf(String(idbilling)),
    ...{ paymentRequestId, paidAmount, trxDateTime: wib(new Date()) },
  });
const ask = async ({ idbilling }: Bill, paymentRequestId: string) => {
  const { body } = await bank.call("transfer-va/status", { ...accountOf(String(idbilling)), paymentRequestId });
  return [body.responseCode, body.virtualAccountData?.paymentFlagStatus];
};
const referencesOf = async ({ id }: Bill) =>
  (await testApp.deps.db.prisma.pembayaran.findMany({ where: { bookingid: id } })).map(({ referensi }) => referensi);

/** While the work runs, somebody else holds one row. */
async function whileHeld<T>(select: string, value: string | number | null, work: () => Promise<T>): Promise<T> {
  const connection = await testApp.owner.pool.getConnection();
  await connection.beginTransaction();
  try {
    await connection.query(`${select} = ? FOR UPDATE`, [value]);
    return await work();
  } finally {
    await connection.rollback();
    await connection.release();
  }
}

test("a payment that was under way while the bank was told that none has come is refused, and a new one is taken", async () => {
  const bill = await billed(testApp, cast);
  const { paying } = await whileHeld("SELECT id FROM booking WHERE id", bill.id, async () => {
    const paying = pay(bill, "under-way");
    await wait(300);
    expect(await ask(bill, "under-way")).toEqual(["4042601", undefined]);
    return { paying };
  });
  const { body } = await paying;
  expect([body.responseCode, body.virtualAccountData.paymentFlagStatus]).toEqual(["4042518", "01"]);
  expect(body.virtualAccountData.paymentFlagReason.english).toBe("Said not to be here before");
  expect(await referencesOf(bill)).toEqual([]);
  expect(await ask(bill, "under-way")).toEqual(["2002600", "01"]);
  expect((await pay(bill, "anew")).body.responseCode).toBe("2002500");
  expect(await referencesOf(bill)).toEqual(["anew"]);
});

test("one that has come so far that it has its reference is waited for, and told as taken", async () => {
  const bill = await billed(testApp, cast);
  const { paying, asking } = await whileHeld("SELECT id FROM tagihan WHERE idbilling", bill.idbilling, async () => {
    const paying = pay(bill, "nearly");
    await wait(300);
    const asking = ask(bill, "nearly");
    expect(await Promise.race([asking, wait(500, "waits")])).toBe("waits");
    return { paying, asking };
  });
  expect((await paying).body.responseCode).toBe("2002500");
  expect(await asking).toEqual(["2002600", "00"]);
  expect(await referencesOf(bill)).toEqual(["nearly"]);
});

test("one that was refused stays so after the bank has asked, whatever becomes of the bill", async () => {
  const bill = await billed(testApp, cast);
  const amount = { value: "1.00", currency: "IDR" };
  expect((await pay(bill, "refused", amount)).body.responseCode).toBe("4042513");
  expect(await ask(bill, "refused")).toEqual(["2002600", "01"]);
  expect((await pay(bill, "refused")).body.responseCode).toBe("4042518");
  expect(await referencesOf(bill)).toEqual([]);
});

test("money that is at the bank all the same is never turned away", async () => {
  const bill = await billed(testApp, cast);
  expect(await ask(bill, "arrived")).toEqual(["4042601", undefined]);
  const message = { ...payment(bill), referensi: "arrived" };
  expect((await cast.bank.post("billing/terima", message)).body.error.details).toEqual({ reason: "REFERENCE_DENIED" });
  await cast.bank.post("billing/uangmasuk", message).expect(200);
  expect(await referencesOf(bill)).toEqual(["arrived"]);
  expect(await ask(bill, "arrived")).toEqual(["2002600", "00"]);
});

test("what the bank was told goes after a week, and what stands for money stays", async () => {
  const bill = await billed(testApp, cast);
  await pay(bill, "kept");
  for (const id of ["old", "young"]) await ask(bill, id);
  const { referensi_bank } = testApp.owner.prisma;
  const ago = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
  await referensi_bank.updateMany({ where: { referensi: "old" }, data: { tglnihil: ago(7.1) } });
  await referensi_bank.updateMany({ where: { referensi: "young" }, data: { tglnihil: ago(6.9) } });
  await sweepExpired(testApp.deps);
  const rows = await referensi_bank.findMany({ where: { referensi: { in: ["kept", "old", "young"] } } });
  expect(rows.map(({ referensi }) => referensi).sort()).toEqual(["kept", "young"]);
});
