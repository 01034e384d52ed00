import type { ReportView } from "@retribusi/contract/features/report/view.endpoints";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { inTransaction } from "../../lib/transaction.ts";
import { bookingOf } from "../../testing/booking.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { forgetViews } from "../identity/anonymise.ts";

let app: TestApp;
let own: Caller;
let colleague: Caller;
let neighbour: Caller;
let manager: Caller;
beforeAll(async () => {
  app = await createTestApp();
  const { home, rival } = app.world;
  [own, colleague, neighbour, manager] = await Promise.all([
    app.as("dinas"),
    app.as("dinas"),
    app.as("dinas", rival),
    app.as("pengelola", home),
  ]);
});
afterAll(() => app.close());
beforeEach(() => prisma().tampilan_laporan.deleteMany());

const prisma = () => app.deps.db.prisma;
const question = { dasar: "bayar", dari: "2026-01-01", sampai: "2026-03-31", kelompok: "objectid" };
const body = { sumber: "rekap", judul: "Triwulan I", permintaan: question, periode: null, dibagikan: false };
const path = (id: number) => `report/tampilan/${id}`;

async function kept(caller: Caller, change: object = {}): Promise<ReportView> {
  return (await caller.post("report/tampilan", { ...body, ...change }).expect(200)).body;
}
async function seen(caller: Caller, sumber = "rekap"): Promise<ReportView[]> {
  return (await caller.get(`report/tampilan?sumber=${sumber}`).expect(200)).body.records;
}
const idsOf = async (caller: Caller) => (await seen(caller)).map(({ id }) => id);

test("a view is kept, renamed, asks something else, and is removed", async () => {
  const { id } = await kept(own);
  expect(await seen(own)).toEqual([{ ...body, id, pemilik: null, masalah: [], permintaan: question }]);
  const { body: moved } = await own
    .post(path(id), { judul: "Bulan lalu", permintaan: { ...question, rinci: "idanggaran" }, periode: "bulan_lalu" })
    .expect(200);
  expect(moved).toMatchObject({ judul: "Bulan lalu", periode: "bulan_lalu" });
  expect(moved.permintaan, "its days come with the calendar").toEqual({
    ...{ dasar: "bayar", kelompok: "objectid", rinci: "idanggaran" },
  });
  await own.delete(path(id)).expect(200);
  expect(await seen(own)).toEqual([]);
  const trail = await prisma().audit.findMany({ where: { entitas: "tampilan_laporan" }, orderBy: { id: "asc" } });
  expect(trail.map(({ aksi, userid }) => [aksi, userid])).toEqual(
    ["add", "edit", "delete"].map((aksi) => [aksi, own.userid]),
  );
});

test("what isn't shared is not there for a colleague", async () => {
  const { id } = await kept(own);
  expect(await idsOf(own)).toEqual([id]);
  expect(await idsOf(colleague)).toEqual([]);
  await colleague.post(path(id), { judul: "Mine" }).expect(404);
  await colleague.delete(path(id)).expect(404);
  expect((await seen(own))[0]?.judul).toBe("Triwulan I");
});

test("what is shared is there for the same role at the same place, and for nobody beside them", async () => {
  const { id } = await kept(own, { dibagikan: true });
  const { fullname } = await prisma().userdata.findUniqueOrThrow({ where: { userid: own.userid } });
  expect(await seen(colleague)).toMatchObject([{ id, pemilik: fullname, permintaan: question }]);
  // The near misses: another agency; another role of the same agency.
  expect(await idsOf(neighbour)).toEqual([]);
  expect(await idsOf(manager)).toEqual([]);
  await neighbour.delete(path(id)).expect(404);
  await own.post(path(id), { dibagikan: false }).expect(200);
  expect(await idsOf(colleague)).toEqual([]);
});

test("a colleague's view can be opened and copied, and not changed", async () => {
  const { id } = await kept(own, { dibagikan: true });
  await colleague.post(path(id), { judul: "Mine now" }).expect(403);
  await colleague.post(path(id), { permintaan: {} }).expect(403);
  await colleague.delete(path(id)).expect(403);
  const [shared] = await seen(colleague);
  const copy = await kept(colleague, { permintaan: shared?.permintaan, judul: shared?.judul });
  expect(await idsOf(colleague), "one's own come first").toEqual([copy.id, id]);
  await own.delete(path(id)).expect(200);
  expect(await idsOf(colleague)).toEqual([copy.id]);
});

test("whoever opens a shared view reads their own rows with it", async () => {
  const { home, rival } = app.world;
  const paid = [home, rival].map((region) => bookingOf(region, "penginapan", own.userid));
  await prisma().booking.createMany({ data: paid });
  const year = new Date().getUTCFullYear();
  const asked = { dasar: "pesan", dari: `${year - 1}-01-01`, sampai: `${year + 1}-12-31`, kelompok: "idskpd" };
  await kept(neighbour, { dibagikan: true, permintaan: { ...asked, idskpd: String(home.idskpd) } });
  const [view] = await seen(neighbour);
  const { body: answer } = await neighbour.get(`report/rekap?${new URLSearchParams(view?.permintaan)}`).expect(200);
  expect(answer.count, "a filter on another agency is as if it were not there").toBe(0);
  const all = await neighbour.get(`report/rekap?${new URLSearchParams(asked)}`).expect(200);
  expect(all.body.rows.at(-1)?.values.jumlah, "its own are").toBe(1);
});

test("a question that can't be asked isn't kept: each part says why", async () => {
  const wrong = { ...question, kolom: "jumlah,warna", idpemesan: "3" };
  const { body: refusal } = await own.post("report/tampilan", { ...body, permintaan: wrong }).expect(400);
  expect(Object.keys(refusal.error.fields)).toEqual(["permintaan.kolom", "permintaan.idpemesan"]);
  const list = { sumber: "daftar", permintaan: { "filter[statusbooking]": "50" }, periode: "bulan_ini" };
  const { body: still } = await own.post("report/tampilan", { ...body, ...list }).expect(400);
  expect(Object.keys(still.error.fields)).toEqual(["periode"]);
  expect(await prisma().tampilan_laporan.count()).toBe(0);
});

test("a view that no longer fits says what is wrong, and still asks what fits", async () => {
  const { id } = await kept(own);
  const old = { ...question, kelompok: "warna", kolom: "jumlah,hilang" };
  await prisma().tampilan_laporan.update({ where: { id }, data: { permintaan: old, periode: "abad_lalu" } });
  const [view] = (await own.get("report/tampilan?sumber=rekap").set("Accept-Language", "en").expect(200)).body.records;
  expect(view.permintaan).toEqual({ dasar: "bayar", dari: "2026-01-01", sampai: "2026-03-31", kolom: "jumlah" });
  expect(view.periode).toBeNull();
  expect(view.masalah).toMatchObject([
    { nama: "kelompok", nilai: "warna", alasan: expect.stringContaining("choose one of these") },
    { nama: "kolom", nilai: "jumlah,hilang", alasan: expect.stringContaining("no longer such a choice") },
  ]);
});

test("a name is taken once for each report, also by two who save at once", async () => {
  const answers = await Promise.all([1, 2].map(() => own.post("report/tampilan", body)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  const refused = answers.find(({ status }) => status === 400);
  expect(Object.keys(refused?.body.error.fields)).toEqual(["judul"]);
  await kept(own, { sumber: "realisasi", permintaan: { tahun: "2026" } });
  await kept(colleague);
});

test("only who may read a report has views of it, and who lost its page has them no longer", async () => {
  const { id } = await kept(own);
  await manager.post("report/tampilan", { ...body, sumber: "buku", permintaan: {} }).expect(403);
  await manager.get("report/tampilan?sumber=realisasi").expect(403);
  const customer = await app.as("nasabah");
  await customer.get("report/tampilan?sumber=rekap").expect(403);
  const page = { permissions: { name: "report_trx_all/rekap" }, roles: { name: "dinas" } };
  const grant = await prisma().role_has_permissions.findFirstOrThrow({ where: page });
  await prisma().role_has_permissions.deleteMany({ where: page });
  await own.get("report/tampilan?sumber=rekap").expect(403);
  await own.post(path(id), { judul: "Later" }).expect(403);
  await prisma().role_has_permissions.create({ data: grant });
  expect(await idsOf(own)).toEqual([id]);
});

test("whoever has no place of work keeps views and shares none; their account takes its views along", async () => {
  await prisma().userdata.update({ where: { userid: neighbour.userid }, data: { skpdid: null } });
  await neighbour.post("report/tampilan", { ...body, dibagikan: true }).expect(409);
  await kept(neighbour);
  expect(await seen(neighbour)).toHaveLength(1);
  await kept(own);
  await inTransaction(app.deps.db, (tx) => forgetViews(tx, neighbour.userid));
  expect(await seen(neighbour)).toEqual([]);
  expect(await seen(own)).toHaveLength(1);
  await prisma().userdata.update({ where: { userid: neighbour.userid }, data: { skpdid: app.world.rival.idskpd } });
});
