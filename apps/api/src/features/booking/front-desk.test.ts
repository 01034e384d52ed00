import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FrontDesk } from "../../testing/front-desk/front-desk.ts";
import { acts, type Move } from "../../testing/front-desk/move.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import type { Region } from "../../testing/world.ts";

const runs = process.env.LONG_TESTS ? 2000 : 100;
let app: TestApp;
let places: readonly Region[];
beforeAll(async () => {
  app = await createTestApp();
  places = await FrontDesk.places(app);
});
afterAll(() => app.close());

const often: Partial<Record<Move["act"], number>> = {
  ...{ order: 14, goOn: 24, pass: 12, pay: 2, reject: 4, returnToCustomer: 3, cancel: 4, reinstate: 6, reschedule: 3 },
  ...{
    change: 3,
    earlyCheckIn: 7,
    checkIn: 6,
    swapUnit: 7,
    undo: 14,
    earlyDeparture: 7,
    finish: 4,
    noShow: 5,
    mistake: 12,
    clean: 3,
  },
};
const act = fc.oneof(...acts.map((name) => ({ weight: often[name] ?? 1, arbitrary: fc.constant(name) })));
const move: fc.Arbitrary<Move> = fc.record({ act, who: fc.nat(99), which: fc.nat(99), pick: fc.nat(99) });

/** Two customers have paid for a room of the same house from tomorrow on. */
const opening: readonly Move[] = [0, 1].flatMap((who): Move[] => [
  { act: "order", who, which: 0, pick: 6 },
  { act: "goOn", who, which: who, pick: 5 },
]);

/** What happens in any hundred days at the desk, one of each at least. */
const common: readonly (readonly string[])[] = [
  ...[["checkIn"], ["undo"], ["noShow"], ["cancel"], ["note"]],
  ...[
    ["finish", "earlyDeparture"],
    ["earlyCheckIn", "swapUnit", "earlyDeparture"],
    ["reschedule", "change"],
  ],
];

test(
  "whatever people do at the front desk, nothing is held twice, no room has two guests, and nobody reaches a booking that isn't theirs",
  async () => {
    const done = new Map<string, number>();
    const property = fc.asyncProperty(fc.array(move, { minLength: 15, maxLength: 40 }), async (moves) => {
      const desk = await FrontDesk.open(app, places, done);
      for (const [at, one] of [...opening, ...moves].entries()) {
        expect(await desk.play(one), `after move ${at}, ${JSON.stringify(one)}`).toEqual([]);
      }
    });
    await fc.assert(property, { numRuns: runs });
    // A property that nothing happens in holds always.
    const happened = common.map((names) => names.some((name) => done.has(name)));
    expect(happened).toEqual(common.map(() => true));
  },
  3 * 60 * 60_000,
);
