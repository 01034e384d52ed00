import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { act, type Cast, createCast } from "../../testing/booking-steps.ts";
import { mailsOf, noticesOf } from "../../testing/news.ts";
import { giveAccount, givenUp, proof, refundIn, step, treasurerOf, viewRefund } from "../../testing/settlement.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let cast: Cast;
let treasurer: Caller;
beforeAll(async () => {
  app = await createTestApp();
  cast = await createCast(app);
  treasurer = await treasurerOf(app);
});
afterAll(() => app.close());

const prisma = () => app.deps.db.prisma;
const refused = (reason: string) => ({ error: { code: "ACTION_REFUSED", details: { reason } } });
const caseOf = (id: number) => prisma().pengembalian.findUniqueOrThrow({ where: { id } });
const subjects = (bookingid: number) => mailsOf(app, bookingid);
const inboxOf = async (caller: Caller) => (await noticesOf(app, caller)).map(({ judul }) => judul);

describe("a refund from its proposal to its payment", () => {
  test("goes through three offices, each told in turn, and the customer at each step", async () => {
    const { customer, record, id } = await givenUp(app, cast);
    expect(await viewRefund(cast.dinas, id)).toMatchObject({
      asal: "pembayaran",
      jumlah: 150_000,
      giliran: "dinas",
      rekening: null,
      alasan: "Acara batal diadakan",
      diterima: { jumlah: 150_000, nomor: record.pembayaran[0]?.nomorkuitansi },
      lihatrekening: false,
    });
    expect((await giveAccount(app, customer, id)).body).toEqual({
      id,
      versi: 2,
      rekening: { namabank: "Bank BJB", norekening: "••••6789" },
    });
    const verified = await step(app, cast.dinas, "verifikasi", id, { catatan: "Sesuai" });
    expect(verified.body).toMatchObject({ statuspengembalian: "diverifikasi", giliran: "pemda", versi: 3 });
    expect(await inboxOf(cast.pemda)).toContain(`Refund no. ${id} waits for your decision`);
    const approved = await step(app, cast.pemda, "setujui", id);
    expect(approved.body).toMatchObject({ statuspengembalian: "disetujui", giliran: "bendahara" });
    expect(await inboxOf(treasurer)).toContain(`Refund no. ${id} is to be paid`);
    expect(await inboxOf(cast.dinas)).not.toContain(`Refund no. ${id} is to be paid`);
    const transfer = await proof(app, treasurer);
    const paid = await step(app, treasurer, "bayar", id, transfer);
    expect(paid.body).toMatchObject({
      statuspengembalian: "dibayar",
      giliran: null,
      tglbayar: transfer.tglbayar,
      referensibayar: transfer.referensi,
    });
    expect(paid.body.riwayat.map(({ aksi }: { aksi: string }) => aksi)).toEqual([
      "account",
      "verify",
      "approve",
      "pay",
    ]);
    expect(paid.body.riwayat.at(-1).berkas).toMatchObject({ namaasli: "bukti.pdf" });
    const told = (await subjects(record.id)).slice(-3).map((mail) => Object(mail).text);
    expect(told).toEqual([
      expect.stringContaining("The agency has verified"),
      expect.stringContaining("was approved"),
      expect.stringMatching(/paid back on .* to Bank BJB ••••6789/),
    ]);
    const { body } = await customer.get(`trx_penginapan/view/${record.id}`).expect(200);
    expect(body.pengembalian).toMatchObject([{ statuspengembalian: "dibayar", jumlah: 150_000 }]);
  });

  test("is never decided twice by one person", async () => {
    const { id } = await refundIn(app, cast, "diajukan");
    await prisma().pengembalian.update({ where: { id }, data: { diajukanoleh: cast.dinas.userid } });
    expect((await step(app, cast.dinas, "verifikasi", id)).body).toMatchObject(refused("FOUR_EYES"));
    await step(app, treasurer, "verifikasi", id);
    // Somebody who works for both may have verified it before.
    await prisma().pengembalian.update({ where: { id }, data: { diverifikasioleh: cast.pemda.userid } });
    expect((await step(app, cast.pemda, "setujui", id)).body).toMatchObject(refused("FOUR_EYES"));
    expect((await step(app, await app.as("pemda"), "setujui", id)).status).toBe(200);
    await prisma().pengembalian.update({ where: { id }, data: { diputusoleh: treasurer.userid } });
    expect((await step(app, treasurer, "bayar", id, await proof(app, treasurer))).body).toMatchObject(
      refused("FOUR_EYES"),
    );
    expect((await caseOf(id)).statuspengembalian).toBe("disetujui");
  });

  test("is each office's own step", async () => {
    const { id } = await refundIn(app, cast, "diajukan");
    for (const who of [cast.manager, cast.pemda, cast.superuser]) {
      expect((await step(app, who, "verifikasi", id)).body).toMatchObject(refused("NOT_YOUR_STEP"));
    }
    expect((await step(app, cast.bank, "verifikasi", id)).status).toBe(403);
    expect((await step(app, cast.customer, "verifikasi", id)).status).toBe(403);
    expect((await step(app, await app.as("dinas", app.world.rival), "verifikasi", id)).status).toBe(404);
    expect((await step(app, cast.pemda, "setujui", id)).body).toMatchObject(refused("NOT_THIS_STEP"));
    // Without the treasurer's page the call isn't open at all.
    expect((await step(app, cast.dinas, "bayar", id, await proof(app, cast.dinas))).status).toBe(403);
    expect((await caseOf(id)).versi).toBe(2);
  });

  test("is refused with a reason, which the customer is told", async () => {
    const { id, record, customer } = await refundIn(app, cast, "diverifikasi");
    expect((await step(app, cast.dinas, "tolak", id, { catatan: "Tidak berhak" })).body).toMatchObject(
      refused("NOT_YOUR_STEP"),
    );
    const { body } = await step(app, cast.pemda, "tolak", id, { catatan: "Melanggar aturan pakai" });
    expect(body).toMatchObject({ statuspengembalian: "ditolak", giliran: null });
    expect(Object((await subjects(record.id)).at(-1)).text).toContain("was refused: Melanggar aturan pakai");
    const { body: seen } = await customer.get(`trx_penginapan/view/${record.id}`).expect(200);
    expect(seen.pengembalian).toMatchObject([{ statuspengembalian: "ditolak" }]);
    expect((await step(app, cast.pemda, "setujui", id)).body).toMatchObject(refused("NOT_OPEN"));
  });

  test("sent twice is done once; two people at once: one of them", async () => {
    const { id } = await refundIn(app, cast, "diajukan");
    const { versi } = await caseOf(id);
    const verify = (who: Caller) => who.post(`billing/pengembalian/verifikasi/${id}`, { versi });
    const first = await verify(cast.dinas).expect(200);
    expect((await verify(cast.dinas).expect(200)).body).toEqual(first.body);
    await verify(treasurer).expect(409);
    expect(await prisma().penyelesaian_riwayat.count({ where: { pengembalianid: id, aksi: "verify" } })).toBe(1);
  });

  test("is looked after by whom it was given to, until the next office has it", async () => {
    const { id } = await refundIn(app, cast, "diajukan");
    expect((await step(app, cast.manager, "tugaskan", id, { userid: cast.bank.userid })).status).toBe(400);
    const given = await step(app, cast.manager, "tugaskan", id, { userid: cast.dinas.userid });
    expect(given.body).toMatchObject({ penanggungjawab: { userid: cast.dinas.userid } });
    const { body } = await cast.dinas.get(`billing/pengembalian?penanggungjawab=${cast.dinas.userid}`).expect(200);
    expect(body.records.map((row: { id: number }) => row.id)).toEqual([id]);
    expect((await step(app, treasurer, "verifikasi", id)).body.penanggungjawab).toBeNull();
  });
});

test("a booking that is brought back closes its refund, and the story says why", async () => {
  const { record, id } = await refundIn(app, cast, "disetujui");
  const { body: now } = await cast.dinas.get(`trx_penginapan/view/${record.id}`).expect(200);
  const back = { versi: now.versi, setuju: true, catatan: "Pemesan setuju lewat telepon" };
  await act(cast.dinas, "aktifkankembali", record.id, back);
  const closed = await viewRefund(cast.dinas, id);
  expect(closed.statuspengembalian).toBe("ditolak");
  expect(closed.riwayat.at(-1)).toMatchObject({ aksi: "reinstate", catatan: back.catatan });
  expect((await step(app, treasurer, "bayar", id, await proof(app, treasurer))).body).toMatchObject(
    refused("NOT_OPEN"),
  );
});

test("homes count what waits for their own office", async () => {
  const count = async (who: Caller) => (await who.get("billing/pengembalian/count").expect(200)).body.num;
  const people = [cast.manager, cast.dinas, cast.pemda, treasurer];
  const before = await Promise.all(people.map(count));
  await refundIn(app, cast, "diajukan");
  await refundIn(app, cast, "diverifikasi");
  await refundIn(app, cast, "disetujui");
  const after = await Promise.all(people.map(count));
  expect(after.map((num, at) => num - (before[at] ?? 0))).toEqual([3, 1, 1, 2]);
});
