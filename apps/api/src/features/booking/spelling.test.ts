import supertest from "supertest";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createLodging, dayFrom } from "../../testing/booking-steps.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

let testApp: TestApp;
const made: Record<string, number> = {};
const objects = [
  ["wisma", { objectname: "Wisma Anggrek", lokasikabkota: "Kota Bandung", lokasialamat: "Jl. Dago 7" }],
  ["griya", { objectname: "Griya Melati", lokasikabkota: "Kota Cimahi", lokasialamat: "Jl. Gandawijaya 3" }],
  ["gone", { objectname: "Wisma Tutup", lokasikabkota: "Kota Tasikmalaya", statusobject: 0 }],
] as const;

/** As somebody with the right to do so adds it, so that its words are kept. */
beforeAll(async () => {
  testApp = await createTestApp();
  const superuser = await testApp.as("superuser");
  for (const [name, fields] of objects) {
    const objectid = await createLodging(testApp, testApp.world.home, 2);
    const versi = await testApp.versionOf("mst_objectretribusi", objectid);
    await superuser.post(`mst_objectretribusi/edit/${objectid}`, { ...fields, versi }).expect(200);
    made[name] = objectid;
  }
});
afterAll(() => testApp.close());

const search = async (query: Readonly<Record<string, string>>) =>
  (await supertest(testApp.app).get("/api/catalogue").query(query).expect(200)).body;
const suggest = async (query: Readonly<Record<string, string>>) =>
  (await supertest(testApp.app).get("/api/catalogue_suggestions").query(query).expect(200)).body;
const ids = ({ records }: { records: readonly { objectid: number }[] }) => records.map(({ objectid }) => objectid);

describe("a mistyped word", () => {
  test.each([
    ["Bandug", "Bandung", "wisma"],
    ["bandugn", "Bandung", "wisma"],
    ["Badnung", "Bandung", "wisma"],
    ["Cimhi", "Cimahi", "griya"],
    ["Angrek", "Anggrek", "wisma"],
    ["gandawijya", "Gandawijaya", "griya"],
  ])("%s finds %s and says so", async (cari, dicari, name) => {
    const found = await search({ cari });
    expect(found).toMatchObject({ ejaan: [{ ditulis: cari, dicari }], num: 1, more: false, lanjut: null });
    expect(ids(found)).toEqual([made[name]]);
  });

  test("is replaced beside words that are right, with the days and all else that was asked", async () => {
    const found = await search({ cari: "wisma bandug", mulai: dayFrom(3), akhir: dayFrom(5), unit: "2" });
    expect(found.ejaan).toEqual([{ ditulis: "bandug", dicari: "Bandung" }]);
    expect(found.records).toMatchObject([{ objectid: made["wisma"], bebas: 2, totalbiaya: 600_000 }]);
    expect(await search({ cari: "griya bandug" })).toMatchObject({ num: 0, ejaan: [{ dicari: "Bandung" }] });
  });

  test("is not the word itself, where that occurs only in what the search has left out", async () => {
    const { pengelolaid } = testApp.world.home;
    const manager = await testApp.as("pengelola");
    await testApp.deps.db.prisma.pengaturan.create({ data: { kunci: "minimalfoto", nilai: "3" } });
    onTestFinished(async () => {
      await testApp.deps.db.prisma.pengaturan.deleteMany({ where: { kunci: "minimalfoto" } });
    });
    const own = (cari: string) =>
      manager.get(`catalogue?cari=${cari}&pengelolaid=${pengelolaid}&kapasitas=9999`).expect(200);
    expect((await own("anggrek")).body).toMatchObject({ num: 0, ejaan: [] });
  });

  test("goes on page after page", async () => {
    const first = await search({ cari: "Wism", limit: "1" });
    expect(first.ejaan).toEqual([]);
    const typo = await search({ cari: "Kotaa", limit: "1" });
    expect(typo.ejaan).toEqual([{ ditulis: "Kotaa", dicari: "Kota" }]);
    const next = await search({ cari: "Kotaa", limit: "60", lanjut: typo.lanjut });
    expect(next.ejaan).toEqual(typo.ejaan);
    expect(ids(next)).not.toContain(ids(typo)[0]);
    expect(ids(next).length).toBe(typo.num - 1);
  });
});

describe("stays as it is", () => {
  test.each([
    ["a word that occurs, in whatever part of a name", "andun"],
    ["a part of an address", "dago"],
  ])("%s: %s", async (_, cari) => {
    expect(await search({ cari })).toMatchObject({ ejaan: [], num: 1 });
  });

  test.each([
    ["a word of three letters", "Dgo"],
    ["a word that nothing is near to", "Xylofon"],
    ["a word of five letters with two mistakes", "Cimao"],
    ["what only an object has that is withdrawn", "Tasikmlaya"],
  ])("%s: %s", async (_, cari) => {
    expect(await search({ cari })).toMatchObject({ ejaan: [], num: 0, records: [] });
  });

  test("a word of another kind, which is told there", async () => {
    expect(await search({ cari: "Anggrek", jenis: "alat" })).toMatchObject({ ejaan: [], num: 0 });
  });
});

test("a search that finds something sends no statement more, and one that finds nothing one", async () => {
  const count = async (query: Readonly<Record<string, string>>) =>
    (await testApp.statementsOf(() => supertest(testApp.app).get("/api/catalogue").query(query).expect(200))).length;
  const found = await count({ cari: "Bandung" });
  expect(found).toBe(await count({ cari: "wisma" }));
  const nothing = await count({ cari: "Dgo" });
  expect(await count({ cari: "Xylofon" })).toBe(nothing + 1);
  expect(await count({ cari: "Bandug" })).toBe(nothing + 1 + found);
});

describe("suggestions", () => {
  test("are places first, then names, those that begin with it before others", async () => {
    expect(await suggest({ cari: "an" })).toMatchObject({ tempat: ["Kota Bandung"] });
    expect(await suggest({ cari: "wis" })).toEqual({ tempat: [], objek: ["Wisma Anggrek"] });
    expect((await suggest({ cari: "me" })).objek).toEqual(["Griya Melati"]);
    expect((await suggest({ cari: "kota" })).tempat).toEqual(["Kota Bandung", "Kota Cimahi", "Kota Contoh"]);
  });

  test("of a mistyped word are those of what was meant", async () => {
    expect(await suggest({ cari: "Bandug" })).toMatchObject({ tempat: ["Kota Bandung"] });
    expect(await suggest({ cari: "Xylofon" })).toEqual({ tempat: [], objek: [] });
  });

  test("are those of the kind, and none of what is withdrawn", async () => {
    expect(await suggest({ cari: "Anggrek", jenis: "alat" })).toEqual({ tempat: [], objek: [] });
    expect(await suggest({ cari: "Tasikmalaya" })).toEqual({ tempat: [], objek: [] });
  });

  test.each(["50%", "a_b", "%%"])("%s is what was written and no pattern", async (cari) => {
    expect(await suggest({ cari })).toEqual({ tempat: [], objek: [] });
  });
});
