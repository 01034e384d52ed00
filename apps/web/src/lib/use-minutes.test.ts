import { expect, test } from "vitest";
import { splitMinutes } from "./use-minutes.ts";

test.each([
  [45, "minutes", 45],
  [60, "hours", 1],
  [90, "minutes", 90],
  [1440, "hours", 24],
  [4320, "days", 3],
] as const)("%i minutes are said as %s: %i", (minutes, unit, count) => {
  expect(splitMinutes(minutes)).toEqual({ unit, count });
});
