import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Cast, createCast, dayFrom, details } from "../../testing/booking-steps.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";

let testApp: TestApp;
let cast: Cast;
beforeAll(async () => {
  testApp = await createTestApp();
  cast = await createCast(testApp);
});
afterAll(() => testApp.close());

const prisma = () => testApp.deps.db.prisma;
const refused = (reason: string) => ({ error: { code: "ACTION_REFUSED", details: { reason } } });
const orderOf = (objectid: number, waktu: object, totalbiaya: number) => ({
  kunci: crypto.randomUUID(),
  objectid,
  waktu,
  jumlahunit: 1,
  kelompoktarif: "umum",
  totalbiaya,
});

describe("a hall", () => {
  let hall: number;
  beforeAll(async () => {
    hall = testApp.world.home.objects.gedung;
    await prisma().mst_objectretribusi.update({ where: { objectid: hall }, data: { jumlahobject: 1 } });
    const tarif = {
      objectid: hall,
      kelompoktarif: "umum",
      berlakumulai: new Date("2024-01-01"),
      dasarhukum: "Perda 1/2024",
    } as const;
    await prisma().tarif_object.createMany({
      data: [
        { ...tarif, sesi: "sore", tarif: 300_000, satuantarif: "kegiatan" },
        { ...tarif, tarif: 20_000, satuantarif: "jam" },
      ],
    });
  });
  const session = (sesi: "pagi" | "sore", days = 2) => ({ satuan: "kegiatan", tanggal: dayFrom(days), sesi });
  const hours = (jammulai: string, jamakhir: string, days = 4) => ({
    satuan: "jam",
    tanggal: dayFrom(days),
    jammulai,
    jamakhir,
  });
  const order = async (waktu: object, total: number) =>
    (await testApp.as("nasabah")).post("trx_gedung/pesan_nsb", orderOf(hall, waktu, total));

  test("is let by sessions that touch, each at its own tariff, and each once", async () => {
    const morning = await order(session("pagi"), 150_000);
    expect(morning.body).toMatchObject({
      jenisbooking: "gedung",
      waktu: session("pagi"),
      harga: { totalbiaya: 150_000 },
    });
    const evening = await order(session("sore"), 300_000);
    expect(evening.body).toMatchObject({ waktu: session("sore"), harga: { totalbiaya: 300_000 } });
    expect((await order(session("sore"), 300_000)).body.error.code).toBe("SOLD_OUT");
  });

  test("is let by the hour, rounded up, within its opening hours", async () => {
    expect((await order(hours("09:00", "11:30"), 60_000)).body).toMatchObject({ harga: { lamapemakaian: 3 } });
    expect((await order(hours("11:00", "12:00"), 20_000)).body.error.code).toBe("SOLD_OUT");
    expect((await order(hours("11:30", "12:30"), 20_000)).status).toBe(200);
    expect((await order(hours("06:00", "09:00"), 60_000)).body).toMatchObject(refused("OUTSIDE_HOURS"));
  });

  test("is kept free for its pause after every use, also by the one before or after the wanted hours", async () => {
    await prisma().mst_objectretribusi.update({ where: { objectid: hall }, data: { jedamenit: 60 } });
    expect((await order(hours("11:00", "12:00", 8), 20_000)).status).toBe(200);
    const quote = async (from: string, until: string) => {
      const body = { waktu: hours(from, until, 8), jumlahunit: 1, kelompoktarif: "umum" };
      return (await cast.customer.post(`catalogue/${hall}/quote`, body).expect(200)).body.bebas;
    };
    for (const [from, until] of [
      ["12:30", "13:30"],
      ["09:30", "10:30"],
    ] as const) {
      expect((await order(hours(from, until, 8), 20_000)).body.error.code).toBe("SOLD_OUT");
      expect(await quote(from, until)).toBe(0);
    }
    expect(await quote("13:00", "14:00")).toBe(1);
    expect((await order(hours("13:00", "14:00", 8), 20_000)).status).toBe(200);
    expect((await order(hours("09:00", "10:00", 8), 20_000)).status).toBe(200);
    await prisma().mst_objectretribusi.update({ where: { objectid: hall }, data: { jedamenit: 0 } });
  });

  test("an hour and a session of the same time exclude each other", async () => {
    expect((await order(session("pagi", 6), 150_000)).status).toBe(200);
    expect((await order(hours("10:00", "11:00", 6), 20_000)).body.error.code).toBe("SOLD_OUT");
  });
});

describe("equipment", () => {
  const file = async (owner: Caller) => {
    const { id } = await prisma().berkas.create({
      data: {
        path: crypto.randomUUID(),
        namaasli: "surat.pdf",
        mime: "application/pdf",
        ukuran: 1,
        pemilik: owner.userid,
      },
    });
    return id;
  };

  test("is let by the day, leaves on a letter of request, and comes back with its hour meter", async () => {
    const customer = await testApp.as("nasabah");
    const waktu = { satuan: "hari", mulai: dayFrom(3), akhir: dayFrom(4) };
    const ordered = await customer.post("trx_alat/pesan_nsb", orderOf(testApp.world.home.objects.alat, waktu, 300_000));
    expect(ordered.body).toMatchObject({ waktu, dokumenwajib: ["surat_permohonan"], harga: { lamapemakaian: 2 } });
    const { id } = ordered.body;
    const bare = await customer.post(`trx_alat/kelengkapan_nsb/${id}`, { versi: 0, ...details });
    expect(bare.body.error.fields).toHaveProperty("dokumen");
    const stolen = [{ berkasid: await file(cast.manager), jenis: "surat_permohonan" }];
    const foreign = await customer.post(`trx_alat/kelengkapan_nsb/${id}`, { versi: 0, ...details, dokumen: stolen });
    expect(foreign.body.error.fields).toHaveProperty("dokumen");
    const dokumen = [{ berkasid: await file(customer), jenis: "surat_permohonan" }];
    await customer.post(`trx_alat/kelengkapan_nsb/${id}`, { versi: 0, ...details, dokumen }).expect(200);
    await customer
      .post(`trx_alat/konfirmasipesanan_nsb/${id}`, { versi: 1, totalbiaya: 300_000, setuju: true })
      .expect(200);
    await prisma().booking.update({
      where: { id },
      data: {
        ...{ statusbooking: 50, bataswaktu: null },
        ...{ tglmulaipemakaian: new Date(Date.now() - 7_200_000), tglakhirpemakaian: new Date(Date.now() - 3_600_000) },
      },
    });
    const out = { versi: 2, unit: [{ nomorunit: 1, hourmeter: 1200.5, kondisi: "Baik" }] };
    await cast.manager.post(`trx_alat/checkin/${id}`, out).expect(200);
    const wrong = { versi: 3, unit: [{ nomorunit: 1, hourmeter: 1200, kondisi: "Baik" }] };
    const refused = await cast.manager.post(`trx_alat/selesai/${id}`, wrong).expect(400);
    expect(refused.body.error.fields["unit.0.hourmeter"]).toContain("1.200,5");
    const back = { versi: 3, unit: [{ nomorunit: 1, hourmeter: 1212, kondisi: "Baik" }] };
    await cast.manager.post(`trx_alat/selesai/${id}`, back).expect(200);
    const [line] = await prisma().booking_unit.findMany({ where: { bookingid: id } });
    expect([line?.hourmetermulai, line?.hourmeterakhir]).toEqual([1200.5, 1212]);
  });
});
