import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApi } from "../../testing/api-process.ts";
import { createLodging, orderOf } from "../../testing/booking-steps.ts";
import { type Caller, createTestApp, type TestApp } from "../../testing/test-app.ts";

let testApp: TestApp;
let apis: Awaited<ReturnType<typeof startApi>>[];
beforeAll(async () => {
  testApp = await createTestApp();
  apis = await Promise.all([startApi(testApp.deps.env), startApi(testApp.deps.env)]);
});
afterAll(async () => {
  await Promise.all(apis.map((api) => api.stop()));
  await testApp.close();
});

async function customers(count: number): Promise<Caller[]> {
  const all: Caller[] = [];
  while (all.length < count) all.push(...(await Promise.all(Array.from({ length: 10 }, () => testApp.as("nasabah")))));
  return all.slice(0, count);
}

/** Orders at one of the two processes. */
async function send(index: number, { token }: Caller, order: object) {
  const answer = await fetch(`${apis[index % apis.length]?.url}/api/trx_penginapan/pesan_nsb`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify(order),
  });
  return { status: answer.status, body: await answer.json() };
}

test("200 customers order the last 3 rooms over HTTP from two API processes: 3 get one", async () => {
  const objectid = await createLodging(testApp, testApp.world.home, 3);
  const crowd = await customers(200);
  const answers = await Promise.all(crowd.map((customer, index) => send(index, customer, orderOf(objectid))));
  const refused = answers.filter((answer) => answer.status === 409);
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(3);
  expect(refused).toHaveLength(197);
  for (const { body } of refused)
    expect(body.error).toMatchObject({ code: "SOLD_OUT", details: { free: 0, wanted: 1 } });
  expect(refused[0]?.body.error.message).toBe(
    "Not enough units are free for these dates: 0 of 1. Please choose other dates or fewer units.",
  );
  expect(await testApp.deps.db.prisma.booking.count({ where: { objectid, aktif: 1 } })).toBe(3);
});

/** Waits until so many statements of this form run, or stand before a lock. */
async function untilRunning(form: string, count: number): Promise<void> {
  const sql = "SELECT COUNT(*) AS n FROM information_schema.processlist WHERE db = DATABASE() AND info LIKE ?";
  let seen = -1;
  for (let tries = 0; tries < 400 && seen < count; tries += 1) {
    if (tries > 0) await wait(25);
    const [row] = await testApp.deps.db.pool.query(sql, [form]);
    seen = Number(row.n);
  }
  if (seen < count) throw new Error(`${form} did not come`);
}

/** Two processes get an order of the last room from one person; the second has found no earlier one when the first is written. */
async function beatenTo(repeated: boolean) {
  const { db } = testApp.deps;
  const customer = await testApp.as("nasabah");
  const first = orderOf(await createLodging(testApp, testApp.world.home, 1));
  const second = { ...first, kunci: repeated ? first.kunci : crypto.randomUUID() };
  const row = await db.connect();
  await row.beginTransaction();
  await row.query("SELECT userid FROM userdata WHERE userid = ? FOR UPDATE", [customer.userid]);
  const one = send(0, customer, first);
  await untilRunning("UPDATE userdata%", 1);
  const other = send(1, customer, second);
  try {
    await untilRunning("UPDATE object_inventory%", 1);
  } finally {
    await row.rollback();
    await row.end();
  }
  const answers = [await one, await other];
  return { answers, rows: await db.prisma.booking.count({ where: { idpemesan: customer.userid } }) };
}

test("an order that was repeated elsewhere and finds its room sold, to itself, gets the first one's answer", async () => {
  const { answers, rows } = await beatenTo(true);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[1]?.body.id).toBe(answers[0]?.body.id);
  expect(rows).toBe(1);
});

test("control: another order of the same person is told that the room is sold", async () => {
  const { answers, rows } = await beatenTo(false);
  expect(answers.map(({ status }) => status)).toEqual([200, 409]);
  expect(answers[1]?.body.error.code).toBe("SOLD_OUT");
  expect(rows).toBe(1);
});
