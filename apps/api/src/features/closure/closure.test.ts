import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  bring,
  type Cast,
  createCast,
  createLodging,
  dayFrom,
  order,
  orderOf,
  stay,
} from "../../testing/booking-steps.ts";
import { closedFor, closureWish, touchedBy } from "../../testing/closure.ts";
import { mailsOf } from "../../testing/news.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await createTestApp();
  cast = await createCast(app);
});
afterAll(() => app.close());

const prisma = () => app.deps.db.prisma;
const lodging = (units = 3) => createLodging(app, app.world.home, units);
const path = (name: string, id: number) => `mst_objectretribusi/${name}/${id}`;
const close = (objectid: number, wish: object, by: Caller = cast.manager) => by.post(path("tutup", objectid), wish);
const viewOf = async (record: BookingRecord): Promise<BookingRecord> =>
  (await cast.manager.get(`trx_penginapan/view/${record.id}`).expect(200)).body;
const freeOn = async (objectid: number, days: number): Promise<[number, string | null]> => {
  const { body } = await cast.customer.get(
    `catalogue/${objectid}/calendar?mulai=${dayFrom(days)}&akhir=${dayFrom(days)}`,
  );
  const [day] = body.records;
  return [day.bebas, day.tutup];
};

describe("a closure", () => {
  test("of nothing that is booked takes the object: calendar and order say so, and nothing after it", async () => {
    const objectid = await lodging();
    const waktu = closedFor(10, 12);
    expect(await touchedBy(cast.manager, objectid, waktu)).toEqual([]);
    const { body } = await close(objectid, closureWish(waktu)).expect(200);
    expect(body).toMatchObject({
      alasan: "Pengecatan",
      jumlahunit: null,
      tersentuh: { pindah: 0, batal: 0, tetap: 0 },
    });
    expect(await freeOn(objectid, 9)).toEqual([0, "Pengecatan"]);
    expect(await freeOn(objectid, 12)).toEqual([0, "Pengecatan"]);
    expect(await freeOn(objectid, 13)).toEqual([3, null]);
    const refused = await cast.customer.post("trx_penginapan/pesan_nsb", orderOf(objectid, stay(11)));
    expect(refused.body.error.code).toBe("SOLD_OUT");
  });

  test("of some units leaves the others, and stands in nobody's way while they are enough", async () => {
    const objectid = await lodging(3);
    await order(app, orderOf(objectid, stay(10)));
    const waktu = closedFor(9, 12);
    expect(await touchedBy(cast.manager, objectid, waktu, 2)).toEqual([]);
    await close(objectid, closureWish(waktu, { jumlahunit: 2 })).expect(200);
    expect(await freeOn(objectid, 10)).toEqual([0, "Pengecatan"]);
    expect(await freeOn(objectid, 11)).toEqual([1, "Pengecatan"]);
    const { body } = await cast.customer.get(`catalogue/${objectid}/hours?tanggal=${dayFrom(10)}`).expect(200);
    expect(body.tutup).toEqual([]);
  });

  test("may begin when a use ends, as it needs no pause, and not before", async () => {
    const objectid = await lodging(1);
    await prisma().mst_objectretribusi.update({ where: { objectid }, data: { jedamenit: 120 } });
    await order(app, orderOf(objectid, stay(10)));
    const from = (jammulai: string) => touchedBy(cast.manager, objectid, { ...closedFor(11, 12), jammulai });
    expect(await from("12:00")).toEqual([]);
    expect(await from("11:59")).toHaveLength(1);
  });

  test("whose reason is kept to the staff tells the public none", async () => {
    const objectid = await lodging();
    await close(objectid, closureWish(closedFor(10, 12), { umum: false })).expect(200);
    expect(await freeOn(objectid, 11)).toEqual([0, ""]);
    const { body } = await cast.manager.get(`mst_objectretribusi/penutupan?objectid=${objectid}`).expect(200);
    expect(body.records[0].alasan).toBe("Pengecatan");
  });

  test("every week takes its weekdays until its end, and only its hours", async () => {
    const hall = app.world.home.objects.gedung;
    const hari = [((new Date(`${dayFrom(10)}T00:00:00Z`).getUTCDay() + 6) % 7) + 1];
    const weekly = {
      jenis: "mingguan",
      hari,
      mulai: dayFrom(1),
      jammulai: "11:00",
      sampai: dayFrom(20),
      jamakhir: "13:00",
    };
    const { body } = await cast.manager.post(path("periksapenutupan", hall), { waktu: weekly, jumlahunit: null });
    expect(body.kali).toBe(3);
    await close(hall, closureWish(weekly, { alasan: "Salat Jumat" })).expect(200);
    const hours = async (days: number) =>
      (await cast.customer.get(`catalogue/${hall}/hours?tanggal=${dayFrom(days)}`).expect(200)).body.jam
        .filter(({ bebas }: { bebas: number }) => bebas === 0)
        .map(({ jammulai }: { jammulai: string }) => jammulai);
    for (const days of [3, 10, 17]) expect(await hours(days)).toEqual(["11:00", "12:00"]);
    for (const days of [4, 24]) expect(await hours(days)).toEqual([]);
    const told = async (days: number) =>
      (await cast.customer.get(`catalogue/${hall}/hours?tanggal=${dayFrom(days)}`).expect(200)).body.tutup;
    expect(await told(10)).toEqual([{ jammulai: "11:00", jamakhir: "13:00", alasan: "Salat Jumat" }]);
    expect(await told(11)).toEqual([]);
  });

  test.each([
    ["ends before it begins", { sampai: dayFrom(9) }, null, "sampai"],
    ["closes more units than there are", {}, 4, "jumlahunit"],
    ["has a day that is none", { mulai: "2026-02-31" }, null, "waktu.mulai"],
    ["is over", { mulai: dayFrom(-5), sampai: dayFrom(-2) }, null, "sampai"],
  ])("that %s is refused by its field, before and when it is sent", async (_, more, jumlahunit, field) => {
    const objectid = await lodging(3);
    const waktu = { ...closedFor(10, 12), ...more };
    for (const answer of [
      await cast.manager.post(path("periksapenutupan", objectid), { waktu, jumlahunit }),
      await close(objectid, closureWish(waktu, { jumlahunit })),
    ]) {
      expect([answer.status, Object.keys(answer.body.error?.fields ?? {})]).toEqual([400, [field]]);
    }
    expect(await prisma().penutupan.count({ where: { objectid } })).toBe(0);
  });

  test("weekly without an end is refused in words", async () => {
    const { sampai: _, ...weekly } = { ...closedFor(10, 12), jenis: "mingguan", hari: [5] };
    const answer = await close(await lodging(), closureWish(weekly));
    expect([answer.status, Object.keys(answer.body.error.fields)]).toEqual([400, ["waktu.sampai"]]);
  });

  test("is the manager's of the object and nobody else's", async () => {
    const objectid = await lodging();
    const rival = await app.as("pengelola", app.world.rival);
    const wish = closureWish(closedFor(10, 12));
    await close(objectid, wish, rival).expect(404);
    await rival.get(path("penutupan", objectid)).expect(404);
    for (const who of [cast.customer, cast.dinas, cast.pemda, cast.bank]) await close(objectid, wish, who).expect(403);
    const { body } = await close(objectid, wish).expect(200);
    await rival.post(path("bukapenutupan", body.id), { versi: 1 }).expect(404);
    expect((await rival.get(`mst_objectretribusi/penutupan?objectid=${objectid}`).expect(200)).body.records).toEqual(
      [],
    );
  });

  test("sent twice is one", async () => {
    const objectid = await lodging();
    const wish = closureWish(closedFor(10, 12));
    const [one, two] = [await close(objectid, wish), await close(objectid, wish)];
    expect([one.body.id, two.status]).toEqual([two.body.id, 200]);
    expect(await prisma().penutupan_object.count({ where: { objectid } })).toBe(1);
  });
});

describe("bookings in the way", () => {
  test("are moved, given back whole, or kept, each is told, and all of it happens at once", async () => {
    const objectid = await lodging(4);
    await prisma().mst_objectretribusi.update({
      where: { objectid },
      data: { aturanbatal: [{ sampaijam: 0, persen: 10 }] },
    });
    const stays = orderOf(objectid, stay(10));
    const [moved, paid, kept, far] = [
      (await bring(app, cast, 30, { ...stays, kunci: crypto.randomUUID() })).record,
      (await bring(app, cast, 50, { ...stays, kunci: crypto.randomUUID() })).record,
      (await bring(app, cast, 40, { ...stays, kunci: crypto.randomUUID() })).record,
      (await bring(app, cast, 10, orderOf(objectid, stay(20)))).record,
    ];
    const waktu = closedFor(9, 12);
    const touched = await touchedBy(cast.manager, objectid, waktu);
    expect(touched.map(({ id }) => id)).toEqual([moved.id, paid.id, kept.id]);
    expect(touched.map(({ dibayar }) => dibayar)).toEqual([0, 150_000, 0]);
    const [first] = touched;
    const [target] = first?.pilihan ?? [];
    if (!first || !target) throw new Error("nowhere to move to");
    expect(first.bisa).toEqual(["pindah", "batal", "tetap"]);
    const versions = new Map(touched.map(({ id, versi }) => [id, versi]));
    const fate = ({ id: bookingid }: BookingRecord, tindakan: string, more: object = {}) => ({
      ...{ bookingid, versi: versions.get(bookingid), tindakan, ...more },
    });
    const keputusan = [fate(moved, "pindah", target), fate(paid, "batal"), fate(kept, "tetap")];
    const { body } = await close(objectid, closureWish(waktu, { keputusan })).expect(200);
    expect(body.tersentuh).toEqual({ pindah: 1, batal: 1, tetap: 1 });

    expect(await viewOf(moved)).toMatchObject({ statusbooking: 30, waktu: target.waktu });
    expect(await viewOf(paid)).toMatchObject({
      statusbooking: 90,
      alasanpembatalan: "Pengecatan",
      pengembalian: [{ jumlah: 150_000, statuspengembalian: "diajukan" }],
    });
    expect(await viewOf(kept)).toMatchObject({ statusbooking: 40, waktu: kept.waktu });
    expect(await viewOf(far)).toMatchObject({ statusbooking: 10, waktu: far.waktu });
    const told = async (id: number) => JSON.stringify(await mailsOf(app, id));
    expect(await told(moved.id)).toMatch(/New dates for booking/);
    expect(await told(paid.id)).toMatch(/can't take place/);
    expect(await told(kept.id)).toMatch(/Work during booking/);
    expect(await told(far.id)).not.toMatch(/Pengecatan/);
    expect(await freeOn(objectid, 10)).toEqual([0, "Pengecatan"]);
  });

  test("that nobody decided about, or that have changed since, stop all of it", async () => {
    const objectid = await lodging(2);
    const { record } = await bring(app, cast, 20, orderOf(objectid, stay(10)));
    const waktu = closedFor(9, 12);
    const [touched] = await touchedBy(cast.manager, objectid, waktu);
    if (!touched) throw new Error("nothing is in the way");
    const decided = (versi: number) => ({ keputusan: [{ bookingid: record.id, versi, tindakan: "batal" }] });
    const undecided = await close(objectid, closureWish(waktu)).expect(409);
    const stale = await close(objectid, closureWish(waktu, decided(touched.versi + 1))).expect(409);
    const { record: later } = await order(app, orderOf(objectid, stay(11)));
    const unseen = await close(objectid, closureWish(waktu, decided(touched.versi))).expect(409);
    expect([undecided, stale, unseen].map(({ body }) => body.error.code)).toEqual(["CONFLICT", "CONFLICT", "CONFLICT"]);
    for (const one of [record, later]) expect((await viewOf(one)).statusbooking).toBeLessThan(30);
    expect(await prisma().penutupan_object.count({ where: { objectid } })).toBe(0);
  });

  test("that can't go where they are sent stop all of it", async () => {
    const objectid = await lodging(1);
    const { record } = await bring(app, cast, 20, orderOf(objectid, stay(10)));
    await order(app, orderOf(objectid, stay(20)));
    const waktu = closedFor(9, 12);
    const versi = (await touchedBy(cast.manager, objectid, waktu))[0]?.versi;
    const move = { bookingid: record.id, versi, tindakan: "pindah", waktu: stay(20), totalbiaya: 150_000 };
    const answer = await close(objectid, closureWish(waktu, { keputusan: [move] })).expect(409);
    expect(answer.body.error.code).toBe("SOLD_OUT");
    // Nor into the closure itself.
    const inside = { ...move, waktu: stay(11) };
    expect((await close(objectid, closureWish(waktu, { keputusan: [inside] }))).body.error.code).toBe("SOLD_OUT");
    expect(await viewOf(record)).toMatchObject({ statusbooking: 20, waktu: record.waktu });
  });

  test("of which the offered dates are free, not closed, and of the same price where it is paid", async () => {
    const objectid = await lodging(1);
    const { record } = await bring(app, cast, 50, orderOf(objectid, stay(10)));
    await order(app, orderOf(objectid, stay(14)));
    const wish = { ...closedFor(9, 12) };
    const [touched] = await touchedBy(cast.manager, objectid, wish);
    expect(touched).toMatchObject({ id: record.id, dibayar: 150_000 });
    const days = (touched?.pilihan ?? []).map(({ waktu }) => (waktu.satuan === "malam" ? waktu.checkin : ""));
    // Of the nearest days the 14th is taken.
    expect(days).toEqual([13, 7, 6, 15].map(dayFrom));
  });

  test("that have begun can only be kept", async () => {
    const objectid = await lodging(1);
    const { record } = await bring(app, cast, 50, orderOf(objectid, stay(1, 2)));
    await prisma().booking.update({ where: { id: record.id }, data: { statusbooking: 60 } });
    const waktu = closedFor(1, 2);
    const [touched] = await touchedBy(cast.manager, objectid, waktu);
    expect(touched?.bisa).toEqual(["tetap"]);
    const fate = (tindakan: string) => ({ keputusan: [{ bookingid: record.id, versi: touched?.versi, tindakan }] });
    const refused = await close(objectid, closureWish(waktu, fate("batal"))).expect(409);
    expect(refused.body.error.code).toBe("ACTION_REFUSED");
    await close(objectid, closureWish(waktu, fate("tetap"))).expect(200);
  });
});

describe("lifting", () => {
  test("frees what is still taken, once, and leaves what became of the bookings", async () => {
    const objectid = await lodging(1);
    const { record } = await bring(app, cast, 20, orderOf(objectid, stay(10)));
    const waktu = closedFor(9, 12);
    const versi = (await touchedBy(cast.manager, objectid, waktu))[0]?.versi;
    const keputusan = [{ bookingid: record.id, versi, tindakan: "batal" }];
    const { body } = await close(objectid, closureWish(waktu, { keputusan })).expect(200);
    const lifted = await cast.manager.post(path("bukapenutupan", body.id), { versi: 1 }).expect(200);
    expect(lifted.body).toMatchObject({ berakhir: null, dibukaoleh: expect.any(String), tersentuh: { batal: 1 } });
    expect(await freeOn(objectid, 10)).toEqual([1, null]);
    expect((await viewOf(record)).statusbooking).toBe(90);
    await cast.manager.post(path("bukapenutupan", body.id), { versi: 1 }).expect(200);
    await cast.manager.post(path("bukapenutupan", body.id), { versi: 2 }).expect(409);
  });

  test("of one that has begun ends it now", async () => {
    const objectid = await lodging(1);
    const { body } = await close(objectid, closureWish(closedFor(-1, 5))).expect(200);
    expect((await freeOn(objectid, 2))[0]).toBe(0);
    await cast.manager.post(path("bukapenutupan", body.id), { versi: 1 }).expect(200);
    expect(await freeOn(objectid, 2)).toEqual([1, null]);
    const [left] = await prisma().penutupan_object.findMany({ where: { objectid } });
    expect(left?.tglakhir.getTime()).toBeLessThanOrEqual(Date.now() + 1_000);
  });
});
