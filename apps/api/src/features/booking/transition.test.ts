import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  act,
  bring,
  type Cast,
  createCast,
  createLodging,
  details,
  order,
  orderOf,
  payment,
  proposal,
  stay,
} from "../../testing/booking-steps.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { sweepDeadlines } from "./sweep.ts";

const trx = "trx_penginapan";
let testApp: TestApp;
let cast: Cast;
beforeAll(async () => {
  testApp = await createTestApp();
  cast = await createCast(testApp);
});
afterAll(() => testApp.close());

const prisma = () => testApp.deps.db.prisma;
const refused = (reason: string) => ({ error: { code: "ACTION_REFUSED", details: { reason } } });
/** An object with room for every test. */
const anyObject = () => createLodging(testApp, testApp.world.home, 50);
const brought = async (to: 10 | 20 | 30 | 40 | 50) => bring(testApp, cast, to, orderOf(await anyObject()));
const moveTimes = (id: number, data: Record<string, Date>) => prisma().booking.update({ where: { id }, data });
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

describe("the way of a booking", () => {
  test("from the order to the end of use, with its history", async () => {
    const { record, customer } = await brought(50);
    expect(record).toMatchObject({ statusbooking: 50, pembayaran: [{ jumlah: 150_000 }] });
    await moveTimes(record.id, { tglmulaipemakaian: hoursAgo(30), tglakhirpemakaian: hoursAgo(1) });
    const used = await act(cast.manager, "checkin", record.id, { versi: record.versi });
    const done = await act(cast.manager, "selesai", record.id, { versi: used.versi });
    expect(done.statusbooking).toBe(70);
    const { body } = await customer.get(`${trx}/view/${record.id}`);
    const history = body.riwayat.map((entry: { aksi: string }) => entry.aksi);
    expect(history).toEqual(["order", "complete", "customerConfirm", "confirm", "pay", "checkIn", "finish"]);
    expect(body.versi).toBe(6);
  });

  test("a walk-in is ordered, completed and confirmed by the manager", async () => {
    const body = { ...orderOf(await anyObject()), namapemesan: "Ibu Loket", notelp: "0812 0000 1111" };
    const answer = await cast.manager.post(`${trx}/pesan`, body);
    expect(answer.body).toMatchObject({ idpemesan: null, walkin: true, namapemesan: "Ibu Loket" });
    const { id } = answer.body;
    await act(cast.manager, "isi_kelengkapan", id, { versi: 0, ...details });
    const agreed = await act(cast.manager, "konfirmasipesanan_nasabah", id, {
      versi: 1,
      totalbiaya: 150_000,
      setuju: true,
    });
    expect(agreed.statusbooking).toBe(30);
  });

  test("a returned order can be mended and confirmed again", async () => {
    const { record, customer } = await brought(30);
    const back = await act(cast.dinas, "kembalikan", record.id, { versi: record.versi, catatan: "Nama pengguna?" });
    expect(back).toMatchObject({ statusbooking: 20 });
    expect(back.riwayat.at(-1)).toMatchObject({ aksi: "returnToCustomer", alasan: "Nama pengguna?" });
    await act(customer, "isi_kelengkapan_nsb", record.id, { versi: back.versi, ...details });
  });

  test("a rejected order is free again at once", async () => {
    const objectid = await createLodging(testApp, testApp.world.home, 1);
    const { record } = await bring(testApp, cast, 30, orderOf(objectid));
    await act(cast.manager, "tolak", record.id, { versi: record.versi, catatan: "Sedang diperbaiki" });
    await order(testApp, orderOf(objectid));
  });

  test("a price of nothing goes straight to paid, without a bill", async () => {
    const objectid = await createLodging(testApp, testApp.world.home, 5, { tarif: 0n });
    const { record } = await bring(testApp, cast, 30, { ...orderOf(objectid), totalbiaya: 0 });
    const paid = await act(cast.manager, "konfirmasipesanan", record.id, { versi: record.versi });
    expect(paid).toMatchObject({ statusbooking: 50, idbilling: null, tagihan: [] });
  });
});

describe("an order is refused", () => {
  const cases: [string, object, number, object][] = [
    ["in the past", { waktu: stay(-2) }, 409, { details: { reason: "IN_THE_PAST" } }],
    [
      "for no night",
      { waktu: { ...stay(3), checkout: stay(3).checkin } },
      409,
      { details: { reason: "EMPTY_INTERVAL" } },
    ],
    ["for too long", { waktu: stay(3, 40) }, 409, { details: { reason: "TOO_LONG" } }],
    ["for no unit", { jumlahunit: 0 }, 400, { code: "VALIDATION" }],
    ["for too many units", { jumlahunit: 51 }, 409, { details: { reason: "TOO_MANY_UNITS" } }],
    [
      "by another unit of time",
      { waktu: { satuan: "bulan", mulai: stay(3).checkin, bulan: 1 } },
      409,
      { details: { reason: "WRONG_UNIT" } },
    ],
    [
      "at another price",
      { totalbiaya: 100_000 },
      409,
      { code: "PRICE_CHANGED", details: { shown: 100_000, actual: 150_000, difference: 50_000 } },
    ],
    ["with an unknown field", { harga: 1 }, 400, { code: "VALIDATION", fields: { harga: expect.any(String) } }],
  ];
  test.each(cases)("%s", async (_name, changed, status, error) => {
    const answer = await (await testApp.as("nasabah")).post(`${trx}/pesan_nsb`, {
      ...orderOf(await anyObject()),
      ...changed,
    });
    expect(answer.body).toMatchObject({ error });
    expect(answer.status).toBe(status);
  });

  test("when it is the fourth unpaid one, also when they come at once", async () => {
    const customer = await testApp.as("nasabah");
    const objects = await Promise.all(Array.from({ length: 5 }, anyObject));
    const answers = await Promise.all(objects.map((id) => customer.post(`${trx}/pesan_nsb`, orderOf(id))));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(3);
    for (const { body, status } of answers) if (status !== 200) expect(body).toMatchObject(refused("UNPAID_LIMIT"));
  });

  test("for an object that is withdrawn, of another kind, or of somebody else's group", async () => {
    const customer = await testApp.as("nasabah");
    const withdrawn = await createLodging(testApp, testApp.world.home, 1, { statusobject: 0 });
    await customer.post(`${trx}/pesan_nsb`, orderOf(withdrawn)).expect(404);
    await customer.post("trx_gedung/pesan_nsb", orderOf(await anyObject())).expect(404);
    const foreign = { ...orderOf(testApp.world.rival.objects.penginapan), namapemesan: "Ibu Loket" };
    await cast.manager.post(`${trx}/pesan`, foreign).expect(404);
    await customer.post(`${trx}/pesan`, { ...orderOf(await anyObject()), namapemesan: "X" }).expect(403);
  });
});

describe("an action is refused", () => {
  test("in a state that doesn't allow it, to strangers, and with an old version", async () => {
    const { record, customer } = await brought(20);
    const { id, versi } = record;
    const early = await cast.manager.post(`${trx}/konfirmasipesanan/${id}`, { versi });
    expect(early.body).toMatchObject(refused("WRONG_STATE"));
    const stranger = await testApp.as("nasabah");
    await stranger.post(`${trx}/isi_kelengkapan_nsb/${id}`, { versi, ...details }).expect(404);
    await stranger.get(`${trx}/view/${id}`).expect(404);
    await customer.post(`${trx}/konfirmasipesanan/${id}`, { versi }).expect(403);
    const neighbour = await testApp.as("pengelola", testApp.world.rival);
    await neighbour.post(`${trx}/pembatalan/${id}`, { versi, alasanpembatalan: "Bukan milik saya" }).expect(404);
    const old = await customer.post(`${trx}/pembatalan/${id}`, {
      versi: versi - 1,
      alasanpembatalan: "Berubah rencana",
    });
    expect([old.status, old.body.error.code]).toEqual([409, "CONFLICT"]);
    await customer.post(`trx_gedung/pembatalan/${id}`, { versi, alasanpembatalan: "Berubah rencana" }).expect(404);
  });

  test("when its deadline has passed, before anybody swept", async () => {
    const { record, customer } = await brought(20);
    await moveTimes(record.id, { bataswaktu: hoursAgo(0.01) });
    const late = { versi: record.versi, totalbiaya: 150_000, setuju: true };
    const answer = await customer.post(`${trx}/konfirmasipesanan_nasabah/${record.id}`, late);
    expect(answer.body).toMatchObject(refused("LAPSED"));
    const { body } = await customer.get(`${trx}/view/${record.id}`);
    expect(body.can.customerConfirm).toEqual({ allowed: false, reason: "LAPSED" });
  });

  test("when the price isn't the one that was agreed to", async () => {
    const { record, customer } = await brought(20);
    const answer = await customer.post(`${trx}/konfirmasipesanan_nasabah/${record.id}`, {
      versi: record.versi,
      totalbiaya: 1,
      setuju: true,
    });
    expect(answer.body.error).toMatchObject({ code: "PRICE_CHANGED", details: { shown: 1, actual: 150_000 } });
  });

  test("to whoever would approve an order of their own", async () => {
    const { record } = await brought(30);
    const { id, versi } = record;
    await prisma().booking.update({
      where: { id },
      data: { idpemesan: cast.manager.userid, user_created: cast.manager.userid },
    });
    const own = await cast.manager.post(`${trx}/konfirmasipesanan/${id}`, { versi });
    expect(own.body).toMatchObject(refused("OWN_ORDER"));
    const discount = await proposal(testApp, cast, record, 50_000);
    const proposed = await cast.manager.post(`${trx}/usulkandiskon/${id}`, discount);
    expect(proposed.body).toMatchObject(refused("OWN_DISCOUNT"));
    await act(cast.dinas, "konfirmasipesanan", id, { versi });
  });

  test("where no bank connection fits", async () => {
    const { record } = await brought(30);
    const { idpemda } = testApp.world.home;
    const { id: connection } = await prisma().system.findFirstOrThrow({ where: { idpemda } });
    const elsewhere = await prisma().tbl_pemda.create({ data: { pemdaid: "99", pemdaname: "Provinsi 99" } });
    await prisma().system.update({ where: { id: connection }, data: { idpemda: elsewhere.idpemda } });
    const answer = await cast.manager.post(`${trx}/konfirmasipesanan/${record.id}`, { versi: record.versi });
    await prisma().system.update({ where: { id: connection }, data: { idpemda } });
    expect(answer.body).toMatchObject(refused("NO_CONNECTION"));
    await act(cast.manager, "konfirmasipesanan", record.id, { versi: record.versi });
  });
});

describe("money that is no longer owed", () => {
  test("cancelling before payment voids the bill", async () => {
    const { record, customer } = await brought(40);
    const short = await customer.post(`${trx}/pembatalan/${record.id}`, {
      versi: record.versi,
      alasanpembatalan: "Batal",
    });
    expect(short.status).toBe(400);
    const gone = await act(customer, "pembatalan", record.id, {
      versi: record.versi,
      alasanpembatalan: "Rencana kami berubah",
    });
    expect(gone).toMatchObject({
      statusbooking: 90,
      alasanpembatalan: "Rencana kami berubah",
      idbilling: null,
      tagihan: [{ statustagihan: "batal" }],
      pengembalian: [],
    });
    const pay = await cast.bank.post("billing/terima", payment(record));
    expect(pay.body).toMatchObject(refused("BILL_VOID"));
  });

  test("cancelling after payment opens a refund case over what was paid", async () => {
    const { record, customer } = await brought(50);
    const gone = await act(customer, "pembatalan", record.id, {
      versi: record.versi,
      alasanpembatalan: "Sakit, tidak jadi datang",
    });
    expect(gone).toMatchObject({
      statusbooking: 90,
      pengembalian: [{ jumlah: 150_000, statuspengembalian: "diajukan" }],
    });
    const back = await act(cast.dinas, "aktifkankembali", record.id, {
      versi: gone.versi,
      setuju: true,
      catatan: "Disetujui pemesan lewat telepon",
    });
    expect(back).toMatchObject({ statusbooking: 50, pengembalian: [{ statuspengembalian: "ditolak" }] });
  });
});

describe("passed deadlines", () => {
  test.each([10, 20, 30, 40] as const)("a booking in %i expires and closes its bill", async (state) => {
    const { record, customer } = await brought(state);
    await moveTimes(record.id, { bataswaktu: hoursAgo(1) });
    await sweepDeadlines(testApp.deps.db);
    const { body } = await customer.get(`${trx}/view/${record.id}`);
    expect(body).toMatchObject({ statusbooking: 92, bataswaktu: null });
    expect(body.riwayat.at(-1)).toMatchObject({ aksi: "expire", nama: null, peran: "system" });
    for (const bill of body.tagihan) expect(bill.statustagihan).toBe("kedaluwarsa");
    expect(await sweepDeadlines(testApp.deps.db)).toBe(0);
  });

  test("a manager records a no-show after the tolerance, not before, and the units are free", async () => {
    const objectid = await createLodging(testApp, testApp.world.home, 1);
    const { record, customer } = await bring(testApp, cast, 50, orderOf(objectid));
    const { id, versi } = record;
    const early = await cast.manager.post(`${trx}/tidakhadir/${id}`, { versi });
    expect(early.body).toMatchObject(refused("TOLERANCE_RUNNING"));
    await moveTimes(id, { tglmulaipemakaian: hoursAgo(30), tglakhirpemakaian: new Date(Date.now() + 7_200_000) });
    await customer.post(`${trx}/tidakhadir/${id}`, { versi }).expect(403);
    await cast.dinas.post(`${trx}/tidakhadir/${id}`, { versi }).expect(409);
    const gone = await act(cast.manager, "tidakhadir", id, { versi, catatan: "Tidak dapat dihubungi" });
    expect(gone).toMatchObject({ statusbooking: 95, bataswaktu: null });
    expect(gone.riwayat.at(-1)).toMatchObject({ aksi: "noShow", peran: "pengelola", alasan: "Tidak dapat dihubungi" });
    expect(await prisma().booking.findUniqueOrThrow({ where: { id } })).toMatchObject({ aktif: 0 });
  });

  test("a paid booking whose customer didn't come is a no-show, a use that ended is finished", async () => {
    const { record } = await brought(50);
    await moveTimes(record.id, {
      bataswaktu: hoursAgo(1),
      tglmulaipemakaian: hoursAgo(40),
      tglakhirpemakaian: hoursAgo(2),
    });
    const { record: used } = await brought(50);
    await moveTimes(used.id, { tglmulaipemakaian: hoursAgo(40) });
    await act(cast.manager, "checkin", used.id, { versi: used.versi });
    await moveTimes(used.id, { tglakhirpemakaian: hoursAgo(25), bataswaktu: hoursAgo(1) });
    await sweepDeadlines(testApp.deps.db);
    const rows = await prisma().booking.findMany({
      where: { id: { in: [record.id, used.id] } },
      orderBy: { id: "asc" },
    });
    expect(rows.map((row) => row.statusbooking)).toEqual([95, 70]);
  });
});
