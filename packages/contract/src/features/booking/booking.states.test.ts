import { expect, test } from "vitest";
import { codeOf, codesOf, isAgreed, isOver, stateNames, stateOf, statesWith, statusCodes } from "./booking.states.ts";

test("states have the codes of the specification", () => {
  expect(statusCodes).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 92, 95]);
  for (const state of stateNames) expect(stateOf(codeOf(state))).toBe(state);
  expect(() => stateOf(123)).toThrow("123");
});

test("a booking is over when nothing more happens with it by itself", () => {
  expect(codesOf(stateNames.filter(isOver))).toEqual([70, 80, 90, 92, 95]);
});

test("an agreement is asked for again while the price was agreed to and isn't paid", () => {
  expect(codesOf(stateNames.filter(isAgreed))).toEqual([30, 40]);
});

test("what is unpaid holds its units, and only what is over holds none", () => {
  expect(codesOf(statesWith(({ unpaid }) => unpaid === true))).toEqual([10, 20, 30, 40]);
});
