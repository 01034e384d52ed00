import type { ObjectUnits } from "@retribusi/contract/features/unit/unit.endpoints";
import { readUnitNames } from "@retribusi/contract/features/unit/unit.rules";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { act, type Cast, createCast, createLodging, order, orderOf, stay } from "../../testing/booking-steps.ts";
import { guestAt, handOver } from "../../testing/guest.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await createTestApp();
  cast = await createCast(app);
});
afterAll(() => app.close());

const prisma = () => app.deps.db.prisma;
const lodging = (units: number) => createLodging(app, app.world.home, units);
const namesOf = (typed: string) => {
  const read = readUnitNames(typed);
  if ("problem" in read) throw new Error(read.problem.en);
  return read.names;
};
const name = (objectid: number, typed: string, by: Caller = cast.manager) =>
  by.post(`mst_objectretribusi/namaiunit/${objectid}`, { nomor: namesOf(typed) });
const unitsOf = async (objectid: number): Promise<ObjectUnits> =>
  (await cast.manager.get(`mst_objectretribusi/unit/${objectid}`).expect(200)).body;
const state = (id: number, body: object, by: Caller = cast.manager) =>
  by.post(`mst_objectretribusi/keadaanunit/${id}`, { catatan: null, ...body });

describe("naming the units", () => {
  test("of a house of 24 rooms makes 24 units, in their order, all ready", async () => {
    const objectid = await lodging(24);
    expect((await unitsOf(objectid)).unit).toEqual([]);
    const { body } = await name(objectid, "101–124").expect(200);
    expect(body.unit).toHaveLength(24);
    expect([body.unit[0].nomor, body.unit[23].nomor, body.jumlahobject]).toEqual(["101", "124", 24]);
    expect(new Set(body.unit.map(({ keadaan }: { keadaan: string }) => keadaan))).toEqual(new Set(["siap"]));
  });

  test("makes their number what can be ordered, and keeps it from the form of the object", async () => {
    const objectid = await lodging(2);
    await name(objectid, "1-3").expect(200);
    const capacity = await prisma().kapasitas_object.findMany({ where: { objectid } });
    expect(capacity.at(-1)).toMatchObject({ jumlahobject: 3 });
    await order(app, orderOf(objectid, stay(5), 3));
    const versi = await app.versionOf("mst_objectretribusi", String(objectid));
    const refused = await cast.superuser.post(`mst_objectretribusi/edit/${objectid}`, { versi, jumlahobject: 4 });
    expect(refused.body.error.fields.jumlahobject).toMatch(/named/);
    await cast.superuser.post(`mst_objectretribusi/edit/${objectid}`, { versi, jumlahobject: 3 }).expect(200);
  });

  test("takes none away that is booked, names what hinders it, and nothing is half done", async () => {
    const objectid = await lodging(3);
    await name(objectid, "1-3").expect(200);
    await order(app, orderOf(objectid, stay(5), 2));
    const answer = await name(objectid, "1").expect(400);
    expect(answer.body.error.fields.nomor).toMatch(/2 units are booked/);
    expect((await unitsOf(objectid)).unit.map(({ nomor }) => nomor)).toEqual(["1", "2", "3"]);
    await name(objectid, "1-2").expect(200);
  });

  test("again keeps what each unit is like, wherever it stands now", async () => {
    const objectid = await lodging(2);
    const { body } = await name(objectid, "Mawar, Melati").expect(200);
    await state(body.unit[1].id, { versi: 1, keadaan: "rusak", catatan: "AC bocor" }).expect(200);
    const { unit } = (await name(objectid, "Melati, Anggrek, Mawar").expect(200)).body;
    expect(unit.map(({ nomor, keadaan }: { nomor: string; keadaan: string }) => [nomor, keadaan])).toEqual([
      ["Melati", "rusak"],
      ["Anggrek", "siap"],
      ["Mawar", "siap"],
    ]);
    expect(unit[0].id).toBe(body.unit[1].id);
  });

  test("with none counts them again, and the number stays", async () => {
    const objectid = await lodging(2);
    await name(objectid, "1-2").expect(200);
    expect((await name(objectid, "").expect(200)).body).toMatchObject({ unit: [], jumlahobject: 2 });
  });

  test("twice the same is refused by its field", async () => {
    const answer = await cast.manager.post(`mst_objectretribusi/namaiunit/${await lodging(2)}`, { nomor: ["a", "A"] });
    expect([answer.status, Object.keys(answer.body.error.fields)]).toEqual([400, ["nomor"]]);
  });

  test("is the manager's of the object and nobody else's", async () => {
    const objectid = await lodging(2);
    const rival = await app.as("pengelola", app.world.rival);
    await name(objectid, "1-2", rival).expect(404);
    await rival.get(`mst_objectretribusi/unit/${objectid}`).expect(404);
    for (const who of [cast.customer, cast.dinas, cast.pemda, cast.bank]) await name(objectid, "1-2", who).expect(403);
    const { body } = await name(objectid, "1-2").expect(200);
    await state(body.unit[0].id, { versi: 1, keadaan: "rusak" }, rival).expect(404);
  });
});

test("what a unit is like is said by the version that was shown", async () => {
  const { body } = await name(await lodging(1), "1").expect(200);
  const [unit] = body.unit;
  await state(unit.id, { versi: unit.versi, keadaan: "dibersihkan" }).expect(200);
  await state(unit.id, { versi: unit.versi, keadaan: "siap" }).expect(409);
  await state(unit.id, { versi: unit.versi + 1, keadaan: "hilang" }).expect(400);
});

test("a unit is handed over with one booking at a time, and is to be cleaned afterwards", async () => {
  const objectid = await lodging(3);
  const { unit } = (await name(objectid, "1-3").expect(200)).body;
  const [first, second] = unit;
  const guest = () => guestAt(app, cast, objectid);
  const [one, other, late] = [await guest(), await guest(), await guest()];
  const used = (await handOver(cast.manager, one, first.id).expect(200)).body;
  const [elsewhere] = (await name(await lodging(1), "1").expect(200)).body.unit;
  for (const unitid of [first.id, elsewhere.id]) {
    const refused = await handOver(cast.manager, other, unitid).expect(400);
    expect(Object.keys(refused.body.error.fields)).toEqual(["unit.0.unitid"]);
  }
  await handOver(cast.manager, other, second.id).expect(200);
  expect((await unitsOf(objectid)).unit.map(({ keadaan }) => keadaan)).toEqual(["dipakai", "dipakai", "siap"]);
  const gone = await name(objectid, "2, 3, 4").expect(400);
  expect(gone.body.error.fields.nomor).toMatch(/In use now and can't go: 1/);
  await act(cast.manager, "pulangawal", used.id, { versi: used.versi });
  expect((await unitsOf(objectid)).unit.map(({ keadaan }) => keadaan)).toEqual(["dibersihkan", "dipakai", "siap"]);
  const line = await prisma().booking_unit.findFirstOrThrow({ where: { bookingid: one.id } });
  expect(line.unitid).toBe(first.id);
  // What was handed over once stays known when it goes.
  await name(objectid, "2, 3, 4").expect(200);
  expect(await prisma().unit_object.findUnique({ where: { id: first.id } })).toMatchObject({ aktif: false });
  await handOver(cast.manager, late, first.id).expect(400);
});

test("the end of a use leaves a unit alone that another guest has by now", async () => {
  const objectid = await lodging(2);
  const { unit } = (await name(objectid, "1-2").expect(200)).body;
  const [room] = unit;
  const [one, other] = [await guestAt(app, cast, objectid), await guestAt(app, cast, objectid)];
  const first = (await handOver(cast.manager, one, room.id)).body;
  // The first guest has gone, and somebody says so at the room before the booking is ended.
  const { versi } = await prisma().unit_object.findUniqueOrThrow({ where: { id: room.id } });
  await state(room.id, { versi, keadaan: "siap" }).expect(200);
  await handOver(cast.manager, other, room.id);
  await act(cast.manager, "pulangawal", one.id, { versi: first.versi });
  expect((await unitsOf(objectid)).unit.map(({ keadaan }) => keadaan)).toEqual(["dipakai", "siap"]);
});
