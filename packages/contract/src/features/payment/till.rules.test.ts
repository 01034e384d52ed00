import { expect, test } from "vitest";
import { differenceOf, sumOfCash } from "./till.rules.ts";

test("cash is notes times their value", () => {
  expect(sumOfCash([])).toBe(0);
  expect(
    sumOfCash([
      { nominal: 100_000, lembar: 3 },
      { nominal: 2_000, lembar: 5 },
      { nominal: 50, lembar: 1 },
    ]),
  ).toBe(310_050);
});

test("a difference is what is there beyond what was recorded", () => {
  expect(differenceOf({ total: 450_000, tunai: 300_000, nontunai: 150_000 })).toBe(0);
  expect(differenceOf({ total: 450_000, tunai: 300_000, nontunai: 100_000 })).toBe(-50_000);
  expect(differenceOf({ total: 450_000, tunai: 460_000, nontunai: 0 })).toBe(10_000);
});
