import { afterAll, beforeAll, expect, test } from "vitest";
import type { Transaction } from "../../lib/transaction.ts";
import { type BillingWorld, createBillingWorld } from "../../testing/billing-world.ts";
import { bookPayment } from "./ledger.ts";
import { takeReference } from "./reference.ts";
import { cancellationRefunds, closeRefunds, openRefunds } from "./refund.ts";

let billing: BillingWorld;
beforeAll(async () => {
  billing = await createBillingWorld();
});
afterAll(() => billing.close());

const now = new Date("2026-11-22T05:00:00.000Z");
const hourAgo = new Date(now.getTime() - 3_600_000);
let serial = 0;

/** A payment of so many rupiah for a bill of its own, by the way that all money takes. */
async function pay(jumlah: bigint, petugas: number | null = null) {
  const { prisma } = billing.db;
  const booking = await billing.booking();
  const { id: systemid } = await prisma.system.findFirstOrThrow();
  serial += 1;
  const numbers = { idbilling: String(8893200000000000 + serial), nomordokumen: `x${serial}`, jumlah, systemid };
  const place = { bookingid: booking.id, idskpd: booking.idskpd, selisihkas: booking.selisihkas };
  const bill = await prisma.tagihan.create({ data: { ...numbers, ...place, tglterbit: hourAgo, tglexpired: now } });
  const bank = { bankid: "110", channelid: "6011", terminalid: null, nomorreferensi: null, referensi: `R${serial}` };
  const money = { jumlah, tgltransaksi: new Date(now.getTime() - 60_000), ...bank, petugas };
  const { paymentId, bill: changed } = await billing.run(async (tx) => {
    await takeReference(tx, money);
    return bookPayment(tx, bill, booking, money, { now, tahun: 2026 });
  });
  return { booking, bill, money, paymentId, changed };
}

test("a payment stands in the ledger as the bank told it, with a receipt's number and a code to check it by", async () => {
  const { booking, bill, money, paymentId, changed } = await pay(150_000n, billing.customer);
  expect(changed).toEqual({ model: "tagihan", id: bill.id, row: { statustagihan: "lunas" } });
  const row = await billing.db.prisma.pembayaran.findUniqueOrThrow({ where: { id: paymentId } });
  expect(row).toMatchObject({
    ...money,
    tagihanid: bill.id,
    bookingid: booking.id,
    idbilling: bill.idbilling,
    tglterima: now,
    idskpd: booking.idskpd,
    selisihkas: 7,
    nomorkuitansi: "000001/SSRD/32.1.03.01/2026",
    kodecek: expect.stringMatching(/^\w{16}$/),
  });
  const next = await pay(1n);
  const other = await billing.db.prisma.pembayaran.findUniqueOrThrow({ where: { id: next.paymentId } });
  expect([other.nomorkuitansi, other.petugas]).toEqual(["000002/SSRD/32.1.03.01/2026", null]);
  expect(other.kodecek).not.toBe(row.kodecek);
});

test("a payment of another amount than its bill's is a defect of ours, and is not written", async () => {
  const { bill, booking, money } = await pay(200n);
  const payments = () => billing.db.prisma.pembayaran.count();
  const before = await payments();
  const wrong = { ...money, referensi: "R-wrong", jumlah: 199n };
  const run = billing.run(async (tx) => {
    await takeReference(tx, wrong);
    return bookPayment(tx, bill, booking, wrong, { now, tahun: 2026 });
  });
  await expect(run).rejects.toThrow(`This must never be: 199 rupiah pay bill ${bill.id} of 200`);
  expect(await payments()).toBe(before);
});

/** As a cancellation does. */
const give = (tx: Transaction, booking: Parameters<typeof cancellationRefunds>[0], by: number | null = null) =>
  openRefunds(tx, booking, cancellationRefunds(booking, now), { alasan: "sakit", by });

/** A booking of an object that gives back so much until it begins, which is later. */
const ruled = (persen: number) => ({
  mst_objectretribusi: { aturanbatal: [{ sampaijam: 0, persen }], persenpulangawal: 0 },
  lamapemakaian: 1,
  tglmulaipemakaian: new Date(now.getTime() + 3_600_000),
});

test("a booking that is given up opens a case for each of its payments, with the reason and who gave it", async () => {
  const [one, other] = [await pay(100n), await pay(50n)];
  const payments = [
    { id: one.paymentId, jumlah: 100n },
    { id: other.paymentId, jumlah: 50n },
  ];
  const { id } = one.booking;
  const given = { ...ruled(100), id, pembayaran: payments, pengembalian: [] };
  await billing.run((tx) => give(tx, given, billing.customer));
  const rows = await billing.db.prisma.pengembalian.findMany({ where: { bookingid: one.booking.id } });
  const common = { alasan: "sakit", diajukanoleh: billing.customer, statuspengembalian: "diajukan" };
  expect(rows).toMatchObject(payments.map(({ id, jumlah }) => ({ pembayaranid: id, jumlah, ...common })));
  expect(rows).toHaveLength(2);
});

test("a booking without money opens none, nor does one whose rule gives nothing back", async () => {
  const { id } = await billing.booking();
  const { booking, paymentId } = await pay(100n);
  const payment = { id: paymentId, jumlah: 100n };
  const none = { ...ruled(0), id: booking.id, pembayaran: [payment], pengembalian: [] };
  await billing.run((tx) => give(tx, { ...ruled(100), id, pembayaran: [], pengembalian: [] }));
  await billing.run((tx) => give(tx, none));
  expect(await billing.db.prisma.pengembalian.count({ where: { bookingid: { in: [id, booking.id] } } })).toBe(0);
});

test("a case asks for what the rule gives, and never for what was given already", async () => {
  const { prisma } = billing.db;
  const { booking, paymentId } = await pay(101n);
  const payment = { id: paymentId, jumlah: 101n };
  const open = async (percent: number) => {
    const pengembalian = await prisma.pengembalian.findMany({ where: { bookingid: booking.id } });
    const given = { ...ruled(percent), id: booking.id, pembayaran: [payment], pengembalian };
    await billing.run((tx) => give(tx, given));
    const rows = await prisma.pengembalian.findMany({ where: { bookingid: booking.id }, orderBy: { id: "asc" } });
    return rows.map(({ jumlah }) => jumlah);
  };
  expect(await open(50)).toEqual([50n]);
  expect(await open(100)).toEqual([50n, 51n]);
  expect(await open(100)).toEqual([50n, 51n]);
  await prisma.pengembalian.updateMany({ where: { jumlah: 51n }, data: { statuspengembalian: "ditolak" } });
  expect(await open(100)).toEqual([50n, 51n, 51n]);
});

test("a booking that is taken up again refuses its open cases; what was paid back stays so, and other bookings' cases", async () => {
  const { prisma } = billing.db;
  const [one, other] = [await pay(100n), await pay(100n)];
  const states = ["diajukan", "diverifikasi", "disetujui", "dibayar", "ditolak"] as const;
  const asked = { jumlah: 1n, alasan: "a" };
  const ofOne = { ...asked, bookingid: one.booking.id };
  for (const statuspengembalian of states) {
    await prisma.pengembalian.create({ data: { ...ofOne, pembayaranid: one.paymentId, statuspengembalian } });
  }
  // Money that fitted no bill was never the booking's.
  await prisma.pengembalian.create({ data: ofOne });
  await prisma.pengembalian.create({
    data: { ...asked, bookingid: other.booking.id, pembayaranid: other.paymentId },
  });
  const closing = { now, by: billing.customer, role: "dinas", catatan: "dipakai lagi" };
  await billing.run((tx) => closeRefunds(tx, one.booking.id, closing));
  const rows = await prisma.pengembalian.findMany({ where: { bookingid: one.booking.id }, orderBy: { id: "asc" } });
  const closed = {
    statuspengembalian: "ditolak",
    diputusoleh: billing.customer,
    tglputus: now,
    catatan: "dipakai lagi",
  };
  const untouched = { diputusoleh: null, tglputus: null, catatan: null };
  expect(rows).toMatchObject([
    ...[closed, closed, closed],
    { statuspengembalian: "dibayar", ...untouched },
    { statuspengembalian: "ditolak", ...untouched },
    { statuspengembalian: "diajukan", ...untouched },
  ]);
  const told = await prisma.penyelesaian_riwayat.findMany({
    where: { pengembalian: { bookingid: one.booking.id } },
    orderBy: { id: "asc" },
  });
  const entry = { aksi: "reinstate", userid: billing.customer, peran: "dinas", versi: 2, catatan: "dipakai lagi" };
  expect(told).toMatchObject(rows.slice(0, 3).map(({ id }) => ({ pengembalianid: id, ...entry })));
  expect(told).toHaveLength(3);
  expect(await prisma.pengembalian.findFirst({ where: { bookingid: other.booking.id } })).toMatchObject({
    statuspengembalian: "diajukan",
    ...untouched,
  });
});
