import { randomUUID } from "node:crypto";
import { EventEmitter } from "node:events";
import { createDatabase, type Database } from "@retribusi/db/client";
import { createTestSchema, type TestSchema } from "@retribusi/db/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createFaultyLink, type Fault, type FaultyLink } from "../testing/faulty-link.ts";
import { currentRequest, type RunningRequest, runRequest } from "./request.ts";
import {
  BusyError,
  databaseNow,
  inTransaction,
  isDuplicate,
  OutcomeUnknownError,
  retried,
  type Transaction,
  takeMark,
  writeOnce,
} from "./transaction.ts";

let schema: TestSchema;
let db: Database;
beforeAll(async () => {
  schema = await createTestSchema();
  db = createDatabase({ url: schema.applicationUrl });
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
  const error = await work.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(BusyError);
  expect(error).toMatchObject({
    name: "BusyError",
    message: expect.stringContaining("nothing was changed"),
    cause: { code: "P2034" },
  });
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

test.each([
  ["the adapter's kind", { kind: "UniqueConstraintViolation", message: "for key 'x_kunci_key'" }, true],
  ["the server's own words", { message: "Duplicate entry 'a' for key 'x_kunci_key'" }, true],
  ["its words in another place", { originalMessage: "Duplicate entry 'a' for key 'x_kunci_key'" }, true],
  ["Prisma's code", { code: "P2002", meta: { target: "x_kunci_key" } }, true],
  ["another index", { message: "Duplicate entry 'a' for key 'x_nama_key'" }, false],
  ["another index by Prisma's code", { code: "P2002", meta: { target: "x_nama_key" } }, false],
  ["Prisma's code alone", { code: "P2002" }, false],
  ["another code", { code: "P2003", meta: { target: "x_kunci_key" } }, false],
  ["the index in another error", { message: "x_kunci_key is corrupt" }, false],
  ["another kind", { kind: "ForeignKeyConstraintViolation", message: "x_kunci_key" }, false],
])("a duplicate of an index is known by %s", (_name, facts, expected) => {
  expect(isDuplicate({ cause: facts }, "x_kunci_key")).toBe(expected);
});

test("the database's clock is UTC, whatever the zone of the process", async () => {
  const now = await databaseNow(db.prisma);
  expect(Math.abs(now.getTime() - Date.now())).toBeLessThan(60_000);
});

describe("a commit that gets no answer", () => {
  let link: FaultyLink;
  let through: Database;
  beforeAll(async () => {
    link = await createFaultyLink(schema.applicationUrl);
    through = createDatabase({ url: link.url, connectionLimit: 4, timeoutMs: 1000 });
  });
  afterAll(async () => {
    link.restore();
    await through.close();
    await link.close();
  });

  /** After a cut the pool rests before it opens connections anew, on a busy machine for longer than a statement waits for one. */
  async function ready(triesLeft = 20): Promise<void> {
    try {
      await through.pool.query("SELECT 1");
    } catch (error) {
      if (triesLeft === 0) throw error;
      await ready(triesLeft - 1);
    }
  }

  /** The next `count` questions about the mark are lost. */
  function loseQuestions(count: number): void {
    if (count === 0) return;
    link.plan("lost", (sql) => {
      const isMeant = sql.startsWith("SELECT 1 FROM audit");
      if (isMeant) queueMicrotask(() => loseQuestions(count - 1));
      return isMeant;
    });
  }

  /** Raises a number and leaves the mark; answers which attempt did. */
  async function work(
    fault: Fault,
    options: { readonly marked?: boolean; readonly stay?: boolean; readonly lostQuestions?: number } = {},
  ) {
    const before = await numberIn("a");
    await ready();
    let isCommitting = false;
    const isCommit = (sql: string) => {
      isCommitting ||= sql === "COMMIT";
      if (isCommitting) queueMicrotask(() => loseQuestions(options.lostQuestions ?? 0));
      return isCommitting;
    };
    link.plan(fault, isCommit, options.stay);
    const outcome = await inTransaction(through, async (tx, attempt) => {
      await raise(tx, "a");
      if (options.marked !== false) await tx.audit.create({ data: { ...entry, permintaan: takeMark(tx, "audit") } });
      return attempt;
    }).catch((error: unknown) => error);
    link.restore();
    expect(isCommitting).toBe(true);
    return { outcome, raised: (await numberIn("a")) - before };
  }
  const entry = { aksi: "edit", entitas: "roles", kunci: "1" };

  test("but took place is not done again, and answers its own result", async () => {
    expect(await work("unanswered")).toEqual({ outcome: 1, raised: 1 });
  });

  test("and did not take place is done again", async () => {
    expect(await work("lost")).toEqual({ outcome: 2, raised: 1 });
  });

  test("control: without its mark it is done twice", async () => {
    expect(await work("unanswered", { marked: false })).toEqual({ outcome: 2, raised: 2 });
  });

  test("is the transaction's, and not a connection that opens at that moment and asks for READ COMMITTED", async () => {
    const happened = link.plan("unanswered", "COMMIT");
    const opening = createDatabase({ url: link.url, connectionLimit: 1, timeoutMs: 1000 });
    await opening.pool.query("SELECT 1");
    expect(happened()).toBe(false);
    await inTransaction(opening, (tx) => raise(tx, "a"));
    expect(happened()).toBe(true);
    await opening.close();
  });

  test("is unknown when nobody can be asked, and nothing says that nothing was changed", async () => {
    const { outcome, raised } = await work("unanswered", { stay: true });
    expect(outcome).toBeInstanceOf(OutcomeUnknownError);
    const message = expect.stringContaining("not known");
    expect(outcome).toMatchObject({ name: "OutcomeUnknownError", message, cause: expect.any(Error) });
    expect(raised).toBe(1);
  });

  test("is asked about again when the question got no answer either", async () => {
    expect(await work("unanswered", { lostQuestions: 1 })).toEqual({ outcome: 1, raised: 1 });
  });

  test("is not done again when the database is back just after the question was given up", async () => {
    const { outcome, raised } = await work("unanswered", { lostQuestions: 5 });
    expect(outcome).toBeInstanceOf(OutcomeUnknownError);
    expect(raised).toBe(1);
  });

  /** The work's first commit gets no answer, and whoever tries again comes upon a defect. */
  async function thenDefect(fault: Fault, isMarked: boolean): Promise<unknown> {
    await ready();
    link.plan(fault, "COMMIT");
    const outcome = await inTransaction(through, async (tx, attempt) => {
      if (attempt > 1) throw new TypeError("a defect");
      if (isMarked) await tx.audit.create({ data: { ...entry, permintaan: takeMark(tx, "audit") } });
    }).catch((error: unknown) => error);
    link.restore();
    return outcome;
  }

  test("stays unknown when no mark tells of it and the next try fails, whatever that fails of", async () => {
    const outcome = await thenDefect("unanswered", false);
    expect(outcome).toBeInstanceOf(OutcomeUnknownError);
    expect(outcome).toMatchObject({ cause: expect.any(TypeError) });
  });

  test("is no matter any more when its mark says that it didn't take place", async () => {
    expect(await thenDefect("lost", true)).toBeInstanceOf(TypeError);
  });

  test("counts as saved for the request that it belongs to, as any commit that leaves a mark", async () => {
    const savedBy = async (fault: Fault | undefined, marked: boolean) => {
      const saved = Promise.withResolvers<boolean | undefined>();
      const facts: RunningRequest = {
        id: randomUUID(),
        method: "POST",
        path: "/",
        statements: 0,
        saved: false,
        trail: new Map(),
      };
      await ready();
      if (fault) link.plan(fault, "COMMIT");
      runRequest(facts, new EventEmitter(), () => {
        const run = inTransaction(through, async (tx) => {
          await tx.audit.create({ data: { ...entry, permintaan: marked ? takeMark(tx, "audit") : null } });
        });
        run.then(() => saved.resolve(currentRequest()?.saved), saved.reject);
      });
      return saved.promise;
    };
    expect(await savedBy(undefined, true)).toBe(true);
    expect(await savedBy("unanswered", true)).toBe(true);
    expect(await savedBy(undefined, false)).toBe(false);
    link.restore();
  });

  test("only one row of a transaction carries the mark, and none outside of one", async () => {
    const marks = await inTransaction(db, async (tx) => [takeMark(tx, "audit"), takeMark(tx, "booking_riwayat")]);
    expect(marks).toEqual([expect.stringMatching(/^[\w-]{36}$/), null]);
    expect(takeMark(db.prisma, "audit")).toBeNull();
  });
});

test("a single write is tried again on a conflict, and fails at once for any other reason", async () => {
  let tries = 0;
  const conflict = Object.assign(new Error("conflict"), { errno: 1213 });
  const write = async () => {
    tries += 1;
    if (tries < 3) throw conflict;
    return "done";
  };
  expect(await retried(write)).toBe("done");
  const always = retried(() => Promise.reject(conflict));
  await expect(always).rejects.toBeInstanceOf(BusyError);
  await expect(retried(() => Promise.reject(new TypeError("a defect")))).rejects.toBeInstanceOf(TypeError);
});

test("a single write that is done once says after a lost connection that nobody knows, and after an abort that nothing was changed", async () => {
  const failing = (more: object) => writeOnce(() => Promise.reject(Object.assign(new Error("failed"), more)));
  await expect(failing({ code: "ECONNRESET" })).rejects.toBeInstanceOf(OutcomeUnknownError);
  await expect(failing({ errno: 1213 })).rejects.toMatchObject({ errno: 1213 });
  await expect(failing({ errno: 1062 })).rejects.toMatchObject({ errno: 1062 });
});
