import { expect, test } from "vitest";
import { isGiven, isOpenRefund, type RefundState, refundOutcome, refundStates } from "./refund.rules.ts";

const cases = (...states: RefundState[]) => states.map((statuspengembalian) => ({ statuspengembalian }));

test.each([
  ["no case says nothing", [], undefined],
  ["an open case is being looked at", ["diajukan"], "diajukan"],
  ["one open case outweighs those that are decided", ["dibayar", "ditolak", "diajukan"], "diajukan"],
  ["a verified one waits for the region", ["diverifikasi", "disetujui"], "diverifikasi"],
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

test("a case is open until it is paid or refused, and its money is given unless it was refused", () => {
  expect(refundStates.filter(isOpenRefund)).toEqual(["diajukan", "diverifikasi", "disetujui"]);
  const given = refundStates.filter((statuspengembalian) => isGiven({ statuspengembalian }));
  expect(given).toEqual(["diajukan", "diverifikasi", "disetujui", "dibayar"]);
});
