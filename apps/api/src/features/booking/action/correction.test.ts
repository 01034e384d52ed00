import { toInstant } from "@retribusi/contract/define/dates";
import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  act,
  type Cast,
  createCast,
  createLodging,
  dayFrom,
  order,
  orderOf,
  stay,
} from "../../../testing/booking-steps.ts";
import { guestAt, handOver } from "../../../testing/guest.ts";
import { noticesOf } from "../../../testing/news.ts";
import { createTestApp, type TestApp } from "../../../testing/test-app.ts";
import { sweepDeadlines } from "../sweep.ts";

const trx = "trx_penginapan";
let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await createTestApp();
  cast = await createCast(app);
});
afterAll(() => app.close());

const prisma = () => app.deps.db.prisma;
const minutesAgo = (count: number) => new Date(Date.now() - count * 60_000);
/** The last moment of today where the object stands. */
const tonight = () => new Date(toInstant(dayFrom(1), "00:00", "Asia/Jakarta").getTime() - 1);
const moveTimes = (id: number, data: object) => prisma().booking.update({ where: { id }, data });
const rowOf = (id: number) => prisma().booking.findUniqueOrThrow({ where: { id } });

async function lodging(units: number, names = "", more: object = {}) {
  const objectid = await createLodging(app, app.world.home, units, more);
  const nomor = names.split(" ").filter(Boolean);
  await prisma().unit_object.createMany({ data: nomor.map((nomor, urutan) => ({ objectid, nomor, urutan })) });
  const unit = await prisma().unit_object.findMany({ where: { objectid }, orderBy: { urutan: "asc" } });
  return { objectid, ids: unit.map(({ id }) => id) };
}

const statesOf = async (objectid: number) => {
  const units = await prisma().unit_object.findMany({ where: { objectid }, orderBy: { urutan: "asc" } });
  return units.map(({ keadaan }) => keadaan);
};

const manage = (path: string, { id, versi }: Pick<BookingRecord, "id" | "versi">, body: object = {}) =>
  cast.manager.post(`${trx}/${path}/${id}`, { versi, ...body });
const refused = (reason: string) => ({ error: { code: "ACTION_REFUSED", details: { reason } } });

/** A guest in the house, whose use began an hour ago and ends the day after tomorrow, or later. */
async function inHouse(objectid: number, unitid?: number, days = 0) {
  const guest = await guestAt(app, cast, objectid, days);
  return (await handOver(cast.manager, guest, unitid).expect(200)).body;
}

/** A guest in the house for three nights, of which one is over. */
async function sinceYesterday(objectid: number) {
  const guest = await guestAt(app, cast, objectid, 2);
  await moveTimes(guest.id, {
    tglmulaipemakaian: toInstant(dayFrom(-1), "14:00", "Asia/Jakarta"),
    tglakhirpemakaian: toInstant(dayFrom(2), "12:00", "Asia/Jakarta"),
  });
  return (await handOver(cast.manager, guest).expect(200)).body;
}

/** A paid booking of the night after tomorrow's that begins tonight instead. */
async function tonightAt(objectid: number) {
  const guest = await guestAt(app, cast, objectid);
  await moveTimes(guest.id, { tglmulaipemakaian: tonight() });
  return guest;
}

describe("an early check-in", () => {
  test("begins the use now, with its unit, and is taken back as if it hadn't been", async () => {
    const { objectid, ids } = await lodging(1, "1");
    const guest = await tonightAt(objectid);
    const booked = (await rowOf(guest.id)).tglmulaipemakaian;
    const body = { unit: [{ nomorunit: 1, unitid: ids[0] }] };
    const used = (await manage("checkinawal", guest, body).expect(200)).body;
    expect(used).toMatchObject({ statusbooking: 60, unit: [{ nomor: "1" }], harga: { totalbiaya: 150_000 } });
    const begun = Date.parse(used.tglmulaipemakaian);
    expect([Date.now() - begun < 120_000, begun <= Date.now()]).toEqual([true, true]);
    const back = (await manage("urungkan", used).expect(200)).body;
    expect(back).toMatchObject({ statusbooking: 50, tglmulaipemakaian: booked.toISOString(), unit: [] });
    expect(await statesOf(objectid)).toEqual(["siap"]);
  });

  test("is refused before the day of arrival, and where another one has the unit until then", async () => {
    const { objectid } = await lodging(1);
    const guest = await tonightAt(objectid);
    await moveTimes(guest.id, { tglmulaipemakaian: new Date(tonight().getTime() + 2) });
    expect((await manage("checkinawal", guest).expect(409)).body).toMatchObject(refused("TOO_EARLY"));
    await moveTimes(guest.id, { tglmulaipemakaian: tonight() });
    const other = await guestAt(app, cast, (await lodging(1)).objectid);
    await moveTimes(other.id, { objectid, tglmulaipemakaian: minutesAgo(60), tglakhirpemakaian: tonight() });
    expect((await manage("checkinawal", guest).expect(409)).body).toMatchObject({ error: { code: "SOLD_OUT" } });
    await moveTimes(other.id, { tglakhirpemakaian: minutesAgo(1) });
    await manage("checkinawal", guest).expect(200);
  });
});

describe("an early departure", () => {
  test("frees the rest of the time, and is told with how much of it is left", async () => {
    const { objectid } = await lodging(1);
    const used = await sinceYesterday(objectid);
    expect(used.bilapulang).toEqual({ sisa: 2, kembali: 0 });
    expect((await manage("selesai", used).expect(409)).body).toMatchObject(refused("ENDS_LATER"));
    const wanted = orderOf(objectid, stay(1));
    const stranger = await app.as("nasabah");
    expect((await stranger.post(`${trx}/pesan_nsb`, wanted)).status).toBe(409);
    const done = (await manage("pulangawal", used).expect(200)).body;
    expect(done).toMatchObject({ statusbooking: 70, bilapulang: null, pengembalian: [] });
    await stranger.post(`${trx}/pesan_nsb`, wanted).expect(200);
  });

  test("gives back what the object's rule says of what wasn't used, and can't be taken back then", async () => {
    const { objectid } = await lodging(1, "", { persenpulangawal: 50 });
    const used = await sinceYesterday(objectid);
    // Half of what two of three nights cost.
    expect(used).toMatchObject({ harga: { totalbiaya: 450_000 }, bilapulang: { sisa: 2, kembali: 150_000 } });
    const done = (await manage("pulangawal", used).expect(200)).body;
    expect(done.pengembalian).toMatchObject([{ jumlah: 150_000, statuspengembalian: "diajukan" }]);
    const told = (await noticesOf(app, cast.dinas)).filter(({ bookingid }) => bookingid === used.id);
    expect(told.map(({ judul }) => judul)).toEqual([`Refund for booking ${used.id} waits to be verified`]);
    expect((await manage("urungkan", done).expect(409)).body).toMatchObject(refused("REFUND_BEGUN"));
  });

  test("is none on the last day, which is finished", async () => {
    const { objectid } = await lodging(1);
    const used = await inHouse(objectid);
    await moveTimes(used.id, { tglakhirpemakaian: tonight() });
    expect((await manage("pulangawal", used).expect(409)).body).toMatchObject(refused("LAST_DAY"));
    await manage("selesai", used).expect(200);
  });
});

describe("another unit", () => {
  test("is taken for the one that is given back, which is to be cleaned; the history names both", async () => {
    const { objectid, ids } = await lodging(3, "1 2 3");
    const used = await inHouse(objectid, ids[0]);
    await inHouse(objectid, ids[1]);
    const [, busy, free] = ids;
    const [elsewhere] = (await lodging(1, "1")).ids;
    for (const unitid of [busy, elsewhere]) {
      const { body } = await manage("pindahunit", used, { nomorunit: 1, unitid }).expect(400);
      expect(Object.keys(body.error.fields)).toEqual(["unitid"]);
    }
    const second = await manage("pindahunit", used, { nomorunit: 2, unitid: free }).expect(400);
    expect(Object.keys(second.body.error.fields)).toEqual(["nomorunit"]);
    const long = { nomorunit: 1, unitid: free, catatan: "x".repeat(1000) };
    expect(Object.keys((await manage("pindahunit", used, long).expect(400)).body.error.fields)).toEqual(["catatan"]);
    expect(await statesOf(objectid)).toEqual(["dipakai", "dipakai", "siap"]);
    const moved = (await manage("pindahunit", used, { nomorunit: 1, unitid: free, catatan: "AC rusak" }).expect(200))
      .body;
    expect(moved).toMatchObject({ statusbooking: 60, unit: [{ nomorunit: 1, nomor: "3" }] });
    expect(moved.riwayat.at(-1)).toMatchObject({ aksi: "swapUnit", alasan: "1 → 3. AC rusak" });
    expect(await statesOf(objectid)).toEqual(["dibersihkan", "dipakai", "dipakai"]);
  });

  test("names the one that wasn't named at the hand-over", async () => {
    const { objectid, ids } = await lodging(1, "1");
    const used = await inHouse(objectid);
    const moved = (await manage("pindahunit", used, { nomorunit: 1, unitid: ids[0] }).expect(200)).body;
    expect(moved.riwayat.at(-1).alasan).toBe("– → 1");
    expect(await statesOf(objectid)).toEqual(["dipakai"]);
  });
});

describe("undo", () => {
  test("of the end of a use takes the same units again, without what was written at their return", async () => {
    const { objectid, ids } = await lodging(2, "1 2");
    const used = await inHouse(objectid, ids[0]);
    await moveTimes(used.id, { tglakhirpemakaian: tonight() });
    const unit = [{ nomorunit: 1, kondisi: "Baik" }];
    const done = (await manage("selesai", used, { unit }).expect(200)).body;
    expect(await statesOf(objectid)).toEqual(["dibersihkan", "siap"]);
    const back = (await manage("urungkan", done).expect(200)).body;
    expect(back).toMatchObject({ statusbooking: 60, unit: [{ nomor: "1", kondisiakhir: null }] });
    expect(await statesOf(objectid)).toEqual(["dipakai", "siap"]);
    expect((await manage("urungkan", back).expect(409)).body).toMatchObject(refused("NOTHING_TO_UNDO"));
  });

  test("is refused where another guest has the unit by now, and after half an hour", async () => {
    const { objectid, ids } = await lodging(2, "1 2");
    const used = await inHouse(objectid, ids[0]);
    await moveTimes(used.id, { tglakhirpemakaian: tonight() });
    const done = (await manage("selesai", used).expect(200)).body;
    const other = await inHouse(objectid, ids[0]);
    expect((await manage("urungkan", done).expect(409)).body).toMatchObject(refused("UNITS_SINCE_TAKEN"));
    await manage("pindahunit", other, { nomorunit: 1, unitid: ids[1] }).expect(200);
    await prisma().booking_riwayat.updateMany({
      where: { bookingid: done.id, aksi: "finish" },
      data: { waktu: minutesAgo(31) },
    });
    expect((await manage("urungkan", done).expect(409)).body).toMatchObject(refused("UNDO_LATE"));
    await prisma().booking_riwayat.updateMany({
      where: { bookingid: done.id, aksi: "finish" },
      data: { waktu: minutesAgo(29) },
    });
    await manage("urungkan", done).expect(200);
  });

  test("is refused where the time was sold since", async () => {
    const { objectid } = await lodging(1);
    const left = (await manage("pulangawal", await inHouse(objectid)).expect(200)).body;
    const { record: taken, customer } = await order(app, orderOf(objectid, stay(1)));
    expect((await manage("urungkan", left).expect(409)).body).toMatchObject({ error: { code: "SOLD_OUT" } });
    await act(customer, "pembatalan", taken.id, {
      versi: taken.versi,
      alasanpembatalan: "Rencana berubah sama sekali",
    });
    await manage("urungkan", left).expect(200);
  });

  test("of a no-show lasts an hour before the system records it again", async () => {
    const { objectid } = await lodging(1);
    const guest = await guestAt(app, cast, objectid);
    await moveTimes(guest.id, { tglmulaipemakaian: minutesAgo(60 * 40), bataswaktu: minutesAgo(1) });
    await sweepDeadlines(app.deps.db);
    const gone = (await cast.manager.get(`${trx}/view/${guest.id}`).expect(200)).body;
    expect(gone.statusbooking).toBe(95);
    const stranger = await app.as("pengelola", app.world.rival);
    await stranger.post(`${trx}/urungkan/${guest.id}`, { versi: gone.versi }).expect(404);
    const back = (await manage("urungkan", gone).expect(200)).body;
    expect(back.statusbooking).toBe(50);
    const minutes = (Date.parse(back.bataswaktu) - Date.now()) / 60_000;
    expect([minutes > 58, minutes <= 60]).toEqual([true, true]);
    await sweepDeadlines(app.deps.db);
    expect(await rowOf(guest.id)).toMatchObject({ statusbooking: 50 });
    await manage("checkin", back).expect(200);
  });
});

test("a note is read by the staff and never by the customer, and changes nothing", async () => {
  const { record, customer } = await order(app);
  const body = { versi: record.versi, catatan: "Minta kamar jauh dari tangga" };
  const noted = (await cast.dinas.post(`${trx}/catatan/${record.id}`, body).expect(200)).body;
  expect(noted.riwayat.at(-1)).toMatchObject({ aksi: "note", alasan: body.catatan });
  const seen = (await customer.get(`${trx}/view/${record.id}`).expect(200)).body;
  expect(seen).toMatchObject({ statusbooking: 10, bataswaktu: record.bataswaktu });
  expect(seen.riwayat.map(({ aksi }: { aksi: string }) => aksi)).toEqual(["order"]);
  expect(JSON.stringify(seen)).not.toContain(body.catatan);
  await customer.post(`${trx}/catatan/${record.id}`, { ...body, versi: noted.versi }).expect(403);
});

test("units to hand over are those that nobody has, the ready ones first; only for whoever may hand them over", async () => {
  const { objectid, ids } = await lodging(4, "1 2 3 4");
  const guest = await guestAt(app, cast, objectid);
  await inHouse(objectid, ids[2]);
  await prisma().unit_object.update({
    where: { id: ids[0] ?? 0 },
    data: { keadaan: "dibersihkan", catatan: "Lantai basah" },
  });
  await prisma().unit_object.update({ where: { id: ids[3] ?? 0 }, data: { keadaan: "rusak" } });
  const { body } = await cast.manager.get(`${trx}/unit/${guest.id}`).expect(200);
  expect(body).toEqual({
    bernama: true,
    unit: [
      { id: ids[1], nomor: "2", keadaan: "siap", catatan: null },
      { id: ids[0], nomor: "1", keadaan: "dibersihkan", catatan: "Lantai basah" },
    ],
  });
  const counted = await guestAt(app, cast, (await lodging(2)).objectid);
  expect((await cast.manager.get(`${trx}/unit/${counted.id}`)).body).toEqual({ bernama: false, unit: [] });
  await (await app.as("pengelola", app.world.rival)).get(`${trx}/unit/${guest.id}`).expect(404);
  await (await app.as("nasabah")).get(`${trx}/unit/${guest.id}`).expect(403);
});
