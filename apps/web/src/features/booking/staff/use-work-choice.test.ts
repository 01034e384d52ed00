import { expect, test } from "vitest";
import { afterStep, firstToShow } from "./use-work-choice.ts";

test("a desk shows its first booking, and keeps the one that it shows while that is in the list", () => {
  expect(firstToShow([], undefined)).toBeUndefined();
  expect(firstToShow([7, 8], undefined)).toBe(7);
  expect(firstToShow([9, 7, 8], 7)).toBe(7);
  expect(firstToShow([9, 8], 7)).toBe(9);
});

test("after a step the desk stays on the booking while it is there, and goes on when it has left", () => {
  expect(afterStep({ id: 7, statusbooking: 30 }, ["submitted"])).toBe(7);
  expect(afterStep({ id: 7, statusbooking: 40 }, ["submitted"])).toBeUndefined();
});
