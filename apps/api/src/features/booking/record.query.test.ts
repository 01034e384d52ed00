import { sqlOf } from "@retribusi/db/sql";
import { ask } from "@retribusi/db/statement";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  act,
  bring,
  type Cast,
  createCast,
  createLodging,
  orderOf,
  payment,
  proposal,
} from "../../testing/booking-steps.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";
import { recordParts, records } from "./record.query.ts";

let testApp: TestApp;
let cast: Cast;
beforeAll(async () => {
  testApp = await createTestApp();
  cast = await createCast(testApp);
});
afterAll(() => testApp.close());

test("a record read by one statement is the record that Prisma reads, in every state and with all that hangs on it", async () => {
  const { prisma } = testApp.deps.db;
  const body = async () => orderOf(await createLodging(testApp, testApp.world.home, 3));
  for (const state of [10, 20, 30, 40, 50] as const) await bring(testApp, cast, state, await body());
  const { record, customer } = await bring(testApp, cast, 30, await body());
  const proposed = await act(cast.manager, "usulkandiskon", record.id, await proposal(testApp, cast, record, 50_000));
  await act(cast.dinas, "setujuidiskon", record.id, { versi: proposed.versi });
  const paid = await bring(testApp, cast, 50, await body());
  const alasanpembatalan = `Rapat "besar" dipindah 🏠 \\ ke bulan depan`;
  await act(paid.customer, "pembatalan", paid.record.id, { versi: paid.record.versi, alasanpembatalan });
  const { id: berkasid } = await prisma.berkas.create({
    data: { path: "surat", namaasli: "surat.pdf", mime: "application/pdf", ukuran: 1, pemilik: customer.userid },
  });
  await prisma.booking_dokumen.create({ data: { bookingid: record.id, berkasid, jenis: "surat" } });
  const { rows } = await ask(sqlOf(prisma), { rows: records.where("TRUE", []) });
  const known = await prisma.booking.findMany({ include: recordParts, orderBy: { id: "asc" } });
  expect(rows.toSorted((a, b) => a.id - b.id)).toEqual(known);
  // What the comparison is about is there.
  expect(known.flatMap(({ pengembalian }) => pengembalian)).toHaveLength(1);
  expect(known.flatMap(({ diskon_booking }) => diskon_booking)).toHaveLength(1);
  expect(known.flatMap(({ booking_dokumen }) => booking_dokumen)).toHaveLength(1);
});

test("how often a booking has changed is told to whoever may see it, and rises with a payment", async () => {
  const objectid = await createLodging(testApp, testApp.world.home, 1);
  const { record, customer } = await bring(testApp, cast, 40, orderOf(objectid));
  const ask = (caller: Caller) => caller.get(`trx_penginapan/versi/${record.id}`);
  expect((await ask(customer).expect(200)).body).toEqual({ versi: record.versi });
  await ask(await testApp.as("nasabah")).expect(404);
  await customer.get(`trx_gedung/versi/${record.id}`).expect(404);
  await cast.bank.post("billing/terima", payment(record)).expect(200);
  expect((await ask(customer)).body).toEqual({ versi: record.versi + 1 });
});

test("the record has each column of a paid booking under the column's own name", async () => {
  const { record } = await bring(testApp, cast, 50, orderOf(await createLodging(testApp, testApp.world.home, 1)));
  const row = await testApp.deps.db.prisma.booking.findUniqueOrThrow({ where: { id: record.id } });
  const shown: Record<string, unknown> = (await cast.manager.get(`trx_penginapan/view/${record.id}`).expect(200)).body;
  const both = Object.entries(row).filter(([column]) => Object.hasOwn(shown, column));
  const toldAs = (value: unknown) => (value instanceof Date ? value.toISOString() : value);
  const asTold = both.map(([column, value]) => [column, typeof value === "bigint" ? Number(value) : toldAs(value)]);
  expect(Object.fromEntries(both.map(([column]) => [column, shown[column]]))).toEqual(Object.fromEntries(asTold));
  // Of the bank, of money, and of whoever it belongs to.
  for (const column of ["terminalid", "sysdate", "totalbiaya", "idanggaran", "pengelolaid"]) {
    expect(shown[column], column).not.toBeNull();
    expect(Object.keys(shown)).toContain(column);
  }
});
