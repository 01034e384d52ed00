import { addMonths, toInstant } from "@retribusi/contract/define/dates";
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { dayFrom, order, orderOf, stay } from "../../../testing/booking-steps.ts";
import { guestAt, handOver } from "../../../testing/guest.ts";
import { brokenInvariants } from "../../../testing/invariants.ts";
import { noticesOf } from "../../../testing/news.ts";
import { type At, type LongerDesk, openLongerDesk, supplement } from "../../../testing/staying-longer.ts";

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

describe("an extension", () => {
  test("takes the nights that are added, at the booking's tariff, and asks for their price by a bill of its own", async () => {
    const objectid = await desk.lodging(1);
    const record = await desk.paid(objectid);
    const longer = await desk.extended(record, 2);
    expect(longer).toMatchObject({
      statusbooking: 50,
      waktu: stay(3, 3),
      harga: { lamapemakaian: 3, totalbiaya: 450_000 },
      idbilling: record.idbilling,
    });
    expect(supplement(longer)).toMatchObject({ jumlah: 300_000 });
    await expect(order(desk.app, orderOf(objectid, stay(5)))).rejects.toThrow("SOLD_OUT");
    await order(desk.app, orderOf(objectid, stay(6)));
  });

  test("is refused where the nights belong to somebody else, and then nothing has changed", async () => {
    const objectid = await desk.lodging(1);
    const record = await desk.paid(objectid);
    await order(desk.app, orderOf(objectid, stay(4)));
    expect((await desk.extend(record)).body.error.code).toBe("SOLD_OUT");
    expect(await desk.view(record)).toMatchObject({
      versi: record.versi,
      waktu: stay(3),
      harga: { totalbiaya: 150_000 },
    });
  });

  test("is the manager's, with the payer's consent", async () => {
    const record = await desk.paid(await desk.lodging());
    await desk.manage("perpanjang", record, { tambahan: 1 }).expect(400);
    await desk.manage("perpanjang", record, { tambahan: 0, setuju: true }).expect(400);
    const body = { versi: record.versi, tambahan: 1, setuju: true };
    await desk.cast.customer.post(`${trx}/perpanjang/${record.id}`, body).expect(403);
    expect((await desk.cast.dinas.post(`${trx}/perpanjang/${record.id}`, body)).body).toMatchObject({
      error: { code: "ACTION_REFUSED", details: { reason: "NOT_YOURS" } },
    });
  });

  test("says before what it costs, and until when; or why it can't be", async () => {
    const objectid = await desk.lodging(1);
    const record = await desk.paid(objectid);
    await order(desk.app, orderOf(objectid, stay(5)));
    const quote = (tambahan: number) =>
      desk.cast.manager.get(`${trx}/perpanjang/${record.id}?tambahan=${tambahan}`).expect(200);
    expect((await quote(1)).body).toEqual({
      tglakhirpemakaian: toInstant(dayFrom(5), "12:00", "Asia/Jakarta").toISOString(),
      ...{ tagihan: 150_000, totalbiaya: 300_000, bebas: 1, alasan: null },
    });
    expect((await quote(2)).body).toMatchObject({ bebas: 0, alasan: { kode: "SOLD_OUT" } });
    const other = await desk.app.as("pengelola", desk.app.world.rival);
    await other.get(`${trx}/perpanjang/${record.id}?tambahan=1`).expect(404);
  });

  test("of somebody in the house moves the day on which they leave", async () => {
    const guest = await guestAt(desk.app, desk.cast, await desk.lodging());
    const used: BookingRecord = (await handOver(desk.cast.manager, guest).expect(200)).body;
    const longer = await desk.extended(used);
    expect(longer.statusbooking).toBe(60);
    expect(Date.parse(longer.tglakhirpemakaian) - Date.parse(used.tglakhirpemakaian)).toBe(86_400_000);
    expect(longer.bataswaktu).not.toBe(used.bataswaktu);
  });

  test("twice before it is paid makes one bill over both; the number before is void", async () => {
    const record = await desk.paid(await desk.lodging());
    const once = await desk.extended(record);
    const twice = await desk.extended(once, 2);
    expect(supplement(twice)).toMatchObject({ jumlah: 450_000 });
    expect((await desk.payBill(supplement(once))).body).toMatchObject(refused("BILL_VOID"));
    await desk.payBill(supplement(twice)).expect(200);
  });
});

describe("what is sold by another unit than nights", () => {
  const zone = "Asia/Jakarta";
  /** A paid booking of the house, as if it were sold by that unit. */
  async function soldBy(satuantarif: "bulan" | "jam" | "kegiatan" | "hari", from: Date, until: Date, lama: number) {
    const record = await desk.paid(await desk.lodging(1, { jambuka: "08:00", jamtutup: "22:00" }));
    await prisma().booking.update({
      where: { id: record.id },
      data: {
        satuantarif,
        tglmulaipemakaian: from,
        tglakhirpemakaian: until,
        lamapemakaian: lama,
        tarif: 150_000n / BigInt(lama),
      },
    });
    return record;
  }
  const at = (days: number, time: string) => toInstant(dayFrom(days), time, zone);

  test("grows by hours while the object is open", async () => {
    const record = await soldBy("jam", at(3, "18:00"), at(3, "20:00"), 2);
    const longer = await desk.extended(record, 2);
    expect(longer).toMatchObject({ waktu: { jammulai: "18:00", jamakhir: "22:00" }, harga: { totalbiaya: 300_000 } });
    expect((await desk.extend(longer)).body).toMatchObject(refused("OUTSIDE_HOURS"));
  });

  test("grows by months of the calendar, up to a year", async () => {
    const start = `${addMonths(dayFrom(0), 1).slice(0, 8)}01`;
    const record = await soldBy(
      "bulan",
      toInstant(start, "00:00", zone),
      toInstant(addMonths(start, 10), "00:00", zone),
      10,
    );
    const longer = await desk.extended(record, 2);
    expect(longer.tglakhirpemakaian).toBe(toInstant(addMonths(start, 12), "00:00", zone).toISOString());
    expect(longer.waktu).toMatchObject({ bulan: 12 });
    expect((await desk.extend(longer)).body).toMatchObject(refused("TOO_LONG"));
  });

  test("grows by whole days, the last one used whole", async () => {
    const record = await soldBy("hari", at(3, "00:00"), at(5, "00:00"), 2);
    expect((await desk.extended(record)).waktu).toMatchObject({ mulai: dayFrom(3), akhir: dayFrom(5) });
  });

  test("has no longer session", async () => {
    const record = await soldBy("kegiatan", at(3, "08:00"), at(3, "16:00"), 1);
    expect((await desk.extend(record)).body).toMatchObject(refused("SESSION_ENDS"));
  });
});

describe("new dates of a paid booking", () => {
  const moved = (record: At, waktu: object, totalbiaya: number) =>
    desk.manage("reschedule", record, { waktu, totalbiaya });

  test("that are dearer ask for the difference, and those that are cheaper give it back", async () => {
    const record = await desk.paid(await desk.lodging());
    const dearer: BookingRecord = (await moved(record, stay(5, 3), 450_000).expect(200)).body;
    expect(supplement(dearer)).toMatchObject({ jumlah: 300_000 });
    const less: BookingRecord = (await moved(dearer, stay(5, 2), 300_000).expect(200)).body;
    expect(supplement(less)).toMatchObject({ jumlah: 150_000 });
    expect(less.pengembalian).toEqual([]);
    await desk.payBill(supplement(less)).expect(200);
    const cheaper: BookingRecord = (await moved(await desk.view(less), stay(5), 150_000).expect(200)).body;
    expect(cheaper).toMatchObject({
      statusbooking: 50,
      pengembalian: [{ jumlah: 150_000, statuspengembalian: "diajukan" }],
    });
    const told = (await noticesOf(desk.app, desk.cast.dinas)).filter(({ bookingid }) => bookingid === record.id);
    expect(told.map(({ judul }) => judul)).toEqual([expect.stringMatching(/waits to be verified|menunggu verifikasi/)]);
    // What comes back is not there any more for what is added later.
    expect(supplement(await desk.extended(cheaper))).toMatchObject({ jumlah: 150_000 });
  });
});
