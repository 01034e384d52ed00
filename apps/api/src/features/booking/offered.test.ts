import supertest from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createLodging, dayFrom, orderOf } from "../../testing/booking-steps.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let customer: Caller;
let manager: Caller;
let rival: Caller;
let superuser: Caller;
/** Lodgings with so many photos, by their number. */
let few: number;
let enough: number;

const prisma = () => app.deps.db.prisma;
const photos = (count: number) => {
  const [fotoobjectutama = null, ...others] = Array.from({ length: count }, (_, at) => `objek/foto-${at}.webp`);
  return { fotoobjectutama, fotoobject2: others.join(",") || null };
};

async function lodgingWith(count: number, more: object = {}): Promise<number> {
  const name = { objectname: `Wisma Berfoto ${count}`, lokasikabkota: `Kota Foto ${count}` };
  return createLodging(app, app.world.home, 3, { ...name, ...photos(count), ...more });
}

beforeAll(async () => {
  app = await createTestApp();
  customer = await app.as("nasabah");
  manager = await app.as("pengelola");
  rival = await app.as("pengelola", app.world.rival);
  superuser = await app.as("superuser");
  [few, enough] = [await lodgingWith(2), await lodgingWith(3)];
});
afterAll(() => app.close());

async function ask(minimalfoto: number | null): Promise<void> {
  await prisma().pengaturan.deleteMany({ where: { kunci: "minimalfoto" } });
  if (minimalfoto === null) return;
  await prisma().pengaturan.create({ data: { kunci: "minimalfoto", nilai: String(minimalfoto) } });
}
beforeEach(() => ask(3));

const visitor = (path: string) => supertest(app.app).get(`/api/${path}`);
const found = ({ body }: Pick<supertest.Response, "body">): number[] =>
  body.records.map(({ objectid }: { objectid: number }) => objectid).sort((one: number, other: number) => one - other);
const night = { satuan: "malam", checkin: dayFrom(3), checkout: dayFrom(4) } as const;
const wish = { waktu: night, jumlahunit: 1, kelompoktarif: "umum" } as const;
const own = () => `&pengelolaid=${app.world.home.pengelolaid}`;

async function priceOf(caller: Caller, objectid: number): Promise<number> {
  return (await caller.post(`catalogue/${objectid}/quote`, wish).expect(200)).body.harga.totalbiaya;
}
const orderBody = (objectid: number, totalbiaya: number) => ({ ...orderOf(objectid), ...wish, totalbiaya });

describe("an object with fewer photos than are asked for", () => {
  test.each([
    ["two of three", 3, false],
    ["two of two", 2, true],
    ["two, and none are asked for", 0, true],
    ["two, and nothing is set", null, true],
  ])("is found, opened and priced only where it has enough: %s", async (_, minimal, isOffered) => {
    await ask(minimal);
    const all = [few, enough].sort((one, other) => one - other);
    expect(found(await visitor("catalogue?cari=berfoto").expect(200))).toEqual(isOffered ? all : [enough]);
    const places = (await visitor("catalogue_places").expect(200)).body;
    expect(JSON.stringify(places).includes("Kota Foto 2")).toBe(isOffered);
    expect(JSON.stringify(places)).toContain("Kota Foto 3");
    const status = isOffered ? 200 : 404;
    await visitor(`catalogue/${few}`).expect(status);
    await visitor(`catalogue/${few}/calendar?mulai=${dayFrom(3)}&akhir=${dayFrom(4)}`).expect(status);
    await customer.post(`catalogue/${few}/quote`, wish).expect(status);
    await visitor(`catalogue/${enough}`).expect(200);
    await customer.post(`catalogue/${enough}/quote`, wish).expect(200);
  });

  test("is ordered by no customer, though they saw its price before; one with enough is", async () => {
    await ask(null);
    const total = await priceOf(customer, few);
    await ask(3);
    const refused = await customer.post("trx_penginapan/pesan_nsb", orderBody(few, total)).expect(409);
    expect(refused.body.error.details).toMatchObject({ reason: "OBJECT_INACTIVE" });
    await customer.post("trx_penginapan/pesan_nsb", orderBody(enough, total)).expect(200);
    await ask(2);
    await customer.post("trx_penginapan/pesan_nsb", orderBody(few, total)).expect(200);
  });

  test("goes on at the counter of its own group, and at nobody else's", async () => {
    expect(found(await manager.get(`catalogue?cari=berfoto${own()}`).expect(200))).toContain(few);
    expect(found(await manager.get("catalogue?cari=berfoto").expect(200))).not.toContain(few);
    expect(found(await rival.get(`catalogue?cari=berfoto${own()}`).expect(200))).not.toContain(few);
    expect(found(await visitor(`catalogue?cari=berfoto${own()}`).expect(200))).not.toContain(few);
    await rival.get(`catalogue/${few}`).expect(404);
    await manager.get(`catalogue/${few}`).expect(200);
    const body = { ...orderBody(few, await priceOf(manager, few)), namapemesan: "Tamu Loket", notelp: "081234567890" };
    await manager.post("trx_penginapan/pesan", body).expect(200);
  });

  test("is still seen by who has booked it, to move the booking, and not ordered a second time", async () => {
    const objectid = await lodgingWith(1, { objectname: "Wisma Pindah" });
    await ask(1);
    const total = await priceOf(customer, objectid);
    await customer.post("trx_penginapan/pesan_nsb", orderBody(objectid, total)).expect(200);
    await ask(3);
    await customer.get(`catalogue/${objectid}`).expect(200);
    const { body } = await customer.post(`catalogue/${objectid}/quote`, wish).expect(200);
    expect(body.alasan.kode).toBe("OBJECT_INACTIVE");
    await customer.post("trx_penginapan/pesan_nsb", orderBody(objectid, total)).expect(409);
    const other = await app.as("nasabah");
    await other.get(`catalogue/${objectid}`).expect(404);
  });
});

test("its bookings are moved by whoever looks after them: agency, region and bank see page, calendar and what is free instead", async () => {
  const calls = (who: Caller) => [
    who.get(`catalogue/${few}`),
    who.get(`catalogue/${few}/calendar?mulai=${dayFrom(3)}&akhir=${dayFrom(4)}`),
    who.post(`catalogue/${few}/alternatives`, wish),
  ];
  const statuses = async (who: Caller) => (await Promise.all(calls(who))).map(({ status }) => status);
  for (const role of ["dinas", "pemda", "bank"] as const)
    expect(await statuses(await app.as(role)), role).toEqual([200, 200, 200]);
  for (const role of ["dinas", "pemda"] as const)
    expect(await statuses(await app.as(role, app.world.rival)), `another ${role}`).toEqual([404, 404, 404]);
  expect(found(await (await app.as("dinas")).get("catalogue?cari=berfoto").expect(200))).toEqual([enough]);
});

test("it isn't found by its name where its page would not open", async () => {
  const names = async (who: Caller) =>
    (await who.get("search?q=Wisma%20Berfoto").expect(200)).body.objek.records
      .map(({ objectid }: { objectid: number }) => objectid)
      .filter((objectid: number) => objectid === few || objectid === enough)
      .toSorted((one: number, other: number) => one - other);
  const both = [few, enough].toSorted((one, other) => one - other);
  const other = await app.as("nasabah");
  expect(await names(other)).toEqual([enough]);
  expect(await names(manager)).toEqual(both);
  await ask(2);
  expect(await names(other)).toEqual(both);
});

test.each([
  ["none at all", null, null, 0],
  ["empty texts", "", "", 0],
  ["a main picture", "objek/a.webp", null, 1],
  ["others without a main picture", null, "objek/a.webp,objek/b.webp", 2],
  ["a main picture and two more", "objek/a.webp", "objek/b.webp,objek/c.webp", 3],
])("photos are counted as they are stored: %s", async (_, fotoobjectutama, fotoobject2, jumlahfoto) => {
  const objectid = await lodgingWith(0, { objectname: "Wisma Hitung", fotoobjectutama, fotoobject2, statusobject: 0 });
  const row = await prisma().mst_objectretribusi.findUniqueOrThrow({ where: { objectid } });
  expect(row.jumlahfoto).toBe(jumlahfoto);
});

describe("managers and the super user are told", () => {
  test("which objects of their own lack how many photos, and nobody of others'", async () => {
    const { body } = await manager.get("mst_objectretribusi/kurangfoto").expect(200);
    expect(body.minimalfoto).toBe(3);
    expect(body.records).toContainEqual(expect.objectContaining({ objectid: few, jumlahfoto: 2, kurang: 1 }));
    expect(found({ body })).not.toContain(enough);
    expect(body.num).toBe(body.records.length);
    const one = await manager.get(`mst_objectretribusi/kurangfoto?objectid=${few}`).expect(200);
    expect(found(one)).toEqual([few]);
    const theirs = await rival.get(`mst_objectretribusi/kurangfoto?objectid=${few}`).expect(200);
    expect(theirs.body).toMatchObject({ records: [], num: 0 });
    await customer.get("mst_objectretribusi/kurangfoto").expect(403);
  });

  test("nothing where nothing is asked for, nor of objects that aren't offered anyway", async () => {
    const objectid = await lodgingWith(0, { objectname: "Wisma Tutup", statusobject: 0 });
    expect((await manager.get(`mst_objectretribusi/kurangfoto?objectid=${objectid}`).expect(200)).body.num).toBe(0);
    await ask(0);
    expect((await manager.get("mst_objectretribusi/kurangfoto").expect(200)).body).toEqual({
      ...{ minimalfoto: 0, records: [], num: 0 },
    });
  });

  test("how many would vanish and come back, before the setting is saved", async () => {
    const weigh = async (minimalfoto: number) =>
      (await superuser.get(`system/pengaturan/foto?minimalfoto=${minimalfoto}`).expect(200)).body;
    const whole = { statusobject: 1, tarif: { not: null } };
    const counted = (jumlahfoto: object) => prisma().mst_objectretribusi.count({ where: { ...whole, jumlahfoto } });
    const now = await counted({ gte: 3 });
    expect(await weigh(3)).toEqual({ ditawarkan: now, hilang: 0, kembali: 0 });
    expect(await weigh(4)).toEqual({ ditawarkan: now, hilang: now - (await counted({ gte: 4 })), kembali: 0 });
    expect((await weigh(4)).hilang).toBeGreaterThan(0);
    expect(await weigh(2)).toEqual({ ditawarkan: now, hilang: 0, kembali: await counted({ equals: 2 }) });
    await manager.get("system/pengaturan/foto?minimalfoto=3").expect(403);
    await superuser.get("system/pengaturan/foto?minimalfoto=11").expect(400);
  });

  test("the setting counts from the moment it is saved", async () => {
    const { versi } = (await superuser.get("system/pengaturan").expect(200)).body;
    await superuser.post("system/pengaturan", { versi, minimalfoto: 2 }).expect(200);
    await visitor(`catalogue/${few}`).expect(200);
    await superuser.post("system/pengaturan", { versi: versi + 1, minimalfoto: 3 }).expect(200);
    await visitor(`catalogue/${few}`).expect(404);
  });
});
