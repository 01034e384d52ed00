import { expect, test } from "vitest";
import { afterStep, nextToShow } from "./use-work-choice.ts";

test("a desk shows its first booking, and keeps the one that it shows while that is in the list", () => {
  expect(nextToShow([], { listed: [], shown: undefined })).toBeUndefined();
  expect(nextToShow([7, 8], { listed: [], shown: undefined })).toBe(7);
  expect(nextToShow([9, 7, 8], { listed: [7, 8], shown: 7 })).toBe(7);
});

test("once it has left, the next one is shown, else the one before, and none that was skipped earlier", () => {
  expect(nextToShow([7, 9], { listed: [7, 8, 9], shown: 8 })).toBe(9);
  expect(nextToShow([7, 8], { listed: [7, 8, 9], shown: 9 })).toBe(8);
  expect(nextToShow([6, 7, 10], { listed: [7, 8, 9, 10], shown: 8 }), "the next has left as well").toBe(10);
  expect(nextToShow([5, 6], { listed: [7, 8], shown: 7 }), "another list").toBe(5);
  expect(nextToShow([5, 6], { listed: [5], shown: 99 }), "chosen by the address").toBe(5);
});

test("after a step the desk stays on the booking while it is there, and goes on when it has left", () => {
  expect(afterStep({ id: 7, statusbooking: 30 }, ["submitted"])).toBe(7);
  expect(afterStep({ id: 7, statusbooking: 40 }, ["submitted"])).toBeUndefined();
});
