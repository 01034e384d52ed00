import type { BookingInput } from "@retribusi/contract/features/booking/booking.machine";
import { openWithSql } from "@retribusi/db/sql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CurrentUser } from "../../access/current-user.ts";
import { AppError } from "../../lib/app-error.ts";
import { databaseNow, inTransaction, type Transaction } from "../../lib/transaction.ts";
import { act, bring, createCast, createLodging, currentUser, orderOf, stay } from "../../testing/booking-steps.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { withInventory } from "./inventory.ts";
import { acceptOrder, type Order, placeOrder, writeOrder } from "./order.ts";
import { takeInventoryOf } from "./take-inventory.ts";

let testApp: TestApp;
let manager: CurrentUser;
beforeAll(async () => {
  testApp = await createTestApp();
  manager = await currentUser(testApp, "pengelola");
});
afterAll(() => testApp.close());

const orderFor = (objectid: number): Order => {
  const input: BookingInput<"order"> = { ...orderOf(objectid, stay(5, 2)), namapemesan: "Pemesan Loket" };
  return { user: manager, kind: "penginapan", input, whom: { by: "manager", userid: manager.userid, customer: null } };
};

const place = async (order: Order): Promise<number> => (await placeOrder(testApp.deps.db, order)).row.id;

/** Units of the object that are sold, whatever the product thinks of it. */
async function sold(objectid: number): Promise<number> {
  const rows = await testApp.deps.db.prisma.booking.findMany({ where: { objectid, aktif: 1 } });
  return rows.reduce((sum, row) => sum + row.jumlahunit, 0);
}

/** Lets everybody go on when `count` have arrived. */
function barrier(count: number) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let waiting = 0;
  return () => {
    waiting += 1;
    if (waiting === count) resolve();
    return promise;
  };
}

test("200 orders at once for 3 units: 3 succeed, 197 are told that it is sold out", async () => {
  const objectid = await createLodging(testApp, testApp.world.home, 3);
  const answers = await Promise.allSettled(Array.from({ length: 200 }, () => place(orderFor(objectid))));
  const refused = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason] : []));
  expect(answers.length - refused.length).toBe(3);
  for (const error of refused) expect(error).toMatchObject({ code: "SOLD_OUT" });
  expect(refused[0]).toBeInstanceOf(AppError);
  expect(await sold(objectid)).toBe(3);
}, 60_000);

type Isolation = "ReadCommitted" | "RepeatableRead";

/** Two clients in transactions of their own; answers how many units they sold of the one there is. */
async function twoClients(isolationLevel: Isolation, work: (tx: Transaction, order: Order) => Promise<unknown>) {
  const objectid = await createLodging(testApp, testApp.world.home, 1, { object_inventory: { create: {} } });
  const { prisma } = testApp.deps.db;
  const client = () =>
    openWithSql<Transaction, unknown>(
      (bound) => prisma.$transaction(bound, { isolationLevel, timeout: 10_000 }),
      (tx) => work(tx, orderFor(objectid)),
    );
  await Promise.allSettled([client(), client()]);
  return sold(objectid);
}

const takeByHand = (tx: Transaction, order: Order) =>
  tx.$executeRaw`UPDATE object_inventory SET urutan = urutan + 1 WHERE objectid = ${order.input.objectid}`;

const decideAndWrite = async (tx: Transaction, order: Order) => {
  const now = await databaseNow(tx);
  return writeOrder(tx, now, await acceptOrder(tx, now, order));
};

describe("what the protection protects from", () => {
  test("control: without the inventory two clients at a barrier sell the one unit twice", async () => {
    const [meet, leave] = [barrier(2), barrier(2)];
    const units = await twoClients("ReadCommitted", async (tx, order) => {
      const now = await databaseNow(tx);
      const accepted = await acceptOrder(tx, now, order);
      await meet();
      await writeOrder(tx, now, accepted);
      // Whoever commits first would be seen by the other, who counts once more.
      await leave();
    });
    expect(units).toBe(2);
  });

  test("a decision that was wrong is noticed when it is written, and nothing of it stays", async () => {
    const objectid = await createLodging(testApp, testApp.world.home, 1);
    const orders = [orderFor(objectid), orderFor(objectid)];
    const written = inTransaction(testApp.deps.db, async (tx) => {
      const now = await databaseNow(tx);
      const accepted = [];
      for (const order of orders) accepted.push(await acceptOrder(tx, now, order));
      for (const order of accepted) await writeOrder(tx, now, order);
    });
    await expect(written).rejects.toThrow(/^This must never be: 2 of 1 units of object \d+, by booking \d+$/);
    expect(await sold(objectid)).toBe(0);
  });

  const readBeforeTaking = () => {
    const meet = barrier(2);
    return async (tx: Transaction, order: Order) => {
      await tx.booking.count({ where: { objectid: order.input.objectid } });
      await meet();
      await takeByHand(tx, order);
      return decideAndWrite(tx, order);
    };
  };

  test("control: under REPEATABLE READ a read before the inventory is taken sells it twice", async () => {
    expect(await twoClients("RepeatableRead", readBeforeTaking())).toBe(2);
  });

  test("under READ COMMITTED a read before the inventory is taken sells it once", async () => {
    expect(await twoClients("ReadCommitted", readBeforeTaking())).toBe(1);
  });

  test("the inventory is taken under READ COMMITTED by the session's own setting", async () => {
    const objectid = await createLodging(testApp, testApp.world.home, 1);
    const [row] = await withInventory(
      testApp.deps.db,
      [objectid],
      ({ tx }) =>
        tx.$queryRaw<
          { Value: string }[]
        >`SHOW VARIABLES WHERE Variable_name IN ('tx_isolation', 'transaction_isolation')`,
    );
    expect(row?.Value).toBe("READ-COMMITTED");
  });
});

describe("an order repeated with the same key", () => {
  test("answers the first result, however many arrive at once", async () => {
    const objectid = await createLodging(testApp, testApp.world.home, 3);
    const order = orderFor(objectid);
    const ids = await Promise.all(Array.from({ length: 12 }, () => place(order)));
    expect(new Set(ids).size).toBe(1);
    expect(await sold(objectid)).toBe(1);
    expect(await place(order)).toBe(ids[0]);
  });

  test("of another person is another order", async () => {
    const objectid = await createLodging(testApp, testApp.world.home, 3);
    const order = orderFor(objectid);
    const other = { ...order, user: await currentUser(testApp, "pengelola") };
    expect(await place(other)).not.toBe(await place(order));
  });
});

test("lapsed holds make room inside the order itself", async () => {
  const objectid = await createLodging(testApp, testApp.world.home, 1);
  const first = await place(orderFor(objectid));
  await expect(place(orderFor(objectid))).rejects.toMatchObject({ code: "SOLD_OUT" });
  await testApp.deps.db.prisma.booking.update({
    where: { id: first },
    data: { bataswaktu: new Date(Date.now() - 1000) },
  });
  const second = await place(orderFor(objectid));
  const rows = await testApp.deps.db.prisma.booking.findMany({ where: { objectid }, orderBy: { id: "asc" } });
  expect(rows.map((row) => [row.id, row.statusbooking])).toEqual([
    [first, 92],
    [second, 10],
  ]);
});

test("lapsed holds make room for another booking's new dates", async () => {
  const objectid = await createLodging(testApp, testApp.world.home, 1);
  const first = await place(orderFor(objectid));
  const order = orderOf(objectid, stay(20));
  const { customer, record } = await bring(testApp, await createCast(testApp), 20, order);
  const dates = { versi: record.versi, waktu: stay(5), totalbiaya: record.harga.totalbiaya };
  await customer.post(`trx_penginapan/reschedule/${record.id}`, dates).expect(409);
  const { booking } = testApp.deps.db.prisma;
  await booking.update({ where: { id: first }, data: { bataswaktu: new Date(Date.now() - 1000) } });
  await act(customer, "reschedule", record.id, dates);
  expect(await booking.findUniqueOrThrow({ where: { id: first } })).toMatchObject({ statusbooking: 92 });
});

test("the inventory of a booking's object is taken without waiting for the booking, and with no row of its own", async () => {
  const objectid = await createLodging(testApp, testApp.world.home, 1);
  const id = await place(orderFor(objectid));
  const { db } = testApp.deps;
  const other = await db.connect();
  await other.beginTransaction();
  await other.query("SELECT id FROM booking WHERE id = ? FOR UPDATE", [id]);
  const urutan = async () => (await db.prisma.object_inventory.findUniqueOrThrow({ where: { objectid } })).urutan;
  const before = await urutan();
  await inTransaction(db, (tx) => takeInventoryOf(tx, id), { timeout: 5000 });
  await other.rollback();
  await other.end();
  expect(Number(await urutan()) - Number(before)).toBe(1);
  await db.prisma.object_inventory.delete({ where: { objectid } });
  await inTransaction(db, (tx) => takeInventoryOf(tx, id));
  expect(Number(await urutan())).toBe(1);
  await expect(inTransaction(db, (tx) => takeInventoryOf(tx, 2 ** 31 - 1))).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});
