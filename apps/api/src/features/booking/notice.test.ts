import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { act, bring, type Cast, createCast, createLodging, order, orderOf } from "../../testing/booking-steps.ts";
import { expandNews, mailsOf, noticesOf } from "../../testing/news.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { noticeFacts } from "./notice.ts";

let testApp: TestApp;
let cast: Cast;
beforeAll(async () => {
  testApp = await createTestApp();
  cast = await createCast(testApp);
});
afterAll(() => testApp.close());

const prisma = () => testApp.deps.db.prisma;
const lodging = () => createLodging(testApp, testApp.world.home, 9, { objectname: "Wisma Melati" });
const mails = (bookingid: number) => mailsOf(testApp, bookingid);

test("a customer is told in their own language, by mail and inside the application", async () => {
  const { customer, record } = await bring(testApp, cast, 30, orderOf(await lodging()));
  await expandNews(testApp);
  await prisma().userdata.update({ where: { userid: customer.userid }, data: { bahasa: "id" } });
  const approved = await act(cast.manager, "konfirmasipesanan", record.id, { versi: record.versi });
  const [ordered, confirmed] = await mails(record.id);
  expect(ordered).toMatchObject({
    subject: `Order ${record.id} received`,
    text: expect.stringContaining("Wisma Melati"),
  });
  expect(confirmed).toMatchObject({
    subject: `Pesanan ${record.id} disetujui – silakan bayar`,
    text: expect.stringMatching(
      new RegExp(`Id billing ${approved.idbilling}, jumlah Rp\\s150\\.000, bayar sebelum .* WIB\\.`),
    ),
  });
  expect((await noticesOf(testApp, customer)).map((row) => row.judul)).toEqual([
    `Order ${record.id} received`,
    `Pesanan ${record.id} disetujui – silakan bayar`,
  ]);
});

test("managers of the group hear of an order that waits for them, nobody else does", async () => {
  const { record } = await bring(testApp, cast, 30, orderOf(await lodging()));
  await expandNews(testApp);
  const rows = await prisma().inbox.findMany({
    where: { bookingid: record.id, judul: { contains: "waits for your answer" } },
  });
  expect(rows.map((row) => row.userid)).toEqual([cast.manager.userid]);
});

test("a walk-in without account gets both languages, without an address nothing", async () => {
  const body = { ...orderOf(await lodging()), namapemesan: "Ibu Loket" };
  const withMail = await cast.manager.post("trx_penginapan/pesan", { ...body, emailpemesan: "Loket@Contoh.example" });
  expect(await mails(withMail.body.id)).toMatchObject([
    {
      to: "loket@contoh.example",
      subject: expect.stringMatching(/^Pesanan \d+ diterima \/ Order \d+ received$/),
    },
  ]);
  const without = await cast.manager.post("trx_penginapan/pesan", { ...body, kunci: crypto.randomUUID() });
  expect(await mails(without.body.id)).toEqual([]);
});

test("nobody is told of what didn't happen", async () => {
  const { record, customer } = await order(testApp, orderOf(await lodging()));
  await customer
    .post(`trx_penginapan/pembatalan/${record.id}`, { versi: 99, alasanpembatalan: "Rencana berubah" })
    .expect(409);
  expect(await mails(record.id)).toHaveLength(1);
});

test("a look at an identity number in full leaves a trace, the owner's own doesn't", async () => {
  const { record, customer } = await bring(testApp, cast, 20, orderOf(await lodging()));
  const looks = () => prisma().audit.findMany({ where: { aksi: "lihat_nik", kunci: String(record.id) } });
  expect((await customer.get(`trx_penginapan/view/${record.id}`)).body.noidentitas).toBe("3273010101900001");
  expect((await cast.dinas.get(`trx_penginapan/view/${record.id}`)).body.noidentitas).toBe("3273********0001");
  expect(await looks()).toEqual([]);
  expect((await cast.manager.get(`trx_penginapan/view/${record.id}`)).body.noidentitas).toBe("3273010101900001");
  expect(await looks()).toMatchObject([{ userid: cast.manager.userid, peran: "pengelola" }]);
});

test("who has switched off mails about steps gets the bill all the same, and reads every step inside; a twin gets both", async () => {
  const object = await lodging();
  const reported = [];
  for (const surelditolak of ["kemajuan", "akhir,tagihan"]) {
    const { customer, record } = await bring(testApp, cast, 30, orderOf(object));
    await expandNews(testApp);
    await prisma().outbox.deleteMany({ where: { bookingid: record.id } });
    await prisma().userdata.update({ where: { userid: customer.userid }, data: { surelditolak } });
    const note = { versi: record.versi, catatan: "Kunci di loket" };
    const changed = await act(cast.manager, "perubahanpesanan", record.id, note);
    await act(cast.manager, "konfirmasipesanan", record.id, { versi: changed.versi });
    const subjects = (await mails(record.id)).map((mail) => Object(mail).subject.replace(String(record.id), "N"));
    const inside = await prisma().inbox.count({ where: { userid: customer.userid, bookingid: record.id } });
    reported.push({ subjects, inside });
  }
  const bill = "Order N approved – please pay";
  expect(reported).toEqual([
    { subjects: [bill], inside: 3 },
    { subjects: ["Booking N was changed", bill], inside: 3 },
  ]);
});

test("every notice names facts that there are: anything else in braces would reach the customer as it is", async () => {
  const names = await readdir(import.meta.dirname, { recursive: true });
  const files = names.filter((name) => /(?<!\.test)\.ts$/.test(name));
  const texts = await Promise.all(files.map((name) => readFile(join(import.meta.dirname, name), "utf8")));
  // A letter to a colleague or of a waitlist is filled by its own file, and its test reads it.
  const notices = texts.filter((text) => text.includes("subject: {") && !/letterTo\(|sayWaiting\(/.test(text));
  // In code, braces have a space beside them.
  const named = notices.flatMap((text) => [...text.matchAll(/(?<!\$)\{(\w+)\}/g)].map(([, name = ""]) => name));
  expect(notices.length).toBeGreaterThan(12);
  expect(named.filter((name) => !Object.hasOwn(noticeFacts, name))).toEqual([]);
});
