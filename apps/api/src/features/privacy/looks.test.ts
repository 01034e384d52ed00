import type { Look } from "@retribusi/contract/features/privacy/privacy.endpoints";
import supertest from "supertest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookingOf } from "../../testing/booking.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { upload } from "../../testing/uploads.ts";

const trx = "trx_penginapan";
let app: TestApp;
let owner: Caller;
let neighbour: Caller;
let manager: Caller;
let superuser: Caller;
/** A booking of the owner with an identity card, and one of the neighbour. */
let own: number;
let other: number;

const prisma = () => app.deps.db.prisma;

async function bookingWithCard({ userid }: Caller, caller: Caller): Promise<number> {
  const row = { ...bookingOf(app.world.home, "penginapan", userid), noidentitas: "3273010101900001" };
  const { id } = await prisma().booking.create({ data: row });
  const content = Buffer.from("%PDF-1.7\n%%EOF");
  const { body } = await upload(app, caller, [{ content, name: "ktp.pdf" }], "document").expect(200);
  await prisma().booking_dokumen.create({ data: { bookingid: id, berkasid: body.berkasid, jenis: "identitas" } });
  await prisma().berkas.update({ where: { id: body.berkasid }, data: { sementara: false } });
  return id;
}

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.as("nasabah");
  neighbour = await app.as("nasabah");
  manager = await app.as("pengelola");
  superuser = await app.as("superuser");
  own = await bookingWithCard(owner, owner);
  other = await bookingWithCard(neighbour, neighbour);
});
afterAll(() => app.close());

const looksOf = async (who: Caller): Promise<Look[]> => (await who.get("account/akses").expect(200)).body.records;
const documentOf = async (who: Caller, id: number): Promise<string> =>
  (await who.get(`${trx}/view/${id}`).expect(200)).body.dokumen[0].path;
const open = (address: string) => supertest(app.app).get(address);

test("whoever looked at one's number or card is told with office, day and how often; one's own looks and others' are not", async () => {
  await open(await documentOf(owner, own)).expect(200);
  expect(await looksOf(owner)).toEqual([]);

  await open(await documentOf(manager, own)).expect(200);
  await manager.get(`${trx}/view/${own}`).expect(200);
  await open(await documentOf(manager, other)).expect(200);
  await superuser.get(`userdata/identitas/${owner.userid}`).expect(200);

  const looks = await looksOf(owner);
  expect(
    looks.map(({ jenis, peran, kantor, bookingid, jumlah }) => ({ jenis, peran, kantor, bookingid, jumlah })),
  ).toEqual(
    expect.arrayContaining([
      { jenis: "nik", peran: "pengelola", kantor: "Pengelola 32", bookingid: own, jumlah: 2 },
      { jenis: "dokumen", peran: "pengelola", kantor: "Pengelola 32", bookingid: own, jumlah: 1 },
      { jenis: "nik", peran: "superuser", kantor: null, bookingid: null, jumlah: 1 },
    ]),
  );
  expect(looks).toHaveLength(3);
  // Nobody of the staff is named, only the office that answers for them.
  expect(JSON.stringify(looks)).not.toContain("Contoh pengelola");
  expect((await looksOf(neighbour)).map(({ bookingid }) => bookingid)).toEqual([other, other]);
  expect(await looksOf(manager)).toEqual([]);
});

test("the address of a card says for whom it was made, and can't be given another reader or booking", async () => {
  const address = await documentOf(manager, own);
  expect(address).toContain(`jejak=${manager.userid}.pengelola.penginapan.${own}`);
  for (const forged of [
    address.replace(/jejak=[^&]*&/, ""),
    address.replace(`.${own}&`, `.${other}&`),
    address.replace(`jejak=${manager.userid}.`, `jejak=${neighbour.userid}.`),
  ]) {
    await open(forged).expect(404);
  }
});

test("a look-up at a counter is told to the customer who was found", async () => {
  const { noidentitas } = await prisma().userdata.findUniqueOrThrow({ where: { userid: neighbour.userid } });
  await manager.post("booking/nasabah", { cari: noidentitas }).expect(200);
  const found = (await looksOf(neighbour)).filter(({ jenis }) => jenis === "pencarian");
  expect(found).toMatchObject([{ peran: "pengelola", bookingid: null, jumlah: 1 }]);
  expect((await looksOf(owner)).filter(({ jenis }) => jenis === "pencarian")).toEqual([]);
});

test("twenty stand on a page, the latest first", async () => {
  const waktu = (day: number) => new Date(Date.UTC(2025, 0, day));
  const entry = { aksi: "lihat_nik", entitas: trx, kunci: String(own), userid: manager.userid, peran: "pengelola" };
  await prisma().audit.createMany({
    data: Array.from({ length: 25 }, (_, day) => ({ ...entry, waktu: waktu(day + 1) })),
  });
  const { body } = await owner.get("account/akses").expect(200);
  expect([body.records.length, body.hasMore]).toEqual([20, true]);
  const { body: rest } = await owner.get("account/akses?page=2").expect(200);
  expect([rest.records.length, rest.hasMore]).toEqual([8, false]);
  expect(rest.records.at(-1).terakhir).toBe("2025-01-01T00:00:00.000Z");
});
