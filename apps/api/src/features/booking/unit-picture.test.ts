import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import sharp from "sharp";
import supertest from "supertest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Cast, createCast } from "../../testing/booking-steps.ts";
import { paidEquipment, takePictures } from "../../testing/equipment.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { jpeg, upload } from "../../testing/uploads.ts";
import { sweepFiles } from "../files/removal.ts";

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await createTestApp();
  cast = await createCast(app);
});
afterAll(() => app.close());

const prisma = () => app.deps.db.prisma;
const paid = async (longer = 0) => (await paidEquipment(app, cast.customer, longer)).id;
const take = (count: number, by = cast.manager) => takePictures(app, by, count);
const step = (path: string, id: number, versi: number, unit?: object) =>
  cast.manager.post(`trx_alat/${path}/${id}`, { versi, ...(unit ? { unit: [unit] } : {}) });
const view = async (id: number, by: Caller = cast.manager): Promise<BookingRecord> =>
  (await by.get(`trx_alat/view/${id}`).expect(200)).body;
const rowsOf = (bookingid: number) =>
  prisma().booking_dokumen.findMany({ where: { bookingid }, orderBy: { berkasid: "asc" } });
const isWaiting = async (id: number) => (await prisma().berkas.findUniqueOrThrow({ where: { id } })).sementara;
const later = (hours: number) => ({ ...app.deps, clock: { now: () => new Date(Date.now() + hours * 3_600_000) } });

/** Equipment that was handed over and came back, with a picture of each. */
async function returned() {
  const id = await paid();
  const [start = 0, end = 0] = await take(2);
  await step("checkin", id, 0, { nomorunit: 1, foto: [start] }).expect(200);
  await step("selesai", id, 1, { nomorunit: 1, foto: [end] }).expect(200);
  return { id, start, end };
}

describe("pictures of a unit", () => {
  test("stand with it as it left and as it came back, no other's and not among the papers; the history counts them", async () => {
    const id = await paid();
    const [first = 0, second = 0, third = 0] = await take(3);
    const out = { nomorunit: 1, kondisi: "Baik", foto: [first, second] };
    const { body } = await step("checkin", id, 0, out).expect(200);
    expect(body.unit[0].fotomulai).toHaveLength(2);
    await step("selesai", id, 1, { nomorunit: 2, foto: [third] }).expect(200);
    const { unit, dokumen, riwayat } = await view(id);
    const told = unit.map(({ nomorunit, fotomulai, fotoakhir }) => [
      nomorunit,
      fotomulai.map(({ berkasid }) => berkasid),
      fotoakhir.map(({ berkasid }) => berkasid),
    ]);
    expect(told).toEqual([
      [1, [first, second], []],
      [2, [], [third]],
    ]);
    expect(dokumen).toEqual([]);
    expect(riwayat.map(({ aksi, foto }) => [aksi, foto])).toEqual([
      ["checkIn", 2],
      ["finish", 1],
    ]);
    await sweepFiles(later(48));
    expect(await prisma().berkas.count({ where: { id: { in: [first, second, third] } } })).toBe(3);
  });

  test("come with an early departure like with the end", async () => {
    const id = await paid(3);
    await prisma().booking.update({ where: { id }, data: { lamapemakaian: 4, totalbiaya: 600_000n } });
    await step("checkin", id, 0).expect(200);
    const [back = 0] = await take(1);
    await step("pulangawal", id, 1, { nomorunit: 1, foto: [back] }).expect(200);
    expect((await view(id)).unit[0]?.fotoakhir).toMatchObject([{ berkasid: back }]);
    expect((await view(id)).riwayat.at(-1)).toMatchObject({ aksi: "earlyDeparture", foto: 1 });
  });

  test.each(["nasabah", "pengelola", "dinas", "pemda", "bank", "superuser"] as const)(
    "are opened by the booking's %s, small or large, and never without the address",
    async (role) => {
      const { id } = await returned();
      const reader = role === "nasabah" ? cast.customer : await app.as(role);
      const [unit] = (await view(id, reader)).unit;
      for (const { path } of [...(unit?.fotomulai ?? []), ...(unit?.fotoakhir ?? [])]) {
        const large = await supertest(app.app).get(path).expect(200).expect("content-type", "image/webp");
        expect(large.headers["cache-control"]).toBe("private, no-store");
        expect((await sharp(large.body).metadata()).width).toBe(600);
        const small = await supertest(app.app).get(`${path}&size=tiny`).expect(200);
        expect((await sharp(small.body).metadata()).width).toBe(240);
        const [bare] = path.split("?");
        for (const query of ["", "?size=tiny", "?size=large"]) {
          await supertest(app.app).get(`${bare}${query}`).expect(404);
        }
      }
    },
  );

  test.each(["nasabah", "pengelola", "dinas", "pemda"] as const)("are not shown to another %s", async (role) => {
    const { id } = await returned();
    const stranger = role === "nasabah" ? await app.as(role) : await app.as(role, app.world.rival);
    await stranger.get(`trx_alat/view/${id}`).expect(404);
  });
});

describe("undo", () => {
  test("of a hand-over takes its pictures back with it, and the history still tells of both", async () => {
    const id = await paid();
    const [picture = 0] = await take(1);
    await step("checkin", id, 0, { nomorunit: 1, foto: [picture] }).expect(200);
    await step("urungkan", id, 1).expect(200);
    expect([await rowsOf(id), await isWaiting(picture)]).toEqual([[], true]);
    const { unit, riwayat } = await view(id);
    expect(unit).toEqual([]);
    expect(riwayat.map(({ aksi, foto }) => [aksi, foto])).toEqual([
      ["checkIn", 1],
      ["undo", -1],
    ]);
    await sweepFiles(later(48));
    expect(await prisma().berkas.count({ where: { id: picture } })).toBe(0);
  });

  test("of the end takes back the pictures of the end alone", async () => {
    const { id, start, end } = await returned();
    await step("urungkan", id, 2).expect(200);
    expect(await rowsOf(id)).toMatchObject([{ berkasid: start, jenis: "foto_mulai", nomorunit: 1 }]);
    expect([await isWaiting(start), await isWaiting(end)]).toEqual([false, true]);
  });
});

describe("a picture that can't be kept is told at its place, and nothing of the step is done:", () => {
  async function refusal(foto: number[], by = cast.manager): Promise<Record<string, string>> {
    const id = await paid();
    const [good = 0] = await take(1, by);
    const lines = [
      { nomorunit: 1, kondisi: "Baik", foto: [good] },
      { nomorunit: 2, foto },
    ];
    const { body } = await by.post(`trx_alat/checkin/${id}`, { versi: 0, unit: lines }).expect(400);
    const { statusbooking, versi } = await prisma().booking.findUniqueOrThrow({ where: { id } });
    expect([statusbooking, versi, await rowsOf(id), await isWaiting(good)]).toEqual([50, 0, [], true]);
    expect(await prisma().booking_unit.count({ where: { bookingid: id } })).toBe(0);
    await by.post(`trx_alat/checkin/${id}`, { versi: 0, unit: lines.slice(0, 1) }).expect(200);
    return body.error.fields;
  }
  const goneAt = (at: number) => ({ [`unit.1.foto.${at}`]: expect.stringMatching(/isn't there any more/) });

  test("one that waited too long and was thrown away", async () => {
    const [kept = 0, lost = 0] = await take(2);
    await prisma().berkas.update({ where: { id: lost }, data: { date_created: new Date("2026-01-01") } });
    await sweepFiles(app.deps);
    expect(await refusal([kept, lost])).toEqual(goneAt(1));
  });

  test("one of somebody else's", async () => {
    expect(await refusal(await take(1, await app.as("pengelola")))).toEqual(goneAt(0));
  });

  test("one that another record has already, or the same one twice", async () => {
    const { start } = await returned();
    expect(await refusal([start])).toEqual(goneAt(0));
    const [twice = 0] = await take(1);
    expect(await refusal([twice, twice])).toEqual(goneAt(1));
  });

  test("one that was uploaded for everybody to see", async () => {
    const { body } = await upload(app, cast.manager, [{ content: await jpeg(50, 50) }]).expect(200);
    const { id } = await prisma().berkas.findUniqueOrThrow({ where: { path: body.path } });
    expect(await refusal([id])).toEqual(goneAt(0));
  });

  test("a PDF", async () => {
    const pdf = { content: Buffer.from("%PDF-1.7\n%%EOF"), name: "a.pdf", type: "application/pdf" };
    const { body } = await upload(app, cast.manager, [pdf], "document").expect(200);
    expect(await refusal([body.berkasid])).toEqual({ "unit.1.foto.0": expect.stringMatching(/no picture/) });
  });

  test("a fifth of one unit", async () => {
    expect(Object.keys(await refusal(await take(5)))).toEqual(["unit.1.foto"]);
  });

  test("one of a room", async () => {
    const { id } = await paidEquipment(app, cast.customer);
    await prisma().booking.update({ where: { id }, data: { jenisbooking: "gedung" } });
    const unit = [{ nomorunit: 1, foto: await take(1) }];
    const { body } = await cast.manager.post(`trx_gedung/checkin/${id}`, { versi: 0, unit }).expect(400);
    expect(body.error.fields).toEqual({ "unit.0.foto.0": expect.stringMatching(/equipment only/) });
  });
});
