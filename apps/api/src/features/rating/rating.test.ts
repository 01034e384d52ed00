import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { codeOf } from "@retribusi/contract/features/booking/booking.states";
import { averageFrom, changeDays } from "@retribusi/contract/features/rating/rating.rules";
import supertest from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { bring, type Cast, createCast, createLodging, orderOf } from "../../testing/booking-steps.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { bringWalkIn } from "../../testing/walk-in.ts";

let app: TestApp;
let cast: Cast;
let objectid: number;
beforeAll(async () => {
  app = await createTestApp();
  cast = await createCast(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  objectid = await createLodging(app, app.world.home, 50);
});

const prisma = () => app.deps.db.prisma;
const day = 24 * 3_600_000;
const trx = "trx_penginapan";
const path = ({ id }: Pick<BookingRecord, "id">) => `${trx}/penilaian/${id}`;
const said = { bintang: 4, isi: "Bersih dan tenang, airnya kecil." };
const finish = ({ id }: BookingRecord, tglstatus = new Date()) =>
  prisma().booking.update({
    where: { id },
    data: {
      statusbooking: codeOf("finished"),
      tglstatus,
      tglmulaipemakaian: new Date(tglstatus.getTime() - 2 * day),
      tglakhirpemakaian: tglstatus,
    },
  });
async function finished() {
  const found = await bring(app, cast, 50, orderOf(objectid));
  await finish(found.record);
  return found;
}
const rated = async (bintang: number, isi = "") => {
  const { customer, record } = await finished();
  await customer.post(path(record), { bintang, isi }).expect(200);
  return record;
};
const lastChange = async (bookingid: number) =>
  (await prisma().penilaian.findUnique({ where: { bookingid } }))?.diubah ?? new Date();
const publish = async (id: number, tampil: boolean, who: Caller = cast.superuser) =>
  who.post(`penilaian/tampil/${id}`, { tampil, diubah: await lastChange(id) });
const published = async () => (await supertest(app.app).get(`/api/catalogue/${objectid}/penilaian`).expect(200)).body;

describe("the rating of a booking", () => {
  test("is given by its customer, read by those who look after it, and changed", async () => {
    const { customer, record } = await finished();
    expect((await customer.get(path(record)).expect(200)).body).toMatchObject({
      penilaian: null,
      sampai: expect.any(String),
    });
    await customer.post(path(record), said).expect(200);
    const { body } = await cast.manager.get(path(record)).expect(200);
    expect(body).toMatchObject({ penilaian: { ...said, tampil: false }, sampai: null });
    await customer.post(path(record), { bintang: 2, isi: "" }).expect(200);
    expect((await cast.manager.get(path(record))).body.penilaian).toMatchObject({ bintang: 2, isi: "" });
    expect(await prisma().penilaian.count({ where: { bookingid: record.id } })).toBe(1);
  });

  test("is nobody's but the customer's: neither the staff's nor another customer's, and another group reads none", async () => {
    const { customer, record } = await finished();
    const rival = await app.as("pengelola", app.world.rival);
    for (const who of [cast.manager, cast.superuser, await app.as("nasabah"), rival]) {
      await who.post(path(record), said).expect(404);
    }
    expect(await prisma().penilaian.count({ where: { bookingid: record.id } })).toBe(0);
    await customer.post(path(record), said).expect(200);
    for (const who of [await app.as("nasabah"), rival]) await who.get(path(record)).expect(404);
    await rival.get(`mst_objectretribusi/penilaian/${objectid}`).expect(404);
    await cast.manager.get(`mst_objectretribusi/penilaian/${objectid}`).expect(200);
  });

  test("isn't asked for before the use has ended", async () => {
    const { customer, record } = await bring(app, cast, 50, orderOf(objectid));
    expect((await customer.get(path(record))).body).toEqual({ penilaian: null, sampai: null });
    expect((await customer.post(path(record), said)).body.error.code).toBe("ACTION_REFUSED");
    await finish(record);
    await customer.post(path(record), said).expect(200);
  });

  test("can be changed for two weeks, and not a moment longer", async () => {
    const { customer, record } = await finished();
    await customer.post(path(record), said).expect(200);
    const given = (ago: number) =>
      prisma().penilaian.update({
        where: { bookingid: record.id },
        data: { date_created: new Date(Date.now() - ago) },
      });
    await given(changeDays * day - 60_000);
    await customer.post(path(record), { ...said, bintang: 1 }).expect(200);
    await given(changeDays * day + 1_000);
    expect((await customer.post(path(record), said)).body.error.code).toBe("ACTION_REFUSED");
    expect((await customer.get(path(record))).body).toMatchObject({ penilaian: { bintang: 1 }, sampai: null });
  });

  test.each([
    ["no stars", { bintang: 0, isi: "" }],
    ["six stars", { bintang: 6, isi: "" }],
    ["half a star", { bintang: 2.5, isi: "" }],
    ["a sentence of 501 characters", { bintang: 3, isi: "a".repeat(501) }],
    ["what can't be shown", { bintang: 3, isi: "\u202e" }],
  ])("refuses %s", async (_, body) => {
    const { customer, record } = await finished();
    expect((await customer.post(path(record), body)).body.error.code).toBe("VALIDATION");
    await customer.post(path(record), { bintang: 3, isi: "a".repeat(500) }).expect(200);
  });

  test("is given by a guest through the link of the booking, as long as the link is good", async () => {
    const record = await bringWalkIn(cast, objectid, 50);
    await finish(record);
    const { body: link } = await cast.manager.get(`${trx}/tautan/${record.id}`).expect(200);
    const tanda = link.alamat.split("/").at(-1);
    const call = (what: string, body: object) => supertest(app.app).post(`/api/tautan/${what}`).send(body);
    expect((await call("penilaian", { tanda }).expect(200)).body.sampai).toEqual(expect.any(String));
    await call("nilai", { tanda, ...said }).expect(200);
    await call("nilai", { tanda: tanda.replace("_1_", "_2_"), ...said }).expect(404);
    expect((await cast.manager.get(path(record))).body.penilaian).toMatchObject(said);
    await cast.manager.delete(`${trx}/tautan/${record.id}`).expect(200);
    await call("nilai", { tanda, bintang: 1, isi: "" }).expect(404);
    await call("penilaian", { tanda }).expect(404);
  });
});

describe("what everybody reads of an object's ratings", () => {
  test("is what the super user has published, without the name and with the month, until it is taken back", async () => {
    const [one, other] = [await rated(5, "Indah sekali"), await rated(1, "Kotor")];
    expect(await published()).toEqual({ jumlah: 0, rata: null, records: [] });
    for (const who of [cast.manager, cast.dinas, cast.pemda, cast.bank, cast.customer]) {
      expect((await publish(one.id, true, who)).status).toBe(403);
    }
    expect((await publish(one.id, true)).status).toBe(200);
    const { records } = await published();
    expect(records).toEqual([
      {
        bintang: 5,
        isi: "Indah sekali",
        inisial: one.namapemesan[0]?.toUpperCase(),
        bulan: expect.stringMatching(/^\d{4}-\d\d$/),
      },
    ]);
    expect(JSON.stringify(records)).not.toContain(one.namapemesan);
    expect((await publish(one.id, false)).status).toBe(200);
    expect((await published()).records).toEqual([]);
    const trail = await prisma().audit.findMany({ where: { entitas: "penilaian" }, orderBy: { id: "asc" } });
    expect(trail.map(({ aksi, kunci, userid }) => [aksi, kunci, userid])).toEqual([
      ["approve", String(one.id), cast.superuser.userid],
      ["withdraw", String(one.id), cast.superuser.userid],
    ]);
    const { body } = await cast.manager.get(`mst_objectretribusi/penilaian/${objectid}`).expect(200);
    expect(body.records.map(({ bookingid }: { bookingid: number }) => bookingid)).toEqual([other.id, one.id]);
    expect([body.jumlah, body.rata]).toEqual([2, 3]);
  });

  test("never is what was published before it was written anew, nor stars without a sentence", async () => {
    const { customer, record } = await finished();
    expect((await publish(record.id, true)).status).toBe(404);
    await customer.post(path(record), { bintang: 5, isi: "" }).expect(200);
    expect((await publish(record.id, true)).body.error.code).toBe("ACTION_REFUSED");
    await customer.post(path(record), said).expect(200);
    expect((await publish(record.id, true)).status).toBe(200);
    const read = await lastChange(record.id);
    await customer.post(path(record), { ...said, bintang: 5 }).expect(200);
    expect((await published()).records).toMatchObject([{ bintang: 5, isi: said.isi }]);
    await customer.post(path(record), { bintang: 5, isi: "Hubungi saya di 0812" }).expect(200);
    expect((await published()).records).toEqual([]);
    const late = await cast.superuser.post(`penilaian/tampil/${record.id}`, { tampil: true, diubah: read });
    expect(late.body.error.code, "other words than were read").toBe("ACTION_REFUSED");
    expect((await published()).records).toEqual([]);
  });

  test("has an average from five ratings on, of all of them", async () => {
    const stars = [5, 4, 4, 3, 2];
    for (const one of stars.slice(0, averageFrom - 1)) await rated(one);
    expect(await published()).toMatchObject({ jumlah: 0, rata: null });
    await rated(2);
    expect(await published()).toMatchObject({ jumlah: 5, rata: 3.6 });
  });
});
