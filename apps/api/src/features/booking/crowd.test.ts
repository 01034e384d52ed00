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

async function sendTo(url: string | undefined, { token }: Pick<Caller, "token">, order: object) {
  const answer = await fetch(`${url}/api/trx_penginapan/pesan_nsb`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify(order),
  });
  return { status: answer.status, again: answer.headers.get("Retry-After"), body: await answer.json() };
}

/** Orders at one of the two processes. */
const send = (index: number, customer: Caller, order: object) =>
  sendTo(apis[index % apis.length]?.url, customer, order);

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

const lodgings = async (count: number): Promise<number[]> =>
  Promise.all(Array.from({ length: count }, () => createLodging(testApp, testApp.world.home, 3)));

/** Somebody holds the inventory of objects that nobody has ordered before; answers with how to end that. */
async function hold(objects: readonly number[]): Promise<() => Promise<void>> {
  const row = await testApp.deps.db.connect();
  await row.beginTransaction();
  for (const objectid of objects)
    await row.query("INSERT INTO object_inventory (objectid, urutan) VALUES (?, 1)", [objectid]);
  return async () => {
    await row.rollback();
    await row.end();
  };
}

/**
 * What happens to two orders of an object whose inventory somebody holds: they may wait so many milliseconds for their turn, and the second
 * is looked at after others.
 */
async function whileHeld(patience: number, until: number) {
  const api = await startApi({ ...testApp.deps.env, ORDER_PATIENCE_MS: patience });
  const [held = 0, free = 0] = await lodgings(2);
  const [first, second, other] = await customers(3);
  if (!first || !second || !other) throw new Error("Nobody came");
  const [wanted, theirs] = [orderOf(held), orderOf(held)];
  const release = await hold([held]);
  try {
    const one = sendTo(api.url, first, wanted);
    await untilRunning("UPDATE object_inventory%", 1);
    const two = sendTo(api.url, second, theirs);
    const early = await Promise.race([two, wait(until)]);
    const elsewhere = await sendTo(api.url, other, orderOf(free));
    await release();
    const answers = [await one, await two];
    return { early, elsewhere, answers, again: await sendTo(api.url, second, theirs) };
  } finally {
    await api.stop();
  }
}

test("an order that waits too long for its turn is told to come back, and is taken when it does; others are not kept", async () => {
  const { early, elsewhere, answers, again } = await whileHeld(300, 30_000);
  expect(early).toMatchObject({ status: 503, again: "2", body: { error: { code: "BUSY" } } });
  expect(elsewhere.status).toBe(200);
  expect(answers.map(({ status }) => status)).toEqual([200, 503]);
  expect(again.status).toBe(200);
});

test("control: whoever may wait longer is taken when the turn comes, and is the same order when it is sent again", async () => {
  const { early, elsewhere, answers, again } = await whileHeld(60_000, 1_500);
  expect(early).toBeUndefined();
  expect(elsewhere.status).toBe(200);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(again.body.id).toBe(answers[1]?.body.id);
});

test("while a line is long, orders are refused at the door, before anybody asks who they are; nothing else is", async () => {
  const patience = 8_000;
  const api = await startApi({ ...testApp.deps.env, ORDER_PATIENCE_MS: patience });
  const objects = await lodgings(13);
  const people = await customers(13);
  const nobody = { token: "of nobody" };
  const knock = async () => (await sendTo(api.url, nobody, {})).status;
  const release = await hold(objects);
  try {
    const orders = people.map((person, at) => sendTo(api.url, person, orderOf(objects[at] ?? 0)));
    await untilRunning("UPDATE object_inventory%", 12);
    expect(await knock(), "twelve places are taken, and one has only begun to wait").toBe(401);
    await expect.poll(knock, { timeout: patience, interval: 100 }).toBe(503);
    expect((await fetch(`${api.url}/api/catalogue?limit=1`)).status).toBe(200);
    await release();
    expect((await Promise.all(orders)).map(({ status }) => status)).toEqual(people.map(() => 200));
    expect(await knock()).toBe(401);
  } finally {
    await api.stop();
  }
});

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
