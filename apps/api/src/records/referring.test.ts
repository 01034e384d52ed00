import { entities } from "@retribusi/contract/access/entities";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registry } from "../registry.ts";
import { bookingOf } from "../testing/booking.ts";
import { createPerson } from "../testing/people.ts";
import { type Caller, createTestApp, type TestApp } from "../testing/test-app.ts";
import { isWritable } from "./resource.ts";
import { findTableWords } from "./table-words.ts";
import { toWriteError } from "./write.ts";

let app: TestApp;
let superuser: Caller;

beforeAll(async () => {
  app = await createTestApp();
  superuser = await app.as("superuser");
});
afterAll(() => app.close());

test("every table that can refer to a row has words for people", async () => {
  const rows: { tabel: string }[] = await app.deps.db.pool.query(
    `SELECT DISTINCT TABLE_NAME AS tabel FROM information_schema.KEY_COLUMN_USAGE
     WHERE TABLE_SCHEMA = DATABASE() AND REFERENCED_TABLE_NAME IS NOT NULL`,
  );
  expect(rows.length).toBeGreaterThan(20);
  const nameless = rows.map(({ tabel }) => tabel).filter((tabel) => findTableWords(tabel) === undefined);
  expect(nameless, "say what people call them in `tables` of the entity that they belong to").toEqual([]);
});

test("every unique index says which field of a form is wrong when it refuses", async () => {
  const written = Object.values(registry).filter(isWritable);
  const rows: { tabel: string; nama: string }[] = await app.deps.db.pool.query(
    `SELECT DISTINCT TABLE_NAME AS tabel, INDEX_NAME AS nama FROM information_schema.STATISTICS
     WHERE TABLE_SCHEMA = DATABASE() AND NON_UNIQUE = 0 AND INDEX_NAME <> 'PRIMARY'`,
  );
  const found = rows
    .filter(({ tabel }) => written.some(({ entity }) => entity.table === tabel))
    .map(({ nama }) => nama);
  const declared = written.flatMap(({ entity }) => Object.keys(entity.uniqueIndexes ?? {}));
  expect(declared.length).toBeGreaterThan(10);
  expect(declared.toSorted()).toEqual(found.toSorted());
});

test("a user with a history stays, and the answer names all of it, in either language", async () => {
  const { prisma } = app.deps.db;
  const { userid } = await createPerson(app);
  await prisma.audit.create({ data: { aksi: "login", entitas: "sesi", kunci: "1", userid } });
  await prisma.berkas.create({
    data: { path: "x", namaasli: "x.pdf", mime: "application/pdf", ukuran: 1, pemilik: userid },
  });
  await prisma.booking.create({ data: bookingOf(app.world.home, "penginapan", userid) });
  const { body } = await superuser.delete(`userdata/delete/${userid}`).expect(409);
  expect(body.error).toMatchObject({
    code: "IN_USE",
    message:
      "Error deleting the record. please make sure that the record exit. It is still used by: the audit trail, stored files, bookings.",
  });
  const indonesian = await superuser.delete(`userdata/delete/${userid}`).set("Accept-Language", "id").expect(409);
  expect(indonesian.body.error.message).toContain("jejak audit, berkas tersimpan, pesanan");
  expect(await prisma.model_has_roles.count({ where: { model_id: userid } })).toBe(1);
});

test("only what refers to this row is named, not what refers to its neighbour", async () => {
  const { prisma } = app.deps.db;
  const { userid } = await createPerson(app);
  const { userid: neighbour } = await createPerson(app);
  await prisma.audit.create({ data: { aksi: "login", entitas: "sesi", kunci: "1", userid: neighbour } });
  await prisma.booking.create({ data: bookingOf(app.world.home, "penginapan", userid) });
  const { body } = await superuser.delete(`userdata/delete/${userid}`).expect(409);
  expect(body.error.message).toMatch(/used by: bookings\.$/);
});

test("a write that the database refuses never speaks of deleting", async () => {
  const { prisma } = app.deps.db;
  const customer = await createPerson(app);
  await prisma.booking.create({ data: bookingOf(app.world.home, "penginapan", customer.userid) });
  const where = { statusbooking: 10 };
  const change = prisma.tbl_statusbooking.update({ where, data: { statusbooking: 11 } });
  const referred = await change.catch((error: unknown) => toWriteError(entities.tbl_statusbooking, error));
  expect(referred).toMatchObject({ code: "REFERRED", facts: { values: { users: { en: "bookings", id: "pesanan" } } } });
  const child = prisma.tbl_skpd.create({ data: { idpemda: 999_999, skpdid: "x", skpdname: "x" } });
  const gone = await child.catch((error: unknown) => toWriteError(entities.tbl_skpd, error));
  expect(gone).toMatchObject({ code: "VALIDATION", facts: { fields: { idpemda: {} } } });
});
