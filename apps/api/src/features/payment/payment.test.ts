import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  act,
  bring,
  type Cast,
  createCast,
  createLodging,
  order,
  orderOf,
  payment,
  stay,
} from "../../testing/booking-steps.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { sweepDeadlines } from "../booking/sweep.ts";

let testApp: TestApp;
let cast: Cast;
beforeAll(async () => {
  testApp = await createTestApp();
  cast = await createCast(testApp);
});
afterAll(() => testApp.close());

const prisma = () => testApp.deps.db.prisma;
const refused = (reason: string) => ({ error: { code: "ACTION_REFUSED", details: { reason } } });
const billed = async (units = 5) => {
  const objectid = await createLodging(testApp, testApp.world.home, units);
  return { objectid, ...(await bring(testApp, cast, 40, orderOf(objectid))) };
};
const pay = (body: object) => cast.bank.post("billing/terima", body);
const arrive = (body: object) => cast.bank.post("billing/uangmasuk", body);
const minutes = (count: number) => new Date(Date.now() + count * 60_000);

/** A booking whose bill expired some minutes ago, not yet swept. */
async function expired(minutesAgo: number) {
  const { record, objectid } = await billed(1);
  const tglexpired = minutes(-minutesAgo);
  const tglterbit = minutes(-minutesAgo - 60);
  await prisma().tagihan.updateMany({ where: { bookingid: record.id }, data: { tglexpired, tglterbit } });
  await prisma().booking.update({
    where: { id: record.id },
    data: { tglexpiredbilling: tglexpired, bataswaktu: new Date(tglexpired.getTime() + 600_000) },
  });
  return { record, objectid };
}

test("money of no rupiah is refused with its mend", async () => {
  const body = {
    idbilling: "8893299999999999",
    jumlah: 0,
    waktutransaksi: new Date().toISOString(),
    referensi: "NOL-1",
  };
  for (const call of [arrive, pay]) {
    const answer = await call(body).expect(400);
    expect(answer.body.error.fields).toEqual({ jumlah: "At least 1 rupiah." });
  }
});

describe("the teller", () => {
  test("looks a billing id up and sees whether it can be paid", async () => {
    const { record } = await billed();
    const { body } = await cast.bank.get(`billing/lookup/${record.idbilling}`).expect(200);
    expect(body).toMatchObject({ jumlah: 150_000, dapatdibayar: true, alasan: null, booking: { id: record.id } });
    await pay(payment(record)).expect(200);
    const paid = await cast.bank.get(`billing/lookup/${record.idbilling}`);
    expect(paid.body).toMatchObject({
      dapatdibayar: false,
      alasan: { kode: "BILL_PAID" },
      pembayaran: { jumlah: 150_000 },
    });
    await cast.bank.get("billing/lookup/8893299999999999").expect(404);
    await cast.manager.get(`billing/lookup/${record.idbilling}`).expect(403);
    await cast.manager.post("billing/terima", payment(record)).expect(403);
  });

  test("records a payment: receipt number, check code, ledger, booking", async () => {
    const { record, customer } = await billed();
    const body = payment(record);
    const answer = await pay(body).expect(200);
    expect(answer.body.pembayaran).toMatchObject({
      jumlah: 150_000,
      referensi: body.referensi,
      tgltransaksi: body.waktutransaksi,
      nomorkuitansi: expect.stringMatching(/^\d{6}\/SSRD\/32\.1\.03\.01\/\d{4}$/),
    });
    expect(answer.body.pembayaran.kodecek.length).toBeGreaterThan(10);
    const { body: after } = await customer.get(`trx_penginapan/view/${record.id}`);
    expect(after).toMatchObject({
      statusbooking: 50,
      tglbayarbilling: body.waktutransaksi,
      tagihan: [{ statustagihan: "lunas" }],
    });
  });

  test("gets the first answer when the same reference comes again", async () => {
    const { record } = await billed();
    const body = payment(record);
    const first = await pay(body).expect(200);
    const again = await pay(body).expect(200);
    expect(again.body.pembayaran).toEqual(first.body.pembayaran);
    const other = await pay({ ...body, jumlah: 1 });
    expect(other.body).toMatchObject(refused("REFERENCE_USED"));
    expect(await prisma().pembayaran.count({ where: { bookingid: record.id } })).toBe(1);
  });

  test.each([
    ["one rupiah less", { jumlah: 149_999 }, "AMOUNT_DIFFERS"],
    ["one rupiah more", { jumlah: 150_001 }, "AMOUNT_DIFFERS"],
    ["an unknown billing id", { idbilling: "8893200000099991" }, "BILL_UNKNOWN"],
  ])("is refused %s, and the refusal is logged", async (_name, changed, reason) => {
    const { record } = await billed();
    const body = payment(record, changed);
    const answer = await pay(body);
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject(refused(reason));
    const logged = await prisma().penolakan_bayar.findFirstOrThrow({ where: { referensi: body.referensi } });
    expect(logged).toMatchObject({ kode: reason, jumlah: BigInt(Number(body.jumlah)) });
    expect(await prisma().pembayaran.count({ where: { referensi: body.referensi } })).toBe(0);
  });

  test("can't record a time that lies in the future", async () => {
    const { record } = await billed();
    const answer = await pay(payment(record, { waktutransaksi: minutes(30).toISOString() }));
    expect(answer.body.error.fields).toHaveProperty("waktutransaksi");
  });

  test("who confirmed a booking can't record its payment", async () => {
    const objectid = await createLodging(testApp, testApp.world.home, 5);
    const { record } = await bring(testApp, cast, 30, orderOf(objectid));
    const confirmed = await act(cast.bank, "konfirmasipesanan", record.id, { versi: record.versi });
    const own = await pay(payment(confirmed));
    expect(own.body).toMatchObject(refused("CONFIRMER_PAYS"));
    const colleague = await testApp.as("bank");
    await colleague.post("billing/terima", payment(confirmed)).expect(200);
  });
});

describe("time", () => {
  test("a payment made in time counts while its message is under way", async () => {
    const { record } = await expired(5);
    await pay(payment(record, { waktutransaksi: minutes(-6).toISOString() })).expect(200);
  });

  test("a payment made after the expiry is refused, also within the ten minutes", async () => {
    const { record } = await expired(5);
    expect((await pay(payment(record, { waktutransaksi: minutes(-4).toISOString() }))).body).toMatchObject(
      refused("BILL_EXPIRED"),
    );
  });

  test("a payment made in time that reaches us too late is refused", async () => {
    const { record } = await expired(11);
    expect((await pay(payment(record, { waktutransaksi: minutes(-20).toISOString() }))).body).toMatchObject(
      refused("BILL_EXPIRED"),
    );
  });
});

describe("money that has arrived", () => {
  test("becomes a payment where it fits", async () => {
    const { record } = await billed();
    const answer = await arrive(payment(record)).expect(200);
    expect(answer.body).toMatchObject({ pembayaran: { jumlah: 150_000 }, pengecualian: null });
  });

  test.each([
    ["another amount", { jumlah: 200_000 }, "selisih"],
    ["an unknown billing id", { idbilling: "TRANSFER-77" }, "tak_dikenal"],
  ])("with %s waits as an exception with an owner, once", async (_name, changed, jenis) => {
    const { record } = await billed();
    const body = payment(record, changed);
    const answer = await arrive(body).expect(200);
    expect(answer.body).toMatchObject({ pembayaran: null, pengecualian: { jenis } });
    expect((await arrive(body)).body).toEqual(answer.body);
    const row = await prisma().pengecualian_bayar.findUniqueOrThrow({ where: { id: answer.body.pengecualian.id } });
    expect(row).toMatchObject({ penanggungjawab: cast.bank.userid, penyelesaian: null });
  });

  test("twice is a double payment", async () => {
    const { record } = await billed();
    await pay(payment(record)).expect(200);
    const answer = await arrive(payment(record));
    expect(answer.body).toMatchObject({ pengecualian: { jenis: "ganda", jumlah: 150_000 } });
  });

  test("late can bring the booking back when the room is still free", async () => {
    const { record } = await expired(30);
    await sweepDeadlines(testApp.deps.db);
    const late = await arrive(payment(record));
    expect(late.body).toMatchObject({ pengecualian: { jenis: "terlambat" } });
    const { body: gone } = await cast.dinas.get(`trx_penginapan/view/${record.id}`);
    expect(gone).toMatchObject({ statusbooking: 92, can: { reinstate: { allowed: true } } });
    const input = { versi: gone.versi, setuju: true, catatan: "Pemesan setuju lewat telepon" };
    const back = await act(cast.dinas, "aktifkankembali", record.id, input);
    expect(back).toMatchObject({
      statusbooking: 50,
      idbilling: record.idbilling,
      tagihan: [{ statustagihan: "lunas" }],
      pembayaran: [{ jumlah: 150_000 }],
    });
    const exception = await prisma().pengecualian_bayar.findUniqueOrThrow({ where: { id: late.body.pengecualian.id } });
    expect(exception).toMatchObject({ penyelesaian: "reinstate", pembayaranid: back.pembayaran[0]?.id });
  });

  test("late can't bring it back when the room was sold meanwhile, and stays an exception", async () => {
    const { record, objectid } = await expired(30);
    await sweepDeadlines(testApp.deps.db);
    await order(testApp, orderOf(objectid, stay(3)));
    const late = await arrive(payment(record));
    const { body: gone } = await cast.dinas.get(`trx_penginapan/view/${record.id}`);
    const input = { versi: gone.versi, setuju: true, catatan: "Pemesan setuju lewat telepon" };
    const answer = await cast.dinas.post(`trx_penginapan/aktifkankembali/${record.id}`, input);
    expect(answer.body.error.code).toBe("SOLD_OUT");
    const row = await prisma().pengecualian_bayar.findUniqueOrThrow({ where: { id: late.body.pengecualian.id } });
    expect(row.penyelesaian).toBeNull();
  });
});

test("whatever happened, the ledger is the sum of the paid bills", async () => {
  const sum = (rows: readonly { jumlah: bigint }[]) => rows.reduce((total, row) => total + row.jumlah, 0n);
  const payments = await prisma().pembayaran.findMany();
  const bills = await prisma().tagihan.findMany({ where: { statustagihan: "lunas" } });
  expect(payments.length).toBeGreaterThan(5);
  expect(sum(payments)).toBe(sum(bills));
  expect(new Set(payments.map((row) => row.nomorkuitansi)).size).toBe(payments.length);
});
