import type { Wait } from "@retribusi/contract/features/booking/waitlist.endpoints";
import { afterAll, beforeAll, expect, test } from "vitest";
import { act, bring, type Cast, createCast, createLodging, orderOf, stay } from "../../../testing/booking-steps.ts";
import { noticesOf } from "../../../testing/news.ts";
import { type Caller, createTestApp, type TestApp } from "../../../testing/test-app.ts";
import { cancel, fullHouse as fullHouseOf, joinNew, wishFor } from "../../../testing/waitlist.ts";
import { sweepDeadlines } from "../sweep.ts";
import { offerDue } from "./offer-due.ts";

const trx = "trx_penginapan";
let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await createTestApp();
  cast = await createCast(app);
});
afterAll(() => app.close());

const prisma = () => app.deps.db.prisma;
const minutes = (count: number) => new Date(Date.now() + count * 60_000);

const fullHouse = (units = 1) => fullHouseOf(app, units);
const waiting = (objectid: number, waktu = stay(3), units = 1) => joinNew(app, objectid, waktu, units);

const mine = async (caller: Caller): Promise<Wait[]> => (await caller.get("booking/tunggu").expect(200)).body.records;
const stateOf = async ({ caller, id }: { caller: Caller; id: number }) =>
  (await mine(caller)).find((one) => one.id === id)?.keadaan;
/** The pages that notices of waitlists have led somebody to. */
const ledTo = async (caller: Caller) =>
  (await noticesOf(app, caller)).flatMap(({ halaman }) => (halaman === null ? [] : [halaman]));
const take = (caller: Caller, objectid: number, tawaran: number, waktu = stay(3)) =>
  caller.post(`${trx}/pesan_nsb`, { ...orderOf(objectid, waktu), tawaran });

test("one waits only for what is taken, once for the same time, and the same key answers the first place", async () => {
  const { objectid } = await fullHouse();
  const caller = await app.as("nasabah");
  const wish = wishFor(objectid);
  const { body: first } = await caller.post("booking/tunggu", wish).expect(200);
  expect(first).toMatchObject({ objectid, keadaan: "menunggu", didepan: 0, jumlahunit: 1, bookingid: null });
  const { body: again } = await caller.post("booking/tunggu", wish).expect(200);
  expect(again.id).toBe(first.id);
  const { body: twice } = await caller.post("booking/tunggu", wishFor(objectid, stay(2, 2))).expect(409);
  expect(twice.error.details.reason).toBe("WAITING_ALREADY");
  const { body: free } = await caller.post("booking/tunggu", wishFor(objectid, stay(9))).expect(409);
  expect(free.error.details.reason).toBe("NOT_FULL");
  const other = await waiting(objectid);
  expect((await mine(other.caller)).map(({ didepan }) => didepan)).toEqual([1]);
});

test("what is given back is offered to the first who fits, is nobody else's, and taking it is an order", async () => {
  const { objectid, holder, record } = await fullHouse(2);
  const [both, first, second] = [await waiting(objectid, stay(3), 2), await waiting(objectid), await waiting(objectid)];
  await cancel(holder, record);
  const stranger = await app.as("nasabah");
  await stranger.post(`${trx}/pesan_nsb`, orderOf(objectid)).expect(409);
  await offerDue(app.deps.db);
  expect(await Promise.all([both, first, second].map(stateOf))).toEqual(["ditawari", "menunggu", "menunggu"]);
  await stranger.post(`${trx}/pesan_nsb`, orderOf(objectid)).expect(409);
  await take(first.caller, objectid, both.id).expect(409);
  const { body } = await both.caller.post(`${trx}/pesan_nsb`, { ...orderOf(objectid, stay(3), 2), tawaran: both.id });
  expect(body.statusbooking).toBe(10);
  expect((await mine(both.caller))[0]).toMatchObject({ keadaan: "diterima", bookingid: body.id });
  await offerDue(app.deps.db);
  expect(await Promise.all([first, second].map(stateOf))).toEqual(["menunggu", "menunggu"]);
});

test("who orders before the job looks finds nothing left of what others have waited for", async () => {
  const { objectid, holder, record } = await fullHouse();
  const first = await waiting(objectid);
  await cancel(holder, record);
  const stranger = await app.as("nasabah");
  const { body } = await stranger.post(`${trx}/pesan_nsb`, orderOf(objectid)).expect(409);
  expect(body.error.code).toBe("SOLD_OUT");
  const elsewhere = await stranger.post(`${trx}/pesan_nsb`, orderOf(objectid, stay(8)));
  expect(elsewhere.status).toBe(200);
  await offerDue(app.deps.db);
  expect(await stateOf(first)).toBe("ditawari");
});

test("three people: the first lets the offer lapse, the second takes it, the third goes on waiting", async () => {
  const { objectid, holder, record } = await fullHouse();
  const [first, second, third] = [await waiting(objectid), await waiting(objectid), await waiting(objectid)];
  await cancel(holder, record);
  await offerDue(app.deps.db);
  expect(await stateOf(first)).toBe("ditawari");
  await prisma().daftar_tunggu.update({ where: { id: first.id }, data: { bataswaktu: minutes(-1) } });
  await take(first.caller, objectid, first.id).expect(409);
  await offerDue(app.deps.db);
  expect(await Promise.all([first, second, third].map(stateOf))).toEqual(["lewat", "ditawari", "menunggu"]);
  await take(second.caller, objectid, second.id).expect(200);
  await offerDue(app.deps.db);
  expect(await Promise.all([second, third].map(stateOf))).toEqual(["diterima", "menunggu"]);
  expect(await ledTo(first.caller)).toEqual(["/booking/tunggu"]);
  expect(await ledTo(second.caller)).toEqual([]);
  expect(await ledTo(third.caller)).toEqual([]);
});

test("an offer that is given back goes to the next, and two windows make one order of it", async () => {
  const { objectid, holder, record } = await fullHouse();
  const [first, second] = [await waiting(objectid), await waiting(objectid)];
  await cancel(holder, record);
  await offerDue(app.deps.db);
  expect(await ledTo(first.caller)).toEqual([`/booking/tunggu/${first.id}`]);
  await second.caller.post(`booking/tunggu/${first.id}/lepas`, {}).expect(404);
  await first.caller.post(`booking/tunggu/${first.id}/lepas`, {}).expect(200);
  await first.caller.post(`booking/tunggu/${first.id}/lepas`, {}).expect(200);
  await offerDue(app.deps.db);
  expect(await Promise.all([first, second].map(stateOf))).toEqual(["lepas", "ditawari"]);
  const answers = await Promise.all([1, 2].map(() => take(second.caller, objectid, second.id)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await prisma().booking.count({ where: { objectid, statusbooking: 10 } })).toBe(1);
});

test("whatever frees units leads to an offer: an order that lapses, one that is swept, one more unit; of what is withdrawn nothing is offered", async () => {
  const house = await fullHouse();
  const expired = await waiting(house.objectid);
  await prisma().booking.update({ where: { id: house.record.id }, data: { bataswaktu: minutes(-1) } });
  await offerDue(app.deps.db);
  expect(await stateOf(expired)).toBe("ditawari");

  const swept = await fullHouse();
  const after = await waiting(swept.objectid);
  await prisma().booking.update({ where: { id: swept.record.id }, data: { bataswaktu: minutes(-1) } });
  await sweepDeadlines(app.deps.db);
  await offerDue(app.deps.db);
  expect(await stateOf(after)).toBe("ditawari");

  const small = await fullHouse();
  const grown = await waiting(small.objectid);
  await prisma().mst_objectretribusi.update({ where: { objectid: small.objectid }, data: { jumlahobject: 2 } });
  await offerDue(app.deps.db);
  expect(await stateOf(grown)).toBe("ditawari");

  const withdrawn = await fullHouse();
  const gone = await waiting(withdrawn.objectid);
  await cancel(withdrawn.holder, withdrawn.record);
  await prisma().mst_objectretribusi.update({ where: { objectid: withdrawn.objectid }, data: { statusobject: 0 } });
  await offerDue(app.deps.db);
  expect(await stateOf(gone)).toBe("menunggu");
});

test("a wait whose time has begun ends by itself and its owner is told", async () => {
  const { objectid } = await fullHouse();
  const one = await waiting(objectid);
  await prisma().daftar_tunggu.update({ where: { id: one.id }, data: { tglmulai: minutes(-1) } });
  await offerDue(app.deps.db);
  expect(await stateOf(one)).toBe("berakhir");
  expect(await ledTo(one.caller)).toEqual(["/booking/tunggu"]);
});

test("an offer counts as none of the three unpaid bookings, and needs room among them when it is taken", async () => {
  const { objectid, holder, record } = await fullHouse();
  const one = await waiting(objectid);
  const free = await createLodging(app, app.world.home, 5);
  await cancel(holder, record);
  await offerDue(app.deps.db);
  for (const days of [3, 4, 5]) await one.caller.post(`${trx}/pesan_nsb`, orderOf(free, stay(days))).expect(200);
  const { body } = await take(one.caller, objectid, one.id).expect(409);
  expect(body.error.details.reason).toBe("UNPAID_LIMIT");
  expect(await stateOf(one)).toBe("ditawari");
});

test("a price is quoted to whoever is offered the units, and to nobody else", async () => {
  const { objectid, holder, record } = await fullHouse();
  const one = await waiting(objectid);
  await cancel(holder, record);
  await offerDue(app.deps.db);
  const asked = { waktu: stay(3), jumlahunit: 1, kelompoktarif: "umum", tawaran: one.id };
  const quoted = async (caller: Caller) => (await caller.post(`catalogue/${objectid}/quote`, asked).expect(200)).body;
  expect(await quoted(one.caller)).toMatchObject({ bebas: 1, alasan: null });
  expect(await quoted(await app.as("nasabah"))).toMatchObject({ bebas: 0, alasan: { kode: "SOLD_OUT" } });
});

test("a group sees who waits for its objects by day, without names; another group's isn't there", async () => {
  const { objectid } = await fullHouse(3);
  await waiting(objectid, stay(3, 2), 2);
  await waiting(objectid);
  const other = await app.as("pengelola", app.world.rival);
  const demand = async (caller: Caller) =>
    (await caller.get(`booking/tunggu/permintaan?objectid=${objectid}`).expect(200)).body.records;
  expect(await demand(cast.manager)).toMatchObject([
    { tanggal: stay(3).checkin, orang: 2, unit: 3, ditawarkan: 0 },
    { tanggal: stay(4).checkin, orang: 1, unit: 2, ditawarkan: 0 },
  ]);
  expect(await demand(other)).toEqual([]);
  expect(JSON.stringify(await demand(cast.manager))).not.toContain("nama");
});

test("a booking that is moved elsewhere frees its time for whoever waits", async () => {
  const objectid = await createLodging(app, app.world.home, 1);
  const { record } = await bring(app, cast, 40, orderOf(objectid));
  const one = await waiting(objectid);
  await act(cast.manager, "reschedule", record.id, {
    versi: record.versi,
    waktu: stay(12),
    totalbiaya: record.harga.totalbiaya,
  });
  await offerDue(app.deps.db);
  expect(await stateOf(one)).toBe("ditawari");
});
