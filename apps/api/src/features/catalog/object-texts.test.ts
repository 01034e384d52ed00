import { afterAll, beforeAll, expect, test } from "vitest";
import { createLodging, order, orderOf } from "../../testing/booking-steps.ts";
import { importCsv } from "../../testing/csv.ts";
import { asBytes, readCsv } from "../../testing/exported.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let bank: Caller;
let pengelola: Caller;
beforeAll(async () => {
  app = await createTestApp();
  bank = await app.as("bank");
  pengelola = await app.as("pengelola");
});
afterAll(() => app.close());

const prisma = () => app.deps.db.prisma;
const texts = {
  deskripsi: "<p>Rumah di bukit</p>",
  deskripsien: "<p>A house on a hill</p>",
  aturan: "Dilarang merokok",
  aturanen: "No smoking",
};
type Texts = typeof texts;

/** An object that says just this of itself. */
const objectWith = (words: Partial<Texts>): Promise<number> => createLodging(app, app.world.home, 1, words);

async function importObject(objectname: string, words: Readonly<Record<string, string>>): Promise<number> {
  const template = await bank.get("mst_objectretribusi/import/template").expect(200);
  const headers = template.text.trim().replace("\uFEFF", "").split(";");
  const { kategoriname } = await prisma().tbl_kategoriobject.findFirstOrThrow();
  const cells: Record<string, string> = {
    ...{ "Regional government": "32", Agency: "1.03.01", "Revenue type": String(app.world.home.idjenis) },
    ...{ "Budget account": "4.1.02.02.20.0001", "Manager group": "Pengelola 32", Category: kategoriname },
    ...{ Object: objectname, Address: "Jl. Impor", "City or regency": "Bandung", "Number of units": "4" },
    ...{ Unit: "kamar", "Charged per": "malam", Status: "Aktif", "Billing id valid for (minutes)": "1440" },
    ...words,
  };
  expect(headers).toEqual(expect.arrayContaining(Object.keys(cells)));
  const row = headers.map((header) => cells[header] ?? "");
  await importCsv(app, bank, "mst_objectretribusi", `${headers.join(";")}\n${row.join(";")}\n`).expect(200);
  return (await prisma().mst_objectretribusi.findFirstOrThrow({ where: { objectname } })).objectid;
}

async function exported(objectid: number): Promise<Readonly<Record<string, string | undefined>>> {
  const path = `mst_objectretribusi/view/${objectid}/export?format=csv`;
  const { body } = await asBytes(bank.get(path)).expect(200);
  return Object.fromEntries(readCsv(body).map(([name = "", value]) => [name, value]));
}

test("what a file brings in both languages is there in both, cleaned, in the record and in its file", async () => {
  const objectid = await importObject("Wisma Dwibahasa", {
    Description: texts.deskripsi,
    "Description in English": `${texts.deskripsien}<script>steal()</script>`,
    "House rules": texts.aturan,
    "House rules in English": texts.aturanen,
  });
  const { body } = await bank.get(`mst_objectretribusi/view/${objectid}`).expect(200);
  expect(body).toMatchObject(texts);
  expect(await exported(objectid)).toMatchObject({
    Description: "Rumah di bukit",
    "Description in English": "A house on a hill",
    "House rules": "Dilarang merokok",
    "House rules in English": "No smoking",
  });
});

test("near miss: an English text that is missing is empty, and no copy of the Indonesian one", async () => {
  const objectid = await importObject("Wisma Ekabahasa", { Description: texts.deskripsi, "House rules": texts.aturan });
  const { deskripsi, aturan } = texts;
  const row = await prisma().mst_objectretribusi.findUniqueOrThrow({ where: { objectid } });
  expect(row).toMatchObject({ deskripsi, aturan, deskripsien: null, aturanen: null });
  const file = await exported(objectid);
  expect([file["Description in English"], file["House rules in English"]]).toEqual(["", ""]);
  const offered = await objectWith({ deskripsi, aturan });
  const { body } = await pengelola.get(`catalogue/${offered}`).expect(200);
  expect(body).toMatchObject({ deskripsi, aturan, deskripsien: null, aturanen: null });
});

test("the page of an object and a booking of it have both languages, and an old row is shown clean in both", async () => {
  const evil = '<p onclick="steal()">A house on a hill</p><script>steal()</script>';
  const objectid = await objectWith({ ...texts, deskripsien: evil });
  expect((await pengelola.get(`catalogue/${objectid}`).expect(200)).body).toMatchObject(texts);
  const { record } = await order(app, orderOf(objectid));
  expect([record.aturan, record.aturanen]).toEqual([texts.aturan, texts.aturanen]);
});

test("near miss: an object may say something in English alone", async () => {
  const { deskripsien, aturanen } = texts;
  const objectid = await objectWith({ deskripsien, aturanen });
  const { body } = await pengelola.get(`catalogue/${objectid}`).expect(200);
  expect(body).toMatchObject({ deskripsi: null, aturan: null, deskripsien, aturanen });
});

test.each(["pengelola", "dinas", "pemda", "bank", "superuser"] as const)(
  "%s, who may write the Indonesian text, may write and empty the English one, which leaves a trace",
  async (role) => {
    const objectid = await objectWith({ aturan: texts.aturan });
    const caller = await app.as(role);
    const path = `mst_objectretribusi/edit/${objectid}`;
    const { body } = await caller.post(path, { versi: 1, aturanen: texts.aturanen }).expect(200);
    expect(body).toMatchObject({ aturan: texts.aturan, aturanen: texts.aturanen });
    await caller.post(path, { versi: 2, aturanen: null }).expect(200);
    const trail = await prisma().audit.findMany({
      where: { entitas: "mst_objectretribusi", kunci: String(objectid), aksi: "edit" },
      orderBy: { id: "asc" },
    });
    expect(trail.map(({ sebelum, sesudah }) => [sebelum, sesudah])).toMatchObject([
      [{ aturanen: null }, { aturanen: texts.aturanen }],
      [{ aturanen: texts.aturanen }, { aturanen: null }],
    ]);
  },
);

test("a customer writes neither", async () => {
  const objectid = await objectWith({});
  const customer = await app.as("nasabah");
  await customer.post(`mst_objectretribusi/edit/${objectid}`, { versi: 1, aturanen: "Mine" }).expect(403);
});
