import { afterAll, beforeAll, expect, test } from "vitest";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let pemda: Caller;
let superuser: Caller;
beforeAll(async () => {
  app = await createTestApp();
  pemda = await app.as("pemda");
  superuser = await app.as("superuser");
});
afterAll(() => app.close());

const add = (by: Caller, body: object) => by.post("tbl_harilibur/add", body);
const regional = (tanggal: string) => ({ tanggal, nama: "Hari Jadi Provinsi", jenis: "daerah" });

test("a region keeps its own days and sees those of the country", async () => {
  const { home, rival } = app.world;
  const { body: own } = await add(pemda, regional("2027-08-19")).expect(200);
  expect(own.idpemda).toBe(home.idpemda);
  const neighbour = await app.as("pemda", rival);
  // The same day in another region is another holiday.
  const { body: theirs } = await add(neighbour, regional("2027-08-19")).expect(200);
  const { body } = await pemda.get("tbl_harilibur?limit=200&filter[tanggal]=2027-08-01..2027-08-31").expect(200);
  const shown = new Map(body.records.map((row: { id: number; can: object }) => [row.id, row.can]));
  expect(shown.get(own.id)).toMatchObject({ edit: true, delete: true });
  expect(shown.has(theirs.id)).toBe(false);
  const national = body.records.find(({ jenis }: { jenis: string }) => jenis === "nasional");
  expect(national.can).toMatchObject({ view: true, edit: false, delete: false });
  const { versi } = (await pemda.get(`tbl_harilibur/view/${national.id}`).expect(200)).body;
  const edited = await pemda.post(`tbl_harilibur/edit/${national.id}`, { versi, nama: "Bukan libur" }).expect(409);
  expect(edited.body.error.code).toBe("ACTION_REFUSED");
  await pemda.delete(`tbl_harilibur/delete/${national.id}`).expect(409);
  await pemda.post(`tbl_harilibur/edit/${theirs.id}`, { versi: 1, nama: "x" }).expect(404);
});

test("the kind says whose it is, and a day is entered once", async () => {
  const { idpemda } = app.world.home;
  const fieldsOf = async (by: Caller, body: object) => Object.keys((await add(by, body)).body.error?.fields ?? {});
  expect(await fieldsOf(pemda, { ...regional("2028-09-01"), jenis: "nasional" })).toEqual(["jenis"]);
  expect(await fieldsOf(superuser, regional("2028-09-01"))).toEqual(["idpemda"]);
  expect(await fieldsOf(superuser, { ...regional("2028-09-01"), jenis: "cuti_bersama", idpemda })).toEqual(["idpemda"]);
  await add(superuser, { ...regional("2028-09-01"), idpemda }).expect(200);
  expect(await fieldsOf(pemda, regional("2028-09-01"))).toEqual(["tanggal"]);
  await add(superuser, { ...regional("2028-09-01"), jenis: "nasional" }).expect(200);
});

test("the years of the joint decrees are there from the beginning", async () => {
  const count = async (from: string, jenis: string) =>
    (await superuser.get(`tbl_harilibur/count?filter[jenis]=${jenis}&filter[tanggal]=${from}-01-01..${from}-12-31`))
      .body.num;
  expect([await count("2026", "nasional"), await count("2026", "cuti_bersama")]).toEqual([17, 8]);
  expect([await count("2027", "nasional"), await count("2027", "cuti_bersama")]).toEqual([18, 8]);
});
