import { retention } from "@retribusi/contract/features/privacy/privacy.rules";
import type { ReportDocument } from "@retribusi/contract/features/report/document.endpoints";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Deps } from "../../lib/deps.ts";
import { inTransaction } from "../../lib/transaction.ts";
import { bookingOf } from "../../testing/booking.ts";
import { asBytes, readCsv } from "../../testing/exported.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { asTogether } from "../../testing/together.ts";
import { forgetDocuments } from "../identity/anonymise.ts";
import { claimDocument } from "./document-claim.ts";
import { makeDocuments } from "./document-job.ts";
import { sweepReportDocuments } from "./document-sweep.ts";

// A busy machine starts threads and lays pages out slowly.
vi.setConfig({ testTimeout: 60_000 });

const day = 24 * 3_600_000;
let app: TestApp;
let dinas: Caller;
beforeAll(async () => {
  app = await createTestApp({ PUBLIC_URL: "https://contoh.example" });
  dinas = await app.as("dinas");
  const data = [app.world.home, app.world.home, app.world.rival].map((region) =>
    bookingOf(region, "penginapan", dinas.userid),
  );
  await prisma().booking.createMany({ data });
});
afterAll(() => app.close());
beforeEach(async () => {
  await prisma().dokumen_laporan.deleteMany();
  await prisma().inbox.deleteMany();
  await prisma().outbox.deleteMany();
});

const prisma = () => app.deps.db.prisma;
const never = new AbortController().signal;
const work = (deps: Partial<Deps> = {}, signal = never) => makeDocuments({ ...app.deps, ...deps }, signal);
const wish = { sumber: "daftar/report_trx_all", format: "csv", query: { columns: "id,totalbiaya", orderby: "id" } };
const path = (id: number) => `report/dokumen/${id}`;

async function ordered(caller: Caller, body: object = wish): Promise<ReportDocument> {
  return (await caller.post("report/dokumen", body).expect(200)).body;
}
const mine = async (caller: Caller): Promise<ReportDocument[]> =>
  (await caller.get("report/dokumen").expect(200)).body.records;
const fileOf = async (id: number) => (await prisma().dokumen_laporan.findUniqueOrThrow({ where: { id } })).berkas ?? "";
const isStored = async (berkas: string) => (await app.deps.files.find(berkas)) !== null;

test("a document is made in the background, told of when it is ready, and is what the list's own file is", async () => {
  await prisma().userdata.update({ where: { userid: dinas.userid }, data: { bahasa: "en" } });
  const asked = await ordered(dinas);
  expect(asked).toMatchObject({ status: "antri", judul: "Booking report", num: 0, max_value: null, nama: null });
  expect(asked.query, "how a list is arranged is nobody's question").toEqual({});
  const early = await dinas
    .get(`${path(asked.id)}/unduh`)
    .set("Accept-Language", "en")
    .expect(404);
  expect(early.body.error.message).toContain("not ready yet");
  expect(await work()).toBe(1);
  const [made] = await mine(dinas);
  expect(made).toMatchObject({ id: asked.id, status: "siap", num: 2, max_value: 2, jenis: "text/csv; charset=utf-8" });
  expect(made?.nama).toMatch(/^booking-report-\d{4}-\d\d-\d\d\.csv$/);
  const answer = await asBytes(dinas.get(`${path(asked.id)}/unduh`)).expect(200);
  const direct = await asBytes(dinas.get("report_trx_all/export?format=csv&columns=id,totalbiaya&orderby=id"));
  expect(answer.body.equals(direct.body)).toBe(true);
  expect(readCsv(answer.body)).toHaveLength(4);
  expect([answer.headers["content-disposition"], answer.body.length]).toEqual([
    `attachment; filename=${made?.nama}`,
    made?.ukuran,
  ]);
  const link = "https://contoh.example/#/report_trx_all/dokumen";
  expect(await prisma().inbox.findMany()).toMatchObject([
    { userid: dinas.userid, judul: "Your document is ready: Booking report", isi: expect.stringContaining(link) },
  ]);
  const [mail] = await prisma().outbox.findMany();
  expect(mail?.muatan).toMatchObject({
    subject: "Your document is ready: Booking report",
    text: expect.stringContaining(link),
  });
  expect(await prisma().audit.findFirst({ where: { aksi: "export" }, orderBy: { id: "desc" } })).toMatchObject({
    userid: dinas.userid,
    entitas: "report_trx_all",
  });
});

test("a report comes like a list, with the rights of its own page", async () => {
  const reported = { kelompok: "idskpd", dari: "2026-01-01", sampai: "2026-12-31" };
  const report = { sumber: "laporan/rekap", format: "xlsx", query: { ...reported, statusbooking: "50" } };
  const { id, query, filter } = await ordered(dinas, report);
  expect([query, filter], "what tells it apart").toEqual([reported, { statusbooking: "50" }]);
  await work();
  expect((await mine(dinas))[0]).toMatchObject({ status: "siap", judul: expect.stringContaining("revenue") });
  await dinas.get(`${path(id)}/unduh`).expect(200);
  const page = { permissions: { name: "report_trx_all/rekap" }, roles: { name: "dinas" } };
  const grant = await prisma().role_has_permissions.findFirstOrThrow({ where: page });
  await prisma().role_has_permissions.deleteMany({ where: page });
  await dinas.get(`${path(id)}/unduh`).expect(403);
  await dinas.post("report/dokumen", report).expect(403);
  await prisma().role_has_permissions.create({ data: grant });
  await dinas.get(`${path(id)}/unduh`).expect(200);
  const { body } = await dinas.post("report/dokumen", { ...report, query: { kelompok: "warna" } }).expect(400);
  expect(body.error.fields).toHaveProperty("kelompok");
});

test("another's document is not there, not even for a colleague, nor at a public address; strangers have no documents", async () => {
  const { id } = await ordered(dinas);
  await work();
  const berkas = await fileOf(id);
  expect(await isStored(berkas)).toBe(true);
  const colleague = await app.as("dinas");
  await colleague.get(`${path(id)}/unduh`).expect(404);
  await colleague.delete(path(id)).expect(404);
  expect(await mine(colleague)).toEqual([]);
  const outside = await import("supertest").then(({ default: ask }) => ask(app.app).get(`/files/${berkas}`));
  expect(outside.status).toBe(404);
  const customer = await app.as("nasabah");
  await customer.post("report/dokumen", wish).expect(403);
  await customer.get("report/dokumen").expect(403);
  await dinas.get(`${path(id)}/unduh`).expect(200);
});

test("whoever sees other rows than then, or has lost the list or the role, is told to ask anew; with the rights back it is theirs", async () => {
  const { id } = await ordered(dinas);
  await work();
  const { userid } = dinas;
  const { home, rival } = app.world;
  const refused = async () => {
    const { body } = await dinas
      .get(`${path(id)}/unduh`)
      .set("Accept-Language", "en")
      .expect(403);
    expect(body.error.code).toBe("RIGHTS_CHANGED");
    expect(body.error.message).toContain("ask for it anew");
  };
  await dinas.get(`${path(id)}/unduh`).expect(200);

  await prisma().userdata.update({ where: { userid }, data: { pemdaid: rival.idpemda, skpdid: rival.idskpd } });
  await refused();
  await prisma().userdata.update({ where: { userid }, data: { pemdaid: home.idpemda, skpdid: home.idskpd } });
  await dinas.get(`${path(id)}/unduh`).expect(200);

  const list = { permissions: { name: "report_trx_all/report_dinas" }, roles: { name: "dinas" } };
  const grant = await prisma().role_has_permissions.findFirstOrThrow({ where: list });
  await prisma().role_has_permissions.deleteMany({ where: list });
  await refused();
  await prisma().role_has_permissions.create({ data: grant });
  await dinas.get(`${path(id)}/unduh`).expect(200);

  await prisma().dokumen_laporan.update({ where: { id }, data: { peran: "bank" } });
  await refused();
});

test("rights that are gone before it is made: nothing is made, and its owner hears why", async () => {
  const { userid } = dinas;
  const { home, rival } = app.world;
  const { id } = await ordered(dinas);
  await prisma().userdata.update({ where: { userid }, data: { pemdaid: rival.idpemda, skpdid: rival.idskpd } });
  await work();
  await prisma().userdata.update({ where: { userid }, data: { pemdaid: home.idpemda, skpdid: home.idskpd } });
  const [row] = await mine(dinas);
  expect(row).toMatchObject({ id, status: "gagal", galat: expect.stringContaining("rights that you no longer have") });
  expect(await isStored(await fileOf(id))).toBe(false);
  await dinas.get(`${path(id)}/unduh`).expect(404);
  const [notice] = await prisma().inbox.findMany();
  expect(notice?.isi).toContain("rights that you no longer have");
});

test("several processes make each document once", async () => {
  const ids: number[] = [];
  for (let count = 0; count < 4; count += 1) ids.push((await ordered(dinas)).id);
  const made = await Promise.all([work(), work(), work()]);
  expect(made.reduce((sum, one) => sum + one, 0)).toBe(4);
  expect((await mine(dinas)).map(({ id, status }) => [id, status])).toEqual(ids.toReversed().map((id) => [id, "siap"]));
  expect(await prisma().inbox.count()).toBe(4);
});

test("of two processes that see the same document at the same moment one gets it, and it is claimed once", async () => {
  const { id } = await ordered(dinas);
  const together = { ...app.deps, db: asTogether(app.deps.db, 2) };
  const claims = await Promise.all([claimDocument(together), claimDocument(together)]);
  expect(claims.filter((claim) => claim !== undefined)).toHaveLength(1);
  expect(await prisma().dokumen_laporan.findUniqueOrThrow({ where: { id } })).toMatchObject({ percobaan: 1 });
});

const ended = { sewasampai: new Date(Date.now() - 1000) };

test("a document of a process that died is taken up again and its half file goes; one that is being made is left alone", async () => {
  const { id } = await ordered(dinas);
  const claimed = await claimDocument(app.deps);
  await app.deps.files.write(claimed?.berkas ?? "", Buffer.from("half"));
  expect(await work()).toBe(0);
  await prisma().dokumen_laporan.update({ where: { id }, data: ended });
  expect(await work()).toBe(1);
  expect((await mine(dinas))[0]).toMatchObject({ status: "siap" });
  expect(await isStored(claimed?.berkas ?? "")).toBe(false);
  expect(await isStored(await fileOf(id))).toBe(true);
});

test("what goes wrong is tried three times, and its owner then told; a document whose process dies again and again is given up", async () => {
  const { id } = await ordered(dinas);
  let tries = 0;
  const take = async () => {
    tries += 1;
    throw new Error("the store is away");
  };
  const log = { ...app.deps.log, error: () => undefined, warn: () => undefined };
  const quiet = Object.assign(Object.create(app.deps.log), log);
  await work({ files: { ...app.deps.files, take }, log: quiet });
  expect(tries).toBe(3);
  expect((await mine(dinas))[0]).toMatchObject({ status: "gagal", galat: expect.stringContaining("administrator") });
  expect((await mine(dinas))[0]?.galat).not.toContain("store");

  await prisma().dokumen_laporan.update({ where: { id }, data: { status: "diproses", percobaan: 3, ...ended } });
  await work({ log: quiet });
  expect((await mine(dinas))[0]).toMatchObject({ status: "gagal" });
});

test("a process that ends gives its document back unmade", async () => {
  await ordered(dinas);
  const ending = new AbortController();
  const take = async () => ending.abort();
  const half = { ...app.deps.files, take: async () => take().then(() => Promise.reject(new Error("stopped"))) };
  await work({ files: half }, ending.signal);
  const row = await prisma().dokumen_laporan.findFirstOrThrow();
  expect(row).toMatchObject({ status: "antri", percobaan: 0, sewa: null });
  expect(await work()).toBe(1);
});

test("removing a document takes its file along; one that is being made leaves none behind and is not told of", async () => {
  const { id } = await ordered(dinas);
  await work();
  const berkas = await fileOf(id);
  expect((await dinas.delete(path(id)).expect(200)).body).toEqual({ deleted: 1 });
  expect([await isStored(berkas), await mine(dinas)]).toEqual([false, []]);
  await prisma().inbox.deleteMany();

  const other = await ordered(dinas);
  let place = "";
  const take = async (to: string, from: string) => {
    place = to;
    await dinas.delete(path(other.id)).expect(200);
    await app.deps.files.take(to, from);
  };
  await work({ files: { ...app.deps.files, take } });
  expect([place === "", await isStored(place), await prisma().dokumen_laporan.count()]).toEqual([false, false, 0]);
  expect(await prisma().inbox.count()).toBe(0);
});

test("documents are kept for seven days, then they go with their files; those of a closed account at once", async () => {
  const { id } = await ordered(dinas);
  await work();
  const berkas = await fileOf(id);
  const later = (days: number) => ({ ...app.deps, clock: { now: () => new Date(Date.now() + days * day) } });
  expect(await sweepReportDocuments(later(retention.reportDocuments - 1))).toBe(0);
  expect(await isStored(berkas)).toBe(true);
  expect(await sweepReportDocuments(later(retention.reportDocuments + 1))).toBe(1);
  expect([await isStored(berkas), await prisma().dokumen_laporan.count()]).toEqual([false, 0]);

  await ordered(dinas);
  const waiting = await prisma().dokumen_laporan.findFirstOrThrow();
  await inTransaction(app.deps.db, (tx) => forgetDocuments(tx, dinas.userid, new Date()));
  expect(await prisma().dokumen_laporan.findFirst()).toMatchObject({ id: waiting.id, userid: null, permintaan: {} });
  expect([await work(), await sweepReportDocuments(later(1))]).toEqual([0, 1]);

  await prisma().inbox.deleteMany();
  await ordered(dinas);
  let place = "";
  const take = async (to: string, from: string) => {
    place = to;
    await app.deps.files.take(to, from);
    await inTransaction(app.deps.db, (tx) => forgetDocuments(tx, dinas.userid, new Date()));
  };
  await work({ files: { ...app.deps.files, take } });
  expect([await prisma().inbox.count(), place === "", await isStored(place)]).toEqual([0, false, false]);
  expect(await sweepReportDocuments(later(1))).toBe(1);
});

test("what can't be made is said at once, naming the field; more than five at a time wait for the others", async () => {
  const wrong = {
    sumber: { ...wish, sumber: "daftar/nonsense" },
    columns: { ...wish, query: { columns: "password" } },
    "filter.statusbooking": { ...wish, query: { filter: { statusbooking: "abc" } } },
    format: { ...wish, format: "print" },
  };
  for (const [field, body] of Object.entries(wrong)) {
    const { body: answer } = await dinas.post("report/dokumen", body).expect(400);
    expect(answer.error.fields, field).toHaveProperty([field]);
  }
  await dinas.post("report/dokumen", { ...wish, sumber: "daftar/jejak_audit", query: {} }).expect(403);
  for (let count = 0; count < 5; count += 1) await ordered(dinas);
  const { body } = await dinas.post("report/dokumen", wish).set("Accept-Language", "en").expect(409);
  expect(body.error.message).toContain("5 of your documents are being made");
});
