import { createDatabase, type Database } from "@retribusi/db/client";
import { createTestSchema, type TestSchema } from "@retribusi/db/testing";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { inConflict } from "../../testing/conflicts.ts";
import { inEachProcess } from "../job.ts";
import { createLog } from "../log.ts";
import { inTransaction } from "../transaction.ts";
import { claimMessages } from "./claim.ts";
import { backoff, dispatchOutbox, type Handler } from "./dispatch.ts";
import { enqueueMail } from "./enqueue.ts";

let schema: TestSchema;
let db: Database;
const log = createLog("silent");
beforeAll(async () => {
  schema = await createTestSchema();
  db = createDatabase({ url: schema.applicationUrl });
});
afterAll(async () => {
  await db.close();
  await schema.drop();
});
beforeEach(() => db.prisma.outbox.deleteMany());

const mail = (subject: string) => ({ to: "budi@contoh.example", subject, text: "Halo" });
const put = async (subject: string, urut: string | null = null) => {
  const { id } = await db.prisma.outbox.create({ data: { jenis: "mail", urut, muatan: mail(subject) } });
  return id;
};
const handlers = (handler: Handler) => new Map([["mail", handler]]);
const statusOf = async (id: number) => (await db.prisma.outbox.findUniqueOrThrow({ where: { id } })).status;

test("several processes send every message once", async () => {
  for (let count = 0; count < 15; count += 1) await put(`mail ${count}`);
  const sent: number[] = [];
  const send: Handler = async (_payload, id) => {
    sent.push(id);
  };
  await Promise.all([1, 2, 3].map(() => dispatchOutbox(db, handlers(send), log)));
  expect(sent).toHaveLength(15);
  expect(new Set(sent).size).toBe(15);
});

test("messages of one key keep their order: a later one waits for an earlier one that failed", async () => {
  const first = await put("first", "booking:1");
  const second = await put("second", "booking:1");
  const other = await put("other", "booking:2");
  let down = true;
  const sent: number[] = [];
  const send: Handler = async (_payload, id) => {
    if (down && id === first) throw new Error("the mail server is down");
    sent.push(id);
  };
  await dispatchOutbox(db, handlers(send), log);
  expect(sent).toEqual([other]);
  expect(await db.prisma.outbox.findUniqueOrThrow({ where: { id: first } })).toMatchObject({
    status: "antri",
    percobaan: 1,
    galat: "the mail server is down",
  });
  down = false;
  await db.prisma.outbox.update({ where: { id: first }, data: { tersediapada: new Date(Date.now() - 1000) } });
  await dispatchOutbox(db, handlers(send), log);
  expect(sent).toEqual([other, first, second]);
});

/** As a mail server says no to an address, for good or for now. */
const answerOf = (responseCode: number) =>
  Object.assign(new Error(`${responseCode} no such address`), { code: "EENVELOPE", responseCode });

test("a mail that the server refuses for good is given up at once and doesn't stand in the way; one refused for now is tried again", async () => {
  const first = await put("first", "booking:1");
  const second = await put("second", "booking:1");
  const other = await put("other", "booking:2");
  const send: Handler = async (_payload, id) => {
    if (id === first) throw answerOf(550);
    if (id === other) throw answerOf(450);
  };
  await dispatchOutbox(db, handlers(send), log);
  expect([await statusOf(first), await statusOf(second), await statusOf(other)]).toEqual([
    "gagal",
    "terkirim",
    "antri",
  ]);
});

test("a message is given up after five days, not by the number of its tries", async () => {
  const [young, old] = [await put("young"), await put("old")];
  const made = (days: number) => new Date(Date.now() - days * 86_400_000);
  await db.prisma.outbox.update({ where: { id: young }, data: { percobaan: 99, date_created: made(4.9) } });
  await db.prisma.outbox.update({ where: { id: old }, data: { date_created: made(5.1) } });
  await dispatchOutbox(
    db,
    handlers(() => Promise.reject(new Error("full"))),
    log,
  );
  expect([await statusOf(young), await statusOf(old)]).toEqual(["antri", "gagal"]);
});

test("a mail server that is away is asked once, the others wait as they were, and all go when it is back, in their order", async () => {
  const ids = [await put("first", "booking:1"), await put("second", "booking:1"), await put("other")];
  const asked: number[] = [];
  const away: Handler = (_payload, id) => {
    asked.push(id);
    return Promise.reject(Object.assign(new Error("connect ECONNREFUSED"), { code: "ESOCKET" }));
  };
  await dispatchOutbox(db, handlers(away), log);
  expect(asked).toEqual(ids.slice(0, 1));
  const rows = await db.prisma.outbox.findMany({ orderBy: { id: "asc" } });
  expect(rows.map(({ status, percobaan }) => [status, percobaan])).toEqual([
    ["antri", 1],
    ["antri", 0],
    ["antri", 0],
  ]);
  await db.prisma.outbox.updateMany({ data: { tersediapada: new Date(Date.now() - 1000) } });
  const sent: number[] = [];
  const send: Handler = async (_payload, id) => {
    sent.push(id);
  };
  await dispatchOutbox(db, handlers(send), log);
  expect(sent.toSorted((a, b) => a - b)).toEqual(ids);
  expect(sent.indexOf(ids[0] ?? 0)).toBeLessThan(sent.indexOf(ids[1] ?? 0));
});

test("a lease that ended is taken over, a running one is not", async () => {
  const id = await put("mail");
  expect(await claimMessages(db, ["mail"], 10)).toHaveLength(1);
  expect(await claimMessages(db, ["mail"], 10)).toHaveLength(0);
  await db.prisma.outbox.update({ where: { id }, data: { sewasampai: new Date(Date.now() - 1000) } });
  expect(await claimMessages(db, ["mail"], 10)).toMatchObject([{ id, percobaan: 2 }]);
});

test("without a way to send it, a message waits", async () => {
  await inTransaction(db, (tx) => enqueueMail(tx, mail("waits"), null));
  expect(await dispatchOutbox(db, new Map(), log)).toBe(0);
  expect(await db.prisma.outbox.findFirstOrThrow()).toMatchObject({
    status: "antri",
    percobaan: 0,
    muatan: mail("waits"),
  });
});

test("waiting doubles up to an hour", () => {
  expect([1, 2, 3, 20].map(backoff)).toEqual([30_000, 60_000, 120_000, 3_600_000]);
});

test.each(["refused", "unanswered"] as const)("a claim that is %s is tried again and sent at once", async (way) => {
  const id = await put("mail");
  const sent: number[] = [];
  const send: Handler = async (_payload, one) => {
    sent.push(one);
  };
  const { db: failing, calls } = inConflict(db, "$executeRaw", way);
  await dispatchOutbox(failing, handlers(send), log);
  expect([sent, await statusOf(id)]).toEqual([[id], "terkirim"]);
  // The claim twice, the mark twice.
  expect(calls.count).toBe(4);
});

test("the run of a job is noted although its line met a conflict", async () => {
  const { db: failing, calls } = inConflict(db, "query");
  await inEachProcess({ db: failing }, { name: "outbox", pause: 1000, run: async () => undefined })();
  expect(calls.count).toBe(2);
  expect(await db.prisma.pekerjaan.count({ where: { nama: "outbox" } })).toBe(1);
});
