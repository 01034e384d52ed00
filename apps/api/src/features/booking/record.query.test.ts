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
import { recordParts, recordTree } from "./record.query.ts";

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
  const { rows } = await ask(sqlOf(prisma), { rows: recordTree.where("TRUE", []) });
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

/** A booking's references, each with a number that none of the others has. */
async function referencesOf({ idpemda }: { idpemda: number }) {
  const { prisma } = testApp.deps.db;
  const { idskpd } = await prisma.tbl_skpd.create({
    data: { idskpd: 7001, idpemda, skpdid: "7.01", skpdname: "Dinas Lain" },
  });
  const of = { idpemda, idskpd };
  const { idjenis } = await prisma.tbl_jnspenerimaan.create({
    data: { ...of, idjenis: 7002, jenispenerimaan: "4.1.02.02", uraianpenerimaan: "Retribusi lain" },
  });
  const { idanggaran } = await prisma.tbl_mataanggaran.create({
    data: { ...of, idjenis, idanggaran: 7003, rekeninganggaran: "4.1.02.02.20.7003", uraiananggaran: "Aset lain" },
  });
  const { pengelolaid } = await prisma.tbl_kelompokpengelola.create({
    data: { ...of, pengelolaid: 7004, pengelolaname: "Pengelola lain" },
  });
  const { kategoriid } = await prisma.tbl_kategoriobject.create({
    data: { kategoriid: 7005, kategoriname: "Rumah tamu", jenisbooking: "penginapan" },
  });
  return { ...of, idjenis, idanggaran, pengelolaid, kategoriid };
}

test("the record has each column of a paid booking under the column's own name", async () => {
  const { prisma } = testApp.deps.db;
  const { record } = await bring(testApp, cast, 50, orderOf(await createLodging(testApp, testApp.world.home, 1)));
  const data = await referencesOf(testApp.world.home);
  const row = await prisma.booking.update({ where: { id: record.id }, data });
  const superuser = await testApp.as("superuser");
  const shown: Record<string, unknown> = (await superuser.get(`trx_penginapan/view/${record.id}`).expect(200)).body;
  const columns = Object.keys(row).filter((column) => Object.hasOwn(shown, column));
  expect(columns).toEqual(
    expect.arrayContaining([...Object.keys(data), "terminalid", "channelid", "bankid", "sysdate"]),
  );
  const asTold = Object.entries(row).map(([column, value]) => {
    const told = value instanceof Date ? value.toISOString() : value;
    return [column, typeof told === "bigint" ? Number(told) : told];
  });
  expect(Object.fromEntries(asTold)).toMatchObject(
    Object.fromEntries(columns.map((column) => [column, shown[column]])),
  );
});
