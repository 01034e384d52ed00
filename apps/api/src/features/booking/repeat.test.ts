import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLodging, orderOf } from "../../testing/booking-steps.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const path = "trx_penginapan/pesan_nsb";

/** Waits until so many orders stand before the customer's own row, each in a transaction that has found no earlier order. */
async function untilWaiting(count: number): Promise<void> {
  const { pool } = testApp.deps.db;
  const sql =
    "SELECT COUNT(*) AS n FROM information_schema.processlist WHERE db = DATABASE() AND info LIKE 'UPDATE userdata%'";
  for (let tries = 0; tries < 200; tries += 1) {
    const [row] = await pool.query(sql);
    if (Number(row.n) >= count) return;
    await wait(50);
  }
  throw new Error("The orders did not meet.");
}

/** Two orders of one person that carry the same key, for two objects: neither waits for the other's inventory. */
async function race(keys: readonly [string, string]) {
  const { db } = testApp.deps;
  const customer = await testApp.as("nasabah");
  const objects = [
    await createLodging(testApp, testApp.world.home, 3),
    await createLodging(testApp, testApp.world.home, 3),
  ];
  const lock = await db.connect();
  await lock.beginTransaction();
  await lock.query("SELECT userid FROM userdata WHERE userid = ? FOR UPDATE", [customer.userid]);
  const sent = objects.map((objectid, place) => customer.post(path, { ...orderOf(objectid), kunci: keys[place] }));
  const answers = Promise.all(sent);
  await untilWaiting(2);
  await lock.rollback();
  await lock.end();
  const rows = await answers.then(() => db.prisma.booking.count({ where: { idpemesan: customer.userid } }));
  return { answers: await answers, rows };
}

test("two orders with the same key that race each other are one, and both get its answer", async () => {
  const kunci = crypto.randomUUID();
  const { answers, rows } = await race([kunci, kunci]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[0]?.body.id).toBe(answers[1]?.body.id);
  expect(rows).toBe(1);
});

test("control: with keys of their own they are two", async () => {
  const { answers, rows } = await race([crypto.randomUUID(), crypto.randomUUID()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(rows).toBe(2);
});

test("the last room, ordered twice with the same key, is answered once more as one's own; to others it is sold", async () => {
  const customer = await testApp.as("nasabah");
  const order = orderOf(await createLodging(testApp, testApp.world.home, 1));
  const first = await customer.post(path, order).expect(200);
  const again = await customer.post(path, order).expect(200);
  expect(again.body.id).toBe(first.body.id);
  expect(await testApp.deps.db.prisma.booking.count({ where: { idpemesan: customer.userid } })).toBe(1);
  const other = await (await testApp.as("nasabah")).post(path, order).expect(409);
  expect(other.body.error.code).toBe("SOLD_OUT");
});
