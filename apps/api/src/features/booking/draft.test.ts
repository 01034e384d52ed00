import { afterAll, beforeAll, expect, test } from "vitest";
import {
  act,
  type Cast,
  createCast,
  createLodging,
  dayFrom,
  details,
  order as orderNight,
  orderOf,
} from "../../testing/booking-steps.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { sweepExpired } from "../privacy/expired-sweep.ts";

let app: TestApp;
let cast: Cast;
let house: number;
beforeAll(async () => {
  app = await createTestApp();
  cast = await createCast(app);
  house = await createLodging(app, app.world.home, 20);
});
afterAll(() => app.close());

const trx = "trx_penginapan";
const typed = {
  ...{ alamatpemesan: "Jl. Asia", notelp: "08", nokontak: "", namapengguna: "", keperluan: "Kunjungan kel" },
  dokumen: [],
};
const order = () => orderNight(app, orderOf(house));
const save = (caller: Caller, id: number, body: object) => caller.post(`${trx}/simpandraf/${id}`, body);
const read = (caller: Caller, id: number) => caller.get(`${trx}/draf/${id}`);

test("what was typed so far, complete or not, is there again for whoever typed it, and for nobody else", async () => {
  const { record, customer } = await order();
  expect((await read(customer, record.id).expect(200)).body).toEqual({ revisi: 0, disimpan: null, draf: null });
  const { body } = await save(customer, record.id, { ...typed, revisi: 0 }).expect(200);
  expect(body).toEqual({ revisi: 1, disimpan: expect.any(String) });
  expect((await read(customer, record.id).expect(200)).body).toEqual({ ...body, draf: typed });

  const stranger = await app.as("nasabah");
  await read(stranger, record.id).expect(404);
  await save(stranger, record.id, { ...typed, revisi: 0 }).expect(404);
  expect((await read(cast.manager, record.id).expect(200)).body.draf).toBeNull();
});

test("the identity number isn't taken", async () => {
  const { record, customer } = await order();
  await save(customer, record.id, { ...typed, noidentitas: details.noidentitas, revisi: 0 }).expect(400);
  expect((await read(customer, record.id)).body.draf).toBeNull();
});

test("half a character, which no text can hold, is told at its field; a pictograph is saved whole", async () => {
  const { record, customer } = await order();
  const { body } = await save(customer, record.id, { ...typed, keperluan: "Rapat \ud83d", revisi: 0 }).expect(400);
  expect(Object.keys(body.error.fields)).toEqual(["keperluan"]);
  const whole = { ...typed, keperluan: "Rapat\t\n\ud83d\ude00" };
  await save(customer, record.id, { ...whole, revisi: 0 }).expect(200);
  expect((await read(customer, record.id).expect(200)).body.draf).toEqual(whole);
});

test("a second window doesn't write over what the first has saved; what is saved already is saved", async () => {
  const { record, customer } = await order();
  await save(customer, record.id, { ...typed, revisi: 0 }).expect(200);
  const other = { ...typed, keperluan: "Pelatihan" };
  await save(customer, record.id, { ...other, revisi: 0 }).expect(409);
  // The answer was lost, and the same comes once more.
  expect((await save(customer, record.id, { ...typed, revisi: 0 }).expect(200)).body.revisi).toBe(1);
  expect((await save(customer, record.id, { ...other, revisi: 1 }).expect(200)).body.revisi).toBe(2);
  expect((await read(customer, record.id)).body.draf).toEqual(other);
});

test("it is gone when the details are sent, and what somebody else typed stays theirs", async () => {
  const { record, customer } = await order();
  await save(customer, record.id, { ...typed, revisi: 0 }).expect(200);
  await save(cast.manager, record.id, { ...typed, keperluan: "Dari telepon", revisi: 0 }).expect(200);
  await act(customer, "isi_kelengkapan_nsb", record.id, { ...details, versi: record.versi });
  expect((await read(customer, record.id)).body.draf).toBeNull();
  expect((await read(cast.manager, record.id)).body.draf.keperluan).toBe("Dari telepon");
});

test("of a booking that has ended nothing is saved", async () => {
  const { record, customer } = await order();
  await act(customer, "pembatalan", record.id, { versi: record.versi, alasanpembatalan: "Berhalangan hadir" });
  const { body } = await save(customer, record.id, { ...typed, revisi: 0 }).expect(409);
  expect(body.error.code).toBe("ACTION_REFUSED");
});

test("one that nobody has touched for a week goes, and a younger one stays", async () => {
  const [old, young] = [await order(), await order()];
  for (const { customer, record } of [old, young]) await save(customer, record.id, { ...typed, revisi: 0 }).expect(200);
  await app.deps.db.prisma.draf_kelengkapan.updateMany({
    where: { bookingid: old.record.id },
    data: { disimpan: new Date(`${dayFrom(-8)}T12:00:00Z`) },
  });
  await sweepExpired(app.deps);
  expect((await read(old.customer, old.record.id)).body.draf).toBeNull();
  expect((await read(young.customer, young.record.id)).body.draf).toEqual(typed);
});

test("an identity number that is left out is the account's, for whoever orders for themselves; another one that is typed counts", async () => {
  const { record, customer } = await order();
  const { noidentitas: _, ...rest } = details;
  const complete = (who: Caller, versi: number, more: object = {}) =>
    who.post(`${trx}/${who === customer ? "isi_kelengkapan_nsb" : "isi_kelengkapan"}/${record.id}`, {
      ...rest,
      versi,
      ...more,
    });
  const stored = async () =>
    (await app.deps.db.prisma.booking.findUniqueOrThrow({ where: { id: record.id } })).noidentitas;

  const inAccount = (noidentitas: string | null) =>
    app.deps.db.prisma.userdata.update({ where: { userid: Number(record.idpemesan) }, data: { noidentitas } });

  await inAccount(null);
  const { body } = await complete(customer, record.versi).expect(400);
  expect(Object.keys(body.error.fields)).toEqual(["noidentitas"]);
  await inAccount("3273010101900009");
  // It is theirs to use, not the manager's.
  await complete(cast.manager, record.versi).expect(400);
  const first = await complete(customer, record.versi).expect(200);
  expect(await stored()).toBe("3273010101900009");

  const second = await complete(customer, first.body.versi, { noidentitas: details.noidentitas }).expect(200);
  expect(await stored()).toBe(details.noidentitas);
  await complete(cast.manager, second.body.versi).expect(200);
  expect(await stored(), "what the booking has stays").toBe(details.noidentitas);
});
