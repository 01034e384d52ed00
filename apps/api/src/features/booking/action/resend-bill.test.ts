import { afterAll, beforeAll, expect, test } from "vitest";
import { bring, type Cast, createCast, createLodging, details, orderOf } from "../../../testing/booking-steps.ts";
import { mailsOf } from "../../../testing/news.ts";
import { createTestApp, type TestApp } from "../../../testing/test-app.ts";

const trx = "trx_penginapan";
let testApp: TestApp;
let cast: Cast;
beforeAll(async () => {
  testApp = await createTestApp();
  cast = await createCast(testApp);
});
afterAll(() => testApp.close());

const prisma = () => testApp.deps.db.prisma;
const lodging = () => createLodging(testApp, testApp.world.home, 9);
const mails = (bookingid: number) => mailsOf(testApp, bookingid);
const send = (id: number, versi: number) => cast.manager.post(`${trx}/kirimulangtagihan/${id}`, { versi });
const refused = (sentence: RegExp) => ({
  error: { code: "ACTION_REFUSED", message: expect.stringMatching(sentence) },
});

test("the customer gets the bill again, and nothing else about the booking changes", async () => {
  const { record, customer } = await bring(testApp, cast, 40, orderOf(await lodging()));
  const before = await mails(record.id);
  await customer.post(`${trx}/kirimulangtagihan/${record.id}`, { versi: record.versi }).expect(403);
  const { body } = await send(record.id, record.versi).expect(200);
  const { statusbooking, bataswaktu, idbilling, tglexpiredbilling } = record;
  expect(body).toMatchObject({
    ...{ statusbooking, bataswaktu, idbilling, tglexpiredbilling },
    versi: record.versi + 1,
    can: { resendBill: { allowed: true } },
  });
  expect(body.riwayat.at(-1)).toMatchObject({ aksi: "resendBill", peran: "pengelola", kestatus: 40 });
  const added = (await mails(record.id)).slice(before.length);
  expect(added).toMatchObject([
    {
      subject: expect.stringContaining(String(record.id)),
      text: expect.stringMatching(new RegExp(`${idbilling}.*150\\.000`)),
    },
  ]);
});

test("three times a day, and again on the next", async () => {
  const { record } = await bring(testApp, cast, 40, orderOf(await lodging()));
  for (const times of [0, 1, 2]) await send(record.id, record.versi + times).expect(200);
  const { length } = await mails(record.id);
  const fourth = await send(record.id, record.versi + 3).expect(409);
  expect(fourth.body).toMatchObject(refused(/three times today/));
  expect(await mails(record.id)).toHaveLength(length);
  const [first] = await prisma().booking_riwayat.findMany({ where: { bookingid: record.id, aksi: "resendBill" } });
  if (!first) throw new Error("Nothing was sent");
  await prisma().booking_riwayat.update({
    where: { id: first.id },
    data: { waktu: new Date(Date.now() - 86_400_000) },
  });
  await send(record.id, record.versi + 3).expect(200);
});

test("only a bill that can still be paid", async () => {
  const { record } = await bring(testApp, cast, 40, orderOf(await lodging()));
  await prisma().booking.update({ where: { id: record.id }, data: { tglexpiredbilling: new Date(Date.now() - 1000) } });
  expect((await send(record.id, record.versi)).body).toMatchObject({ error: { details: { reason: "BILL_EXPIRED" } } });
  const { record: waiting } = await bring(testApp, cast, 30, orderOf(await lodging()));
  expect((await send(waiting.id, waiting.versi)).body).toMatchObject({ error: { details: { reason: "WRONG_STATE" } } });
});

test("somebody at the counter without an address is told by phone", async () => {
  const walkIn = { ...orderOf(await lodging()), namapemesan: "Ibu Loket" };
  const { body } = await cast.manager.post(`${trx}/pesan`, walkIn);
  const path = (name: string) => `${trx}/${name}/${body.id}`;
  await cast.manager.post(path("isi_kelengkapan"), { versi: 0, ...details }).expect(200);
  const agreed = { versi: 1, totalbiaya: body.harga.totalbiaya, setuju: true };
  await cast.manager.post(path("konfirmasipesanan_nasabah"), agreed).expect(200);
  await cast.manager.post(path("konfirmasipesanan"), { versi: 2 }).expect(200);
  expect((await send(body.id, 3).expect(409)).body).toMatchObject(refused(/No e-mail address/));
  await cast.manager.post(path("perubahanpesanan"), { versi: 3, emailpemesan: "loket@contoh.example" }).expect(200);
  await send(body.id, 4).expect(200);
});
