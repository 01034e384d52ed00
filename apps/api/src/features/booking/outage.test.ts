import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApi } from "../../testing/api-process.ts";
import { createLodging, orderOf } from "../../testing/booking-steps.ts";
import { createFaultyLink, type FaultyLink } from "../../testing/faulty-link.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

let testApp: TestApp;
let link: FaultyLink;
let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  testApp = await createTestApp();
  link = await createFaultyLink(testApp.deps.env.DATABASE_URL);
  api = await startApi({ ...testApp.deps.env, DATABASE_URL: link.url });
});
afterAll(async () => {
  link.restore();
  await api.stop();
  await link.close();
  await testApp.close();
});

async function send(token: string, body: object) {
  const answer = await fetch(`${api.url}/api/trx_penginapan/pesan_nsb`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

test("a database that is away for ten seconds costs a clear answer and nothing else", async () => {
  const objectid = await createLodging(testApp, testApp.world.home, 3);
  const { token } = await testApp.as("nasabah");
  const order = orderOf(objectid);
  link.cut();
  const during = send(token, order);
  await wait(11_000);
  const refused = await during;
  expect(refused).toMatchObject({ status: 503, body: { error: { code: "BUSY" } } });
  expect(refused.body.error.message).toContain("nothing was changed");
  expect(await testApp.deps.db.prisma.booking.count({ where: { objectid } })).toBe(0);
  link.restore();
  const placed = await send(token, order);
  expect(placed.status).toBe(200);
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
