import { mostOnMap } from "@retribusi/contract/features/booking/booking.map";
import supertest from "supertest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLodging, dayFrom, order, orderOf } from "../../testing/booking-steps.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
const made: Record<string, number> = {};

const cimahi = { lintang: -6.85, bujur: 107.55 };
const bandung = { lintang: -6.858, bujur: 107.631 };
const objects = [
  ["standard", { objectname: "Wisma Peta", subobjectname: "Standar", lokasikabkota: "Kota Cimahi", ...cimahi }],
  ["family", { objectname: "Wisma Peta", subobjectname: "Keluarga", lokasikabkota: "Kota Cimahi", ...cimahi }],
  ["pondok", { objectname: "Pondok Peta", lokasikabkota: "Kab. Bandung", kapasitas: 4, tarif: 350_000, ...bandung }],
  ["nowhere", { objectname: "Mess Peta", lokasikabkota: "Kab. Bandung" }],
  ["withdrawn", { objectname: "Asrama Peta", lokasikabkota: "Kota Cimahi", statusobject: 0, ...cimahi }],
] as const;

/** Their words are kept as when somebody with the right to do so adds them. */
beforeAll(async () => {
  app = await createTestApp();
  const superuser = await app.as("superuser");
  for (const [name, fields] of objects) {
    const { objectname } = fields;
    const objectid = await createLodging(app, app.world.home, 2, { ...fields, objectname: "Baru" });
    const versi = await app.versionOf("mst_objectretribusi", objectid);
    await superuser.post(`mst_objectretribusi/edit/${objectid}`, { objectname, versi }).expect(200);
    made[name] = objectid;
  }
  const booked = { satuan: "malam", checkin: dayFrom(4), checkout: dayFrom(5) } as const;
  await order(app, orderOf(Number(made["standard"]), booked, 2));
});
afterAll(() => app.close());

type Query = Readonly<Record<string, string>>;
const visitor = async (path: string, query: Query) =>
  (await supertest(app.app).get(`/api/${path}`).query(query).expect(200)).body;
const idsOf = ({ records }: { records: readonly { objectid: number }[] }) => records.map(({ objectid }) => objectid);

const days = { mulai: dayFrom(4), akhir: dayFrom(5) };

test.each([
  ["a word", { cari: "peta" }, ["pondok", "family", "standard"], 1],
  ["a mistyped word", { cari: "Petaa" }, ["pondok", "family", "standard"], 1],
  ["a mistyped word of what has a place", { cari: "Pondko" }, ["pondok"], 0],
  ["a kind that it is of", { cari: "peta", jenis: "penginapan" }, ["pondok", "family", "standard"], 1],
  ["a kind that it isn't of", { cari: "peta", jenis: "gedung" }, [], 0],
  ["people", { cari: "peta", kapasitas: "4" }, ["pondok"], 0],
  ["a highest price", { cari: "peta", hargamaks: "200000" }, ["family", "standard"], 1],
  ["an order", { cari: "peta", urut: "harga" }, ["family", "standard", "pondok"], 1],
  ["days, the free ones first", { cari: "peta", urut: "harga", ...days }, ["family", "pondok", "standard"], 1],
  ["what has no place", { cari: "mess" }, [], 1],
  ["what is withdrawn", { cari: "asrama" }, [], 0],
] as const)("a search by %s shows on the map what its list has", async (_, query: Query, names, others) => {
  const [map, list] = [await visitor("catalogue_map", query), await visitor("catalogue", query)];
  expect(idsOf(map)).toEqual(names.map((name) => made[name]));
  expect(map).toMatchObject({ more: false, tanpatempat: others, ejaan: list.ejaan });
  expect(list.num).toBe(names.length + others);
  expect(idsOf(list).filter((id) => id !== made["nowhere"])).toEqual(idsOf(map));
});

test("each object is told with its place and what its card in the list says, and no more", async () => {
  const query = { cari: "peta", ...days };
  const [map, list] = [await visitor("catalogue_map", query), await visitor("catalogue", query)];
  expect(map.records[0]).toMatchObject({ objectid: made["pondok"], ...bandung });
  expect(map.records.at(-1)).toMatchObject({ objectid: made["standard"], bebas: 0, ...cimahi });
  const cards = new Map(list.records.map((card: { objectid: number }) => [card.objectid, card]));
  for (const { lintang: _, bujur: __, ...shown } of map.records) {
    expect(cards.get(shown.objectid)).toMatchObject(shown);
    expect(shown).not.toHaveProperty("lokasialamat");
  }
});

test("an object with too few photos is on the map of its own counter alone", async () => {
  const { prisma } = app.deps.db;
  await prisma.pengaturan.create({ data: { kunci: "minimalfoto", nilai: "1" } });
  const own = { cari: "pondok", pengelolaid: String(app.world.home.pengelolaid) };
  expect(await visitor("catalogue_map", own)).toMatchObject({ records: [], tanpatempat: 0 });
  const [manager, rival] = [await app.as("pengelola"), await app.as("pengelola", app.world.rival)];
  const asked = `catalogue_map?${new URLSearchParams(own)}`;
  expect(idsOf((await manager.get(asked).expect(200)).body)).toEqual([made["pondok"]]);
  expect(idsOf((await rival.get(asked).expect(200)).body)).toEqual([]);
  await prisma.pengaturan.deleteMany({ where: { kunci: "minimalfoto" } });
});

test("there are no more than so many, the first of the list, which is said", async () => {
  const { prisma } = app.deps.db;
  const { objectid: _, ...like } = await prisma.mst_objectretribusi.findUniqueOrThrow({
    where: { objectid: Number(made["pondok"]) },
    omit: { aturanbatal: true, dokumenwajib: true, jumlahfoto: true },
  });
  const number = (at: number) => String(at).padStart(4, "0");
  await prisma.mst_objectretribusi.createMany({
    data: Array.from({ length: mostOnMap }, (__, at) => ({ ...like, objectname: `Ramai ${number(at)}` })),
  });
  const all = await visitor("catalogue_map", { cari: "ramai", ...days });
  expect([all.records.length, all.more]).toEqual([mostOnMap, false]);
  await prisma.mst_objectretribusi.create({ data: { ...like, objectname: `Ramai ${number(mostOnMap)}` } });
  for (const query of [{ cari: "ramai" }, { cari: "ramai", ...days }]) {
    const some = await visitor("catalogue_map", query);
    expect([some.records.length, some.more, some.tanpatempat]).toEqual([mostOnMap, true, 0]);
    expect(some.records.at(-1).objectname).toBe(`Ramai ${number(mostOnMap - 1)}`);
  }
});

test.each(["limit=12", "lanjut=x", "bebas=1", "peta=1", "unit=0"])("refuses %s", async (query) => {
  await supertest(app.app).get(`/api/catalogue_map?${query}`).expect(400);
});
