import type { BookingRecord } from "@retribusi/contract/features/booking/booking.record";
import { threadDays } from "@retribusi/contract/features/booking/booking.thread";
import type { BookingLink } from "@retribusi/contract/features/booking/link.endpoints";
import type { GuestBooking } from "@retribusi/contract/features/guest/guest.endpoints";
import supertest from "supertest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bring, type Cast, createCast, createLodging, orderOf, payment } from "../../testing/booking-steps.ts";
import { asFile, fetchFile, printedText } from "../../testing/printed.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { bringWalkIn } from "../../testing/walk-in.ts";

let app: TestApp;
let cast: Cast;
let objectid: number;
beforeAll(async () => {
  app = await createTestApp();
  cast = await createCast(app);
  objectid = await createLodging(app, app.world.home, 50);
});
afterAll(() => app.close());

const prisma = () => app.deps.db.prisma;
const day = 24 * 3_600_000;
const email = "loket@contoh.example";
const guest = (to: 10 | 40 | 50) => bringWalkIn(cast, objectid, to, { emailpemesan: email });
const path = ({ id }: BookingRecord) => `trx_penginapan/tautan/${id}`;
const linkOf = async (record: BookingRecord, who: Caller = cast.manager): Promise<BookingLink> =>
  (await who.get(path(record)).expect(200)).body;
const secretOf = ({ alamat }: BookingLink): string => alamat?.split("/").at(-1) ?? "";
const call = (what: "pesanan" | "cetak", tanda: string) =>
  supertest(app.app).post(`/api/tautan/${what}`).set("Accept-Language", "id").send({ tanda });
const open = async (tanda: string) => (await call("pesanan", tanda).expect(200)).body;
const shown = async (record: BookingRecord): Promise<GuestBooking> => open(secretOf(await linkOf(record)));

describe("the link of a booking without an account", () => {
  test("opens without a session: the bill with how it is paid, and the receipt once it is paid", async () => {
    const record = await guest(40);
    const { pesanan, tagihan, pembayaran, bank, dokumen } = await shown(record);
    expect(pesanan).toMatchObject({ id: record.id, namapemesan: "Ibu Loket", statusbooking: 40 });
    expect(tagihan).toMatchObject({ idbilling: record.idbilling, jumlah: record.harga.totalbiaya });
    expect([pembayaran, dokumen]).toEqual([[], "tagihan"]);
    expect(bank).toMatch(/\w/);
    await cast.bank.post("billing/terima", payment(record)).expect(200);
    const paid = await shown(record);
    expect(paid).toMatchObject({ tagihan: null, dokumen: "kuitansi", pesanan: { statusbooking: 50 } });
    expect(paid.pembayaran).toMatchObject([{ jumlah: record.harga.totalbiaya }]);
    expect(paid.pesanan.kodecek).toMatch(/^\w{16}$/);
  });

  test("tells nothing of the person but the name, neither on the page nor on its papers", async () => {
    const record = await guest(50);
    const known = { alamatpemesan: "Gang Rahasia 7", notelp: "081298765432" };
    await prisma().booking.update({ where: { id: record.id }, data: known });
    const tanda = secretOf(await linkOf(record));
    const { body: paper } = await asFile(call("cetak", tanda).expect(200).expect("Content-Type", /pdf/));
    const page = JSON.stringify(await open(tanda));
    const printed = await printedText(paper);
    const whole = await fetchFile(cast.manager, `trx_penginapan/cetak_pesanan/${record.id}`);
    const theirs = await printedText(whole.body);
    for (const one of Object.values(known)) {
      expect(theirs).toContain(one);
      expect(printed).not.toContain(one);
      expect(page).not.toContain(one);
    }
    expect(theirs).toContain("3273********0001");
    for (const said of [page, printed]) {
      expect(said).toContain("Ibu Loket");
      expect(said).not.toMatch(/3273/);
      expect(said).not.toContain(email);
    }
    expect(page).not.toMatch(/idpemesan|referensi|noidentitas|namapengguna/);
  });

  test("is worth nothing from the moment it is taken back until it is made anew, and then it is another one", async () => {
    const record = await guest(40);
    const twin = await guest(40);
    const first = secretOf(await linkOf(record));
    const { body: revoked } = await cast.manager.delete(path(record)).expect(200);
    expect(revoked).toMatchObject({ alamat: null, dicabut: expect.any(String) });
    expect(await open(first)).toEqual({
      keadaan: "dicabut",
      pengelola: { pengelolaname: record.objek.pengelolaname, notelp: record.objek.notelppengelola },
    });
    await call("cetak", first).expect(404);
    expect(await shown(twin)).toMatchObject({ keadaan: "buka" });
    const { body: again } = await cast.manager.post(path(record), {}).expect(200);
    expect(secretOf(again)).not.toBe(first);
    expect(await open(secretOf(again))).toMatchObject({ keadaan: "buka" });
    expect(await open(first)).toMatchObject({ keadaan: "dicabut" });
    const where = { entitas: "tautan_pesanan", kunci: String(record.id) };
    const trail = await prisma().audit.findMany({ where, orderBy: { id: "asc" } });
    expect(trail.map(({ aksi, userid }) => [aksi, userid])).toEqual([
      ["withdraw", cast.manager.userid],
      ["add", cast.manager.userid],
    ]);
  });

  test("is none of ours with another booking's number, another count or another signature", async () => {
    const [record, twin] = [await guest(40), await guest(40)];
    const secret = secretOf(await linkOf(record));
    const changed = [
      secret.replace(`_${record.id}_`, `_${twin.id}_`),
      secret.replace("_1_", "_2_"),
      secret.slice(0, -1) + (secret.endsWith("A") ? "E" : "A"),
      secret.slice(0, -1),
      `${secret}a`,
      "",
    ];
    for (const tanda of changed) {
      await call("pesanan", tanda).expect(404);
      await call("cetak", tanda).expect(404);
    }
    await call("pesanan", secret).expect(200);
  });

  test("ends a month after the booking: a second before it opens, from then on it says whom to ask", async () => {
    const record = await guest(40);
    const secret = secretOf(await linkOf(record));
    const end = (ago: number) =>
      prisma().booking.update({
        where: { id: record.id },
        data: { tglmulaipemakaian: new Date(Date.now() - ago - day), tglakhirpemakaian: new Date(Date.now() - ago) },
      });
    await end(threadDays * day - 60_000);
    expect(await open(secret)).toMatchObject({ keadaan: "buka" });
    await end(threadDays * day + 1_000);
    expect(await open(secret)).toMatchObject({
      keadaan: "berakhir",
      pengelola: { pengelolaname: record.objek.pengelolaname },
    });
    await call("cetak", secret).expect(404);
    expect(await linkOf(record)).toMatchObject({ alamat: null, dicabut: null });
  });

  test("is given out by whoever looks after the booking, and by nobody else", async () => {
    const record = await guest(40);
    await linkOf(record, cast.superuser);
    const other = await app.as("pengelola", app.world.rival);
    for (const [who, status] of [
      [other, 404],
      [cast.customer, 403],
      [cast.bank, 403],
      [cast.dinas, 403],
    ] as const) {
      await who.get(path(record)).expect(status);
      await who.post(path(record), {}).expect(status);
      await who.delete(path(record)).expect(status);
    }
    expect(await shown(record)).toMatchObject({ keadaan: "buka" });
  });

  test("isn't there for a booking whose customer has an account", async () => {
    const { record } = await bring(app, cast, 40, orderOf(objectid));
    for (const method of ["get", "delete"] as const) await cast.manager[method](path(record)).expect(404);
    await cast.manager.post(path(record), {}).expect(404);
    expect(await prisma().tautan_pesanan.count({ where: { bookingid: record.id } })).toBe(0);
  });

  test("makes no paper of the story of a booking that came to nothing, which names people of the staff", async () => {
    const record = await guest(40);
    const secret = secretOf(await linkOf(record));
    await prisma().booking.update({ where: { id: record.id }, data: { statusbooking: 92, tglstatus: new Date() } });
    expect(await open(secret)).toMatchObject({ keadaan: "buka", dokumen: null, tagihan: null });
    await call("cetak", secret).expect(404);
  });
});
