import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { objectBody } from "../../testing/samples.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";

let testApp: TestApp;
let superuser: Caller;
beforeAll(async () => {
  testApp = await createTestApp();
  superuser = await testApp.as("superuser");
});
afterAll(() => testApp.close());

const prisma = () => testApp.owner.prisma;

const listKept = async () =>
  (await prisma().trigram_kata.findMany()).map(({ trigram, kata }) => `${trigram.trimEnd()}|${kata}`.toLowerCase());

/** What the objects say, worked out word by word. */
async function listSaid(): Promise<string[]> {
  const objects = await prisma().mst_objectretribusi.findMany();
  const words = objects
    .flatMap((row) => [row.objectname, row.subobjectname ?? "", row.lokasikabkota, row.lokasialamat])
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter(({ length }) => length >= 3);
  const trigrams = (word: string) =>
    Array.from({ length: word.length }, (_, at) => `${` ${word} `.slice(at, at + 3).trimEnd()}|${word}`);
  return [...new Set(words.flatMap(trigrams))];
}

async function add(more: object): Promise<number> {
  const answer = await superuser
    .post("mst_objectretribusi/add", { ...objectBody(testApp.world, 1), ...more })
    .expect(200);
  return answer.body.objectid;
}

test("words of names and places are kept with every object that is added or changed", async () => {
  await prisma().trigram_kata.deleteMany();
  // Those of the test's world were made without asking anybody.
  await prisma().mst_objectretribusi.updateMany({ data: { objectname: "X", lokasikabkota: "X", lokasialamat: "X" } });
  const objectid = await add({
    ...{ objectname: 'Wisma "Cendrawasih" (Baru) 12', subobjectname: "Kamar Žena" },
    ...{ lokasikabkota: "Kab. Tasikmalaya", lokasialamat: "Jl. Ir. H. Juanda\\Dago No. 7, RT 03/RW 11" },
  });
  expect((await listKept()).sort()).toEqual((await listSaid()).sort());
  const versi = await testApp.versionOf("mst_objectretribusi", objectid);
  const change = { objectname: "Graha Pasundan", lokasikabkota: "Kota Sukabumi" };
  await superuser.post(`mst_objectretribusi/edit/${objectid}`, { ...change, versi }).expect(200);
  const kept = await listKept();
  expect(kept).toEqual(expect.arrayContaining(await listSaid()));
  expect(kept).toContain("asu|pasundan");
  // A word that no object has any more stays: the search asks the objects.
  expect(kept).toContain("wis|wisma");
});

test("a word longer than any is left out and stops nothing", async () => {
  await add({ objectname: `Balai ${"panjang".repeat(12)} Indah` });
  const kept = await listKept();
  expect(kept).toContain("bal|balai");
  expect(kept).toContain("ind|indah");
  expect(kept.some((one) => one.includes("panjang"))).toBe(false);
});

test("the migration keeps the same of objects that were there before", async () => {
  await add({ objectname: "Gedung DPR Sate", subobjectname: "Ruang O'Neil-2" });
  await prisma().trigram_kata.deleteMany();
  const said = (await listSaid()).filter((one) => !one.includes("panjang")).sort();
  const file = new URL(
    "../../../../../prisma/migrations/20261129010001_trigram_kata_rows/migration.sql",
    import.meta.url,
  );
  await prisma().$executeRawUnsafe(await readFile(file, "utf8"));
  expect((await listKept()).sort()).toEqual(said);
});
