import { addDays, weekdayOf } from "@retribusi/contract/define/dates";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Cast, createCast, dayFrom } from "../../testing/booking-steps.ts";
import { touchedBy } from "../../testing/closure.ts";
import { createHall } from "../../testing/policy.ts";
import { proposed } from "../../testing/tariff.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { showTariffsOfToday } from "./shown-tariff.ts";

let app: TestApp;
let cast: Cast;
/** A Monday to Friday without a holiday, and the weekend after it. */
let [monday, tuesday, wednesday, thursday, friday, saturday, sunday] = ["", "", "", "", "", "", ""];

beforeAll(async () => {
  app = await createTestApp();
  cast = await createCast(app);
  const rows = await prisma().hari_libur.findMany({ select: { tanggal: true } });
  const holidays = new Set(rows.map(({ tanggal }) => tanggal.toISOString().slice(0, 10)));
  const weeks = Array.from({ length: 40 }, (_, at) => dayFrom(21 + at)).filter((day) => weekdayOf(day) === 1);
  const weekFrom = (day: string) => Array.from({ length: 7 }, (_, at) => addDays(day, at));
  const week = weeks.map(weekFrom).find((days) => days.every((day) => !holidays.has(day)));
  if (!week) throw new Error("no week without a holiday");
  [monday = "", tuesday = "", wednesday = "", thursday = "", friday = "", saturday = "", sunday = ""] = week;
  const { home, rival } = app.world;
  await prisma().hari_libur.createMany({
    data: [
      { tanggal: new Date(tuesday), nama: "Hari nasional", jenis: "nasional" },
      { tanggal: new Date(wednesday), nama: "Hari jadi", jenis: "daerah", idpemda: home.idpemda },
      { tanggal: new Date(thursday), nama: "Hari jadi tetangga", jenis: "daerah", idpemda: rival.idpemda },
    ],
  });
});
afterAll(() => app.close());

const prisma = () => app.deps.db.prisma;
const path = (name: string, id: number) => `mst_objectretribusi/${name}/${id}`;
const hours = (tanggal: string, jammulai = "09:00", jamakhir = "11:00") => ({
  ...({ satuan: "jam", tanggal, jammulai, jamakhir } as const),
});

/** A hall for 150,000 an hour, and 225,000 on weekends and holidays by another regulation. */
async function hall(more: object = {}): Promise<number> {
  const objectid = await createHall(app, app.world.home, more);
  const { dasarhukumid } = await prisma().tbl_dasarhukum.upsert({
    where: {
      idpemda_nomorperaturan_pasal: {
        ...{ idpemda: app.world.home.idpemda, nomorperaturan: "Perda 5/2026", pasal: "Pasal 9" },
      },
    },
    create: {
      ...{ idpemda: app.world.home.idpemda, nomorperaturan: "Perda 5/2026", pasal: "Pasal 9", tentang: "Hari libur" },
    },
    update: {},
  });
  const wish = await proposed(app, cast.dinas, objectid, 1, {
    ...{ satuantarif: "jam", khususlibur: true, tarif: 225_000, dasarhukumid },
  });
  await cast.pemda.post(path("setujuitarif", wish.id), { versi: wish.versi }).expect(200);
  return objectid;
}

async function quoteOf(objectid: number, waktu: object, kelompoktarif = "umum") {
  const wish = { waktu, jumlahunit: 1, kelompoktarif };
  const { body } = await cast.customer.post(`catalogue/${objectid}/quote`, wish).expect(200);
  return body;
}
async function quoted(...wish: Parameters<typeof quoteOf>): Promise<number> {
  return (await quoteOf(...wish)).harga.totalbiaya;
}

const orderAt = (by: Caller, objectid: number, waktu: object, totalbiaya: number) =>
  by.post("trx_gedung/pesan_nsb", {
    ...{ kunci: crypto.randomUUID(), objectid, waktu, jumlahunit: 1, kelompoktarif: "umum", totalbiaya },
  });

async function booked(objectid: number, waktu: object, totalbiaya: number) {
  const customer = await app.as("nasabah");
  const { body } = await orderAt(customer, objectid, waktu, totalbiaya).expect(200);
  return { customer, record: body };
}

describe("a tariff of weekends and holidays", () => {
  test.each([
    ["a Monday", () => monday, 300_000],
    ["a holiday of the whole country", () => tuesday, 450_000],
    ["a holiday of the region", () => wednesday, 450_000],
    ["a holiday of another region", () => thursday, 300_000],
    ["a Friday", () => friday, 300_000],
    ["a Saturday", () => saturday, 450_000],
    ["a Sunday", () => sunday, 450_000],
  ])("on %s: price, catalogue and order agree", async (_, dayOf, totalbiaya) => {
    const objectid = await hall();
    const day = dayOf();
    const khususlibur = totalbiaya === 450_000;
    expect(await quoteOf(objectid, hours(day))).toMatchObject({ harga: { totalbiaya }, khususlibur });
    const { objectname } = await prisma().mst_objectretribusi.findUniqueOrThrow({ where: { objectid } });
    const { body } = await cast.customer
      .get(`catalogue?mulai=${day}&cari=${encodeURIComponent(objectname)}`)
      .expect(200);
    // Of hours the catalogue shows what one costs.
    expect(body.records).toMatchObject([{ objectid, tarif: 150_000, totalbiaya: totalbiaya / 2 }]);
    const other = await orderAt(await app.as("nasabah"), objectid, hours(day), 750_000 - totalbiaya).expect(409);
    expect(other.body.error).toMatchObject({ code: "PRICE_CHANGED" });
    const { record } = await booked(objectid, hours(day), totalbiaya);
    const dasarhukum = khususlibur ? "Perda 5/2026, Pasal 9" : "Perda 1/2024";
    expect(record).toMatchObject({ dasarhukum, khususlibur });
  });

  test("goes by the holidays of each object's own region where the catalogue shows several", async () => {
    const { rival } = app.world;
    const here = await hall();
    const there = await createHall(app, rival);
    const lawful = { satuantarif: "jam", dasarhukum: "Perda 9/2026", berlakumulai: new Date("2024-01-01") } as const;
    await prisma().tarif_object.create({
      data: { ...lawful, objectid: there, kelompoktarif: "umum", khususlibur: true, tarif: 225_000n },
    });
    const name = `Balai ${crypto.randomUUID()}`;
    await prisma().mst_objectretribusi.updateMany({
      where: { objectid: { in: [here, there] } },
      data: { objectname: name },
    });
    const pricesOn = async (day: string) => {
      const { body } = await cast.customer.get(`catalogue?mulai=${day}&cari=${encodeURIComponent(name)}`).expect(200);
      return new Map(
        body.records.map((row: { objectid: number; totalbiaya: number }) => [row.objectid, row.totalbiaya]),
      );
    };
    expect(await pricesOn(wednesday)).toEqual(
      new Map([
        [here, 225_000],
        [there, 150_000],
      ]),
    );
    expect(await pricesOn(thursday)).toEqual(
      new Map([
        [here, 150_000],
        [there, 225_000],
      ]),
    );
    expect(await pricesOn(tuesday)).toEqual(
      new Map([
        [here, 225_000],
        [there, 225_000],
      ]),
    );
  });

  test("counts by the day on which the use begins, where the object stands", async () => {
    const evening = { jambuka: "18:00", jamtutup: "03:00" };
    const objectid = await hall(evening);
    expect(await quoted(objectid, hours(friday, "23:00", "02:00"))).toBe(450_000);
    expect(await quoted(objectid, hours(saturday, "01:00", "02:00"))).toBe(225_000);
    // Half past midnight of Saturday in Jayapura is Friday in Greenwich and in Jakarta.
    const eastern = await hall({ ...evening, zonawaktu: "Asia/Jayapura" });
    expect(await quoted(eastern, hours(saturday, "00:00", "01:00"))).toBe(225_000);
    expect(await quoted(eastern, hours(sunday, "23:00", "24:00"))).toBe(225_000);
  });

  test("is for its own group alone, and another group's own tariff goes before it", async () => {
    const objectid = await hall();
    const student = { satuantarif: "jam", kelompoktarif: "pelajar", tarif: 50_000 };
    expect(await quoted(objectid, hours(wednesday), "pelajar")).toBe(450_000);
    const wish = await proposed(app, cast.dinas, objectid, 0, student);
    await cast.pemda.post(path("setujuitarif", wish.id), { versi: wish.versi }).expect(200);
    expect(await quoted(objectid, hours(wednesday), "pelajar")).toBe(100_000);
    expect(await quoted(objectid, hours(wednesday))).toBe(450_000);
    const { record } = await booked(objectid, hours(wednesday), 450_000);
    const change = (body: object) => cast.manager.post(`trx_gedung/perubahanpesanan/${record.id}`, body).expect(200);
    const asStudent = (await change({ versi: record.versi, kelompoktarif: "pelajar" })).body;
    expect(asStudent.harga.totalbiaya).toBe(100_000);
    expect((await change({ versi: asStudent.versi, kelompoktarif: "umum" })).body.harga.totalbiaya).toBe(450_000);
  });

  test("is taken and left by new dates, with its regulation", async () => {
    const objectid = await hall();
    const { customer, record } = await booked(objectid, hours(monday), 300_000);
    const quote = await customer
      .post(`trx_gedung/reschedule/${record.id}/quote`, { waktu: hours(tuesday) })
      .expect(200);
    expect(quote.body).toMatchObject({ harga: { totalbiaya: 450_000 }, selisih: 150_000 });
    const move = (versi: number, waktu: object, totalbiaya: number) =>
      customer.post(`trx_gedung/reschedule/${record.id}`, { versi, waktu, totalbiaya });
    expect((await move(record.versi, hours(tuesday), 300_000)).body.error.code).toBe("PRICE_CHANGED");
    const moved = (await move(record.versi, hours(tuesday), 450_000).expect(200)).body;
    expect([moved.tarif, moved.dasarhukum]).toEqual([225_000, "Perda 5/2026, Pasal 9"]);
    const back = (await move(moved.versi, hours(friday), 300_000).expect(200)).body;
    expect([back.tarif, back.dasarhukum]).toEqual([150_000, "Perda 1/2024"]);
  });

  test("of a booking stays when the holiday is taken off the list", async () => {
    const { idpemda } = app.world.home;
    const day = thursday;
    const { id } = await prisma().hari_libur.create({
      data: { tanggal: new Date(day), nama: "Sementara", jenis: "daerah", idpemda },
    });
    const objectid = await hall({ jumlahobject: 3 });
    const { record } = await booked(objectid, hours(day), 450_000);
    await prisma().hari_libur.delete({ where: { id } });
    const more = { versi: record.versi, jumlahunit: 2 };
    const { body } = await cast.manager.post(`trx_gedung/perubahanpesanan/${record.id}`, more).expect(200);
    expect(body.harga).toMatchObject({ tarif: 225_000, totalbiaya: 900_000 });
    expect(await quoted(objectid, hours(day))).toBe(300_000);
  });

  test("is in the price of the dates that a closure offers instead", async () => {
    const objectid = await hall();
    await booked(objectid, hours(friday), 300_000);
    const closing = { jenis: "sekali", mulai: friday, jammulai: "08:00", sampai: friday, jamakhir: "20:00" };
    const [touched] = await touchedBy(cast.manager, objectid, closing);
    const offered = touched?.pilihan.map(({ waktu, totalbiaya }) => [
      waktu.satuan === "jam" ? waktu.tanggal : waktu.satuan,
      totalbiaya,
    ]);
    // First the evening of the same day.
    expect(offered).toEqual([
      [friday, 300_000],
      [saturday, 450_000],
      [thursday, 300_000],
      [sunday, 450_000],
    ]);
  });

  test("is told to citizens beside that of every day", async () => {
    const objectid = await hall();
    const { body } = await cast.customer.get(`catalogue/${objectid}`).expect(200);
    const told = body.tarifberlaku.map((row: Record<string, unknown>) => [row["khususlibur"], row["tarif"]]);
    expect(told.toSorted()).toEqual([
      [false, 150_000],
      [true, 225_000],
    ]);
    expect(body.tarif).toBe(150_000);
    // Whatever day it is, nothing else has to be shown.
    const weekend = new Date(`${saturday}T03:00:00Z`);
    await showTariffsOfToday(app.deps.db, weekend);
    expect(await showTariffsOfToday(app.deps.db, weekend)).toBe(0);
    const { text } = await cast.customer.get("transparansi/tarif.csv").expect(200);
    const [head = "", ...lines] = text.split("\n");
    const own = lines.filter((line) => line.startsWith(`${objectid},`)).map((line) => line.split(","));
    const at = (name: string) => head.split(",").indexOf(name);
    expect(own.map((cells) => [cells[at("khususlibur")], cells[at("tarif")]])).toEqual([
      ["false", "150000"],
      ["true", "225000"],
    ]);
  });

  test("by the night or beside nothing is refused by its field", async () => {
    const objectid = await createHall(app, app.world.home);
    const wish = await proposed(app, cast.dinas, objectid, 0, { satuantarif: "jam", khususlibur: true });
    const send = (more: object) => cast.dinas.post(path("usulkantarif", objectid), { ...wishOf(wish), ...more });
    for (const [satuantarif, field] of [
      ["malam", "khususlibur"],
      ["kegiatan", "sesi"],
    ] as const) {
      const answer = await send({ satuantarif });
      expect([answer.status, Object.keys(answer.body.error?.fields ?? {})]).toEqual([400, [field]]);
    }
  });
});

const wishOf = (wish: Record<string, unknown>) => ({
  ...{ kelompoktarif: "umum", sesi: null, khususlibur: true, tarif: 1, alasan: null, berlakusampai: null },
  ...{ berlakumulai: dayFrom(0), dasarhukumid: wish["dasarhukumid"] ?? 1 },
});
