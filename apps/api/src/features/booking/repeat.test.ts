import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPlacing, type Placing } from "../../testing/placing.ts";

let scene: Placing;
beforeAll(async () => {
  scene = await createPlacing();
});
afterAll(() => scene.close());

/** Waits until so many orders stand before the customer's own row, each in a transaction that has found no earlier order. */
async function untilWaiting(count: number): Promise<void> {
  const { pool } = scene.deps.db;
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
  const { db } = scene.deps;
  const userid = await scene.customer();
  const objects = [await scene.lodging(), await scene.lodging()];
  const lock = await db.connect();
  await lock.beginTransaction();
  await lock.query("SELECT userid FROM userdata WHERE userid = ? FOR UPDATE", [userid]);
  const sent = objects.map((objectid, place) => scene.order(userid, objectid, { kunci: keys[place] ?? "" }));
  const answers = Promise.all(sent);
  // Whoever is refused stands before no row.
  try {
    await Promise.race([untilWaiting(2), answers]);
  } finally {
    await lock.rollback();
    await lock.end();
  }
  const ids = (await answers).map(({ row }) => row.id);
  return { ids, rows: await db.prisma.booking.count({ where: { idpemesan: userid } }) };
}

test("two orders with the same key that race each other are one, and both get its answer", async () => {
  const kunci = crypto.randomUUID();
  const { ids, rows } = await race([kunci, kunci]);
  expect(ids[0]).toBe(ids[1]);
  expect(rows).toBe(1);
});

test("control: with keys of their own they are two", async () => {
  const { ids, rows } = await race([crypto.randomUUID(), crypto.randomUUID()]);
  expect(ids[0]).not.toBe(ids[1]);
  expect(rows).toBe(2);
});

test("the last room, ordered twice with the same key, is answered once more as one's own; to others it is sold", async () => {
  const [userid, objectid, kunci] = [await scene.customer(), await scene.lodging(1), crypto.randomUUID()];
  const first = await scene.order(userid, objectid, { kunci });
  expect((await scene.order(userid, objectid, { kunci })).row.id).toBe(first.row.id);
  expect(await scene.deps.db.prisma.booking.count({ where: { idpemesan: userid } })).toBe(1);
  const another = scene.order(await scene.customer(), objectid, { kunci });
  await expect(another).rejects.toMatchObject({ code: "SOLD_OUT" });
});
