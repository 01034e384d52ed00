import { afterAll, beforeAll, expect, test } from "vitest";
import { type BillingWorld, createBillingWorld } from "../../testing/billing-world.ts";
import { findArrival, releaseReference, takeReference } from "./reference.ts";

let billing: BillingWorld;
beforeAll(async () => {
  billing = await createBillingWorld();
});
afterAll(() => billing.close());

const take = (bankid: string, referensi: string) => billing.run((tx) => takeReference(tx, { bankid, referensi }));

test("a reference is taken once, by the bank that names it", async () => {
  expect(await take("110", "A")).toBe(true);
  expect(await take("110", "A")).toBe(false);
  expect([await take("111", "A"), await take("110", "B")]).toEqual([true, true]);
});

test("of many at the same moment one takes it", async () => {
  const taken = await Promise.all(Array.from({ length: 6 }, () => take("110", "crowd")));
  expect(taken.filter(Boolean)).toHaveLength(1);
});

test("what takes a reference leaves the mark by which its commit is known again", async () => {
  await take("110", "marked");
  const where = { bankid_referensi: { bankid: "110", referensi: "marked" } };
  const { permintaan } = await billing.db.prisma.referensi_bank.findUniqueOrThrow({ where });
  expect(permintaan).toMatch(/^[\w-]{36}$/);
});

test("one that is given back may be taken again, and the others stay", async () => {
  await Promise.all([take("110", "C"), take("111", "C")]);
  await billing.run((tx) => releaseReference(tx, { bankid: "110", referensi: "C" }));
  expect([await take("110", "C"), await take("111", "C")]).toEqual([true, false]);
});

test("an arrival is the payment or the exception of its bank's reference, or nothing yet", async () => {
  const { prisma } = billing.db;
  const find = (bankid: string, referensi: string) => findArrival(prisma, { bankid, referensi });
  await Promise.all([take("110", "paid"), take("110", "late"), take("110", "alone")]);
  const booking = await billing.booking();
  const { id: systemid } = await prisma.system.findFirstOrThrow();
  const money = { jumlah: 1n, tgltransaksi: new Date(), bankid: "110", idbilling: "8893200000000018" };
  const common = { bookingid: booking.id, idskpd: booking.idskpd, selisihkas: 7 };
  const span = { tglterbit: new Date(0), tglexpired: new Date() };
  const bill = { ...common, idbilling: "8893200000000018", systemid, jumlah: 1n, nomordokumen: "1", ...span };
  const { id: tagihanid } = await prisma.tagihan.create({ data: bill });
  const receipt = { nomorkuitansi: "1", kodecek: "1", referensi: "paid" };
  const payment = await prisma.pembayaran.create({ data: { ...common, ...money, ...receipt, tagihanid } });
  const late = { ...money, jenis: "terlambat", referensi: "late" } as const;
  const exception = await prisma.pengecualian_bayar.create({ data: late });
  expect(await find("110", "paid")).toMatchObject({ payment: { id: payment.id }, exception: null });
  expect(await find("110", "late")).toMatchObject({ payment: null, exception: { id: exception.id } });
  for (const [bankid, referensi] of [
    ["110", "alone"],
    ["111", "paid"],
    ["110", "x"],
  ] as const) {
    expect(await find(bankid, referensi)).toEqual({ payment: null, exception: null });
  }
});
