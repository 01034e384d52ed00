import { afterAll, beforeAll, expect, test } from "vitest";
import { bookingOf } from "../../testing/booking.ts";
import { act, createLodging, dayFrom, order, orderOf, stay } from "../../testing/booking-steps.ts";
import { asBytes, readCsv } from "../../testing/exported.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

test("rows and exports carry the zone of the object, or of its region where it has none of its own", async () => {
  const { world, deps } = testApp;
  const { prisma } = deps.db;
  const { userid } = await testApp.as("nasabah");
  await prisma.tbl_pemda.update({ where: { idpemda: world.rival.idpemda }, data: { zonawaktu: "Asia/Makassar" } });
  const east = await createLodging(testApp, world.home, 5, { zonawaktu: "Asia/Jayapura" });
  const start = { tglmulaipemakaian: new Date("2027-03-01T16:30:00Z") };
  for (const row of [
    { ...bookingOf(world.home, "penginapan", userid), objectid: east },
    bookingOf(world.rival, "penginapan", userid),
  ]) {
    await prisma.booking.create({ data: { ...row, ...start } });
  }
  const bank = await testApp.as("bank");
  const superuser = await testApp.as("superuser");
  for (const list of [superuser.get("trx_penginapan/list"), bank.get("report_trx_all/list")]) {
    const { body } = await list.expect(200);
    expect(body.records).toMatchObject([{ zonawaktu: "Asia/Makassar" }, { zonawaktu: "Asia/Jayapura" }]);
  }
  for (const name of ["trx_penginapan", "report_trx_all"]) {
    const path = `${name}/export?format=csv&columns=id,tglmulaipemakaian`;
    const { body } = await asBytes(superuser.get(path)).expect(200);
    const rows = readCsv(body)
      .slice(1)
      .map((row) => row.join(" "));
    expect(rows).toEqual([
      expect.stringMatching(/2027-03-02.00:30.*WITA/),
      expect.stringMatching(/2027-03-02.01:30.*WIT$/),
    ]);
  }
});

test("a booking belongs to the year of its first day of use, also after it has moved", async () => {
  const yearOf = (days: number) => Number(dayFrom(days).slice(0, 4));
  const objectid = await createLodging(testApp, testApp.world.home, 5);
  const { record, customer } = await order(testApp, orderOf(objectid, stay(364)));
  expect(record.tahun).toBe(yearOf(364));
  const move = { versi: record.versi, waktu: stay(3), totalbiaya: 150_000 };
  expect((await act(customer, "reschedule", record.id, move)).tahun).toBe(yearOf(3));
});
