import type supertest from "supertest";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { createBill } from "../../testing/bill.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import type { takeReference } from "../billing/reference.ts";

const protection = vi.hoisted(() => ({ on: true }));
vi.mock("../billing/reference.ts", async (load) => {
  const real = await load<typeof import("../billing/reference.ts")>();
  const take: typeof takeReference = async (tx, one) => (await real.takeReference(tx, one)) || !protection.on;
  return { ...real, takeReference: take };
});

let testApp: TestApp;
let bank: Caller;
let customer: number;
beforeAll(async () => {
  testApp = await createTestApp();
  bank = await testApp.as("bank");
  customer = (await testApp.as("nasabah")).userid;
});
afterAll(() => testApp.close());
afterEach(() => {
  protection.on = true;
});

const prisma = () => testApp.deps.db.prisma;
const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

interface Message {
  idbilling: string;
  jumlah: number;
  referensi: string;
  waktutransaksi: string;
}
type Send = readonly [call: "terima" | "uangmasuk", change: Partial<Message>];

const unknownBill = "8893299999999999";
/** As a teller sends it: again, when the answer says that nothing was changed because the system was busy. */
async function send(message: Message, [call, change]: Send, tries = 1): Promise<supertest.Response> {
  const answer = await bank.post(`billing/${call}`, { ...message, ...change });
  return answer.status === 503 && tries < 5 ? send(message, [call, change], tries + 1) : answer;
}
const newMessage = async (): Promise<Message> => ({
  idbilling: await createBill(testApp, customer),
  jumlah: 150_000,
  referensi: `REF-${crypto.randomUUID()}`,
  waktutransaksi: minutes(-1),
});

/** What a reference became, and which of the answers were neither a success nor a refusal. */
async function judge(referensi: string, answers: readonly { status: number; body: { error?: object } }[]) {
  const payments = await prisma().pembayaran.count({ where: { referensi } });
  const exceptions = await prisma().pengecualian_bayar.count({ where: { referensi } });
  const refusals = answers.filter(({ status }) => status === 409);
  for (const { body } of refusals) expect(body.error).toMatchObject({ details: { reason: "REFERENCE_USED" } });
  const logged = await prisma().penolakan_bayar.count({ where: { referensi, kode: "REFERENCE_USED" } });
  const taken = answers.filter(({ status }) => status === 200).length;
  return {
    rows: payments + exceptions,
    references: await prisma().referensi_bank.count({ where: { referensi } }),
    unanswered: answers.length - taken - refusals.length,
    unlogged: refusals.length - logged,
    someTaken: taken > 0,
  };
}
const one = { rows: 1, references: 1, unanswered: 0, unlogged: 0, someTaken: true };

const cases: readonly (readonly [string, Send, Send])[] = [
  ["the right amount beside a wrong one", ["uangmasuk", {}], ["uangmasuk", { jumlah: 140_000 }]],
  ["the teller beside arrived money for an unknown bill", ["terima", {}], ["uangmasuk", { idbilling: unknownBill }]],
  ["an exception first, then a payment", ["uangmasuk", { jumlah: 140_000 }], ["terima", {}]],
  ["two right amounts", ["terima", {}], ["uangmasuk", {}]],
];

async function atOnce(first: Send, second: Send) {
  const message = await newMessage();
  return judge(message.referensi, await Promise.all([send(message, first), send(message, second)]));
}
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

describe.each(cases)("%s, with the same reference", (_name, first, second) => {
  test("is one arrival, 50 times at once", async () => {
    for (const _ of times(5)) {
      const outcomes = await Promise.all(times(10).map(() => atOnce(first, second)));
      for (const outcome of outcomes) expect(outcome).toEqual(one);
    }
  }, 120_000);

  test("is one arrival, 10 times one after the other", async () => {
    for (const _ of times(10)) {
      const message = await newMessage();
      const answers = [await send(message, first), await send(message, second)];
      expect(await judge(message.referensi, answers)).toEqual(one);
    }
  });
});

test("control: without the table of references one arrival becomes a payment and an exception", async () => {
  protection.on = false;
  const [, first, second] = cases[1] ?? [];
  if (!first || !second) throw new Error("No case");
  for (const _ of times(5)) expect((await atOnce(first, second)).rows).toBe(2);
});

test("a crowd with the same facts gets the same payment, none an error", async () => {
  const message = await newMessage();
  const answers = await Promise.all(times(20).map(() => send(message, ["terima", {}])));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body.pembayaran.nomorkuitansi)).size).toBe(1);
  expect(await judge(message.referensi, answers)).toEqual(one);
});

test("two bills with the same reference: one is paid, the other is told what stands", async () => {
  const message = await newMessage();
  const other = { ...message, idbilling: await createBill(testApp, customer) };
  const answers = await Promise.all([send(message, ["terima", {}]), send(other, ["uangmasuk", {}])]);
  expect(await judge(message.referensi, answers)).toEqual(one);
  const refused = answers.find(({ status }) => status === 409);
  const paid = await prisma().pembayaran.findFirstOrThrow({ where: { referensi: message.referensi } });
  expect(refused?.body.error.details.tercatat).toMatchObject({ idbilling: paid.idbilling, jumlah: 150_000 });
});

test("a refused payment leaves its reference free", async () => {
  const message = await newMessage();
  expect((await send(message, ["terima", { jumlah: 1 }])).body.error.details.reason).toBe("AMOUNT_DIFFERS");
  expect(await prisma().referensi_bank.count({ where: { referensi: message.referensi } })).toBe(0);
  expect((await send(message, ["terima", {}])).status).toBe(200);
});

describe("a time before the bill was issued", () => {
  test.each([minutes(-66), "1990-01-01T00:00:00Z"])("%s is refused at the counter, with its field", async (time) => {
    const message = { ...(await newMessage()), waktutransaksi: time };
    const answer = await send(message, ["terima", {}]);
    expect(answer.status).toBe(400);
    expect(answer.body.error.fields.waktutransaksi).toContain("before the bill");
    expect(await prisma().pembayaran.count({ where: { referensi: message.referensi } })).toBe(0);
  });

  test("is an exception for money that has arrived, and never a payment", async () => {
    const message = { ...(await newMessage()), waktutransaksi: "1990-01-01T00:00:00Z" };
    const answer = await send(message, ["uangmasuk", {}]);
    expect(answer.body).toMatchObject({ pembayaran: null, pengecualian: { jenis: "selisih", jumlah: 150_000 } });
    const booking = await prisma().booking.findFirstOrThrow({ where: { idbilling: message.idbilling } });
    expect(booking).toMatchObject({ statusbooking: 40, tglbayarbilling: null });
  });

  test("by the bank's clock, a little, counts", async () => {
    const message = { ...(await newMessage()), waktutransaksi: minutes(-64) };
    expect((await send(message, ["terima", {}])).status).toBe(200);
  });

  test.each(["0000-01-01T00:00:00Z", "1969-12-31T23:59:59Z"])("%s can be no bank's time", async (time) => {
    for (const call of ["terima", "uangmasuk"] as const) {
      const answer = await send({ ...(await newMessage()), waktutransaksi: time }, [call, {}]);
      expect(answer.status).toBe(400);
      expect(answer.body.error.fields.waktutransaksi).toContain("year");
    }
  });
});

test("money that arrived for a bill that its recorder confirmed waits for somebody else", async () => {
  const message = await newMessage();
  const { id } = await prisma().booking.findFirstOrThrow({ where: { idbilling: message.idbilling } });
  await prisma().booking_riwayat.create({
    data: { bookingid: id, aksi: "confirm", kestatus: 40, userid: bank.userid, peran: "bank", versi: 1 },
  });
  expect((await send(message, ["terima", {}])).body.error.details.reason).toBe("CONFIRMER_PAYS");
  const answer = await send(message, ["uangmasuk", {}]);
  expect(answer.body).toMatchObject({ pembayaran: null, pengecualian: { jumlah: 150_000 } });
});
