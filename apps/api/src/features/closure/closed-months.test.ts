import { addMonths } from "@retribusi/contract/define/dates";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCast, createLodging, dayFrom, orderOf } from "../../testing/booking-steps.ts";
import { closedFor, touchedBy } from "../../testing/closure.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test("of months that are in a closure's way, other ones are offered only where all of them are free", async () => {
  const { manager } = await createCast(app);
  const objectid = await createLodging(app, app.world.home, 1, { satuantarif: "bulan" });
  const customer = await app.as("nasabah");
  const order = (days: number, bulan: number) => {
    const waktu = { satuan: "bulan", mulai: dayFrom(days), bulan };
    const body = { ...orderOf(objectid), waktu, totalbiaya: 150_000 * bulan };
    return customer.post("trx_penginapan/pesan_nsb", body).expect(200);
  };
  await order(10, 3);
  const offered = async () => {
    const [touched] = await touchedBy(manager, objectid, closedFor(10, 12));
    return touched?.pilihan.map(({ waktu }) => (waktu.satuan === "bulan" ? waktu.mulai : ""));
  };
  const [next, second] = [1, 2].map((months) => addMonths(dayFrom(10), months));
  expect(await offered()).toEqual([next, second]);
  // Within the months from the second one on, and after those from the next.
  await order(140, 1);
  expect(await offered()).toEqual([next]);
});
