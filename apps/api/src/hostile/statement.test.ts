import type { Database } from "@retribusi/db/client";
import express, { type Express } from "express";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { errorHandler } from "../http/error-handler.ts";
import { inTransaction } from "../lib/transaction.ts";
import { operations } from "../testing/api-description.ts";
import { createCast } from "../testing/booking-steps.ts";
import { type BreakableApp, openBreakable } from "../testing/breakable-app.ts";
import { takeImage } from "../testing/database-image.ts";
import { FailingWrite } from "../testing/failing-write.ts";
import { faults } from "../testing/faulty-link.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { accountWrites, reportWrites } from "../testing/writing/account-writes.ts";
import { bookingWrites } from "../testing/writing/booking-writes.ts";
import { calendarWrites } from "../testing/writing/calendar-writes.ts";
import { closureWrites } from "../testing/writing/closure-writes.ts";
import { deputyWrites } from "../testing/writing/deputy-writes.ts";
import { favouriteWrites } from "../testing/writing/favourite-writes.ts";
import { inboxWrites } from "../testing/writing/inbox-writes.ts";
import { lastWords } from "../testing/writing/last-word.ts";
import { linkWrites } from "../testing/writing/link-writes.ts";
import { pictureWrites } from "../testing/writing/picture-writes.ts";
import { policyWrites } from "../testing/writing/policy-writes.ts";
import { pushWrites } from "../testing/writing/push-writes.ts";
import { ratingWrites } from "../testing/writing/rating-writes.ts";
import { recordWrites } from "../testing/writing/record-writes.ts";
import { fileWrites, rightWrites } from "../testing/writing/right-writes.ts";
import { secretWrites } from "../testing/writing/secret-writes.ts";
import { settlementWrites } from "../testing/writing/settlement-writes.ts";
import { tariffWrites } from "../testing/writing/tariff-writes.ts";
import { threadWrites } from "../testing/writing/thread-writes.ts";
import { unguardedReads } from "../testing/writing/unguarded-read.ts";
import { unitWrites } from "../testing/writing/unit-writes.ts";
import { waitlistWrites } from "../testing/writing/waitlist-writes.ts";
import { post, type WritingCall, type WritingStage } from "../testing/writing/writing-call.ts";

const isLong = Boolean(process.env.LONG_TESTS);
vi.setConfig({ testTimeout: isLong ? 600_000 : 60_000 });

let app: TestApp;
let stage: WritingStage;
let breakable: BreakableApp;
beforeAll(async () => {
  app = await createTestApp({ LOG_LEVEL: "silent" });
  const cast = await createCast(app);
  stage = { app, cast, clean: await takeImage(app.owner) };
  breakable = await openBreakable(app);
});
afterAll(async () => {
  await stage.clean.close();
  await breakable.close();
  await app.close();
});

const written = [
  ...[...bookingWrites, ...recordWrites, ...rightWrites, ...fileWrites],
  ...[...accountWrites, ...secretWrites, ...reportWrites, ...settlementWrites, ...tariffWrites],
  ...[...closureWrites, ...deputyWrites, ...policyWrites, ...unitWrites, ...pictureWrites],
  ...favouriteWrites,
  ...waitlistWrites,
  ...inboxWrites,
  ...threadWrites,
  ...calendarWrites,
  ...linkWrites,
  ...pushWrites,
  ...ratingWrites,
];
const calls = written.map((call, at) => ({ call, at, name: `${call.operation} ${call.what ?? ""}`.trim() }));

/** Every place with every fault; in the short form two faults, others for the next call, each at a place of its own. */
function tried(count: number, at: number) {
  const places = Array.from({ length: count }, (_, place) => place);
  if (isLong) return places.flatMap((place) => faults.map((fault) => ({ place, fault })));
  const own = faults.filter((_, kind) => kind % 2 === at % 2);
  return own.map((fault, kind) => ({ fault, place: (at * 5 + kind * 3) % count }));
}

const done = { statements: 0, failures: 0 };
const unguarded = new Set<string>();

async function complaintsOf(write: FailingWrite, at: number): Promise<string> {
  const complaints = [...(await write.repeat())];
  for (const table of unguardedReads(write.statements)) unguarded.add(`${calls[at]?.call.operation}: ${table}`);
  const tries = tried(write.statements.length, at);
  for (const { place, fault } of tries) complaints.push(...(await write.fail(place, fault)));
  await write.close();
  done.statements += write.statements.length;
  done.failures += tries.length;
  return complaints.join("\n\n");
}

test.each(calls)("$name is done whole or not at all, whichever statement fails", async ({ call, at }) => {
  expect(await complaintsOf(await FailingWrite.open(stage, breakable, call), at)).toBe("");
});

test("nothing is read and then overwritten, beside what doesn't depend on what was read", () => {
  expect([...unguarded].filter((found) => !lastWords.has(found))).toEqual([]);
  expect([...lastWords].filter((known) => !unguarded.has(known))).toEqual([]);
});

/** Calls of the description that aren't tried here, and why. */
const others: Readonly<Record<string, RegExp>> = {
  "another kind's actions are those of lodging": /^(post|delete) \/trx_(gedung|alat)\/(?!pesan)/,
  "one import is that of every entity": /^post \/\w+\/import$/,
  "changes nothing that is kept":
    /quote$|alternatives$|objectid\}\/tunggu$|periksapenutupan|username_exist|password_check|resetpassword\/check|booking\/nasabah|test_connection|testmail|system\/surel|account\/data$|tautan\/(pesanan|cetak|penilaian)$/,
  "begins something and keeps nothing of it": /^post \/account\/keamanan\/totp$/,
  "asks a bank first, and keeps the comparison as one with a file": /^post \/sync\/\{entity\}\/bank$/,
  "asks a bank, and enters money as a message of the bank does": /^post \/trx_penginapan\/cekstatus\//,
  "asks a bank, and keeps its code for the next who asks": /^post \/trx_penginapan\/qris\//,
  "is never done: evidence stays": /^delete \/log_pelanggaran\//,
  "is a recipient's own step, a transaction like those of the owner": /^post \/report\/jadwal\/\{id\}\/keluar$/,
};

test("every call that writes is tried, or it is said why not", () => {
  const written = operations.filter(({ method }) => method !== "get").map(({ method, path }) => `${method} ${path}`);
  const known = new Set(calls.map(({ call }) => call.operation));
  expect([...known].filter((operation) => !written.includes(operation))).toEqual([]);
  const untried = written.filter((operation) => !known.has(operation));
  const isNamed = (operation: string) => Object.values(others).some((pattern) => pattern.test(operation));
  expect(untried.filter((operation) => !isNamed(operation))).toEqual([]);
});

test("tells how much was tried", ({ task }) => {
  const { statements, failures } = done;
  const note = `${calls.length} calls, ${statements} statements, ${faults.length} kinds of failure: ${failures} tried`;
  Object.assign(task.meta, { note });
  expect(failures).toBeGreaterThan(calls.length);
});

describe("control: two rows that belong together", () => {
  type Write = (tx: Pick<Database["prisma"], "roles">) => Promise<void>;
  type Way = (db: Database, work: Write) => Promise<void>;
  const ways: Readonly<Record<"without" | "with", Way>> = {
    without: (db, work) => work(db.prisma),
    with: (db, work) => inTransaction(db, work),
  };

  /** What the rows tell of the time. */
  let minute = 0;

  /** The application with a handler that writes both of them. */
  const planted = (own: Express, db: Database, way: Way): Express =>
    express()
      .post("/api/planted", async (_, response) => {
        await way(db, async (tx) => {
          await tx.roles.create({ data: { name: "one" } });
          await tx.roles.create({ data: { name: `two at ${minute}` } });
        });
        response.json({});
      })
      .use(errorHandler(app.deps))
      .use(own);

  /** `passes`: minutes from one try to the next. */
  async function complaints(way: Way, passes = 0): Promise<string> {
    const call: WritingCall = {
      operation: "post /planted",
      again: "another",
      prepare: async () => post({ token: "" }, "planted"),
    };
    const own = { ...stage, app: { ...app, app: planted(app.app, app.deps.db, way) } };
    const through = { ...breakable, app: planted(breakable.app, breakable.db, way) };
    const write = await FailingWrite.open(own, through, call);
    const found: string[] = [];
    for (const place of write.statements.keys()) {
      minute += passes;
      found.push(...(await write.fail(place, "lost")));
    }
    await write.close();
    return found.join("\n");
  }

  test("without a transaction, one of them stays alone and is noticed", async () => {
    expect(await complaints(ways.without)).toContain("half is done");
  });

  test("in one, both stay or neither", async () => {
    expect(await complaints(ways.with)).toBe("");
  });

  test("that tell the minute are expected with that of the try, and half of them still is noticed", async () => {
    expect(await complaints(ways.with, 1)).toBe("");
    expect(await complaints(ways.without, 1)).toContain("half is done");
  });
});
