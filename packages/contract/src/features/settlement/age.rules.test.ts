import { expect, test } from "vitest";
import { daysSince, latenessOf } from "./age.rules.ts";

const now = new Date("2026-11-26T03:00:00Z");
const day = 86_400_000;
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);

test.each([
  [0, 0, "fresh"],
  [day - 1, 0, "fresh"],
  [day, 1, "fresh"],
  [3 * day, 3, "fresh"],
  [3 * day + 1, 3, "late"],
  [7 * day, 7, "late"],
  [7 * day + 1, 7, "overdue"],
  [40 * day, 40, "overdue"],
] as const)("after %s milliseconds a case is %s days old: %s", (age, days, lateness) => {
  expect(daysSince(ago(age), now)).toBe(days);
  expect(latenessOf(ago(age), now)).toBe(lateness);
});
