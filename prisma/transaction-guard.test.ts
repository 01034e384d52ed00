import { setTimeout as wait } from "node:timers/promises";
import { PrismaMariaDb } from "@prisma/adapter-mariadb";
import { createPool, type Pool, type PoolConnection } from "mariadb";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createDatabase, type Database } from "./client.ts";
import { connectionSettings } from "./connection.ts";
import { type Prisma, PrismaClient } from "./generated/client.ts";
import { isRetryable } from "./retryable.ts";
import { createTestSchema, type TestSchema } from "./testing.ts";

let schema: TestSchema;
let database: Database;
let pool: Pool;
let other: PoolConnection;
const clients = new Map<string, PrismaClient>();
const many = Array.from({ length: 40 }, (_, index) => `many${index}`);

beforeAll(async () => {
  schema = await createTestSchema();
  pool = createPool({ ...connectionSettings(schema.url), connectionLimit: 4, resetAfterUse: false });
  other = await pool.getConnection();
  database = createDatabase({ url: schema.url, connectionLimit: 4 });
  clients.set("guarded", database.prisma);
  clients.set("bare", new PrismaClient({ adapter: new PrismaMariaDb(pool) }));
});
afterAll(async () => {
  await other.release();
  await database.close();
  await client("bare").$disconnect();
  await pool.end();
  await schema.drop();
});
beforeEach(async () => {
  await pool.query("DELETE FROM pengaturan");
  await pool.batch(
    "INSERT INTO pengaturan (kunci, nilai) VALUES (?, '0')",
    ["a", "b", ...many].map((kunci) => [kunci]),
  );
});

type Tx = Prisma.TransactionClient;
const put = (tx: Tx, kunci: string) => tx.$executeRaw`INSERT INTO pengaturan (kunci, nilai) VALUES (${kunci}, '0')`;
const touch = (tx: Tx, kunci: string) => tx.$executeRaw`UPDATE pengaturan SET nilai = nilai + 1 WHERE kunci = ${kunci}`;
const isThere = async (kunci: string) =>
  Number((await pool.query("SELECT COUNT(*) AS n FROM pengaturan WHERE kunci = ?", [kunci]))[0].n) === 1;
const client = (name: string) => {
  const found = clients.get(name);
  if (!found) throw new Error(name);
  return found;
};

interface Meeting {
  readonly tx: Tx;
  /** The step that the other transaction has a lock on. */
  abort(): Promise<unknown>;
  /** The other transaction's step that closes the circle. */
  meet(): void;
}

/** Runs work that is the victim of a deadlock: the other transaction has written more, so it is spared. */
async function inDeadlock(name: string, rest: (meeting: Meeting) => Promise<unknown>) {
  await other.query("BEGIN");
  await other.query("UPDATE pengaturan SET nilai = nilai + 1 WHERE kunci LIKE 'many%' OR kunci = 'b'");
  let waiting: Promise<unknown> = Promise.resolve();
  const meet = () => {
    waiting = other.query("UPDATE pengaturan SET nilai = nilai + 1 WHERE kunci = 'a'");
  };
  const outcome = await client(name)
    .$transaction(async (tx) => {
      await put(tx, "first");
      await touch(tx, "a");
      await rest({ tx, meet, abort: () => touch(tx, "b").catch(() => undefined) });
    })
    .then(
      () => "committed",
      () => "failed",
    );
  await waiting;
  await other.query("ROLLBACK");
  return outcome;
}

const later = (tx: Tx) => put(tx, "later").catch(() => undefined);
const cases = [
  [
    "a swallowed abort",
    async ({ tx, abort, meet }: Meeting) => {
      meet();
      await wait(100);
      await abort();
      await later(tx);
    },
  ],
  [
    "a statement that was sent before the abort was known",
    async ({ tx, abort, meet }: Meeting) => {
      const aborted = abort();
      await wait(100);
      const sent = later(tx);
      await wait(100);
      meet();
      await Promise.all([aborted, sent]);
    },
  ],
] as const;

describe.each(cases)("%s", (_name, rest) => {
  test("leaves nothing of the rest to run by itself", async () => {
    expect(await inDeadlock("guarded", rest)).toBe("failed");
    expect([await isThere("first"), await isThere("later")]).toEqual([false, false]);
  });

  test("control: without the guard half of the work is committed", async () => {
    expect(await inDeadlock("bare", rest)).toBe("committed");
    expect([await isThere("first"), await isThere("later")]).toEqual([false, true]);
  });
});

describe("a transaction that the server ended without our being told", () => {
  const ended = (name: string) =>
    client(name).$transaction(async (tx) => {
      await put(tx, "first");
      await tx.$executeRawUnsafe("ROLLBACK WORK");
      await put(tx, "later");
    });

  test("fails as a conflict at its next statement", async () => {
    expect(isRetryable(await ended("guarded").catch((error: unknown) => error))).toBe(true);
    expect([await isThere("first"), await isThere("later")]).toEqual([false, false]);
  });

  test("control: without the guard the rest is committed by itself", async () => {
    await ended("bare");
    expect([await isThere("first"), await isThere("later")]).toEqual([false, true]);
  });
});

test("a refused row does no harm to its transaction", async () => {
  await client("guarded").$transaction(async (tx) => {
    await put(tx, "a").catch(() => undefined);
    await put(tx, "later");
  });
  expect(await isThere("later")).toBe(true);
});
