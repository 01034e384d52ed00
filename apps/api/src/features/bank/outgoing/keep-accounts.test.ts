import { codeOf } from "@retribusi/contract/features/booking/booking.states";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type BankProcess, startBankProcess } from "../../../testing/bank-process.ts";
import { act, bring, type Cast, createCast, createLodging, orderOf } from "../../../testing/booking-steps.ts";
import { expandNews } from "../../../testing/news.ts";
import { createTestApp, type TestApp } from "../../../testing/test-app.ts";
import { keepAccounts, pauseAfter } from "./keep-accounts.ts";

let testApp: TestApp;
let cast: Cast;
let bank: BankProcess;
beforeAll(async () => {
  testApp = await createTestApp();
  cast = await createCast(testApp);
  bank = await startBankProcess(testApp);
}, 60_000);
afterAll(async () => {
  await bank.close();
  await testApp.close();
});
const prisma = () => testApp.deps.db.prisma;
const keep = () => keepAccounts(testApp.deps);
/** As if the pause after a failure were over. */
const atOnce = () => prisma().tagihan_bank.updateMany({ data: { tersediapada: new Date(Date.now() - 1000) } });
const noFaults = { down: "no", slowMs: 0, lost: 0, lostCreate: false };
beforeEach(async () => {
  // What an earlier test left is none of this one's business.
  await prisma().tagihan_bank.updateMany({ data: { keadaan: "dihapus" } });
});
afterEach(() => bank.control("faults", noFaults));

/** A booking that waits for its payment, with its bill. */
async function open() {
  const objectid = await createLodging(testApp, testApp.world.home, 3);
  const { customer, record } = await bring(testApp, cast, 40, orderOf(objectid));
  const bill = await prisma().tagihan.findFirstOrThrow({ where: { bookingid: record.id } });
  return { customer, record, bill };
}
const kept = (tagihanid: number) => prisma().tagihan_bank.findUniqueOrThrow({ where: { tagihanid } });
const accountOf = async (idbilling: string) => (await bank.accounts()).find(({ va }) => va === idbilling);
const stateOf = async (id: number) => (await prisma().booking.findUniqueOrThrow({ where: { id } })).statusbooking;
const callsDuring = async (work: () => Promise<unknown>) => {
  const before = await bank.calls();
  await work();
  const after = await bank.calls();
  return Object.fromEntries(
    Object.entries(after)
      .map(([service, count]) => [service, count - (before[service] ?? 0)] as const)
      .filter(([, count]) => count > 0),
  );
};

describe("a bill that the bank keeps", () => {
  test("waits until the bank has it, and is there after the job, with its amount and end", async () => {
    const { bill } = await open();
    expect(await kept(bill.id)).toMatchObject({ keadaan: "menunggu", systemid: bank.systemid, tglada: null });
    await keep();
    expect(await kept(bill.id)).toMatchObject({ keadaan: "ada", tglexpired: bill.tglexpired, galat: null });
    const account = await accountOf(bill.idbilling);
    expect(account).toMatchObject({ state: "open", amount: Number(bill.jumlah) });
    const end = Math.floor(bill.tglexpired.getTime() / 1000);
    expect(Date.parse(account?.expiredDate ?? "") / 1000).toBe(end);
    expect(await callsDuring(keep)).toEqual({});
  });

  test("is paid by the bank's notification", async () => {
    const { bill, record } = await open();
    await keep();
    await bank.control("pay", { va: bill.idbilling });
    expect(await stateOf(record.id)).toBe(codeOf("paid"));
    await keep();
    expect(await kept(bill.id)).toMatchObject({ keadaan: "lunas" });
    expect(await prisma().pembayaran.count({ where: { tagihanid: bill.id } })).toBe(1);
    expect(await prisma().pengecualian_bayar.count({ where: { tagihanid: bill.id } })).toBe(0);
  });

  test("ends there when the booking is cancelled, and one that was never told of is never made", async () => {
    const [told, untold] = [await open(), await open()];
    await prisma().tagihan_bank.update({ where: { tagihanid: untold.bill.id }, data: { sewasampai: later() } });
    await keep();
    await prisma().tagihan_bank.update({ where: { tagihanid: untold.bill.id }, data: { sewasampai: null } });
    for (const { customer, record } of [told, untold]) {
      const body = { versi: record.versi, alasanpembatalan: "tidak jadi menginap" };
      await act(customer, "pembatalan", record.id, body);
    }
    expect(await callsDuring(keep)).toEqual({ delete: 1 });
    expect(await accountOf(told.bill.idbilling)).toMatchObject({ state: "deleted" });
    expect(await accountOf(untold.bill.idbilling)).toBeUndefined();
    expect([(await kept(told.bill.id)).keadaan, (await kept(untold.bill.id)).keadaan]).toEqual(["dihapus", "dihapus"]);
  });

  test("has its new end there when the bill gets another one", async () => {
    const { bill } = await open();
    await keep();
    const tglexpired = new Date(bill.tglexpired.getTime() - 3_600_000);
    await prisma().tagihan.update({ where: { id: bill.id }, data: { tglexpired } });
    expect(await callsDuring(keep)).toEqual({ update: 1 });
    const end = Date.parse((await accountOf(bill.idbilling))?.expiredDate ?? "");
    expect(Math.floor(end / 1000)).toBe(Math.floor(tglexpired.getTime() / 1000));
  });
});

const later = () => new Date(Date.now() + 60_000);

describe("a lost answer", () => {
  test("to the making of an account is resolved by asking, never by making it twice", async () => {
    const { bill } = await open();
    await bank.control("faults", { lostCreate: true });
    await keep();
    expect(await kept(bill.id)).toMatchObject({ keadaan: "taktentu", percobaan: 1, galat: expect.any(String) });
    expect(await accountOf(bill.idbilling)).toMatchObject({ state: "open" });
    await bank.control("faults", noFaults);
    await atOnce();
    expect(await callsDuring(keep)).toEqual({ account: 1 });
    expect(await kept(bill.id)).toMatchObject({ keadaan: "ada", percobaan: 0, tglgagal: null, galat: null });
  });

  test("to one that never came there leads to its being made", async () => {
    const { bill } = await open();
    await prisma().tagihan_bank.update({ where: { tagihanid: bill.id }, data: { keadaan: "taktentu" } });
    expect(await callsDuring(keep)).toEqual({ account: 1, create: 1 });
    expect(await kept(bill.id)).toMatchObject({ keadaan: "ada" });
  });

  test("after which the bill got another end leads to that end", async () => {
    const { bill } = await open();
    await bank.control("faults", { lostCreate: true });
    await keep();
    await bank.control("faults", noFaults);
    const tglexpired = new Date(bill.tglexpired.getTime() - 3_600_000);
    await prisma().tagihan.update({ where: { id: bill.id }, data: { tglexpired } });
    await atOnce();
    expect(await callsDuring(keep)).toEqual({ account: 1, update: 1 });
    expect(await kept(bill.id)).toMatchObject({ keadaan: "ada", tglexpired });
  });

  test("of a notification is no lost payment: the end of the account finds the money", async () => {
    const { bill, record, customer } = await open();
    await keep();
    await prisma().system.update({ where: { id: bank.systemid }, data: { jaringan: "10.1.2.3" } });
    await bank.control("pay", { va: bill.idbilling });
    await prisma().system.update({ where: { id: bank.systemid }, data: { jaringan: null } });
    expect(await stateOf(record.id)).toBe(codeOf("awaitingPayment"));
    await act(customer, "pembatalan", record.id, { versi: record.versi, alasanpembatalan: "tidak jadi menginap" });
    await keep();
    expect(await kept(bill.id)).toMatchObject({ keadaan: "lunas" });
    const found = await prisma().pengecualian_bayar.findMany({ where: { tagihanid: bill.id } });
    expect(found).toMatchObject([{ jumlah: bill.jumlah, bankid: "110" }]);
  });
});

describe("a bank that is down", () => {
  test("delays the bill and nothing else: the order went through, and it is made when the bank is back", async () => {
    await bank.control("faults", { down: "503" });
    const [one, other] = [await open(), await open()];
    expect(await stateOf(one.record.id)).toBe(codeOf("awaitingPayment"));
    expect(await callsDuring(keep)).toEqual({ create: 1 });
    expect(await kept(one.bill.id)).toMatchObject({ percobaan: 1, tglgagal: expect.any(Date) });
    expect(await kept(other.bill.id)).toMatchObject({ percobaan: 0 });
    await bank.control("faults", noFaults);
    await atOnce();
    await keep();
    for (const { bill } of [one, other]) expect(await kept(bill.id)).toMatchObject({ keadaan: "ada", percobaan: 0 });
  });

  test("and comes back makes nothing wait any longer", async () => {
    const [one, other] = [await open(), await open()];
    const failed = { percobaan: 3, tglgagal: new Date(), tersediapada: later() };
    await prisma().tagihan_bank.updateMany({ where: { tagihanid: other.bill.id }, data: failed });
    await prisma().tagihan_bank.updateMany({ where: { tagihanid: one.bill.id }, data: { percobaan: 1 } });
    await keep();
    await keep();
    expect(await kept(other.bill.id)).toMatchObject({ keadaan: "ada" });
  });

  test("gives the time back that nobody could pay in, and not the time of a bill that it has", async () => {
    const [late, ready] = [await open(), await open()];
    await prisma().tagihan_bank.update({ where: { tagihanid: late.bill.id }, data: { sewasampai: later() } });
    await keep();
    const soon = new Date(Date.now() + 3_600_000);
    for (const { bill, record } of [late, ready]) {
      await prisma().tagihan.update({ where: { id: bill.id }, data: { tglexpired: soon } });
      await prisma().booking.update({ where: { id: record.id }, data: { tglexpiredbilling: soon, bataswaktu: soon } });
    }
    const waited = { sewasampai: null, percobaan: 2, tglgagal: new Date(Date.now() - 3_600_000) };
    await prisma().tagihan_bank.update({ where: { tagihanid: late.bill.id }, data: waited });
    await keep();
    const ends = async ({ bill, record }: typeof late) => {
      const { tglexpired } = await prisma().tagihan.findUniqueOrThrow({ where: { id: bill.id } });
      const { tglexpiredbilling } = await prisma().booking.findUniqueOrThrow({ where: { id: record.id } });
      expect(tglexpiredbilling).toEqual(tglexpired);
      return tglexpired.getTime();
    };
    expect(await ends(late)).toBeGreaterThan(soon.getTime() + 20 * 3_600_000);
    expect(await ends(ready)).toBe(soon.getTime());
    const account = await accountOf(late.bill.idbilling);
    expect(Math.floor(Date.parse(account?.expiredDate ?? "") / 1000)).toBe(Math.floor((await ends(late)) / 1000));
    await expandNews(testApp);
    const told = await prisma().inbox.findFirst({ where: { bookingid: late.record.id }, orderBy: { id: "desc" } });
    expect(told?.judul).toMatch(/^(More time to pay|Waktu bayar)/);
  });

  test("is a figure of the system's health after five minutes, not before", async () => {
    const [late, fresh] = [await open(), await open()];
    const health = async () => (await cast.superuser.get("system/kesehatan").expect(200)).body.lateBills;
    const failing = (tagihanid: number, minutes: number) =>
      prisma().tagihan_bank.update({
        where: { tagihanid },
        data: { percobaan: 1, tglgagal: new Date(Date.now() - minutes * 60_000) },
      });
    const before = await health();
    await failing(fresh.bill.id, 4);
    expect(await health()).toBe(before);
    await failing(late.bill.id, 6);
    expect(await health()).toBe(before + 1);
  });

  test("is asked again later each time, at most every five minutes", () => {
    expect([1, 2, 3, 9].map(pauseAfter)).toEqual([15, 30, 60, 300]);
  });
});

test("two processes make one account of one bill", async () => {
  const { bill } = await open();
  await bank.control("faults", { slowMs: 50 });
  expect(await callsDuring(() => Promise.all([keep(), keep()]))).toMatchObject({ create: 1 });
  expect(await kept(bill.id)).toMatchObject({ keadaan: "ada", percobaan: 0 });
});

test("every message to the bank is on record, without names and secrets", async () => {
  const { bill, record } = await open();
  await keep();
  const [message] = await prisma().pesan_bank.findMany({ where: { nomorva: bill.idbilling, layanan: 27 } });
  expect(message).toMatchObject({ arah: "keluar", kodejawaban: "2002700", systemid: bank.systemid });
  expect(message?.isi).toContain("virtualAccountName");
  expect(message?.isi).not.toContain(record.namapemesan);
  const tokens = await prisma().pesan_bank.findMany({ where: { layanan: 73, arah: "keluar" } });
  expect(tokens.length).toBeGreaterThan(0);
  for (const { jawaban } of tokens) expect(jawaban).toMatch(/"accessToken":".•••/);
});
