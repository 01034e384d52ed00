import { privacyVersion } from "@retribusi/contract/features/privacy/privacy.rules";
import supertest from "supertest";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { samples } from "../../testing/samples.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let superuser: Caller;

beforeAll(async () => {
  app = await createTestApp();
  superuser = await app.as("superuser");
  await app.deps.db.prisma.pengaturan.create({ data: { kunci: "namaorganisasi", nilai: "Provinsi Contoh" } });
});
afterAll(() => app.close());

const known = () => ({ ...app.world, userid: 1, roleid: 1, permissionid: 1 });
const bodyOf = (more: object = {}) => ({ ...samples.log_pelanggaran?.(known(), 1).body, ...more });
const add = async (more: object = {}) => (await superuser.post("log_pelanggaran/add", bodyOf(more)).expect(200)).body;
const waiting = async () => (await superuser.get("log_pelanggaran/count/belumlapor/1").expect(200)).body.num;

test("the clock runs for three days from the discovery, until people and authority are told", async () => {
  const breach = await add();
  expect([breach.batas, breach.belumlapor]).toEqual(["2026-11-23T02:00:00.000Z", true]);
  expect(await waiting()).toBe(1);
  const { body: half } = await superuser
    .post(`log_pelanggaran/edit/${breach.id}`, { versi: breach.versi, tgllapororang: "2026-11-21T02:00:00.000Z" })
    .expect(200);
  expect(await waiting()).toBe(1);
  const reported = { versi: half.versi, tgllaporlembaga: "2026-11-22T02:00:00.000Z" };
  const { body } = await superuser.post(`log_pelanggaran/edit/${breach.id}`, reported).expect(200);
  expect([body.belumlapor, await waiting()]).toEqual([false, 0]);
  await add({ statuspelanggaran: "bukan" });
  expect(await waiting()).toBe(0);
});

test("a notification before the discovery, and a beginning after it, are refused with the field", async () => {
  const early = { tgllapororang: "2026-11-19T02:00:00.000Z", tglmulai: "2026-11-21T02:00:00.000Z" };
  const { body } = await superuser.post("log_pelanggaran/add", bodyOf(early)).expect(400);
  expect(Object.keys(body.error.fields).sort()).toEqual(["tgllapororang", "tglmulai"]);
  // The same, where only one of the two is written and the other one is stored.
  const { id, versi } = await add();
  const answer = await superuser.post(`log_pelanggaran/edit/${id}`, {
    versi,
    tgllaporlembaga: "2026-11-19T02:00:00.000Z",
  });
  expect([answer.status, Object.keys(answer.body.error.fields)]).toEqual([400, ["tgllaporlembaga"]]);
});

test("a breach begins without its handling, whose letter says that it follows; it is closed with it alone", async () => {
  const { upaya: _, ...early } = bodyOf();
  const { body } = await superuser.post("log_pelanggaran/add", early).expect(200);
  expect([body.upaya, body.statuspelanggaran]).toEqual([null, "ditangani"]);
  expect(await letter("penerima=lembaga&bahasa=en", body.id)).toContain("The handling is under way.");
  const close = { versi: body.versi, statuspelanggaran: "selesai" };
  const change = (more: object) => superuser.post(`log_pelanggaran/edit/${body.id}`, { ...close, ...more });
  const refused = await change({}).expect(400);
  expect(Object.keys(refused.body.error.fields)).toEqual(["upaya"]);
  await superuser.post("log_pelanggaran/add", { ...early, statuspelanggaran: "selesai" }).expect(400);
  await superuser.post("log_pelanggaran/add", { ...early, statuspelanggaran: "bukan" }).expect(200);
  const { body: closed } = await change({ upaya: "Akses dicabut." }).expect(200);
  // Nor is it taken away afterwards.
  const { id, versi } = closed;
  await superuser.post(`log_pelanggaran/edit/${id}`, { versi, upaya: null }).expect(400);
});

test("an entry is evidence: nobody deletes it", async () => {
  const { id, can } = await add();
  expect(can.delete).toBe(false);
  await superuser.delete(`log_pelanggaran/delete/${id}`).expect(403);
  expect(await app.deps.db.prisma.log_pelanggaran.count({ where: { id } })).toBe(1);
});

async function letter(query: string, id: number): Promise<string> {
  const { body } = await superuser.get(`log_pelanggaran/surat/${id}?${query}`).responseType("blob").expect(200);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(body)), { mergePages: true });
  return text.replace(/\s+/g, " ");
}

test("the letters say what article 46 asks for, in both languages, each to its reader", async () => {
  const { id } = await add({
    jumlahorang: 1250,
    saran: "Waspadai telepon yang meminta kode.",
    penyebab: "Tanpa sandi.",
  });
  const people = await letter("penerima=orang&bahasa=id", id);
  for (const part of ["Provinsi Contoh", "Nama dan nomor telepon", "Laptop petugas hilang.", "Akses dicabut."]) {
    expect(people).toContain(part);
  }
  expect(people).toContain("Waspadai telepon yang meminta kode.");
  expect(people).not.toContain("1.250");
  const authority = await letter("penerima=lembaga&bahasa=en", id);
  expect(authority).toContain("Article 46 of Law number 27 of 2022");
  expect(authority).toContain("Number of people concerned: 1.250.");
  expect(authority).toContain("Not given yet when this letter was made.");
  expect(authority).not.toContain("Waspadai");
  const made = await app.deps.db.prisma.audit.count({ where: { aksi: "cetak_surat", kunci: String(id) } });
  expect(made).toBe(2);
});

test("letters are the super user's, and a page alone shows no row", async () => {
  const { id } = await add();
  const bank = await app.as("bank");
  const address = `log_pelanggaran/surat/${id}?penerima=orang`;
  await bank.get(address).expect(403);
  const { id: permission_id } = await app.deps.db.prisma.permissions.findUniqueOrThrow({
    where: { name: "log_pelanggaran/surat" },
  });
  await app.deps.db.prisma.model_has_permissions.create({ data: { permission_id, model_id: bank.userid } });
  await bank.get(address).expect(404);
  await superuser.get("log_pelanggaran/surat/999999?penerima=orang").expect(404);
});

test("agreeing to the notice in force is kept with its time, once; an older version is refused", async () => {
  const person = await app.as("nasabah");
  const stored = () => app.deps.db.prisma.userdata.findUniqueOrThrow({ where: { userid: person.userid } });
  const before = await stored();
  expect([before.privasiversi, before.privasidisetujui]).toEqual([null, null]);
  await person.post("account/privasi", { privasiversi: "2020-01-01" }).expect(400);
  expect((await stored()).privasidisetujui).toBeNull();
  await person.post("account/privasi", { privasiversi: privacyVersion }).expect(200);
  const after = await stored();
  expect([after.privasiversi, after.versi, after.date_updated]).toEqual([
    privacyVersion,
    before.versi,
    before.date_updated,
  ]);
  await person.post("account/privasi", { privasiversi: privacyVersion }).expect(200);
  expect((await stored()).privasidisetujui).toEqual(after.privasidisetujui);
  expect((await person.get("account").expect(200)).body.privasiversi).toBe(privacyVersion);
});

test("everybody reads who is responsible and the periods of this installation", async () => {
  const facts = async () => (await supertest(app.app).get("/api/privacy/facts").expect(200)).body;
  const { namaorganisasi, retensidokumen, retensikeamanan } = await facts();
  expect([namaorganisasi, retensidokumen, retensikeamanan]).toEqual(["Provinsi Contoh", 365, 180]);
  const { body } = await superuser.get("system/pengaturan").expect(200);
  await superuser.post("system/pengaturan", { versi: body.versi, retensidokumen: 10 }).expect(400);
  const write = { versi: body.versi, retensidokumen: 90, kontakprivasi: "Diskominfo" };
  await superuser.post("system/pengaturan", write).expect(200);
  expect(await facts()).toMatchObject({ retensidokumen: 90, kontak: "Diskominfo" });
});
