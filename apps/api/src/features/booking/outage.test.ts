import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startApi } from "../../testing/api-process.ts";
import { createLodging, details, order, orderOf } from "../../testing/booking-steps.ts";
import { createFaultyLink, type FaultyLink } from "../../testing/faulty-link.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

/** Milliseconds that a call of the application under test waits for the database. */
const timeoutMs = 2000;
let testApp: TestApp;
let link: FaultyLink;
let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  testApp = await createTestApp();
  link = await createFaultyLink(testApp.deps.env.DATABASE_URL);
  api = await startApi({ ...testApp.deps.env, DATABASE_URL: link.url, DATABASE_TIMEOUT_MS: timeoutMs });
});
afterAll(async () => {
  link.restore();
  await api.stop();
  await link.close();
  await testApp.close();
});

async function post(token: string, path: string, body: object) {
  const answer = await fetch(`${api.url}/api/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}
/** What an edit has to carry to say which state of the record it was made from. */
async function versionOf(token: string, id: number): Promise<object> {
  const answer = await fetch(`${api.url}/api/tbl_kategoriobject/view/${id}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { versi } = await answer.json();
  return versi === undefined ? {} : { versi };
}
const send = (token: string, body: object) => post(token, "trx_penginapan/pesan_nsb", body);

test("a database that is away for longer than a call waits costs a clear answer and nothing else", async () => {
  const objectid = await createLodging(testApp, testApp.world.home, 3);
  const { token } = await testApp.as("nasabah");
  const order = orderOf(objectid);
  link.cut();
  const started = performance.now();
  const refused = await send(token, order);
  // The usual timeout is ten seconds: this one was set.
  expect(performance.now() - started).toBeLessThan(9000);
  expect(refused).toMatchObject({ status: 503, body: { error: { code: "BUSY" } } });
  expect(refused.body.error.message).toContain("nothing was changed");
  expect(await testApp.deps.db.prisma.booking.count({ where: { objectid } })).toBe(0);
  link.restore();
  // Whoever asks again within half a second may still be told to wait: the pool hasn't knocked again.
  const placed = await vi.waitFor(
    async () => {
      const answer = await send(token, order);
      expect(answer.status).toBe(200);
      return answer;
    },
    { timeout: 20_000 },
  );
  const repeated = await send(token, order);
  expect(repeated.body.id).toBe(placed.body.id);
  expect(await testApp.deps.db.prisma.booking.count({ where: { objectid } })).toBe(1);
});

test("connections that break in the middle of orders leave no order twice or half", async () => {
  const objectid = await createLodging(testApp, testApp.world.home, 3);
  const crowd = await Promise.all(Array.from({ length: 6 }, () => testApp.as("nasabah")));
  const orders = crowd.map(({ token }) => ({ token, body: orderOf(objectid) }));
  const first = orders.map(({ token, body }) => send(token, body));
  await wait(30);
  link.cut();
  await wait(300);
  link.restore();
  await Promise.all(first);
  const again = await Promise.all(orders.map(({ token, body }) => send(token, body)));
  expect(again.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(again.filter(({ status }) => status === 409)).toHaveLength(3);
  const { prisma } = testApp.deps.db;
  expect(await prisma.booking.count({ where: { objectid, aktif: 1 } })).toBe(3);
  expect(await prisma.booking_riwayat.count({ where: { booking: { objectid } } })).toBe(3);
});

describe("a commit whose answer is lost", () => {
  const prisma = () => testApp.deps.db.prisma;

  test("is found again: one order, with its answer", async () => {
    const objectid = await createLodging(testApp, testApp.world.home, 3);
    const { token } = await testApp.as("nasabah");
    const happened = link.plan("unanswered", "COMMIT");
    const placed = await send(token, orderOf(objectid));
    expect([happened(), placed.status]).toEqual([true, 200]);
    expect(await prisma().booking_riwayat.count({ where: { booking: { objectid } } })).toBe(1);
  });

  test("is found again: a step of a booking, once", async () => {
    const { customer, record } = await order(testApp);
    const happened = link.plan("unanswered", "COMMIT");
    const path = `trx_penginapan/isi_kelengkapan_nsb/${record.id}`;
    const done = await post(customer.token, path, { versi: record.versi, ...details });
    expect([happened(), done.status, done.body.statusbooking]).toEqual([true, 200, 20]);
    expect(await prisma().booking_riwayat.count({ where: { bookingid: record.id } })).toBe(2);
  });

  test("is found again: an edit of a record, with one line in the audit trail", async () => {
    const { token } = await testApp.as("superuser");
    const { kategoriid } = await prisma().tbl_kategoriobject.findFirstOrThrow();
    const happened = link.plan("unanswered", "COMMIT");
    const path = `tbl_kategoriobject/edit/${kategoriid}`;
    const done = await post(token, path, { kategoriname: "Wisma Baru", ...(await versionOf(token, kategoriid)) });
    expect([happened(), done.status]).toEqual([true, 200]);
    expect(done.body.kategoriname).toBe("Wisma Baru");
    const where = { entitas: "tbl_kategoriobject", kunci: String(kategoriid), aksi: "edit" };
    expect(await prisma().audit.count({ where })).toBe(1);
  });

  test("is told as unknown while nobody can be asked, in both languages", async () => {
    const { token } = await testApp.as("superuser");
    const { kategoriid } = await prisma().tbl_kategoriobject.findFirstOrThrow();
    const version = await versionOf(token, kategoriid);
    link.plan("unanswered", "COMMIT", true);
    const done = await post(token, `tbl_kategoriobject/edit/${kategoriid}`, { kategoriname: "Wisma Lagi", ...version });
    link.restore();
    expect(done).toMatchObject({ status: 503, body: { error: { code: "OUTCOME_UNKNOWN" } } });
    expect(done.body.error.message).not.toContain("nothing was changed");
    expect((await prisma().tbl_kategoriobject.findUniqueOrThrow({ where: { kategoriid } })).kategoriname).toBe(
      "Wisma Lagi",
    );
  });
});

/** The outage before is over for the application as well: what still waited for a connection that is gone has given up. */
const untilWell = () =>
  vi.waitFor(async () => expect((await fetch(`${api.url}/api/health`)).status).toBe(200), { timeout: 10_000 });

test("a write that is answered with a deadlock is tried again, and the process lives", async () => {
  await untilWell();
  const { customer, record } = await order(testApp);
  const happened = link.plan("deadlock", "UPDATE `booking`");
  const path = `trx_penginapan/pembatalan/${record.id}`;
  const body = { versi: record.versi, alasanpembatalan: "Rapat dipindah ke bulan depan" };
  const done = await post(customer.token, path, body);
  expect([happened(), done.status]).toEqual([true, 200]);
  expect((await fetch(`${api.url}/api/health`)).status).toBe(200);
  expect(api.log()).not.toContain("nobody caught");
});

test("a database that is away is told to whoever asks for the health within two seconds", async () => {
  link.cut();
  const started = performance.now();
  const answer = await fetch(`${api.url}/api/health`);
  link.restore();
  expect(answer.status).toBe(503);
  expect(performance.now() - started).toBeLessThan(2500);
});
