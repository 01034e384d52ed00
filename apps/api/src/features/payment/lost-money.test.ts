import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { accountOf, type Bank, createBank, newExternalId } from "../../testing/bank-partner.ts";
import { billed, payAtBank } from "../../testing/billed.ts";
import { type Cast, createCast, payment } from "../../testing/booking-steps.ts";
import { takeImage } from "../../testing/database-image.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { enterLostMoney } from "./lost-money.ts";

let testApp: TestApp;
let cast: Cast;
let bank: Bank;
const prisma = () => testApp.deps.db.prisma;
const ledger = () =>
  prisma().pembayaran.findMany({
    orderBy: { referensi: "asc" },
    select: { referensi: true, jumlah: true, nomorkuitansi: true, kodecek: true, petugas: true, tgltransaksi: true },
  });

beforeAll(async () => {
  testApp = await createTestApp();
  cast = await createCast(testApp);
  bank = await createBank(testApp);
});
afterAll(async () => {
  await testApp.close();
});

test("a database that is put back gets its payments again, with the receipts that were given, and nothing twice", async () => {
  const [byBank, byTeller, unpaid] = await Promise.all([
    billed(testApp, cast),
    billed(testApp, cast),
    billed(testApp, cast),
  ]);
  const image = await takeImage(testApp.owner);
  await payAtBank(bank, byBank, "bank-1");
  await cast.bank.post("billing/terima", { ...payment(byTeller), referensi: "teller-2" }).expect(200);
  const different = { ...payment(unpaid), jumlah: 5000, referensi: "arrived-3" };
  await cast.bank.post("billing/uangmasuk", different).expect(200);
  const given = await ledger();
  // A booking that the copy doesn't know at all.
  await payAtBank(bank, await billed(testApp, cast), "bank-4");
  await image.restore();
  expect(await ledger()).toEqual([]);

  expect(await enterLostMoney(testApp.deps)).toBe(4);
  expect(await ledger()).toEqual(given);
  const stateOf = async ({ id }: { readonly id: number }) =>
    (await prisma().booking.findUniqueOrThrow({ where: { id } })).statusbooking;
  expect([await stateOf(byBank), await stateOf(byTeller), await stateOf(unpaid)]).toEqual([50, 50, 40]);
  const waiting = await prisma().pengecualian_bayar.findMany({ orderBy: { referensi: "asc" } });
  expect(waiting.map(({ referensi, jenis, jumlah }) => [referensi, jenis, jumlah])).toEqual([
    ["arrived-3", "selisih", 5000n],
    ["bank-4", "tak_dikenal", 150_000n],
  ]);
  expect(await enterLostMoney(testApp.deps)).toBe(0);
  // The series of receipts goes on behind those that were given.
  await payAtBank(bank, unpaid, "bank-5");
  expect(new Set((await ledger()).map(({ nomorkuitansi }) => nomorkuitansi)).size).toBe(3);
  await image.close();
});

test("what another database took is never entered here", async () => {
  const { deps } = testApp;
  const kept = [];
  for await (const entry of deps.journal.read(new Date())) kept.push(entry);
  const own = Object(kept[0]);
  await deps.journal.append({ ...own, referensi: "other-1", pemasangan: "another database" });
  expect(await enterLostMoney(deps)).toBe(0);
  await deps.journal.append({ ...own, referensi: "other-2" });
  expect(await enterLostMoney(deps)).toBe(1);
});

test("money is judged as of when it came, not of when it is entered again", async () => {
  const record = await billed(testApp, cast);
  const image = await takeImage(testApp.owner);
  await payAtBank(bank, record, "bank-6");
  const { tglterima, tgltransaksi } = await prisma().pembayaran.findFirstOrThrow({ where: { referensi: "bank-6" } });
  await image.restore();
  // By now the ten minutes are over in which a message may be under way.
  await prisma().tagihan.updateMany({ where: { bookingid: record.id }, data: { tglexpired: tgltransaksi } });
  await prisma().booking.update({ where: { id: record.id }, data: { bataswaktu: tglterima } });
  expect(await enterLostMoney(testApp.deps)).toBe(1);
  const again = await prisma().pembayaran.findFirst({ where: { referensi: "bank-6" } });
  expect(again?.tglterima).toEqual(tglterima);
  expect((await prisma().booking.findUniqueOrThrow({ where: { id: record.id } })).statusbooking).toBe(50);
  await image.close();
});

test("money that was lost is entered again, also where the bank was told meanwhile that it isn't here", async () => {
  const record = await billed(testApp, cast);
  const image = await takeImage(testApp.owner);
  await payAtBank(bank, record, "bank-9");
  await image.restore();
  const { body } = await bank.call("transfer-va/status", {
    ...accountOf(String(record.idbilling)),
    paymentRequestId: "bank-9",
  });
  expect(body.responseCode).toBe("4042601");
  expect(await enterLostMoney(testApp.deps)).toBe(1);
  expect(await prisma().pembayaran.count({ where: { referensi: "bank-9" } })).toBe(1);
  await image.close();
});

test("what can't be written down is not told as taken, and is when it is sent again", async () => {
  const record = await billed(testApp, cast);
  const append = vi.spyOn(testApp.deps.journal, "append").mockRejectedValue(new Error("no space left on device"));
  const externalId = newExternalId();
  const message = {
    ...accountOf(String(record.idbilling)),
    paymentRequestId: "bank-7",
    paidAmount: { value: "150000.00", currency: "IDR" },
  };
  const send = () => bank.call("transfer-va/payment", message, { externalId });
  expect((await send()).body.responseCode).toBe("5042500");
  expect((await send()).body.responseCode).toBe("5042500");
  const teller = { ...payment(await billed(testApp, cast)), referensi: "teller-8" };
  expect((await cast.bank.post("billing/terima", teller)).body.error.code).toBe("OUTCOME_UNKNOWN");
  append.mockRestore();
  const told = await send();
  expect(told.body).toMatchObject({ responseCode: "4042518", virtualAccountData: { paymentFlagStatus: "00" } });
  await cast.bank.post("billing/terima", teller).expect(200);
  const kept = [];
  for await (const entry of testApp.deps.journal.read(new Date())) kept.push(Object(entry).referensi);
  expect(kept).toEqual(expect.arrayContaining(["bank-7", "teller-8"]));
  expect(await prisma().pembayaran.count({ where: { referensi: "bank-7" } })).toBe(1);
});
