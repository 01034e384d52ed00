import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { act, bring, type Cast, createCast, createLodging, order, orderOf, stay } from "../../testing/booking-steps.ts";
import { expandNews, mailsOf } from "../../testing/news.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { sweepDeadlines } from "./sweep.ts";

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await createTestApp();
  cast = await createCast(app);
});
afterAll(() => app.close());

const trx = "trx_penginapan";
const alasan = "Acara kami diundur sehari";
const later = { waktu: stay(6, 2), totalbiaya: 300_000, alasan };

let customer: Caller;
let record: BookingRecord;
let objectid: number;
beforeEach(async () => {
  objectid = await createLodging(app, app.world.home, 1);
  ({ customer, record } = await bring(app, cast, 50, orderOf(objectid)));
});

const send = (who: Caller, path: string, body: object = {}) =>
  who.post(`${trx}/${path}/${record.id}`, { versi: record.versi, ...body });
const step = async (who: Caller, path: string, body: object = {}) => {
  record = await act(who, path, record.id, { versi: record.versi, ...body });
};
const ask = () => step(customer, "mintajadwal", later);
const refused = async (who: Caller, path: string, body?: object) => {
  const { status, body: answer } = await send(who, path, body);
  return status === 200 ? "done" : (answer.error.details?.reason ?? answer.error.code);
};
const requests = () => app.deps.db.prisma.permintaan_jadwal;
const lapse = (into = -60_000) =>
  requests().updateMany({ where: { bookingid: record.id }, data: { batasjawab: new Date(Date.now() + into) } });
const mailsOfIt = async () => (await mailsOf(app, record.id)).map((mail) => JSON.stringify(mail));
const lettersTo = async (role: string) => {
  await expandNews(app);
  const rows = await app.deps.db.prisma.inbox.findMany({
    where: { bookingid: record.id, userdata: { model_has_roles: { some: { roles: { name: role } } } } },
    orderBy: { id: "asc" },
  });
  return rows.map(({ isi }) => isi);
};

test("a request changes nothing, holds nothing, and says until when it is answered", async () => {
  const before = record;
  await ask();
  expect(record).toMatchObject({ statusbooking: 50, waktu: before.waktu, harga: before.harga });
  const { permintaanjadwal: request } = record;
  expect(request).toMatchObject({ keputusan: "diminta", ...later, catatan: null });
  expect(Date.parse(request?.batasjawab ?? "")).toBeGreaterThan(Date.now());
  expect(Date.parse(request?.batasjawab ?? "")).toBeLessThanOrEqual(Date.parse(before.tglmulaipemakaian));
  expect((await lettersTo("pengelola")).at(-1)).toContain(alasan);
  // The days that are asked for can still be ordered by somebody else.
  await order(app, orderOf(objectid, stay(7)));
});

test("it is answered before the time that is wanted begins, where that is the earlier one", async () => {
  const far = await bring(app, cast, 50, orderOf(objectid, stay(20)));
  ({ customer, record } = far);
  await step(customer, "mintajadwal", { ...later, waktu: stay(1), totalbiaya: 150_000 });
  const wanted = await requests().findFirstOrThrow({ where: { bookingid: record.id } });
  expect(wanted.batasjawab <= wanted.tglmulai).toBe(true);
});

test("accepted, the booking has the new time and the difference is billed, as if the manager had moved it", async () => {
  await ask();
  await step(cast.manager, "terimajadwal");
  expect(record).toMatchObject({ statusbooking: 50, waktu: later.waktu, harga: { totalbiaya: 300_000 } });
  expect(record.permintaanjadwal?.keputusan).toBe("disetujui");
  expect(record.tagihan.filter(({ jenistagihan }) => jenistagihan === "tambahan")).toMatchObject([{ jumlah: 150_000 }]);
  expect((await mailsOfIt()).at(-1)).toContain("New dates for booking");
  expect(await refused(cast.manager, "terimajadwal")).toBe("NO_REQUEST");
});

test("a cheaper time opens a refund case over the difference", async () => {
  ({ customer, record } = await bring(app, cast, 50, orderOf(objectid, stay(9, 2))));
  await step(customer, "mintajadwal", { ...later, waktu: stay(9), totalbiaya: 150_000 });
  await step(cast.manager, "terimajadwal");
  expect(record.pengembalian).toMatchObject([{ jumlah: 150_000 }]);
});

test("what was ordered meanwhile isn't given: the request stays open and can be accepted once it is free again", async () => {
  await ask();
  const other = await order(app, orderOf(objectid, stay(7)));
  expect(await refused(cast.manager, "terimajadwal")).toBe("SOLD_OUT");
  expect((await customer.get(`${trx}/view/${record.id}`)).body.permintaanjadwal.keputusan).toBe("diminta");
  await act(other.customer, "pembatalan", other.record.id, {
    versi: other.record.versi,
    alasanpembatalan: "Tidak jadi menginap",
  });
  expect(await refused(cast.manager, "terimajadwal")).toBe("done");
});

test("a price that changed since isn't charged in silence", async () => {
  await ask();
  await app.deps.db.prisma.tarif_object.updateMany({ where: { objectid }, data: { tarif: 200_000 } });
  expect(await refused(cast.manager, "terimajadwal")).toBe("PRICE_CHANGED");
});

test("declined, it stays as it was and the customer reads why", async () => {
  await ask();
  const { waktu } = { waktu: stay(3) };
  expect(await refused(cast.manager, "tolakjadwal", { catatan: "" })).toBe("VALIDATION");
  await step(cast.manager, "tolakjadwal", { catatan: "Wisma sedang dicat pada hari itu" });
  expect(record).toMatchObject({ statusbooking: 50, waktu });
  expect(record.permintaanjadwal).toMatchObject({ keputusan: "ditolak", catatan: "Wisma sedang dicat pada hari itu" });
  const { riwayat } = (await customer.get(`${trx}/view/${record.id}`)).body;
  expect(riwayat.at(-1)).toMatchObject({ aksi: "declineMove", alasan: "Wisma sedang dicat pada hari itu" });
  // Another one may be asked for.
  expect(await refused(customer, "mintajadwal", later)).toBe("done");
});

test("one at a time, by its owner alone, for free time at the price that was shown, and while the booking hasn't begun", async () => {
  expect(await refused(cast.manager, "mintajadwal", later)).toBe("NOT_YOURS");
  expect(await refused(customer, "mintajadwal", { ...later, totalbiaya: 1 })).toBe("PRICE_CHANGED");
  expect(await refused(customer, "mintajadwal", { ...later, alasan: "" })).toBe("VALIDATION");
  const other = await order(app, orderOf(objectid, stay(12)));
  expect(await refused(customer, "mintajadwal", { ...later, waktu: stay(12), totalbiaya: 150_000 })).toBe("SOLD_OUT");
  expect(other.record.id).not.toBe(record.id);
  await ask();
  expect(await refused(customer, "mintajadwal", later)).toBe("REQUEST_WAITING");
  expect(await refused(customer, "terimajadwal")).toBe("NOT_YOURS");
  expect(await refused(cast.manager, "tarikjadwal")).toBe("NOT_YOURS");
  const stranger = await app.as("nasabah");
  await stranger.post(`${trx}/tarikjadwal/${record.id}`, { versi: record.versi }).expect(404);
  const rival = await app.as("pengelola", app.world.rival);
  await rival.post(`${trx}/terimajadwal/${record.id}`, { versi: record.versi }).expect(404);
});

test("withdrawn, nobody can accept it any more, and the manager knows", async () => {
  await ask();
  await step(customer, "tarikjadwal");
  expect(record.permintaanjadwal?.keputusan).toBe("ditarik");
  expect(await refused(cast.manager, "terimajadwal")).toBe("NO_REQUEST");
  expect((await lettersTo("pengelola")).at(-1)).toContain("has withdrawn the request");
});

test("unanswered, it lapses by itself, once, and the customer is told; one that has time left stays", async () => {
  await ask();
  await sweepDeadlines(app.deps.db);
  expect((await customer.get(`${trx}/view/${record.id}`)).body.permintaanjadwal.keputusan).toBe("diminta");
  await lapse();
  expect(await refused(cast.manager, "terimajadwal")).toBe("REQUEST_LAPSED");
  await sweepDeadlines(app.deps.db);
  await sweepDeadlines(app.deps.db);
  record = (await customer.get(`${trx}/view/${record.id}`)).body;
  expect(record).toMatchObject({ statusbooking: 50, permintaanjadwal: { keputusan: "gugur" } });
  expect(record.riwayat.filter(({ aksi }) => aksi === "lapseMove")).toHaveLength(1);
  expect((await mailsOfIt()).at(-1)).toContain("wasn't answered");
});

test("asked again once its time is up, before anybody told so, the earlier one is over and nothing is told of it later", async () => {
  await ask();
  await lapse();
  await ask();
  const verdicts = await requests().findMany({ where: { bookingid: record.id }, orderBy: { id: "asc" } });
  expect(verdicts.map(({ keputusan }) => keputusan)).toEqual(["gugur", "diminta"]);
  await step(cast.manager, "terimajadwal");
  await sweepDeadlines(app.deps.db);
  record = (await customer.get(`${trx}/view/${record.id}`)).body;
  expect(record.permintaanjadwal?.keputusan).toBe("disetujui");
  expect(record.riwayat.map(({ aksi }) => aksi)).not.toContain("lapseMove");
});

test("three times a day it can be asked for, since each one is told to everybody who answers; tomorrow again", async () => {
  for (const _ of [1, 2, 3]) {
    await ask();
    await step(customer, "tarikjadwal");
  }
  const letters = await lettersTo("pengelola");
  const { body } = await send(customer, "mintajadwal", later).expect(409);
  expect(body.error.message).toContain("three times today");
  expect(await lettersTo("pengelola")).toEqual(letters);
  const yesterday = new Date(Date.now() - 24 * 3_600_000);
  await app.deps.db.prisma.booking_riwayat.updateMany({
    where: { bookingid: record.id, aksi: "askMove" },
    data: { waktu: yesterday },
  });
  expect(await refused(customer, "mintajadwal", later)).toBe("done");
});

test("moved or cancelled otherwise, the booking leaves no request behind", async () => {
  await ask();
  await step(cast.manager, "reschedule", { waktu: stay(8), totalbiaya: 150_000 });
  expect(record.permintaanjadwal?.keputusan).toBe("gugur");
  await ask();
  await step(cast.manager, "catatan", { catatan: "Sudah ditelepon" });
  expect(record.permintaanjadwal?.keputusan).toBe("diminta");
  await step(customer, "pembatalan", { alasanpembatalan: "Tidak jadi menginap" });
  expect(record.permintaanjadwal?.keputusan).toBe("gugur");
  expect(await requests().count({ where: { bookingid: record.id, keputusan: "diminta" } })).toBe(0);
});

test("those that wait are counted and listed for the people who answer them, and for nobody else", async () => {
  const waiting = async (who: Caller) => (await who.get("booking/antrean").expect(200)).body.jadwal;
  const listed = async (who: Caller) => {
    const { body } = await who.get("booking/cards?jadwal=diminta&limit=100").expect(200);
    return body.records.some(({ id }: BookingRecord) => id === record.id);
  };
  const [before, rival] = [await waiting(cast.manager), await app.as("pengelola", app.world.rival)];
  const elsewhere = await waiting(rival);
  expect(await listed(cast.manager)).toBe(false);
  await ask();
  expect([await waiting(cast.manager), await waiting(rival)]).toEqual([before + 1, elsewhere]);
  expect([await listed(cast.manager), await listed(rival), await listed(await app.as("nasabah"))]).toEqual([
    true,
    false,
    false,
  ]);
  await step(cast.manager, "tolakjadwal", { catatan: "Tidak dapat" });
  expect([await waiting(cast.manager), await listed(cast.manager)]).toEqual([before, false]);
});
