import { expect, test } from "vitest";
import { isWalkIn, mustAgreeAgain } from "./booking.rules.ts";
import { stateNames } from "./booking.states.ts";

test("a walk-in is ordered by somebody else than the customer, who may have no account", () => {
  expect(isWalkIn(1, 3)).toBe(true);
  expect(isWalkIn(null, 3)).toBe(true);
  expect(isWalkIn(3, 3)).toBe(false);
});

test("only another price that was agreed to has to be agreed to again", () => {
  const again = (before: number, after: number) => stateNames.filter((state) => mustAgreeAgain(state, before, after));
  expect(again(100, 101)).toEqual(["submitted", "awaitingPayment"]);
  expect(again(100, 99)).toEqual(["submitted", "awaitingPayment"]);
  expect(again(100, 100)).toEqual([]);
});
