import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { act, type Cast, createCast, payment } from "../../testing/booking-steps.ts";
import { mailsOf, noticesOf } from "../../testing/news.ts";
import { bookedIn, parked, step, uploadedBy, view, viewRefund } from "../../testing/settlement.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { sweepDeadlines } from "../booking/sweep.ts";

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await createTestApp();
  cast = await createCast(app);
});
afterAll(() => app.close());

const prisma = () => app.deps.db.prisma;
const path = (name: string, id: number) => `billing/pengecualian/${name}/${id}`;
const refused = (reason: string) => ({ error: { code: "ACTION_REFUSED", details: { reason } } });

/** Money for a booking that is paid already, and a second booking of the same price whose bill is open. */
async function twicePaid() {
  const { record, customer } = await bookedIn(app, cast, 50);
  const money = await parked(cast, record, { jumlah: 150_000 });
  const { record: open, customer: other } = await bookedIn(app, cast, 40);
  return { money, record, customer, open, other };
}

describe("money that fits no bill", () => {
  test("is listed from the oldest, with owner, amount, kind and booking, and its customer is told at once", async () => {
    const { record, customer } = await bookedIn(app, cast, 40);
    const money = await parked(cast, record);
    expect(money).toMatchObject({
      jenis: "selisih",
      jumlah: 149_999,
      versi: 1,
      penyelesaian: null,
      penanggungjawab: { userid: cast.bank.userid },
      booking: { id: record.id, statusbooking: 40, walkin: false },
      riwayat: [],
    });
    const { body } = await cast.dinas.get("billing/pengecualian?jenis=selisih&keadaan=terbuka").expect(200);
    expect(body.records.map(({ id }: { id: number }) => id)).toContain(money.id);
    const own = await cast.dinas.get(`billing/pengecualian?penanggungjawab=${cast.bank.userid}`).expect(200);
    expect(own.body.records.length).toBeGreaterThan(0);
    expect((await cast.dinas.get("billing/pengecualian?penanggungjawab=0").expect(200)).body.records).toEqual([]);
    const [, told] = (await mailsOf(app, record.id)).slice(-2);
    expect(told).toMatchObject({ subject: `Money received for booking ${record.id}` });
    expect((await noticesOf(app, customer)).at(-1)?.isi).toContain("149.999");
  });

  test("is counted with its age", async () => {
    const { record } = await bookedIn(app, cast, 40);
    const rival = await app.as("dinas", app.world.rival);
    expect((await rival.get("billing/pengecualian/count").expect(200)).body).toEqual({ num: 0, lebih3: 0, lebih7: 0 });
    const before = (await cast.dinas.get("billing/pengecualian/count").expect(200)).body;
    for (const days of [2, 4, 8]) {
      const { id } = await parked(cast, record);
      const tglterima = new Date(Date.now() - days * 86_400_000);
      await prisma().pengecualian_bayar.update({ where: { id }, data: { tglterima } });
    }
    const { num, lebih3, lebih7 } = before;
    const after = (await cast.dinas.get("billing/pengecualian/count").expect(200)).body;
    expect(after).toEqual({ num: num + 3, lebih3: lebih3 + 2, lebih7: lebih7 + 1 });
    const older = await cast.dinas.get("billing/pengecualian?lebih=7&keadaan=terbuka").expect(200);
    expect(older.body.records).toHaveLength(lebih7 + 1);
  });

  test("comes page by page", async () => {
    const page = async (at: number) =>
      (await cast.superuser.get(`billing/pengecualian?limit=2&page=${at}`).expect(200)).body;
    const [one, two] = [await page(1), await page(2)];
    expect(one).toMatchObject({ page: 1, limit: 2, hasMore: true });
    const ids = [...one.records, ...two.records].map(({ id }: { id: number }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(2);
  });

  test("of no booking is the region's whose number it has, and else waits for the bank to say whose", async () => {
    const unknown = { waktutransaksi: new Date().toISOString(), jumlah: 70_000 };
    const arrive = async (idbilling: string) => {
      const body = { ...unknown, idbilling, referensi: crypto.randomUUID() };
      return (await cast.bank.post("billing/uangmasuk", body).expect(200)).body.pengecualian.id;
    };
    const [ours, nobodys] = [await arrive("8893200000099991"), await arrive("TRANSFER 77")];
    expect(await view(cast.pemda, ours)).toMatchObject({ jenis: "tak_dikenal", booking: null });
    await cast.dinas.get(path("view", ours)).expect(404);
    await (await app.as("pemda", app.world.rival)).get(path("view", ours)).expect(404);
    await cast.pemda.get(path("view", nobodys)).expect(404);
    const { body } = await cast.bank.get(path("rekan", nobodys)).expect(200);
    expect(body.records).toContainEqual(expect.objectContaining({ userid: cast.pemda.userid, peran: "pemda" }));
    const given = { versi: 1, userid: cast.pemda.userid };
    await cast.bank.post(path("tugaskan", nobodys), given).expect(200);
    expect(await view(cast.pemda, nobodys)).toMatchObject({ penanggungjawab: { userid: cast.pemda.userid } });
  });
});

describe("working on it", () => {
  test("it is given to a colleague who sees it, and to nobody else", async () => {
    const { record } = await bookedIn(app, cast, 40);
    const { id } = await parked(cast, record);
    const strangers = [cast.customer, await app.as("dinas", app.world.rival), await app.as("default")];
    for (const { userid } of strangers) {
      const { body } = await cast.bank.post(path("tugaskan", id), { versi: 1, userid }).expect(400);
      expect(body.error.fields).toHaveProperty("userid");
    }
    const given = { versi: 1, userid: cast.dinas.userid };
    const { body } = await cast.bank.post(path("tugaskan", id), given).expect(200);
    expect(body).toMatchObject({ versi: 2, penanggungjawab: { userid: cast.dinas.userid } });
    expect(body.riwayat).toMatchObject([{ aksi: "assign", peran: "bank", kepada: body.penanggungjawab.nama }]);
    const audit = await prisma().audit.findFirstOrThrow({ orderBy: { id: "desc" } });
    expect(audit).toMatchObject({ aksi: "assign", entitas: "pengecualian_bayar", kunci: String(id) });
  });

  test("what is noted stays with its file, which only its uploader can attach and only once", async () => {
    const { record } = await bookedIn(app, cast, 40);
    const { id } = await parked(cast, record);
    const berkasid = await uploadedBy(app, cast.manager);
    const note = { versi: 1, catatan: "Pemesan menunjukkan bukti transfer", berkasid };
    const foreign = await cast.dinas.post(path("catatan", id), note).expect(400);
    expect(foreign.body.error.fields).toHaveProperty("berkasid");
    const { body } = await cast.manager.post(path("catatan", id), note).expect(200);
    expect(body.riwayat).toMatchObject([{ aksi: "note", catatan: note.catatan, berkas: { namaasli: "bukti.pdf" } }]);
    expect(body.riwayat[0].berkas.path).toMatch(/^\/files\/.*tanda=/);
    await cast.manager.post(path("catatan", id), { ...note, versi: 2, catatan: "Sekali lagi" }).expect(400);
  });

  test("a step sent twice is done once, and of two people one is told that the other was first", async () => {
    const { record } = await bookedIn(app, cast, 40);
    const { id } = await parked(cast, record);
    const note = { versi: 1, catatan: "Menunggu jawaban pemesan" };
    const first = await cast.manager.post(path("catatan", id), note).expect(200);
    expect((await cast.manager.post(path("catatan", id), note).expect(200)).body).toEqual(first.body);
    expect(await prisma().penyelesaian_riwayat.count({ where: { pengecualianid: id } })).toBe(1);
    expect(
      (await cast.manager.post(path("catatan", id), { ...note, catatan: "Lain" }).expect(409)).body.error.code,
    ).toBe("CONFLICT");
    expect((await cast.dinas.post(path("catatan", id), note).expect(409)).body.error.code).toBe("CONFLICT");
  });
});

describe("it pays another bill", () => {
  test("with a receipt, and both customers are told", async () => {
    const { money, record, customer, open } = await twicePaid();
    const { body: fitting } = await cast.dinas.get(path("tagihan", money.id)).expect(200);
    expect(fitting.records).toContainEqual(expect.objectContaining({ idbilling: open.idbilling, orangsama: false }));
    const wish = { versi: 1, idbilling: open.idbilling, catatan: "Salah mengetik id billing" };
    const { body } = await cast.dinas.post(path("terapkan", money.id), wish).expect(200);
    expect(body).toMatchObject({
      penyelesaian: "terapkan",
      nomorkuitansi: expect.stringMatching(/SSRD/),
      dibayaruntuk: { id: open.id },
      riwayat: [{ aksi: "apply", catatan: wish.catatan }],
    });
    const paid = await prisma().booking.findUniqueOrThrow({ where: { id: open.id }, include: { pembayaran: true } });
    expect(paid).toMatchObject({ statusbooking: 50, pembayaran: [{ referensi: money.referensi, jumlah: 150_000n }] });
    expect(await mailsOf(app, open.id)).toContainEqual(
      expect.objectContaining({ subject: `Payment received for booking ${open.id}` }),
    );
    expect((await noticesOf(app, customer)).at(-1)).toMatchObject({
      bookingid: record.id,
      isi: expect.stringContaining(`booking ${open.id}`),
    });
    const again = await cast.dinas.post(path("terapkan", money.id), wish).expect(200);
    expect(again.body).toEqual(body);
    const other = await cast.pemda.post(path("terapkan", money.id), { ...wish, versi: 2 }).expect(409);
    expect(other.body).toMatchObject(refused("NOT_OPEN"));
    expect(await prisma().pembayaran.count({ where: { referensi: money.referensi } })).toBe(1);
  });

  test("and whoever tells of the same money again gets the payment that it became", async () => {
    const { money, open } = await twicePaid();
    const wish = { versi: 1, idbilling: open.idbilling, catatan: "Salah mengetik id billing" };
    await cast.pemda.post(path("terapkan", money.id), wish).expect(200);
    const told = { idbilling: money.idbilling, jumlah: 150_000, referensi: money.referensi };
    const again = { ...told, waktutransaksi: money.tgltransaksi };
    const { body } = await cast.bank.post("billing/uangmasuk", again).expect(200);
    expect(body).toMatchObject({ pembayaran: { referensi: money.referensi }, pengecualian: null });
  });

  test("never another amount, a bill that is paid, expired, unknown or out of reach", async () => {
    const { money, record, open } = await twicePaid();
    const apply = async (idbilling: string | null, who = cast.dinas, id = money.id) =>
      (await who.post(path("terapkan", id), { versi: 1, idbilling, catatan: "Dipakai" }).expect(409)).body;
    const less = await parked(cast, record, { jumlah: 100_000 });
    expect(await apply(open.idbilling, cast.dinas, less.id)).toMatchObject(refused("AMOUNT_DIFFERS"));
    expect(await apply(record.idbilling)).toMatchObject(refused("BILL_PAID"));
    expect(await apply("8893200000099991")).toMatchObject(refused("BILL_UNKNOWN"));
    await prisma().tagihan.updateMany({
      where: { bookingid: open.id },
      data: { tglexpired: new Date(Date.now() - 1000) },
    });
    expect(await apply(open.idbilling)).toMatchObject(refused("BILL_EXPIRED"));
    expect((await cast.dinas.get(path("tagihan", money.id)).expect(200)).body.records).not.toContainEqual(
      expect.objectContaining({ idbilling: open.idbilling }),
    );
    expect(await view(cast.dinas, money.id)).toMatchObject({ penyelesaian: null, versi: 1 });
  });

  test("nor one of another bank, or of whoever decides", async () => {
    const { money, open } = await twicePaid();
    const wish = { versi: 1, idbilling: open.idbilling, catatan: "Dipakai" };
    const apply = async () => (await cast.dinas.post(path("terapkan", money.id), wish).expect(409)).body;
    await prisma().booking.update({ where: { id: open.id }, data: { bankid: "999" } });
    expect(await apply()).toMatchObject(refused("OTHER_BANK"));
    await prisma().booking.update({ where: { id: open.id }, data: { bankid: "110", idpemesan: cast.dinas.userid } });
    expect(await apply()).toMatchObject(refused("OWN_MONEY"));
  });

  test("by agency and region alone: the bank and the manager only tell what they know", async () => {
    const { money, open } = await twicePaid();
    const wish = { versi: 1, idbilling: open.idbilling, catatan: "Dipakai" };
    for (const who of [cast.bank, cast.manager, cast.superuser]) {
      expect((await who.post(path("terapkan", money.id), wish).expect(409)).body).toMatchObject(
        refused("NOT_YOUR_STEP"),
      );
    }
    await cast.customer.post(path("terapkan", money.id), wish).expect(403);
    await (await app.as("dinas", app.world.rival)).post(path("terapkan", money.id), wish).expect(404);
  });
});

describe("it goes back", () => {
  test("as a refund case of all of it; refused, it waits for its end again", async () => {
    const { money, record } = await twicePaid();
    const wish = { versi: 1, catatan: "Dibayar dua kali" };
    const { body } = await cast.manager.post(path("kembalikan", money.id), wish).expect(200);
    expect(body).toMatchObject({ penyelesaian: "kembalikan", pengembalianid: expect.any(Number) });
    const refund = await viewRefund(cast.dinas, body.pengembalianid);
    expect(refund).toMatchObject({
      asal: "pengecualian",
      jumlah: 150_000,
      statuspengembalian: "diajukan",
      giliran: "dinas",
      pengecualianid: money.id,
      diterima: { nomor: money.referensi },
      booking: { id: record.id },
    });
    expect((await step(app, cast.dinas, "tolak", refund.id, { catatan: "Belum jelas" })).status).toBe(200);
    const open = await view(cast.dinas, money.id);
    expect(open).toMatchObject({ penyelesaian: null, pengembalianid: null, versi: 3 });
    expect(open.riwayat.map(({ aksi }: { aksi: string }) => aksi)).toEqual(["refund", "reopen"]);
    await cast.dinas.post(path("kembalikan", money.id), { ...wish, versi: 3 }).expect(200);
  });

  test("and is no money of the booking, whose own payment still counts", async () => {
    const { money, record, customer } = await twicePaid();
    const { body } = await cast.manager
      .post(path("kembalikan", money.id), { versi: 1, catatan: "Dua kali" })
      .expect(200);
    await prisma().pengembalian.update({
      where: { id: body.pengembalianid },
      data: { statuspengembalian: "dibayar" },
    });
    const { body: own } = await customer.get(`trx_penginapan/view/${record.id}`).expect(200);
    const wish = { versi: own.versi, alasanpembatalan: "Acara batal diadakan" };
    const cancelled = await act(customer, "pembatalan", record.id, wish);
    const back = { versi: cancelled.versi, setuju: true, catatan: "Pemesan setuju lewat telepon" };
    expect(await act(cast.dinas, "aktifkankembali", record.id, back)).toMatchObject({ statusbooking: 50 });
  });
});

test("late money that brings its booking back has its end in the story too", async () => {
  const { record } = await bookedIn(app, cast, 40);
  const past = new Date(Date.now() - 3_600_000);
  await prisma().tagihan.updateMany({ where: { bookingid: record.id }, data: { tglexpired: past } });
  await prisma().booking.update({ where: { id: record.id }, data: { bataswaktu: past, tglexpiredbilling: past } });
  await sweepDeadlines(app.deps.db);
  const late = await cast.bank.post("billing/uangmasuk", payment(record)).expect(200);
  const { id } = late.body.pengecualian;
  const { body: gone } = await cast.dinas.get(`trx_penginapan/view/${record.id}`).expect(200);
  const back = { versi: gone.versi, setuju: true, catatan: "Pemesan setuju lewat telepon" };
  await act(cast.dinas, "aktifkankembali", record.id, back);
  expect(await view(cast.dinas, id)).toMatchObject({
    penyelesaian: "reinstate",
    versi: 2,
    riwayat: [{ aksi: "reinstate", catatan: back.catatan, peran: "dinas" }],
  });
});
