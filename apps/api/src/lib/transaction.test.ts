import { createDatabase, type Database } from "@retribusi/db/client";
import { isRetryable } from "@retribusi/db/retryable";
import { createTestSchema, type TestSchema } from "@retribusi/db/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BusyError, databaseNow, inTransaction, isDuplicate, type Transaction } from "./transaction.ts";

let schema: TestSchema;
let db: Database;
beforeAll(async () => {
  schema = await createTestSchema();
  db = createDatabase({ url: schema.url });
  await db.prisma.pengaturan.createMany({ data: ["a", "b"].map((kunci) => ({ kunci, nilai: "0" })) });
});
afterAll(async () => {
  await db.close();
  await schema.drop();
});

const raise = (tx: Transaction, kunci: string) =>
  tx.$executeRaw`UPDATE pengaturan SET nilai = nilai + 1 WHERE kunci = ${kunci}`;
const numberIn = async (kunci: string) =>
  Number((await db.prisma.pengaturan.findUniqueOrThrow({ where: { kunci } })).nilai);

describe("what may pass", () => {
  const driver = (code: number) => new Error("adapter", { cause: { kind: "mysql", code } });
  test.each([
    ["a deadlock", new Error("x", { cause: { kind: "TransactionWriteConflict" } })],
    ["a write conflict as Prisma tells it", Object.assign(new Error("x"), { code: "P2034" })],
    ["a lock time-out", driver(1205)],
    ["a changed record", driver(1020)],
    ["a node that isn't ready", driver(1047)],
    ["a lost connection", driver(2013)],
    ["an error inside a raw query", Object.assign(new Error("x"), { meta: { driverAdapterError: driver(1213) } })],
    ["a reset socket", Object.assign(new Error("x"), { code: "ECONNRESET" })],
  ])("%s", (_name, error) => {
    expect(isRetryable(error)).toBe(true);
  });

  test.each([
    ["a duplicate", driver(1062)],
    ["a failed check", driver(4025)],
    ["a defect", new TypeError("x is undefined")],
    ["nothing", undefined],
  ])("but not %s", (_name, error) => {
    expect(isRetryable(error)).toBe(false);
  });
});

test("two transactions in a deadlock both succeed", async () => {
  const met = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  const attempts: number[] = [];
  const cross = (first: string, second: string, mine: 0 | 1) =>
    inTransaction(db, async (tx, attempt) => {
      attempts.push(attempt);
      await raise(tx, first);
      met[mine].resolve();
      await met[mine === 0 ? 1 : 0].promise;
      await raise(tx, second);
    });
  await Promise.all([cross("a", "b", 0), cross("b", "a", 1)]);
  expect([await numberIn("a"), await numberIn("b")]).toEqual([2, 2]);
  expect(attempts.sort()).toEqual([1, 1, 2]);
});

test("a connection that is lost inside a transaction leaves nothing behind and the work runs again", async () => {
  const before = await numberIn("a");
  let killed = false;
  await inTransaction(db, async (tx) => {
    await raise(tx, "a");
    if (killed) return;
    killed = true;
    const [row] = await tx.$queryRaw<{ id: bigint }[]>`SELECT CONNECTION_ID() AS id`;
    await db.pool.query(`KILL ${row?.id}`);
    await raise(tx, "a");
  });
  expect(await numberIn("a")).toBe(before + 1);
});

test("after five tries it is told that the database is busy", async () => {
  let tries = 0;
  const work = inTransaction(db, async () => {
    tries += 1;
    throw Object.assign(new Error("conflict"), { code: "P2034" });
  });
  await expect(work).rejects.toBeInstanceOf(BusyError);
  expect(tries).toBe(5);
});

test("any other error comes out as it is, at once", async () => {
  let tries = 0;
  const work = inTransaction(db, async () => {
    tries += 1;
    throw new TypeError("a defect");
  });
  await expect(work).rejects.toBeInstanceOf(TypeError);
  expect(tries).toBe(1);
});

test("a duplicate names its index", async () => {
  const error = await db.prisma.pengaturan
    .create({ data: { kunci: "a", nilai: "" } })
    .catch((reason: unknown) => reason);
  expect([isDuplicate(error, "PRIMARY"), isDuplicate(error, "kuncipesanan")]).toEqual([true, false]);
});

test("the database's clock is UTC, whatever the zone of the process", async () => {
  const now = await databaseNow(db.prisma);
  expect(Math.abs(now.getTime() - Date.now())).toBeLessThan(60_000);
});
