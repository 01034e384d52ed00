import { expect, test } from "vitest";
import {
  cameToNothing,
  codeOf,
  codesOf,
  findState,
  isAgreed,
  isOver,
  isStatusCode,
  stateNames,
  stateOf,
  statusCodes,
  unpaidCodes,
} from "./booking.states.ts";

test("states have the codes of the specification", () => {
  expect(statusCodes).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 92, 95]);
  for (const state of stateNames) expect(stateOf(codeOf(state))).toBe(state);
  expect(() => stateOf(123)).toThrow("123");
});

test.each([10, 50, 92, 95])("%i is the code of a state", (code) => {
  expect(isStatusCode(code)).toBe(true);
  expect(findState(code)).toBe(stateOf(code));
});

test.each([0, 11, 91, -10, 10.5, Number.NaN])("%d is the code of none", (code) => {
  expect(isStatusCode(code)).toBe(false);
  expect(findState(code)).toBeUndefined();
});

test("a booking is over when nothing more happens with it by itself", () => {
  expect(codesOf(stateNames.filter(isOver))).toEqual([70, 80, 90, 92, 95]);
});

test("an agreement is asked for again while the price was agreed to and isn't paid", () => {
  expect(codesOf(stateNames.filter(isAgreed))).toEqual([30, 40]);
});

test("what is unpaid holds its units, and only what is over holds none", () => {
  expect(unpaidCodes).toEqual([10, 20, 30, 40]);
});

test("a booking came to nothing when it ended without a use", () => {
  expect(codesOf(stateNames.filter(cameToNothing))).toEqual([80, 90, 92, 95]);
});
