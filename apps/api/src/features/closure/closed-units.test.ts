import { weekdayOf } from "@retribusi/contract/define/dates";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Cast, createCast, createLodging, dayFrom } from "../../testing/booking-steps.ts";
import { closedFor, closureWish } from "../../testing/closure.ts";
import { guestAt, handOver } from "../../testing/guest.ts";
import { mailsOf } from "../../testing/news.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

const entity = "mst_objectretribusi";
let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await createTestApp();
  cast = await createCast(app);
});
afterAll(() => app.close());

const name = (objectid: number, ...nomor: readonly string[]) =>
  cast.manager.post(`${entity}/namaiunit/${objectid}`, { nomor });
const close = (objectid: number, more: object) =>
  cast.manager.post(`${entity}/tutup/${objectid}`, closureWish(closedFor(9, 12), more));
const check = (objectid: number, unit: readonly number[]) =>
  cast.manager.post(`${entity}/periksapenutupan/${objectid}`, { waktu: closedFor(9, 12), jumlahunit: null, unit });
const lift = (id: number) => cast.manager.post(`${entity}/bukapenutupan/${id}`, { versi: 1 });

async function named(...nomor: readonly string[]) {
  const objectid = await createLodging(app, app.world.home, nomor.length);
  const { body } = await name(objectid, ...nomor).expect(200);
  const ids: number[] = body.unit.map(({ id }: { id: number }) => id);
  return { objectid, ids };
}
const three = () => named("101", "102", "103");
const freeOn = async (objectid: number, day: string) =>
  (await cast.customer.get(`catalogue/${objectid}/calendar?mulai=${day}&akhir=${day}`)).body.records[0].bebas;

test("as many are closed as are named, and the closure names them", async () => {
  const { objectid, ids } = await three();
  const { body } = await close(objectid, { unit: [ids[2], ids[0], ids[2]] }).expect(200);
  expect(body).toMatchObject({ jumlahunit: 2, unit: ["101", "103"] });
  expect([await freeOn(objectid, dayFrom(10)), await freeOn(objectid, dayFrom(13))]).toEqual([1, 3]);
  const { body: shown } = await cast.manager.get(`${entity}/penutupan/${objectid}`).expect(200);
  expect(shown.unit.map(({ nomor }: { nomor: string }) => nomor)).toEqual(["101", "102", "103"]);
});

test("a unit isn't closed twice at one time, nor one of another object; before and after it is", async () => {
  const { objectid, ids } = await three();
  const [one = 0, two = 0] = ids;
  const [elsewhere = 0] = (await named("1")).ids;
  await close(objectid, { unit: [one] }).expect(200);
  for (const twice of [await close(objectid, { unit: [one, two] }), await check(objectid, [one, two])]) {
    expect([twice.status, twice.body.error?.fields.unit]).toEqual([400, "Closed already at that time: 101."]);
  }
  for (const foreign of [await close(objectid, { unit: [two, elsewhere] }), await check(objectid, [two, elsewhere])]) {
    expect([foreign.status, Object.keys(foreign.body.error?.fields ?? {})]).toEqual([400, ["unit"]]);
  }
  await check(objectid, [two]).expect(200);
  expect(await freeOn(objectid, dayFrom(10))).toBe(2);
  await close(objectid, { waktu: closedFor(12, 14), unit: [one] }).expect(400);
  const later = { ...closedFor(12, 14), jammulai: "20:00" };
  await close(objectid, { waktu: later, unit: [one] }).expect(200);
});

test("every week on one weekday it can be closed on the days between, and not on that one", async () => {
  const { objectid, ids } = await three();
  const unit = [ids[0]];
  const weekly = (days: number) => ({
    ...{ jenis: "mingguan", hari: [weekdayOf(dayFrom(days))], mulai: dayFrom(10), jammulai: "08:00" },
    ...{ sampai: dayFrom(30), jamakhir: "20:00" },
  });
  await close(objectid, { waktu: weekly(10), unit }).expect(200);
  await close(objectid, { waktu: closedFor(11, 12), unit }).expect(200);
  await close(objectid, { waktu: weekly(13), unit }).expect(200);
  await close(objectid, { waktu: closedFor(17, 17), unit }).expect(400);
  await close(objectid, { waktu: weekly(10), unit }).expect(400);
});

test("it doesn't go while it is closed, and goes once the closure is lifted", async () => {
  const { objectid, ids } = await three();
  const { body } = await close(objectid, { unit: [ids[0]] }).expect(200);
  const refused = await name(objectid, "102", "103").expect(400);
  expect(refused.body.error.fields.nomor).toMatch(/can't go: 101\. Lift/);
  await name(objectid, "101", "102").expect(200);
  await lift(body.id).expect(200);
  await name(objectid, "102").expect(200);
  await close(objectid, { unit: [ids[0]] }).expect(400);
  await cast.superuser.delete(`${entity}/delete/${objectid}`).expect(200);
});

test("what was lifted binds nothing and tells what it took", async () => {
  const { objectid, ids } = await three();
  const unit = [ids[0]];
  // It has begun, so that what is left of it is over.
  const waktu = closedFor(-1, 5);
  const { body } = await close(objectid, { waktu, unit }).expect(200);
  const guest = await guestAt(app, cast, objectid);
  await handOver(cast.manager, guest, ids[0]).expect(400);
  expect((await lift(body.id).expect(200)).body).toMatchObject({ berakhir: null, unit: ["101"] });
  await name(objectid, "102", "103").expect(200);
  await name(objectid, "101", "102", "103").expect(200);
  await close(objectid, { unit }).expect(200);
  await handOver(cast.manager, guest, ids[0]).expect(200);
});

test("it isn't handed over for a use that reaches into the closure; another one is", async () => {
  const { objectid, ids } = await three();
  // The guests leave at noon of the second day.
  const from = (jammulai: string) => ({ ...closedFor(2, 3), jammulai });
  await close(objectid, { waktu: from("11:59"), unit: [ids[0]] }).expect(200);
  await close(objectid, { waktu: from("12:00"), unit: [ids[1]] }).expect(200);
  const [one, other] = [await guestAt(app, cast, objectid), await guestAt(app, cast, objectid)];
  const refused = await handOver(cast.manager, one, ids[0]).expect(400);
  expect(refused.body.error.fields["unit.0.unitid"]).toMatch(/closed until the use ends/);
  await handOver(cast.manager, one, ids[1]).expect(200);
  await handOver(cast.manager, other, ids[2]).expect(200);
});

test("a guest who has it into the closure is in the way: they keep it, and are told", async () => {
  const { objectid, ids } = await three();
  const [one = 0, two = 0] = ids;
  const [guest, other] = [await guestAt(app, cast, objectid), await guestAt(app, cast, objectid)];
  await handOver(cast.manager, guest, one).expect(200);
  await handOver(cast.manager, other, two).expect(200);
  const waktu = closedFor(1, 3);
  const inTheWay = async (unit: readonly number[], more: object = {}) => {
    const body = { waktu: { ...waktu, ...more }, jumlahunit: null, unit };
    return (await cast.manager.post(`${entity}/periksapenutupan/${objectid}`, body).expect(200)).body.tersentuh;
  };
  // They leave at noon of the second day, and nobody is in the third room.
  expect(await inTheWay([one], { mulai: dayFrom(2), jammulai: "12:00" })).toEqual([]);
  expect(await inTheWay(ids.slice(2))).toEqual([]);
  const touched = await inTheWay([one]);
  expect(touched).toMatchObject([{ id: guest.id, bisa: ["tetap"], pilihan: [] }]);

  await close(objectid, { waktu, unit: [one] }).expect(409);
  const keputusan = [{ bookingid: guest.id, versi: touched[0].versi, tindakan: "tetap" }];
  const { body } = await close(objectid, { waktu, unit: [one], keputusan }).expect(200);
  expect(body).toMatchObject({ unit: ["101"], tersentuh: { tetap: 1 } });
  const told = async ({ id }: { readonly id: number }) => JSON.stringify(await mailsOf(app, id));
  expect(await told(guest)).toContain("Work during booking");
  expect(await told(other)).not.toContain("Work during booking");
});
