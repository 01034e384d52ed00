import supertest from "supertest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLodging } from "../../testing/booking-steps.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let superuser: Caller;
/** Nobody who has signed in. */
const visitor = {
  get: (path: string) => supertest(app.app).get(`/api/${path}`),
  post: (path: string, body: object) => supertest(app.app).post(`/api/${path}`).send(body),
};

beforeAll(async () => {
  app = await createTestApp();
  superuser = await app.as("superuser");
});
afterAll(() => app.close());

const text = { bagian: "cari", urutan: 900, judul: "Boleh membawa hewan?", isi: "<p>Tanyakan pengelola.</p>" };
const shown = async (id: number) =>
  (await visitor.get("help/texts").expect(200)).body.records.find((row: { id: number }) => row.id === id);

test("a new installation has questions of each step and terms in both languages, in the order in which they are read", async () => {
  const { records } = (await visitor.get("help/texts").expect(200)).body;
  const parts = records.map(({ bagian }: { bagian: string }) => bagian);
  expect([...new Set(parts)]).toEqual(["cari", "pilih", "pesan", "lengkapi", "bayar", "pakai", "ubah", "syarat"]);
  expect(records.filter(({ judulen, isien }: { judulen: unknown; isien: unknown }) => !judulen || !isien)).toEqual([]);
});

test("what the super user writes is read by everybody at once, without scripts and handlers, and with who wrote it in the trail", async () => {
  const isi = '<p onclick="steal()">Tidak<script>steal()</script>, <a href="javascript:steal()">maaf</a>.</p>';
  const { body } = await superuser.post("bantuan/add", { ...text, isi, isien: isi }).expect(200);
  const { isi: id, isien: en, judulen } = await shown(body.id);
  for (const html of [id, en]) {
    expect(html).toContain("Tidak");
    expect(html).not.toMatch(/script|onclick|steal/);
  }
  expect(judulen).toBeNull();
  const trail = await app.deps.db.prisma.audit.findMany({ where: { entitas: "bantuan", kunci: String(body.id) } });
  expect(trail.map(({ aksi }) => aksi)).toEqual(["add"]);
  await superuser.delete(`bantuan/delete/${body.id}`).expect(200);
  expect(await shown(body.id)).toBeUndefined();
});

test("a row that came past the form is answered without its script, too", async () => {
  const row = { ...text, bagian: "bayar" as const, isi: "<p>Ya<script>steal()</script></p>" };
  const { id } = await app.deps.db.prisma.bantuan.create({ data: row });
  expect(await shown(id)).toMatchObject({ isi: "<p>Ya</p>", isien: null, judulen: null });
});

test.each(["nasabah", "pengelola", "dinas", "pemda", "bank", "default"] as const)("%s writes none", async (role) => {
  const caller = await app.as(role);
  await caller.post("bantuan/add", text).expect(403);
  await visitor.post("bantuan/add", text).expect(401);
});

test("managers of what is on offer are told with how they are reached, of one region where that is asked for, and no others", async () => {
  const { prisma } = app.deps.db;
  const asked = async (query = "") => (await visitor.get(`help/contacts${query}`).expect(200)).body;
  const objectid = await createLodging(app, app.world.home, 1);
  const { pengelolaid, idpemda } = await prisma.mst_objectretribusi.findUniqueOrThrow({ where: { objectid } });
  const ids = ({ records }: { records: { pengelolaid: number }[] }) => records.map((one) => one.pengelolaid);
  await prisma.tbl_kelompokpengelola.update({ where: { pengelolaid }, data: { notelp: "081234567890" } });
  const all = await asked();
  expect(all.records).toContainEqual(expect.objectContaining({ pengelolaid, notelp: "081234567890" }));
  expect(all.hasMore).toBe(false);
  expect(ids(await asked(`?idpemda=${idpemda}`))).toContain(pengelolaid);
  expect(ids(await asked("?idpemda=2147483647"))).toEqual([]);
  await prisma.mst_objectretribusi.updateMany({ where: { pengelolaid }, data: { statusobject: 0 } });
  expect(ids(await asked())).not.toContain(pengelolaid);
  await visitor.get("help/contacts?idpemda=nobody").expect(400);
});
