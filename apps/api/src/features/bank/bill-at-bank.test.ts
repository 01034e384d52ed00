import { codeOf } from "@retribusi/contract/features/booking/booking.states";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anotherBank } from "../../testing/another-bank.ts";
import { type BankProcess, startBankProcess } from "../../testing/bank-process.ts";
import { bring, type Cast, createCast, createLodging, orderOf, payment } from "../../testing/booking-steps.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { keepAccounts } from "./outgoing/keep-accounts.ts";

let testApp: TestApp;
let cast: Cast;
let bank: BankProcess;
let other: number;
beforeAll(async () => {
  testApp = await createTestApp();
  cast = await createCast(testApp);
  bank = await startBankProcess(testApp, { signature: "RSA", encoding: "hex" });
  other = await anotherBank(testApp);
}, 60_000);
afterAll(async () => {
  await bank.close();
  await testApp.close();
});
const prisma = () => testApp.deps.db.prisma;

async function open() {
  const objectid = await createLodging(testApp, testApp.world.home, 3);
  const { customer, record } = await bring(testApp, cast, 40, orderOf(objectid));
  return { customer, record, idbilling: record.idbilling ?? "" };
}
type Open = Awaited<ReturnType<typeof open>>;
const ways = ({ record, customer }: Open, by = customer) => by.get(`trx_penginapan/carabayar/${record.id}`);
const ask = ({ record, customer }: Open, by = customer) => by.post(`trx_penginapan/cekstatus/${record.id}`);
const stateOf = async ({ record: { id } }: Open) =>
  (await prisma().booking.findUniqueOrThrow({ where: { id } })).statusbooking;

describe("how a bill is paid", () => {
  test("tells the bank, whether the bank has the bill yet, its steps in the reader's language, and other banks", async () => {
    const { systemid } = bank;
    await prisma().system.update({ where: { id: systemid }, data: { namabank: "Bank Contoh" } });
    const steps = (kanal: "atm" | "mobile", of = systemid) => ({
      ...{
        systemid: of,
        kanal,
        langkah: "Buka menu\n\n Masukkan {idbilling}, {jumlah}",
        langkahen: "Enter {idbilling}",
      },
    });
    await prisma().cara_bayar.createMany({ data: [steps("atm"), steps("mobile"), steps("atm", other)] });
    const scene = await open();
    const { body } = await ways(scene).set("Accept-Language", "id").expect(200);
    const langkah = ["Buka menu", `Masukkan ${scene.idbilling}, Rp\u00a0150.000`];
    expect(body).toEqual({
      idbilling: scene.idbilling,
      bank: { systemid, namabank: "Bank Contoh" },
      ...{ siap: false, tertundasejak: null, dapatditanya: true, qris: false },
      cara: [
        { kanal: "mobile", langkah },
        { kanal: "atm", langkah },
      ],
      banklain: [{ systemid: other, namabank: "Bank Lain" }],
    });
    await keepAccounts(testApp.deps);
    expect((await ways(scene).set("Accept-Language", "en")).body).toMatchObject({
      siap: true,
      cara: [{ langkah: [`Enter ${scene.idbilling}`] }, {}],
    });
  });

  test("says since when the bank has not taken it over", async () => {
    const scene = await open();
    const { id } = await prisma().tagihan.findFirstOrThrow({ where: { bookingid: scene.record.id } });
    const tglgagal = new Date("2026-11-26T03:00:00.000Z");
    await prisma().tagihan_bank.update({ where: { tagihanid: id }, data: { tglgagal, percobaan: 3 } });
    expect((await ways(scene)).body).toMatchObject({ siap: false, tertundasejak: tglgagal.toISOString() });
  });

  test("is told to those who see the booking, and to nobody else", async () => {
    const scene = await open();
    await ways(scene, cast.manager).expect(200);
    await ways(scene, cast.customer).expect(404);
    await ask(scene, cast.customer).expect(404);
    const { record, customer } = await bring(testApp, cast, 30);
    await ways({ record, customer, idbilling: "" }).expect(404);
  });
});

describe("another bank", () => {
  const choose = ({ record, customer }: Open, systemid: number, by = customer) =>
    by.post(`trx_penginapan/pilihbank/${record.id}`, { versi: record.versi, systemid });

  test("gets a bill of the same amount and end, and the first one is void at its bank", async () => {
    const scene = await open();
    await keepAccounts(testApp.deps);
    const { body } = await choose(scene, other).expect(200);
    expect(body).toMatchObject({ statusbooking: 40, tglexpiredbilling: scene.record.tglexpiredbilling });
    expect(body.idbilling).toMatch(/^88009/);
    const bills = await prisma().tagihan.findMany({ where: { bookingid: scene.record.id }, orderBy: { id: "asc" } });
    expect(bills).toMatchObject([{ statustagihan: "batal" }, { statustagihan: "terbit", systemid: other }]);
    expect(bills[1]?.jumlah).toBe(bills[0]?.jumlah);
    await keepAccounts(testApp.deps);
    expect((await bank.accounts()).find(({ va }) => va === scene.idbilling)).toMatchObject({ state: "deleted" });
    await cast.bank.post("billing/terima", payment(body)).expect(200);
    const paid = await prisma().pembayaran.findFirstOrThrow({ where: { bookingid: scene.record.id } });
    expect(paid).toMatchObject({ bankid: "009", idbilling: body.idbilling });
  });

  test("is one that the booking's region has: neither the same, another region's, nor none", async () => {
    const scene = await open();
    const { id: foreign } = await prisma().system.findFirstOrThrow({
      where: { idpemda: testApp.world.rival.idpemda },
    });
    for (const systemid of [bank.systemid, foreign, 999_999]) {
      const { body } = await choose(scene, systemid).expect(409);
      expect(body.error.details?.reason ?? body.error.code).toBeDefined();
    }
    expect(await prisma().tagihan.count({ where: { bookingid: scene.record.id } })).toBe(1);
  });

  test("is chosen by the customer or the staff that has the booking", async () => {
    const scene = await open();
    await choose(scene, other, cast.customer).expect(404);
    await choose(scene, other, cast.manager).expect(200);
  });
});

describe("asking the bank", () => {
  test("of a bill that nobody paid tells so, with the time of the question", async () => {
    const scene = await open();
    await keepAccounts(testApp.deps);
    const { body } = await ask(scene).expect(200);
    expect(body.hasil).toBe("belum");
    expect(Math.abs(Date.parse(body.waktu) - Date.now())).toBeLessThan(60_000);
  });

  test("finds a payment whose notification never came, enters it, and enters it once", async () => {
    const scene = await open();
    await keepAccounts(testApp.deps);
    await prisma().system.update({ where: { id: bank.systemid }, data: { jaringan: "10.1.2.3" } });
    const { id } = await bank.control<{ id: string }>("pay", { va: scene.idbilling });
    await prisma().system.update({ where: { id: bank.systemid }, data: { jaringan: null } });
    expect(await stateOf(scene)).toBe(codeOf("awaitingPayment"));
    expect((await ask(scene)).body).toMatchObject({ hasil: "lunas" });
    expect(await stateOf(scene)).toBe(codeOf("paid"));
    // Its own message comes late and is known.
    await bank.control("settle", { id });
    const { id: bookingid } = scene.record;
    expect(await prisma().pembayaran.findMany({ where: { bookingid } })).toMatchObject([{ referensi: id }]);
    expect(await prisma().pengecualian_bayar.count({ where: { bookingid } })).toBe(0);
  });

  test("again at once hears the same answer, and the bank isn't asked again", async () => {
    const scene = await open();
    await keepAccounts(testApp.deps);
    const before = (await bank.calls())["status"] ?? 0;
    const [one, two] = await Promise.all([ask(scene), ask(scene)]);
    expect(one.body).toEqual(two.body);
    expect((await bank.calls())["status"]).toBe(before + 1);
  });

  test("that is down tells that there is no answer, and nothing changes", async () => {
    const scene = await open();
    await bank.control("faults", { down: "cut" });
    const { body } = await ask(scene).expect(200);
    await bank.control("faults", { down: "no" });
    expect(body.hasil).toBe("tidakterjawab");
    expect(await stateOf(scene)).toBe(codeOf("awaitingPayment"));
  });

  test("without our own key is not offered, and is no answer", async () => {
    const scene = await open();
    await prisma().kunci_bank.updateMany({ where: { jenis: "privat" }, data: { berlakusampai: new Date(0) } });
    expect((await ways(scene)).body.dapatditanya).toBe(false);
    expect((await ask(scene)).body.hasil).toBe("tidakterjawab");
    await prisma().kunci_bank.updateMany({ where: { jenis: "privat" }, data: { berlakusampai: null } });
  });
});

describe("a QRIS code", () => {
  const code = ({ record, customer }: Open, by = customer) => by.post(`trx_penginapan/qris/${record.id}`);
  const withMerchant = (merchantid: string | null) =>
    prisma().system.update({ where: { id: bank.systemid }, data: { merchantid } });

  test("is made by the bank once, and whoever scans it pays the bill", async () => {
    const scene = await open();
    await keepAccounts(testApp.deps);
    await code(scene).expect(404);
    await withMerchant("M-32");
    expect((await ways(scene)).body.qris).toBe(true);
    const [one, two] = await Promise.all([code(scene), code(scene, cast.manager)]);
    expect(one.body.isi).toMatch(/^000201/);
    expect(two.body).toEqual(one.body);
    expect((await bank.calls())["qr"]).toBe(1);
    await code(scene, cast.customer).expect(404);
    await bank.control("pay", { va: one.body.isi, channel: "6018" });
    expect(await stateOf(scene)).toBe(codeOf("paid"));
    expect((await ways(scene)).body.qris).toBe(false);
    await code(scene).expect(404);
  });

  test("whose answer was lost is asked for by another reference, and pays the same bill", async () => {
    const scene = await open();
    await keepAccounts(testApp.deps);
    await bank.control("faults", { lost: 1 });
    expect((await code(scene).expect(409)).body.error.message).toMatch(/QRIS/);
    await bank.control("faults", { lost: 0 });
    const { body } = await code(scene).expect(200);
    expect(body.isi).toContain(`${scene.idbilling}-2`);
    await bank.control("pay", { va: body.isi, channel: "6018" });
    expect(await stateOf(scene)).toBe(codeOf("paid"));
  });
});

test.each([
  ["of the same second", 0, 0],
  ["of another moment", 5_000, 1],
])("money %s that the bank calls otherwise when it is asked is the same money or not", async (_, apart, exceptions) => {
  const scene = await open();
  await keepAccounts(testApp.deps);
  await prisma().system.update({ where: { id: bank.systemid }, data: { jaringan: "10.1.2.3" } });
  const { trxDateTime } = await bank.control<{ trxDateTime: string }>("pay", { va: scene.idbilling });
  await prisma().system.update({ where: { id: bank.systemid }, data: { jaringan: null } });
  const waktutransaksi = new Date(Date.parse(trxDateTime) - apart).toISOString();
  await cast.bank.post("billing/terima", payment(scene.record, { waktutransaksi })).expect(200);
  expect((await ask(scene)).body.hasil).toBe("lunas");
  const { id: bookingid } = scene.record;
  expect(await prisma().pembayaran.count({ where: { bookingid } })).toBe(1);
  expect(await prisma().pengecualian_bayar.count({ where: { bookingid } })).toBe(exceptions);
});
