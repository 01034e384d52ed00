import { firstDayOf } from "@retribusi/contract/features/booking/booking.interval";
import supertest from "supertest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Cast, createCast, dayFrom, order as orderNights, orderOf } from "../../testing/booking-steps.ts";
import { createHall } from "../../testing/policy.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let cast: Cast;
let hall: number;
let owner: Caller;
let own: { id: number; versi: number };
beforeAll(async () => {
  app = await createTestApp();
  cast = await createCast(app);
  hall = await createHall(app, app.world.home, { jumlahobject: 1, jedamenit: 60, jambuka: "07:00", jamtutup: "17:00" });
  owner = await app.as("nasabah");
  own = (await book(owner, "09:00", "12:00")).body;
});
afterAll(() => app.close());

const day = dayFrom(4);
const hours = (jammulai: string, jamakhir: string) => ({ satuan: "jam", tanggal: day, jammulai, jamakhir });

async function book(caller: Caller, from: string, until: string) {
  const waktu = hours(from, until);
  const asked = { waktu, jumlahunit: 1, kelompoktarif: "umum" };
  const { harga } = (await caller.post(`catalogue/${hall}/quote`, asked).expect(200)).body;
  return caller.post("trx_gedung/pesan_nsb", { ...orderOf(hall), waktu, jumlahunit: 1, totalbiaya: harga.totalbiaya });
}

async function freeHours(caller: Caller, query = ""): Promise<string[]> {
  const { jam } = (await caller.get(`catalogue/${hall}/hours?tanggal=${day}${query}`).expect(200)).body;
  return jam.filter((slot: { bebas: number }) => slot.bebas > 0).map((slot: { jammulai: string }) => slot.jammulai);
}
const everyHour = Array.from({ length: 10 }, (_, at) => `${String(7 + at).padStart(2, "0")}:00`);

test("the hours that a booking holds, and the pauses beside them, are free for its own new hours, and for nobody else", async () => {
  const others = ["07:00", "13:00", "14:00", "15:00", "16:00"];
  expect(await freeHours(owner, `&bookingid=${own.id}`)).toEqual(everyHour);
  expect(await freeHours(cast.manager, `&bookingid=${own.id}`)).toEqual(everyHour);
  expect(await freeHours(owner)).toEqual(others);
  expect(await freeHours(cast.customer)).toEqual(others);
});

test("the nights that a booking holds are free for its own new dates", async () => {
  const lodging = app.world.home.objects.penginapan;
  const { customer, record } = await orderNights(app, { ...orderOf(lodging), jumlahunit: 2, totalbiaya: 300_000 });
  const night = firstDayOf(record.waktu);
  const address = `catalogue/${lodging}/calendar?mulai=${night}&akhir=${night}`;
  const freeBy = async (query: string) => (await customer.get(address + query).expect(200)).body.records[0].bebas;
  expect((await freeBy(`&bookingid=${record.id}`)) - (await freeBy(""))).toBe(2);
});

test("what somebody else's booking holds isn't told to who may not see it", async () => {
  const hoursPath = `catalogue/${hall}/hours?tanggal=${day}&bookingid=${own.id}`;
  const calendarPath = `catalogue/${hall}/calendar?mulai=${day}&akhir=${day}&bookingid=${own.id}`;
  for (const caller of [cast.customer, await app.as("pengelola", app.world.rival)]) {
    await caller.get(hoursPath).expect(404);
    await caller.get(calendarPath).expect(404);
  }
  await supertest(app.app).get(`/api/${calendarPath}`).expect(404);
});

test("it moves by one hour into itself, and not into the pause before the next use", async () => {
  const quote = async (from: string, until: string) =>
    (await owner.post(`trx_gedung/reschedule/${own.id}/quote`, { waktu: hours(from, until) }).expect(200)).body;
  const { alasan, harga } = await quote("10:00", "13:00");
  expect(alasan).toBeNull();
  const body = { versi: own.versi, waktu: hours("10:00", "13:00"), totalbiaya: harga.totalbiaya };
  const moved = await owner.post(`trx_gedung/reschedule/${own.id}`, body).expect(200);
  expect(moved.body.waktu).toEqual(hours("10:00", "13:00"));
  expect((await book(cast.customer, "14:00", "15:00")).status).toBe(200);
  expect((await quote("11:00", "14:00")).alasan.kode).toBe("SOLD_OUT");
  const again = { ...body, versi: moved.body.versi, waktu: hours("11:00", "14:00") };
  expect((await owner.post(`trx_gedung/reschedule/${own.id}`, again)).body.error.code).toBe("SOLD_OUT");
});
