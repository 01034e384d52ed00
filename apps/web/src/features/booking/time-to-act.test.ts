import { expect, test } from "vitest";
import { timeToAct } from "./time-to-act.ts";

const bataswaktu = "2026-11-22T14:16:00.000Z";
const tglexpiredbilling = "2026-11-22T14:06:00.000Z";

test.each([
  [10, null, bataswaktu],
  [30, null, bataswaktu],
  [40, tglexpiredbilling, tglexpiredbilling],
] as const)("in state %i the time left ends when acting is no longer possible", (statusbooking, expires, end) => {
  expect(timeToAct({ statusbooking, bataswaktu, tglexpiredbilling: expires })).toEqual(new Date(end));
});

test.each([50, 60] as const)("in state %i nobody has to hurry", (statusbooking) => {
  expect(timeToAct({ statusbooking, bataswaktu, tglexpiredbilling })).toBeNull();
});
