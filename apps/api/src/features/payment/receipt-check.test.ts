import { printCheckCode } from "@retribusi/contract/features/billing/billing.check-code";
import supertest from "supertest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPrintable } from "../../testing/printable.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let userid: number;

beforeAll(async () => {
  app = await createTestApp();
  userid = (await app.as("nasabah")).userid;
}, 120_000);
afterAll(() => app.close());

async function paid(status: number) {
  const printable = await createPrintable(app.deps.db, app.world.home, { kind: "penginapan", userid }, status);
  if (!printable.payment) throw new Error("This state has no payment");
  return { ...printable, payment: printable.payment };
}

const check = (code: string) => supertest(app.app).get(`/api/check/${encodeURIComponent(code)}`);

test("tells anybody what the receipt says, with the name masked and nothing else about the person", async () => {
  const { bill, payment } = await paid(50);
  const { status, body } = await check(payment.kodecek);
  expect(status).toBe(200);
  expect(body).toEqual({
    kodecek: payment.kodecek,
    keabsahan: "berlaku",
    statusbooking: 50,
    tglstatus: "2026-11-21T02:30:00.000Z",
    nomorkuitansi: payment.nomorkuitansi,
    nomordokumen: bill.nomordokumen,
    jumlah: 300_000,
    tglbayar: "2026-11-21T02:15:00.000Z",
    dikembalikan: 0,
    namapemesan: "S••• C••••••",
    jenisbooking: "penginapan",
    objectname: "Objek penginapan",
    subobjectname: null,
    lokasialamat: "Jl. Contoh No. 1",
    lokasikabkota: "Kota Contoh",
    satuantarif: "malam",
    lamapemakaian: 2,
    jumlahunit: 1,
    satuanobject: "unit",
    tglmulaipemakaian: "2027-03-01T07:00:00.000Z",
    tglakhirpemakaian: "2027-03-02T05:00:00.000Z",
    zona: "Asia/Jakarta",
    skpdname: "Dinas 32",
    pemdaname: "Provinsi 32",
  });
});

test("follows the booking after it was printed", async () => {
  expect((await check((await paid(70)).payment.kodecek)).body.keabsahan).toBe("selesai");
  for (const status of [90, 95]) {
    const { body } = await check((await paid(status)).payment.kodecek);
    expect(body).toMatchObject({
      keabsahan: "tidakberlaku",
      statusbooking: status,
      tglstatus: "2026-11-21T02:30:00.000Z",
    });
  }
});

test("counts only money that was really paid back", async () => {
  const { id, payment } = await paid(90);
  const refund = { bookingid: id, pembayaranid: payment.id, alasan: "Acara ditunda" };
  await app.deps.db.prisma.pengembalian.createMany({
    data: [
      { ...refund, jumlah: 200_000n, statuspengembalian: "dibayar" },
      { ...refund, jumlah: 100_000n, statuspengembalian: "diajukan" },
    ],
  });
  expect((await check(payment.kodecek)).body.dikembalikan).toBe(200_000);
});

test("reads a code however it is typed", async () => {
  const { payment } = await paid(50);
  for (const typed of [printCheckCode(payment.kodecek), payment.kodecek.toLowerCase(), ` ${payment.kodecek} `]) {
    expect((await check(typed)).body.nomorkuitansi).toBe(payment.nomorkuitansi);
  }
});

test("a code that was never printed is not found", async () => {
  for (const code of ["0000000000000000", "tidak-ada", "%"]) {
    const { status, body } = await check(code);
    expect(status).toBe(404);
    expect(body.error).toMatchObject({ code: "NOT_FOUND", message: "No Record Found" });
  }
});
