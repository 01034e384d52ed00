import { expect, test } from "vitest";
import {
  cancellationRule,
  percentage,
  readCancellationRule,
  refundableOf,
  refundPercent,
  usualCancellation,
} from "./policy.cancellation.ts";

const arrival = new Date("2026-12-01T07:00:00Z");
const before = (hours: number) => new Date(arrival.getTime() - hours * 3_600_000);
const steps = [
  { sampaijam: 24, persen: 50 },
  { sampaijam: 168, persen: 100 },
  { sampaijam: 0, persen: 10 },
];

test.each([
  [169, 100],
  [168, 100],
  [167.99, 50],
  [24, 50],
  [23.99, 10],
  [0, 10],
  [-0.01, 0],
])("%s hours before arrival %s percent come back", (hours, percent) => {
  expect(refundPercent(steps, arrival, before(hours))).toBe(percent);
});

test("an object without a rule of its own gives everything back until arrival and nothing afterwards", () => {
  for (const stored of [null, undefined]) expect(readCancellationRule(stored)).toBe(usualCancellation);
  expect(refundPercent(usualCancellation, arrival, before(0))).toBe(100);
  expect(refundPercent(usualCancellation, arrival, before(-0.001))).toBe(0);
});

test("a rule that was stored is read as it is, also the one by which nothing ever comes back", () => {
  expect(readCancellationRule(steps)).toEqual(steps);
  expect(refundPercent(readCancellationRule([]), arrival, before(999))).toBe(0);
  expect(() => readCancellationRule([{ sampaijam: 0, persen: 101 }])).toThrow();
  expect(cancellationRule.safeParse([{ sampaijam: -1, persen: 1 }]).success).toBe(false);
});

test.each([
  ["everything", 150_000, 0, 100, 150_000],
  ["half of an odd amount, rounded down", 150_001, 0, 50, 75_000],
  ["a third of three rupiah", 3, 0, 33, 0],
  ["no more than is left", 150_000, 100_000, 100, 50_000],
  ["a part that is less than what is left", 150_000, 50_000, 50, 75_000],
  ["nothing of what was paid back whole", 150_000, 150_000, 100, 0],
  ["nothing where more was paid back than came", 150_000, 160_000, 100, 0],
  ["nothing by a rule that gives nothing", 150_000, 0, 0, 0],
] as const)("gives back %s", (_, paid, given, percent, amount) => {
  expect(refundableOf(paid, given, percentage(percent))).toBe(amount);
});
