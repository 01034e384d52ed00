import supertest from "supertest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bring, createCast, createLodging, dayFrom, order, orderOf, stay } from "../../testing/booking-steps.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";

let testApp: TestApp;
let objectid: number;
let hall: number;
beforeAll(async () => {
  testApp = await createTestApp();
  const { home } = testApp.world;
  objectid = await createLodging(testApp, home, 3, { objectname: "Wisma Anggrek", lokasikabkota: "Kota Bandung" });
  hall = home.objects.gedung;
  await order(testApp, orderOf(objectid, stay(3, 2), 2));
});
afterAll(() => testApp.close());

const get = (path: string) => supertest(testApp.app).get(`/api/${path}`);
const quote = (id: number, body: object) => supertest(testApp.app).post(`/api/catalogue/${id}/quote`).send(body);

describe("the catalogue", () => {
  test("is public and finds by words and kind", async () => {
    const { body } = await get("catalogue?jenis=penginapan&cari=anggrek%20bandung").expect(200);
    expect(body.records).toMatchObject([
      { objectid, tarif: 150_000, satuantarif: "malam", bebas: null, totalbiaya: null },
    ]);
    expect((await get("catalogue?jenis=gedung&cari=anggrek")).body.records).toEqual([]);
  });

  test("tells what is free on the asked dates and what it costs", async () => {
    const dates = `mulai=${dayFrom(4)}&akhir=${dayFrom(6)}`;
    const { body } = await get(`catalogue?cari=anggrek&${dates}`);
    expect(body.records).toMatchObject([{ bebas: 1, totalbiaya: 300_000 }]);
    expect((await get(`catalogue?cari=anggrek&${dates}&unit=2&bebas=1`)).body.records).toEqual([]);
    expect((await get(`catalogue?mulai=${dayFrom(4)}&akhir=${dayFrom(6)}&unit=2`)).body.records.at(-1).objectid).toBe(
      objectid,
    );
  });

  test("leaves out what is withdrawn", async () => {
    const gone = await createLodging(testApp, testApp.world.home, 3, { statusobject: 0, objectname: "Wisma Tutup" });
    expect((await get("catalogue?cari=tutup")).body.records).toEqual([]);
    await get(`catalogue/${gone}`).expect(404);
  });

  test("lists places", async () => {
    const { body } = await get("catalogue_places?jenis=penginapan");
    expect(body).toContainEqual({ value: "Kota Bandung", label: "Kota Bandung", num: 1 });
  });

  test.each(["catalogue?mulai=kemarin", "catalogue?unit=0", "catalogue?hapus=1"])("refuses %s", async (path) => {
    await get(path).expect(400);
  });
});

describe("one object", () => {
  test("shows its place, times and tariffs", async () => {
    const { body } = await get(`catalogue/${objectid}`).expect(200);
    expect(body).toMatchObject({ namazona: "WIB", hariini: dayFrom(0), jamcheckin: "14:00", satuan: ["malam"] });
    expect(body.tarifberlaku).toHaveLength(1);
  });

  test("has a calendar of nights", async () => {
    await testApp.deps.db.prisma.penutupan_object.create({
      data: {
        objectid,
        tglmulai: new Date(`${dayFrom(7)}T00:00:00Z`),
        tglakhir: new Date(`${dayFrom(8)}T00:00:00Z`),
        alasan: "Perbaikan atap",
      },
    });
    const { body } = await get(`catalogue/${objectid}/calendar?mulai=${dayFrom(-1)}&akhir=${dayFrom(7)}`).expect(200);
    const free = body.records.map((day: { bebas: number }) => day.bebas);
    expect(free.slice(2)).toEqual([3, 3, 1, 1, 3, 0, 0]);
    expect(body.records[0]).toMatchObject({ tanggal: dayFrom(-1), lewat: true, bebas: 0 });
    expect(body.records.at(-1)).toMatchObject({ tutup: "Perbaikan atap" });
    await get(`catalogue/${objectid}/calendar?mulai=${dayFrom(0)}&akhir=${dayFrom(200)}`).expect(400);
  });

  test("of a hall has hours and sessions", async () => {
    const { body } = await get(`catalogue/${hall}/hours?tanggal=${dayFrom(2)}`).expect(200);
    expect(body.jam).toHaveLength(14);
    expect(body.jam[0]).toMatchObject({ jammulai: "08:00", jamakhir: "09:00", bebas: 3, lewat: false });
    expect(body.sesi).toMatchObject([
      { sesi: "pagi", jammulai: "08:00", jamakhir: "16:00", bebas: 3 },
      { sesi: "sore", jammulai: "16:00", jamakhir: "22:00", bebas: 3 },
      { sesi: null, jammulai: "08:00", jamakhir: "22:00", bebas: 3 },
    ]);
  });
});

describe("a quote", () => {
  test("itemises the price", async () => {
    const { body } = await quote(objectid, { waktu: stay(3, 2), jumlahunit: 1, kelompoktarif: "umum" }).expect(200);
    expect(body).toMatchObject({
      harga: { tarif: 150_000, lamapemakaian: 2, jumlahunit: 1, subtotal: 300_000, diskon: 0, totalbiaya: 300_000 },
      dasarhukum: "Perda 1/2024",
      bebas: 1,
      alasan: null,
    });
  });

  test("says why it can't be ordered, in the caller's language", async () => {
    const sold = await quote(objectid, { waktu: stay(3, 2), jumlahunit: 2, kelompoktarif: "umum" });
    expect(sold.body).toMatchObject({ bebas: 1, alasan: { kode: "SOLD_OUT" } });
    const long = { waktu: stay(3, 40), jumlahunit: 1, kelompoktarif: "umum" };
    const answer = await quote(objectid, long).set("Accept-Language", "id");
    expect(answer.body).toMatchObject({
      harga: null,
      alasan: { kode: "TOO_LONG", pesan: "Paling lama 31 malam untuk sekali pesan." },
    });
  });

  test("tells a customer with three unpaid bookings that it would be one too many, with its price, and nobody else", async () => {
    const { home } = testApp.world;
    const lodging = await createLodging(testApp, home, 9);
    const wish = { waktu: stay(40), jumlahunit: 1, kelompoktarif: "umum" };
    const address = `catalogue/${lodging}/quote`;
    const { customer, record } = await order(testApp, orderOf(lodging, stay(30)));
    const place = (from: number) => customer.post("trx_penginapan/pesan_nsb", orderOf(lodging, stay(from))).expect(200);
    await place(32);
    expect((await customer.post(address, wish).expect(200)).body.alasan).toBeNull();
    await place(34);
    const { alasan, harga } = (await customer.post(address, wish).expect(200)).body;
    expect(alasan).toEqual({ kode: "UNPAID_LIMIT", pesan: expect.stringContaining("3 unpaid") });
    expect(harga).toMatchObject({ totalbiaya: 150_000 });
    expect((await quote(lodging, wish)).body.alasan).toBeNull();
    expect((await (await testApp.as("nasabah")).post(address, wish)).body.alasan).toBeNull();
    await testApp.deps.db.prisma.booking.update({ where: { id: record.id }, data: { statusbooking: 50 } });
    expect((await customer.post(address, wish).expect(200)).body.alasan).toBeNull();
  });
});

test("cards list one's own bookings with what may be done", async () => {
  const { customer, record } = await order(testApp, orderOf(objectid, stay(20)));
  const { body } = await customer.get("booking/cards?jenis=penginapan&status=10,20").expect(200);
  expect(body.records).toMatchObject([
    { id: record.id, can: { complete: { allowed: true }, confirm: { allowed: false } } },
  ]);
  expect((await (await testApp.as("nasabah")).get("booking/cards")).body.records).toEqual([]);
  const manager = await testApp.as("pengelola");
  const queue = await manager.get("booking/cards?status=10&urut=batas&limit=1");
  expect(queue.body).toMatchObject({ hasMore: true, records: [{ statusbooking: 10 }] });
  const neighbour = await testApp.as("pengelola", testApp.world.rival);
  expect((await neighbour.get("booking/cards")).body.records).toEqual([]);
  await customer.get("booking/cards?status=11").expect(400);
});

test("cards are found by the beginning of a name, a number or a billing id, within one's scope", async () => {
  const namapemesan = "100% Sari_Ani";
  const { record } = await bring(testApp, await createCast(testApp), 40, orderOf(objectid, stay(24)));
  await testApp.deps.db.prisma.booking.update({ where: { id: record.id }, data: { namapemesan } });
  const billing = (record.idbilling ?? "").slice(0, 12);
  const [manager, neighbour] = [await testApp.as("pengelola"), await testApp.as("dinas", testApp.world.rival)];
  const idsFor = async (who: Caller, cari: string) => {
    const { body } = await who.get(`booking/cards?jenis=penginapan&cari=${encodeURIComponent(cari)}`).expect(200);
    return body.records.map(({ id }: { id: number }) => id);
  };
  for (const cari of [" 100% s", namapemesan, String(record.id), record.idbilling ?? ""]) {
    expect(await idsFor(manager, cari)).toEqual([record.id]);
    expect(await idsFor(neighbour, cari)).toEqual([]);
  }
  expect(await idsFor(manager, billing)).toContain(record.id);
  for (const cari of ["Sari", "100%%", "100% Sari%Ani", "999999999"]) expect(await idsFor(manager, cari)).toEqual([]);
});
