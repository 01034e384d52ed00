import type { Database } from "@retribusi/db/client";
import express, { type Express } from "express";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { errorHandler } from "../http/error-handler.ts";
import { inTransaction } from "../lib/transaction.ts";
import { createCast, createLodging } from "../testing/booking-steps.ts";
import { type BreakableApp, openBreakable } from "../testing/breakable-app.ts";
import { takeImage } from "../testing/database-image.ts";
import { bookingPairs } from "../testing/racing/booking-pairs.ts";
import { calendarPairs } from "../testing/racing/calendar-pairs.ts";
import { closurePairs } from "../testing/racing/closure-pairs.ts";
import { deputyPairs } from "../testing/racing/deputy-pairs.ts";
import { favouritePairs } from "../testing/racing/favourite-pairs.ts";
import { inboxPairs } from "../testing/racing/inbox-pairs.ts";
import { linkPairs } from "../testing/racing/link-pairs.ts";
import { moneyPairs } from "../testing/racing/money-pairs.ts";
import { pushPairs } from "../testing/racing/push-pairs.ts";
import { both, type RacingPair } from "../testing/racing/racing-pair.ts";
import { ratingPairs } from "../testing/racing/rating-pairs.ts";
import { recordPairs } from "../testing/racing/record-pairs.ts";
import { settlementPairs } from "../testing/racing/settlement-pairs.ts";
import { stayPairs } from "../testing/racing/stay-pairs.ts";
import { tariffPairs } from "../testing/racing/tariff-pairs.ts";
import { threadPairs } from "../testing/racing/thread-pairs.ts";
import { waitlistPairs } from "../testing/racing/waitlist-pairs.ts";
import { type Meeting, RacingCalls } from "../testing/racing-calls.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { post, type WritingStage } from "../testing/writing/writing-call.ts";

// Calls of two servers have no queue in common: only the database is between them.
vi.mock("../lib/turn.ts", () => ({ inTurn: (_key: string, work: () => Promise<unknown>) => work() }));
vi.mock("../features/booking/order-turn.ts", () => ({
  isLineLong: () => false,
  inOrderTurn: (_env: object, _objectid: number, work: (isCrowd: boolean) => Promise<unknown>) => work(false),
}));

const isLong = Boolean(process.env.LONG_TESTS);
vi.setConfig({ testTimeout: isLong ? 600_000 : 60_000 });

let app: TestApp;
let stage: WritingStage;
let sides: readonly [BreakableApp, BreakableApp];
beforeAll(async () => {
  app = await createTestApp({ LOG_LEVEL: "silent" });
  const cast = await createCast(app);
  stage = { app, cast, clean: await takeImage(app.owner) };
  sides = [await openBreakable(app), await openBreakable(app)];
});
afterAll(async () => {
  await stage.clean.close();
  for (const side of sides) await side.close();
  await app.close();
});

const all = [
  ...bookingPairs,
  ...stayPairs,
  ...moneyPairs,
  ...settlementPairs,
  ...tariffPairs,
  ...closurePairs,
  ...deputyPairs,
  ...recordPairs,
  ...favouritePairs,
  ...waitlistPairs,
  ...inboxPairs,
  ...threadPairs,
  ...calendarPairs,
  ...linkPairs,
  ...pushPairs,
  ...ratingPairs,
];
const pairs = all.map((pair, at) => ({
  pair,
  at,
  name: pair.name,
}));
const roles = [0, 1] as const;

/** Every place of the one with every place of the other. Before its first statement a call hasn't begun: that is one after the other. */
function everyMeeting({ statements }: RacingCalls): Meeting[] {
  const places = (who: 0 | 1) => statements[who].map((_, place) => place).slice(1);
  return roles.flatMap((first) =>
    places(first).flatMap((held) =>
      [...places(first === 0 ? 1 : 0), Number.POSITIVE_INFINITY].map((met) => ({
        first,
        places: [held, met] as const,
      })),
    ),
  );
}

const done = { statements: 0, meetings: 0 };

async function complaintsOf(racing: RacingCalls, meetings: readonly Meeting[]): Promise<string> {
  const complaints: string[] = [];
  for (const meeting of meetings) complaints.push(...(await racing.meet(meeting)));
  await racing.close();
  done.statements += racing.statements.flat().length;
  done.meetings += meetings.length;
  return complaints.join("\n\n");
}

/**
 * In the short form six of them, in either role: at its COMMIT, and between what it read and its transaction, the other one does everything;
 * and once both are held, elsewhere for each pair.
 */
function someMeetings({ statements }: RacingCalls, at: number): Meeting[] {
  const toTheEnd = Number.POSITIVE_INFINITY;
  return roles.flatMap((first) => {
    const own = statements[first];
    const others = statements[first === 0 ? 1 : 0].length;
    const places: Meeting["places"][] = [
      [own.lastIndexOf("COMMIT"), toTheEnd],
      [own.indexOf("BEGIN"), toTheEnd],
      [1 + ((at * 5 + first * 3) % (own.length - 1)), 1 + ((at * 7 + first * 2) % (others - 1))],
    ];
    return places.map((held) => ({ first, places: held }));
  });
}

const meetingsOf = (racing: RacingCalls, at: number): Meeting[] =>
  isLong ? everyMeeting(racing) : someMeetings(racing, at);

test.each(pairs)("$name: wherever they meet, it is as if one came after the other", async ({ pair, at }) => {
  const racing = await RacingCalls.open(stage, sides, pair);
  expect(await complaintsOf(racing, meetingsOf(racing, at))).toBe("");
});

test("tells how much was tried", ({ task }) => {
  const { statements, meetings } = done;
  const note = `${pairs.length} pairs, ${statements} statements: ${meetings} meetings tried`;
  Object.assign(task.meta, { note });
  expect(meetings).toBeGreaterThan(pairs.length);
});

describe("control: two take one of what there is", () => {
  type Take = (db: Database, objectid: number) => Promise<boolean>;

  /** Reads how many there are, decides, and writes one less. */
  const takeFrom =
    (lock: "" | "FOR UPDATE") =>
    async (tx: Pick<Database["prisma"], "$queryRawUnsafe" | "mst_objectretribusi">, objectid: number) => {
      const sql = `SELECT jumlahobject FROM mst_objectretribusi WHERE objectid = ${objectid} ${lock}`;
      const [row] = await tx.$queryRawUnsafe<{ jumlahobject: number }[]>(sql);
      if (!row || row.jumlahobject < 1) return false;
      const data = { jumlahobject: row.jumlahobject - 1 };
      await tx.mst_objectretribusi.update({ where: { objectid }, data });
      return true;
    };
  const ways: Readonly<Record<"without" | "with", Take>> = {
    without: (db, objectid) => inTransaction(db, (tx) => takeFrom("")(tx, objectid)),
    with: (db, objectid) => inTransaction(db, (tx) => takeFrom("FOR UPDATE")(tx, objectid)),
  };

  /** The application with a handler that takes one. */
  const planted = (db: Database, take: Take): Express =>
    express()
      .post("/api/planted/:id", async (request, response) => {
        const isTaken = await take(db, Number(request.params.id));
        response.status(isTaken ? 200 : 409).json({});
      })
      .use(errorHandler(app.deps));

  async function complaints(way: Take, units: number): Promise<string> {
    const pair: RacingPair = {
      name: "two take one",
      async prepare({ app: { world } }) {
        const send = post({ token: "" }, `planted/${await createLodging(app, world.home, units)}`);
        return both(send, send);
      },
    };
    const [one, other] = sides;
    const through = [
      { ...one, app: planted(one.db, way) },
      { ...other, app: planted(other.db, way) },
    ] as const;
    const racing = await RacingCalls.open(stage, through, pair);
    const found: string[] = [];
    for (const meeting of meetingsOf(racing, 0)) found.push(...(await racing.meet(meeting)));
    await racing.close();
    return found.join("\n");
  }

  test("without a lock, both get the last one and one of two is lost, and both are noticed", async () => {
    expect(await complaints(ways.without, 1)).toContain("as if neither came first");
    expect(await complaints(ways.without, 5)).toContain("as if neither came first");
  });

  test("with the lock, one gets the last one and of five three are left", async () => {
    expect(await complaints(ways.with, 1)).toBe("");
    expect(await complaints(ways.with, 5)).toBe("");
  });
});
