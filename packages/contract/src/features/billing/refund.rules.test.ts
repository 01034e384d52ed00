import { expect, test } from "vitest";
import { type RefundState, refundOutcome } from "./refund.rules.ts";

const cases = (...states: RefundState[]) => states.map((statuspengembalian) => ({ statuspengembalian }));

test.each([
  ["no case says nothing", [], undefined],
  ["an open case is being looked at", ["diajukan"], "diajukan"],
  ["one open case outweighs those that are decided", ["dibayar", "ditolak", "diajukan"], "diajukan"],
  ["an agreed one waits for its payment", ["disetujui", "dibayar"], "disetujui"],
  ["money that left outweighs a refusal", ["ditolak", "dibayar"], "dibayar"],
  ["a refusal of a booking that came to nothing is told", ["ditolak"], "ditolak"],
] as const)("%s", (_, states, outcome) => {
  expect(refundOutcome(cases(...states), true)).toBe(outcome);
});

test("a booking that was taken up again has no refund to speak of, unless a new case was opened", () => {
  expect(refundOutcome(cases("ditolak"), false)).toBeUndefined();
  expect(refundOutcome(cases("ditolak", "diajukan"), false)).toBe("diajukan");
});
