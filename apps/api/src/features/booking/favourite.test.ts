import { mostFavourites } from "@retribusi/contract/features/booking/booking.favourites";
import supertest from "supertest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "../../lib/transaction.ts";
import { createLodging } from "../../testing/booking-steps.ts";
import { createPerson, password } from "../../testing/people.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { favourite } from "../../testing/writing/favourite-writes.ts";
import { forgetPerson } from "../identity/anonymise.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const keeping = (...ids: readonly number[]) => ({ records: ids.map((objectid) => favourite(objectid)) });
const idsOf = ({ records }: { readonly records: readonly { readonly objectid: number }[] }) =>
  records.map(({ objectid }) => objectid);
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

test("what is kept is listed, the latest first, to its owner alone; keeping and taking off twice is the same as once", async () => {
  const [caller, other] = [await app.as("nasabah"), await app.as("nasabah")];
  await caller.post("favorit", keeping(5)).expect(200);
  await caller.post("favorit", keeping(9, 7)).expect(200);
  const { body: again } = await caller.post("favorit", keeping(5, 7)).expect(200);
  expect({ ids: idsOf(again), sisa: again.sisa }).toEqual({ ids: [9, 7, 5], sisa: 0 });
  expect(again.records[2]).toEqual(favourite(5));
  await caller.delete("favorit/7").expect(200);
  const { body: left } = await caller.delete("favorit/7").expect(200);
  expect(idsOf(left)).toEqual([9, 5]);
  await other.delete("favorit/5").expect(200);
  expect(idsOf((await other.get("favorit").expect(200)).body)).toEqual([]);
  expect(idsOf((await caller.get("favorit").expect(200)).body)).toEqual([9, 5]);
});

test("there is room for as many as are told, and what finds none is counted and nothing else lost", async () => {
  const caller = await app.as("nasabah");
  const { body: almost } = await caller.post("favorit", keeping(...upTo(mostFavourites - 1))).expect(200);
  expect([almost.records.length, almost.sisa]).toEqual([mostFavourites - 1, 0]);
  const { body: full } = await caller.post("favorit", keeping(1, 501, 502, 503)).expect(200);
  expect([full.records.length, full.sisa, idsOf(full)[0]]).toEqual([mostFavourites, 2, 501]);
  await caller.post("favorit", keeping(...upTo(mostFavourites + 1))).expect(400);
});

test("visitors have no list, and a name that would break a line is no name", async () => {
  await supertest(app.app).get("/api/favorit").expect(401);
  const caller = await app.as("nasabah");
  const records = [{ ...favourite(1), namaobject: "Wisma\nMerdeka" }];
  await caller.post("favorit", { records }).expect(400);
});

async function cards(...ids: readonly number[]) {
  const { body } = await supertest(app.app)
    .get(`/api/catalogue_favorit?objek=${ids.join(",")}`)
    .expect(200);
  const found: { objectid: number; objectname: string; tutupsampai: string | null }[] = body.records;
  return new Map(found.map((one) => [one.objectid, one]));
}

test("cards are shown of what is offered; of a withdrawn, a priceless or a deleted object nothing is told", async () => {
  const { prisma } = app.deps.db;
  const make = () => createLodging(app, app.world.home, 2);
  const [offered, withdrawn, priceless] = [await make(), await make(), await make()];
  expect([...(await cards(offered, withdrawn, priceless)).keys()].length).toBe(3);
  await prisma.mst_objectretribusi.update({ where: { objectid: withdrawn }, data: { statusobject: 0 } });
  await prisma.mst_objectretribusi.update({ where: { objectid: priceless }, data: { tarif: null } });
  expect([...(await cards(offered, withdrawn, priceless, 999_999)).keys()]).toEqual([offered]);
  await supertest(app.app).get("/api/catalogue_favorit?objek=1;2").expect(400);
  await supertest(app.app)
    .get(`/api/catalogue_favorit?objek=${upTo(mostFavourites + 1).join(",")}`)
    .expect(400);
});

const hour = 3_600_000;
/** Closed from so many hours from now until midnight, in Jakarta, at the end of a day. */
async function close(objectid: number, from: number, lastDay: string, jumlahunit: number | null) {
  const tglmulai = new Date(Date.now() + from * hour);
  const tglakhir = new Date(new Date(`${lastDay}T00:00:00+07:00`).getTime() + 24 * hour);
  const data = { objectid, tglmulai, tglakhir, jumlahunit, alasan: "Pengecatan" };
  await app.deps.db.prisma.penutupan_object.create({ data });
}

test.each([
  ["all of it, since an hour", -1, null, true],
  ["each of its units, since an hour", -1, 2, true],
  ["one of its units", -1, 1, false],
  ["all of it, from tomorrow on", 24, null, false],
] as const)("closed: %s", async (_, from, units, isClosed) => {
  const objectid = await createLodging(app, app.world.home, 2);
  await app.deps.db.prisma.mst_objectretribusi.update({ where: { objectid }, data: { zonawaktu: "Asia/Jakarta" } });
  const year = new Date().getUTCFullYear() + 1;
  await close(objectid, from, `${year}-06-05`, units);
  expect((await cards(objectid)).get(objectid)?.tutupsampai).toBe(isClosed ? `${year}-06-05` : null);
});

test("they are gone with the account, and other people's stay", async () => {
  const { db, clock } = app.deps;
  const [leaving, staying] = [await app.as("nasabah"), await app.as("nasabah")];
  for (const one of [leaving, staying]) await one.post("favorit", keeping(3)).expect(200);
  const person = await db.prisma.userdata.findUniqueOrThrow({ where: { userid: leaving.userid } });
  await inTransaction(db, (tx) => forgetPerson(tx, person, clock.now()));
  const left = await db.prisma.favorit.findMany({ where: { userid: { in: [leaving.userid, staying.userid] } } });
  expect(left.map(({ userid }) => userid)).toEqual([staying.userid]);
});

test("a copy of one's own data has them", async () => {
  const person = await createPerson(app);
  const caller = await app.as("nasabah", app.world.home, person.userid);
  await caller.post("favorit", keeping(4)).expect(200);
  const { body } = await caller.post("account/data", { format: "json", passwordlama: password }).expect(200);
  const text = typeof body === "object" && Object.keys(body).length > 0 ? JSON.stringify(body) : String(body);
  expect(text).toContain("Wisma 4");
  expect(text).not.toContain("Wisma 5");
});
