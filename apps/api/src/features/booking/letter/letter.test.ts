import { formatDeadline } from "@retribusi/contract/define/dates";
import type { Language } from "@retribusi/contract/define/label";
import { formatRupiah } from "@retribusi/contract/define/money";
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { afterAll, beforeAll, expect, test } from "vitest";
import { act, bring, type Cast, createCast, createLodging, details, orderOf } from "../../../testing/booking-steps.ts";
import { leaveLetter, sendLetters } from "../../../testing/letters.ts";
import { printedText } from "../../../testing/printed.ts";
import { createTestApp, type TestApp } from "../../../testing/test-app.ts";
import { bringWalkIn } from "../../../testing/walk-in.ts";
import { cancel } from "../action/cancel.ts";
import { confirm } from "../action/confirm.ts";
import { orderNotice } from "../action/order.ts";
import { pay } from "../action/pay.ts";
import { resendBill } from "../action/resend-bill.ts";
import { returnToCustomer } from "../action/return-to-customer.ts";
import { readBooking } from "../record.query.ts";
import type { Notice, NoticeText } from "../server-action.ts";

let testApp: TestApp;
let cast: Cast;
beforeAll(async () => {
  testApp = await createTestApp({ PUBLIC_URL: "https://retribusi.example" });
  cast = await createCast(testApp);
  const steps = { langkah: "Pilih Bayar\nMasukkan {idbilling}", langkahen: "Choose Pay\nEnter {idbilling}" };
  await prisma().cara_bayar.create({ data: { systemid: testApp.world.systemid, kanal: "atm", ...steps } });
});
afterAll(() => testApp.close());

const prisma = () => testApp.deps.db.prisma;
const lodging = () => createLodging(testApp, testApp.world.home, 9, { objectname: "Wisma <Melati> & Anggrek" });
const both: readonly Language[] = ["id", "en"];

/** What the action tells the customer. */
async function textOf({ notice }: { readonly notice?: Notice }, { id }: BookingRecord): Promise<NoticeText> {
  const { customer } = notice ?? {};
  const text = typeof customer === "function" ? customer((await readBooking(prisma(), id)).row, "Alasan") : customer;
  if (!text) throw new Error("The customer isn't told");
  return text;
}

/** The mail of an action that has just been taken. */
async function letterAfter(
  aksi: string,
  action: { readonly notice?: Notice },
  record: BookingRecord,
  bahasa: readonly Language[] = both,
) {
  await leaveLetter(testApp, { bookingid: record.id, aksi, text: await textOf(action, record), bahasa });
  const [mail] = await sendLetters(testApp);
  return mail;
}

const words = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/s, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&amp;", "&");
const papers = (mail: { readonly attachments: readonly { readonly filename: string }[] } | undefined) =>
  mail?.attachments.map(({ filename }) => filename);
const page = ({ id }: BookingRecord) => `https://retribusi.example/#/trx_penginapan/view/${id}`;

const expectations = [
  ["id", { what: "Yang perlu Anda lakukan", until: "Paling lambat", open: "Buka tagihan", enter: "Masukkan" }],
  ["en", { what: "What to do next", until: "No later than", open: "Open the bill", enter: "Enter" }],
] as const;

test.each(expectations)(
  "an approved order's mail asks to pay, by which steps and until when, in %s",
  async (language, say) => {
    const { record } = await bring(testApp, cast, 40, orderOf(await lodging()));
    const mail = await letterAfter("confirm", confirm, record, [language]);
    const until = formatDeadline(new Date(record.tglexpiredbilling ?? 0), "Asia/Jakarta", language);
    const facts = [
      say.what,
      `${say.until}:`,
      until,
      say.open,
      `${say.enter} ${record.idbilling}`,
      formatRupiah(150_000),
    ];
    for (const fact of [...facts, "Wisma <Melati> & Anggrek", `${record.idbilling}`, record.objek.pengelolaname]) {
      expect(mail?.text, fact).toContain(fact);
      expect(words(mail?.html ?? ""), fact).toContain(fact.replace("<", "&lt;").replace(">", "&gt;"));
    }
    expect(mail?.html).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
    expect(mail?.html).toContain(`href="${page(record)}"`);
    expect(mail?.to).toBe(`tamu-${record.id}@contoh.example`);
  },
);

test("it carries the bill, with its number and its amount", async () => {
  const { record } = await bring(testApp, cast, 40, orderOf(await lodging()));
  const mail = await letterAfter("confirm", confirm, record);
  expect(papers(mail)).toEqual([`surat-pemberitahuan-pembayaran-${record.id}.pdf`]);
  const printed = await printedText(new Uint8Array(mail?.attachments[0]?.body ?? []));
  expect(printed.replaceAll(" ", "")).toContain(record.idbilling);
  expect(printed).toContain("150.000");
});

test("a paid booking's mail carries receipt and calendar date, and asks for no money", async () => {
  const { record } = await bring(testApp, cast, 50, orderOf(await lodging()));
  const mail = await letterAfter("pay", pay, record, ["id"]);
  expect(papers(mail)).toEqual([expect.stringMatching(/\.pdf$/), `pesanan-${record.id}.ics`]);
  const [receipt, event] = mail?.attachments ?? [];
  expect(await printedText(new Uint8Array(receipt?.body ?? []))).toMatch(/bukti pembayaran|SSRD/i);
  expect(event?.body.toString().replaceAll("\r\n ", "")).toContain(`UID:pesanan-${record.id}@retribusi.example`);
  expect(mail?.text).toContain("Bawa bukti bayar saat datang");
  expect(mail?.text).not.toContain("Id billing");
});

test("the mail of a bill isn't sent once the booking is cancelled, and counts as sent; the cancellation's is", async () => {
  const { record, customer } = await bring(testApp, cast, 40, orderOf(await lodging()));
  const id = await leaveLetter(testApp, {
    ...{ bookingid: record.id, aksi: "confirm", bahasa: both },
    text: await textOf(confirm, record),
  });
  const alasanpembatalan = "Rencana berubah mendadak";
  const cancelled = await act(customer, "pembatalan", record.id, { versi: record.versi, alasanpembatalan });
  const text = await textOf(cancel, cancelled);
  await leaveLetter(testApp, { bookingid: record.id, aksi: "cancel", text, bahasa: both });
  expect((await sendLetters(testApp)).map(({ subject }) => subject)).toEqual([expect.stringContaining("dibatalkan")]);
  expect(await prisma().outbox.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: "terkirim", galat: null });
});

test("the same mail is sent while the bill is open, under the name of its row", async () => {
  const { record } = await bring(testApp, cast, 40, orderOf(await lodging()));
  const text = await textOf(resendBill, record);
  const id = await leaveLetter(testApp, { bookingid: record.id, aksi: "resendBill", text, bahasa: ["id"] });
  expect(await sendLetters(testApp)).toMatchObject([
    { id: `outbox-${id}`, subject: expect.stringContaining("Tagihan") },
  ]);
});

test("a mail that names a number which can't be paid any more isn't sent, whatever it tells", async () => {
  const { record } = await bring(testApp, cast, 50, orderOf(await lodging()));
  const text: NoticeText = { subject: { en: "a", id: "a" }, body: { en: "Pay {idbilling}", id: "Bayar {idbilling}" } };
  await leaveLetter(testApp, { bookingid: record.id, aksi: "extend", text, bahasa: ["id"] });
  expect(await sendLetters(testApp)).toEqual([]);
  const without: NoticeText = { ...text, body: { en: "Extended", id: "Diperpanjang" } };
  await leaveLetter(testApp, { bookingid: record.id, aksi: "extend", text: without, bahasa: ["id"] });
  expect(await sendLetters(testApp)).toHaveLength(1);
});

test("a received order's mail asks for the details, and isn't sent once they are there", async () => {
  const { record, customer } = await bring(testApp, cast, 10, orderOf(await lodging()));
  const mail = await letterAfter("order", { notice: orderNotice }, record, ["id"]);
  expect(mail?.text).toContain("Isi kelengkapan pesanan");
  expect(mail?.text).toContain(`Buka pesanan:\n${page(record)}`);
  await leaveLetter(testApp, {
    ...{ bookingid: record.id, aksi: "order", bahasa: ["id"] },
    text: await textOf({ notice: orderNotice }, record),
  });
  await act(customer, "isi_kelengkapan_nsb", record.id, { versi: record.versi, ...details });
  expect(await sendLetters(testApp)).toEqual([]);
});

test("a returned order's mail says what is missing, and isn't sent once the customer has answered", async () => {
  const { record, customer } = await bring(testApp, cast, 30, orderOf(await lodging()));
  const back = { versi: record.versi, catatan: "Surat tugas belum ada" };
  const returned = await act(cast.manager, "kembalikan", record.id, back);
  const text = await textOf(returnToCustomer, returned);
  const told = { bookingid: record.id, aksi: "returnToCustomer", text, bahasa: both };
  await leaveLetter(testApp, told);
  const [mail] = await sendLetters(testApp);
  expect(mail?.text).toContain("Periksa harga dan ketentuannya");
  await leaveLetter(testApp, told);
  const agreed = { versi: returned.versi, totalbiaya: returned.harga.totalbiaya, setuju: true };
  await act(customer, "konfirmasipesanan_nasabah", record.id, agreed);
  expect(await sendLetters(testApp)).toEqual([]);
});

test("somebody without an account reads both languages, and is led to their booking by its link", async () => {
  const walkIn = { emailpemesan: "loket@contoh.example" };
  const order = await bringWalkIn(cast, await lodging(), 10, walkIn);
  const mail = await letterAfter("order", { notice: orderNotice }, order);
  expect(mail?.subject).toMatch(/^Pesanan \d+ diterima \/ Order \d+ received$/);
  expect(mail?.html).toMatch(/<div lang="id" class="part".*<div lang="en" class="part"/s);
  expect(mail?.text).toMatch(/Isi kelengkapan.*\* \* \*.*Fill in the details/s);
  const record = await bringWalkIn(cast, await lodging(), 50, walkIn);
  const receipt = await letterAfter("pay", pay, record);
  const { body: link } = await cast.manager.get(`trx_penginapan/tautan/${record.id}`).expect(200);
  expect(receipt?.text).toContain(`Buka pesanan:\n${link.alamat}\n`);
  for (const said of [mail, receipt]) expect(said?.html, "a page that they can't open").not.toContain("trx_penginapan");
});

test("where the link was taken back, the mail leads to the public page of the receipt, and before payment nowhere", async () => {
  const take = ({ id }: BookingRecord) => cast.manager.delete(`trx_penginapan/tautan/${id}`).expect(200);
  const more = { emailpemesan: "loket@contoh.example" };
  const order = await bringWalkIn(cast, await lodging(), 10, more);
  await take(order);
  expect((await letterAfter("order", { notice: orderNotice }, order))?.text).not.toMatch(/#\/index\/(pesanan|check)/);
  const paid = await bringWalkIn(cast, await lodging(), 50, more);
  await take(paid);
  const receipt = await letterAfter("pay", pay, paid);
  expect(receipt?.text).toMatch(/Lihat bukti bayar:\nhttps:\/\/retribusi\.example\/#\/index\/check\/\w+/);
  expect(receipt?.text).not.toContain("/index/pesanan/");
});

test("the manager is reached by phone, and by WhatsApp where the number is a mobile one", async () => {
  const { record } = await bring(testApp, cast, 10, orderOf(await lodging()));
  const { pengelolaid } = testApp.world.home;
  const notelp = async (value: string) => {
    await prisma().tbl_kelompokpengelola.update({ where: { pengelolaid }, data: { notelp: value } });
    return (await letterAfter("order", { notice: orderNotice }, record, ["en"]))?.html ?? "";
  };
  const mobile = await notelp("0812-3456-7890");
  expect(mobile).toContain('href="tel:081234567890"');
  expect(mobile).toMatch(/href="https:\/\/wa\.me\/6281234567890\?text=[^"]*\d/);
  expect(await notelp("022-4231570")).not.toContain("wa.me");
});
