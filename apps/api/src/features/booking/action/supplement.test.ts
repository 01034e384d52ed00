import { toInstant } from "@retribusi/contract/define/dates";
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { accountOf, createBank, wib } from "../../../testing/bank-partner.ts";
import { dayFrom } from "../../../testing/booking-steps.ts";
import { guestAt, handOver } from "../../../testing/guest.ts";
import { brokenInvariants } from "../../../testing/invariants.ts";
import { fetchFile, printedText } from "../../../testing/printed.ts";
import { type LongerDesk, openLongerDesk, supplement } from "../../../testing/staying-longer.ts";

const trx = "trx_penginapan";
let desk: LongerDesk;
beforeAll(async () => {
  desk = await openLongerDesk();
});
afterAll(() => desk.app.close());
afterEach(async () => {
  expect(await brokenInvariants(desk.app.deps.db)).toEqual([]);
});

const prisma = () => desk.app.deps.db.prisma;
const refused = (reason: string) => ({ error: { code: "ACTION_REFUSED", details: { reason } } });

describe("a supplementary bill", () => {
  test("is paid at the counter or by the bank's machine without a change of state, with a receipt of its own", async () => {
    const longer = await desk.extended(await desk.paid(await desk.lodging()));
    const bill = supplement(longer);
    expect((await desk.cast.bank.get(`billing/lookup/${bill.idbilling}`).expect(200)).body).toMatchObject({
      ...{ jenistagihan: "tambahan", jumlah: 150_000, dapatdibayar: true },
    });
    const { body } = await desk.payBill(bill).expect(200);
    expect(body).toMatchObject({ pembayaran: { jumlah: 150_000 }, booking: { statusbooking: 50 } });
    const after = await desk.view(longer);
    expect(after.pembayaran.map(({ jumlah }) => jumlah)).toEqual([150_000, 150_000]);
    expect(after.tglbayarbilling).toBe(longer.tglbayarbilling);
    expect((await desk.payBill(bill)).body).toMatchObject(refused("BILL_PAID"));
    const more = supplement(await desk.extended(after));
    const message = {
      ...accountOf(more.idbilling),
      paymentRequestId: `REQ-${Date.now()}`,
      paidAmount: { value: "150000.00", currency: "IDR" },
      trxDateTime: wib(new Date()),
    };
    const bank = await createBank(desk.app);
    expect((await bank.call("transfer-va/payment", message)).body).toMatchObject({ responseCode: "2002500" });
    expect((await desk.view(longer)).pembayaran).toHaveLength(3);
  });

  test("is taken by nobody who has caused it", async () => {
    const record = await desk.paid(await desk.lodging());
    const bill = supplement(await desk.extended(record));
    await prisma().booking_riwayat.updateMany({
      where: { bookingid: record.id, aksi: "extend" },
      data: { userid: desk.cast.bank.userid },
    });
    expect((await desk.payBill(bill)).body).toMatchObject(refused("CONFIRMER_PAYS"));
    await prisma().booking_riwayat.updateMany({
      where: { bookingid: record.id, aksi: "extend" },
      data: { userid: desk.cast.manager.userid },
    });
    await desk.payBill(bill).expect(200);
  });

  test("stays to be paid when the use is over, and can be billed again only when its time ran out", async () => {
    const guest = await guestAt(desk.app, desk.cast, await desk.lodging());
    const longer = await desk.extended((await handOver(desk.cast.manager, guest).expect(200)).body);
    const { id } = longer;
    await prisma().booking.update({ where: { id }, data: { tglakhirpemakaian: new Date() } });
    const done: BookingRecord = (await desk.manage("selesai", longer).expect(200)).body;
    expect(done.statusbooking).toBe(70);
    expect((await desk.manage("tagihlagi", done)).body).toMatchObject(refused("BILL_OPEN"));
    await desk.runOut(done, 60);
    expect((await desk.payBill(supplement(done))).body).toMatchObject(refused("BILL_EXPIRED"));
    const again: BookingRecord = (await desk.manage("tagihlagi", done).expect(200)).body;
    expect(supplement(again)).toMatchObject({ jumlah: 150_000 });
    expect(supplement(again).idbilling).not.toBe(supplement(done).idbilling);
    await desk.payBill(supplement(again)).expect(200);
    expect((await desk.manage("tagihlagi", await desk.view(again))).body).toMatchObject(refused("NOTHING_OWED"));
  });

  test("that the customer paid in time is taken when its message comes a little late, not much later", async () => {
    const longer = await desk.extended(await desk.paid(await desk.lodging()));
    const bill = supplement(longer);
    await desk.runOut(longer, 5);
    const inTime = { waktutransaksi: new Date(Date.now() - 6 * 60_000).toISOString() };
    await desk.runOut(longer, 11);
    const before = { waktutransaksi: new Date(Date.now() - 12 * 60_000).toISOString() };
    expect((await desk.payBill(bill, before)).body).toMatchObject(refused("BILL_EXPIRED"));
    await desk.runOut(longer, 5);
    await desk.payBill(bill, inTime).expect(200);
  });

  test("is void when the booking is cancelled; the money that came goes back by the rule", async () => {
    const longer = await desk.extended(await desk.paid(await desk.lodging()));
    const bill = supplement(longer);
    const gone: BookingRecord = (
      await desk.manage("pembatalan", longer, { alasanpembatalan: "Tamu tidak jadi datang" }).expect(200)
    ).body;
    expect(gone.tagihan.map(({ statustagihan }) => statustagihan)).toEqual(["batal", "lunas"]);
    expect((await desk.payBill(bill)).body).toMatchObject(refused("BILL_VOID"));
    const back: BookingRecord = (
      await desk.cast.dinas
        .post(`${trx}/aktifkankembali/${gone.id}`, { versi: gone.versi, setuju: true, catatan: "Keliru" })
        .expect(200)
    ).body;
    expect(back.statusbooking).toBe(50);
    expect(supplement(back)).toMatchObject({ jumlah: 150_000 });
  });

  test("isn't asked for when nobody came, and is again when that is taken back", async () => {
    const guest = await guestAt(desk.app, desk.cast, await desk.lodging());
    const longer = await desk.extended(guest);
    await prisma().booking.update({
      where: { id: guest.id },
      data: { tglmulaipemakaian: new Date(Date.now() - 172_800_000) },
    });
    const gone: BookingRecord = (await desk.manage("tidakhadir", longer).expect(200)).body;
    expect(gone.tagihan.filter(({ statustagihan }) => statustagihan === "terbit")).toEqual([]);
    const back: BookingRecord = (await desk.manage("urungkan", gone).expect(200)).body;
    expect(supplement(back)).toMatchObject({ jumlah: 150_000 });
  });

  /** Somebody in the house who has paid one night and added three. */
  async function addedThree() {
    const guest = await guestAt(desk.app, desk.cast, await desk.lodging(2, { persenpulangawal: 100 }));
    const used: BookingRecord = (await handOver(desk.cast.manager, guest).expect(200)).body;
    return { used, longer: await desk.extended(used, 3) };
  }
  const refunded = ({ pengembalian }: BookingRecord) => pengembalian.reduce((total, { jumlah }) => total + jumlah, 0);

  test("is gone with a guest who leaves before what was added begins, and only what was paid comes back by the rule", async () => {
    const { used, longer } = await addedThree();
    const left: BookingRecord = (await desk.manage("pulangawal", longer).expect(200)).body;
    expect(left).toMatchObject({ statusbooking: 70, harga: { lamapemakaian: 1, totalbiaya: 150_000 } });
    expect(left.tagihan.map(({ statustagihan }) => statustagihan)).toEqual(["batal", "lunas"]);
    expect(left.tglakhirpemakaian).toBe(used.tglakhirpemakaian);
    expect([refunded(left), longer.bilapulang?.kembali]).toEqual([150_000, 150_000]);
  });

  test("asks a guest who leaves early only for what they used of it, and nothing of it comes back", async () => {
    const { longer } = await addedThree();
    await prisma().booking.update({
      where: { id: longer.id },
      // Two of the four nights lie behind them.
      data: {
        tglmulaipemakaian: toInstant(dayFrom(-2), "14:00", "Asia/Jakarta"),
        tglakhirpemakaian: toInstant(dayFrom(2), "12:00", "Asia/Jakarta"),
      },
    });
    const left: BookingRecord = (await desk.manage("pulangawal", longer).expect(200)).body;
    expect(left.harga).toMatchObject({ lamapemakaian: 2, totalbiaya: 300_000 });
    expect(supplement(left)).toMatchObject({ jumlah: 150_000 });
    expect(refunded(left)).toBe(0);
    await desk.payBill(supplement(left)).expect(200);
  });

  test("stands on the paper behind the receipt, and each receipt names its own money", async () => {
    const longer = await desk.extended(await desk.paid(await desk.lodging()), 2);
    const textOf = async () =>
      printedText((await fetchFile(desk.cast.manager, `${trx}/cetak_pesanan/${longer.id}`)).body);
    const open = await textOf();
    expect(open).toContain("Tagihan tambahan atas pesanan");
    expect(open).toContain(supplement(longer).nomordokumen);
    expect(open.split("LUNAS")).toHaveLength(2);
    // Of 450,000 the receipt is about 150,000, the bill about 300,000.
    expect(open.match(/Ditagih dengan surat tersendiri −Rp[\d.]+/g)).toEqual([
      "Ditagih dengan surat tersendiri −Rp300.000",
      "Ditagih dengan surat tersendiri −Rp150.000",
    ]);
    const { body } = await desk.payBill(supplement(longer)).expect(200);
    const done = await textOf();
    expect(done).not.toContain("Tagihan tambahan");
    expect(done).toContain(body.pembayaran.nomorkuitansi);
    expect(done.split("LUNAS")).toHaveLength(3);
  }, 60_000);
});
