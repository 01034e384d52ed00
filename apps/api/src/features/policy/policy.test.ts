import { toInstant, weekdayOf } from "@retribusi/contract/define/dates";
import type { IntervalChoice } from "@retribusi/contract/features/booking/booking.interval";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  act,
  bring,
  type Cast,
  createCast,
  createLodging,
  dayFrom,
  details,
  orderOf,
  stay,
} from "../../testing/booking-steps.ts";
import { changePolicy, createHall, weekWith } from "../../testing/policy.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await createTestApp();
  cast = await createCast(app);
});
afterAll(() => app.close());

const prisma = () => app.deps.db.prisma;
const lodging = (more: object = {}) => createLodging(app, app.world.home, 2, more);
const hall = (more: object = {}) => createHall(app, app.world.home, more);
/** The first such weekday (1 is Monday) at least a week from now. */
const next = (weekday: number) => {
  const from = dayFrom(8);
  return dayFrom(8 + ((weekday - weekdayOf(from) + 7) % 7));
};
const hours = (tanggal: string, jammulai: string, jamakhir: string) =>
  ({ satuan: "jam", tanggal, jammulai, jamakhir }) as const;

async function quote(objectid: number, waktu: IntervalChoice, by: Caller = cast.customer) {
  const body = { waktu, jumlahunit: 1, kelompoktarif: "umum" };
  return (await by.post(`catalogue/${objectid}/quote`, body).expect(200)).body;
}
const reasonOf = async (objectid: number, waktu: IntervalChoice, by?: Caller) =>
  (await quote(objectid, waktu, by)).alasan?.kode ?? null;

async function orderHours(objectid: number, waktu: ReturnType<typeof hours>) {
  const { harga } = await quote(objectid, waktu);
  const body = { ...orderOf(objectid), waktu, totalbiaya: harga?.totalbiaya ?? 0 };
  return (await app.as("nasabah")).post("trx_gedung/pesan_nsb", body);
}

describe("opening times", () => {
  test("differ by weekday: the order, the hours of the day and the calendar go by them", async () => {
    const objectid = await hall();
    const jampekan = weekWith({ 6: { jambuka: "09:00", jamtutup: "14:00" }, 7: null });
    const { body } = await changePolicy(cast.manager, objectid, { jampekan });
    expect(body).toMatchObject({ jampekan, versi: 2 });
    const [saturday, sunday, monday] = [next(6), next(7), next(1)];
    expect(await quote(objectid, hours(saturday, "13:00", "15:00"))).toMatchObject({
      alasan: { kode: "OUTSIDE_HOURS", pesan: "On that day the object is open from 09:00 to 14:00." },
    });
    expect(await reasonOf(objectid, hours(saturday, "09:00", "14:00"))).toBeNull();
    expect(await reasonOf(objectid, hours(monday, "13:00", "15:00"))).toBeNull();
    expect(await reasonOf(objectid, hours(sunday, "10:00", "12:00"))).toBe("CLOSED_DAY");
    expect((await orderHours(objectid, hours(sunday, "10:00", "12:00"))).status).toBe(409);
    const slots = async (day: string) =>
      (await cast.customer.get(`catalogue/${objectid}/hours?tanggal=${day}`).expect(200)).body.jam;
    expect((await slots(saturday)).map(({ jammulai }: { jammulai: string }) => jammulai)).toEqual(
      ["09", "10", "11", "12", "13"].map((hour) => `${hour}:00`),
    );
    expect(await slots(sunday)).toEqual([]);
    const { records } = (await cast.customer.get(`catalogue/${objectid}/calendar?mulai=${sunday}&akhir=${sunday}`))
      .body;
    expect(records).toEqual([{ tanggal: sunday, bebas: 0, lewat: false, tutup: "" }]);
    const shown = (await cast.customer.get(`catalogue/${objectid}`).expect(200)).body;
    expect(shown.jampekan).toEqual(jampekan);
  });

  test("may go on over midnight: one use of it is sold once, and it ends in the morning", async () => {
    const objectid = await hall();
    const late = { jambuka: "18:00", jamtutup: "02:00" };
    await changePolicy(cast.manager, objectid, {
      jampekan: weekWith({ 5: late, 6: { jambuka: "09:00", jamtutup: "14:00" } }),
    });
    const [friday, saturday] = [next(5), next(5)].map((day, at) => (at === 0 ? day : toNext(day)));
    if (!friday || !saturday) throw new Error("no days");
    expect(await reasonOf(objectid, hours(friday, "22:00", "02:30"))).toBe("EMPTY_INTERVAL");
    expect(await reasonOf(objectid, hours(saturday, "01:00", "03:00"))).toBe("OUTSIDE_HOURS");
    const placed = await orderHours(objectid, hours(friday, "22:00", "02:00"));
    expect(placed.body).toMatchObject({
      waktu: hours(friday, "22:00", "02:00"),
      harga: { lamapemakaian: 4, totalbiaya: 600_000 },
      tglakhirpemakaian: toInstant(saturday, "02:00", "Asia/Jakarta").toISOString(),
    });
    expect(await reasonOf(objectid, hours(saturday, "01:00", "02:00"))).toBe("SOLD_OUT");
    expect(await reasonOf(objectid, hours(friday, "18:00", "22:00"))).toBeNull();
    const { jam } = (await cast.customer.get(`catalogue/${objectid}/hours?tanggal=${friday}`)).body;
    expect(
      jam.map((slot: { tanggal: string; jammulai: string; bebas: number }) => [
        slot.tanggal,
        slot.jammulai,
        slot.bebas,
      ]),
    ).toEqual([
      ...["18:00", "19:00", "20:00", "21:00"].map((time) => [friday, time, 1]),
      ...["22:00", "23:00"].map((time) => [friday, time, 0]),
      ...["00:00", "01:00"].map((time) => [saturday, time, 0]),
    ]);
  });

  test("of an evening that is let as a whole take it until it ends: the catalogue sees what is taken after midnight", async () => {
    const objectid = await hall({ satuantarif: "kegiatan" });
    const { tarif_object, mst_objectretribusi } = prisma();
    const whole = { objectid, kelompoktarif: "umum", satuantarif: "kegiatan", tarif: 500_000n } as const;
    await tarif_object.create({
      data: { ...whole, berlakumulai: new Date("2024-01-01"), dasarhukum: "Perda 1/2024" },
    });
    await changePolicy(cast.manager, objectid, {
      jampekan: weekWith({ 5: { jambuka: "18:00", jamtutup: "02:00" }, 6: null }),
    });
    const friday = next(5);
    const { objectname } = await mst_objectretribusi.findUniqueOrThrow({ where: { objectid } });
    const free = async () => {
      const found = await cast.customer.get(`catalogue?mulai=${friday}&cari=${encodeURIComponent(objectname)}`);
      return found.body.records[0].bebas;
    };
    const evening = { satuan: "kegiatan", tanggal: friday, sesi: null } as const;
    expect([await free(), await reasonOf(objectid, evening)]).toEqual([1, null]);
    expect((await orderHours(objectid, hours(toNext(friday), "01:00", "02:00"))).status).toBe(200);
    expect([await free(), await reasonOf(objectid, evening)]).toEqual([0, "SOLD_OUT"]);
  });

  test("of a closed day: nothing by the day and no session, while the days around it are free", async () => {
    const objectid = await lodging({ satuantarif: "hari" });
    await prisma().tarif_object.updateMany({ where: { objectid }, data: { satuantarif: "hari" } });
    await changePolicy(cast.manager, objectid, { jampekan: weekWith({ 7: null }) });
    const [saturday, sunday, monday] = [next(6), toNext(next(6)), toNext(toNext(next(6)))];
    const { records } = (await cast.customer.get(`catalogue/${objectid}/calendar?mulai=${saturday}&akhir=${monday}`))
      .body;
    expect(records.map(({ bebas, tutup }: { bebas: number; tutup: string | null }) => [bebas, tutup])).toEqual([
      [2, null],
      [0, ""],
      [2, null],
    ]);
    const days = (mulai: string, akhir: string) => ({ satuan: "hari", mulai, akhir }) as const;
    expect(await reasonOf(objectid, days(sunday, sunday))).toBe("CLOSED_DAY");
    expect(await reasonOf(objectid, days(saturday, monday))).toBeNull();
    const { sesi } = (await cast.customer.get(`catalogue/${objectid}/hours?tanggal=${sunday}`)).body;
    expect(sesi).toEqual([]);
  });

  test("of the past stay what they were: capacity keeps them from the day they change", async () => {
    const objectid = await hall();
    await changePolicy(cast.manager, objectid, { jampekan: weekWith({ 7: null }) });
    expect(await prisma().kapasitas_object.findMany({ where: { objectid } })).toMatchObject([
      { jambuka: "08:00", jamtutup: "22:00", jamhari: "7=" },
    ]);
    // Twice on one day is one row.
    await changePolicy(cast.manager, objectid, { jampekan: weekWith({ 6: null }) });
    expect(await prisma().kapasitas_object.findMany({ where: { objectid } })).toMatchObject([{ jamhari: "6=" }]);
  });
});

const toNext = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

describe("how an object is ordered", () => {
  test("not for less and not for more than it says, in its own unit", async () => {
    const objectid = await lodging();
    await changePolicy(cast.manager, objectid, { minlama: 2, makslama: 3 });
    const nights = (count: number) => quote(objectid, stay(5, count));
    expect((await nights(1)).alasan).toEqual({
      kode: "TOO_SHORT",
      pesan: "At least 2 nights must be booked.",
    });
    expect((await nights(2)).alasan).toBeNull();
    expect((await nights(3)).alasan).toBeNull();
    expect((await nights(4)).alasan).toEqual({ kode: "TOO_LONG", pesan: "At most 3 nights can be booked at once." });
    const refused = await cast.customer.post("trx_penginapan/pesan_nsb", orderOf(objectid, stay(5, 1)));
    expect([refused.status, refused.body.error.details.reason]).toEqual([409, "TOO_SHORT"]);
  });

  test("by customers in time, by the counter until it begins; the calendar says so to each", async () => {
    const objectid = await lodging();
    await changePolicy(cast.manager, objectid, { minpesanjam: 72 });
    const soon = await quote(objectid, stay(1));
    expect(soon.alasan.kode).toBe("TOO_SOON");
    expect(soon.alasan.pesan).toContain("at least 3 days before");
    expect(await reasonOf(objectid, stay(5))).toBeNull();
    expect(await reasonOf(objectid, stay(1), cast.manager)).toBeNull();
    expect(await reasonOf(objectid, stay(1), await app.as("pengelola", app.world.rival))).toBe("TOO_SOON");
    const tomorrow = dayFrom(1);
    const lewat = async (by: Caller) =>
      (await by.get(`catalogue/${objectid}/calendar?mulai=${tomorrow}&akhir=${tomorrow}`)).body.records[0].lewat;
    expect([await lewat(cast.customer), await lewat(cast.manager)]).toEqual([true, false]);
    const refused = await cast.customer.post("trx_penginapan/pesan_nsb", orderOf(objectid, stay(1)));
    expect(refused.body.error.details.reason).toBe("TOO_SOON");
    const walkIn = { ...orderOf(objectid, stay(1)), namapemesan: "Tamu Loket", notelp: "081234567890" };
    await cast.manager.post("trx_penginapan/pesan", walkIn).expect(200);
  });

  test("no further ahead than it says", async () => {
    const objectid = await lodging();
    await changePolicy(cast.manager, objectid, { makspesanhari: 30 });
    expect((await quote(objectid, stay(32))).alasan).toEqual({
      kode: "TOO_FAR",
      pesan: "Bookings are possible up to 30 days ahead.",
    });
    expect(await reasonOf(objectid, stay(29))).toBeNull();
    await changePolicy(cast.manager, objectid, { makspesanhari: 500 });
    expect(await reasonOf(objectid, stay(400))).toBeNull();
  });

  test("a booking that stands stays as it was booked", async () => {
    const objectid = await lodging();
    const { record } = await bring(app, cast, 50, orderOf(objectid, stay(5)));
    await changePolicy(cast.manager, objectid, { jamcheckin: "16:00", minlama: 3 });
    const now = (await cast.manager.get(`trx_penginapan/view/${record.id}`).expect(200)).body;
    expect([now.tglmulaipemakaian, now.statusbooking, now.versi]).toEqual([record.tglmulaipemakaian, 50, record.versi]);
  });
});

describe("documents by payer group", () => {
  const asStudent = async (objectid: number, customer: Caller) => {
    const body = { ...orderOf(objectid, stay(6)), kelompoktarif: "pelajar" };
    return (await customer.post("trx_penginapan/pesan_nsb", body).expect(200)).body;
  };
  const proof = { umum: [], pelajar: ["bukti_kelompok" as const], instansi: [], sosial: [] };

  test("the details of a student ask for the proof, those of others don't", async () => {
    const objectid = await lodging();
    await changePolicy(cast.manager, objectid, { dokumenwajib: proof });
    const customer = await app.as("nasabah");
    const record = await asStudent(objectid, customer);
    expect(record.dokumenwajib).toEqual(["bukti_kelompok"]);
    const refused = await customer.post(`trx_penginapan/isi_kelengkapan_nsb/${record.id}`, {
      ...details,
      versi: record.versi,
    });
    expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([400, ["dokumen"]]);
    const other = (await customer.post("trx_penginapan/pesan_nsb", orderOf(objectid, stay(6))).expect(200)).body;
    expect(other.dokumenwajib).toEqual([]);
    await act(customer, "isi_kelengkapan_nsb", other.id, { ...details, versi: other.versi });
  });

  test("whoever has proved to be one already isn't asked again", async () => {
    const objectid = await lodging();
    await changePolicy(cast.manager, objectid, { dokumenwajib: proof });
    const customer = await app.as("nasabah");
    const { userid } = (await customer.get("account/currentuserdata")).body.user;
    await prisma().userdata.update({ where: { userid }, data: { kelompoktarif: "pelajar" } });
    const record = await asStudent(objectid, customer);
    expect(record.dokumenwajib).toEqual([]);
    await act(customer, "isi_kelengkapan_nsb", record.id, { ...details, versi: record.versi });
  });
});

test("what a cancellation gives back is what the customer was shown", async () => {
  const objectid = await lodging();
  const aturanbatal = [
    { sampaijam: 7 * 24, persen: 100 },
    { sampaijam: 24, persen: 50 },
  ];
  await changePolicy(cast.manager, objectid, { aturanbatal });
  const shown = (await cast.customer.get(`catalogue/${objectid}`).expect(200)).body;
  expect(shown.aturanbatal).toEqual(aturanbatal);
  const { record } = await bring(app, cast, 50, orderOf(objectid, stay(3)));
  const now = (await cast.manager.get(`trx_penginapan/view/${record.id}`)).body;
  expect(now.bilabatal).toMatchObject({ dibayar: 150_000, kembali: 75_000 });
});

test("objects are found by the people they are for and by all that they must offer", async () => {
  const [small, large] = [await lodging({ objectname: "Wisma Cari" }), await lodging({ objectname: "Wisma Cari" })];
  await changePolicy(cast.manager, small, { kapasitas: 2, fasilitas: ["wifi", "ac"] });
  await changePolicy(cast.manager, large, { kapasitas: 6, fasilitas: ["wifi", "parkir"] });
  const found = async (query: string) => {
    const { body } = await cast.customer.get(`catalogue?cari=Wisma Cari&${query}`).expect(200);
    return body.records.map(({ objectid }: { objectid: number }) => objectid);
  };
  expect(await found("fasilitas=wifi")).toEqual([small, large]);
  expect(await found("fasilitas=wifi,parkir")).toEqual([large]);
  expect(await found("fasilitas=ac,parkir")).toEqual([]);
  expect([await found("kapasitas=2"), await found("kapasitas=3"), await found("kapasitas=7")]).toEqual([
    [small, large],
    [large],
    [],
  ]);
  const { error } = (await cast.customer.get("catalogue?fasilitas=kolam").expect(400)).body;
  expect(error.fields.fasilitas).toMatch(/^Write codes separated by commas: wifi, ac,/);
});
