import { expect, test } from "vitest";
import { toInstant } from "../../define/dates.ts";
import { billExpiry, canRenew, type DeadlineFacts, deadlineOf, timeToAct } from "./booking.deadlines.ts";

const at = (date: string, time: string) => toInstant(date, time, "Asia/Jakarta");
const facts: DeadlineFacts = {
  entered: at("2026-11-20", "10:00"),
  start: at("2026-12-01", "14:00"),
  latestArrival: at("2026-12-01", "22:00"),
  noShowFrom: at("2026-12-02", "00:00"),
  end: at("2026-12-03", "12:00"),
  billExpires: at("2026-11-21", "10:00"),
  zone: "Asia/Jakarta",
  holidays: new Set(["2026-11-23"]),
  renewals: 0,
  firstDeadline: null,
};

test.each([
  ["ordered", at("2026-11-20", "11:00")],
  ["complete", at("2026-11-21", "10:00")],
  ["submitted", at("2026-11-25", "10:00")],
  ["awaitingPayment", at("2026-11-21", "10:10")],
  ["paid", at("2026-12-02", "00:00")],
  ["inUse", at("2026-12-04", "12:00")],
  ["finished", null],
  ["rejected", null],
  ["cancelled", null],
  ["expired", null],
  ["noShow", null],
] as const)("state %s ends by itself at %s", (state, expected) => {
  expect(deadlineOf(state, facts)).toEqual(expected);
});

const tonight = { ...facts, start: at("2026-11-20", "14:00"), latestArrival: at("2026-11-20", "22:00") };

test.each([
  ["long before check-in opens has its working days", facts, "10:00", at("2026-11-25", "10:00")],
  ["before check-in opens is answered by its opening", tonight, "10:00", at("2026-11-20", "14:00")],
  ["a minute before check-in opens is answered by its opening", tonight, "13:59", at("2026-11-20", "14:00")],
  ["as check-in opens is answered in two hours", tonight, "14:00", at("2026-11-20", "16:00")],
  ["after check-in has opened is answered in two hours", tonight, "17:30", at("2026-11-20", "19:30")],
  ["late in the evening is answered before nobody can arrive any more", tonight, "21:00", at("2026-11-20", "22:00")],
])("an order that comes %s", (_, booked, time, expected) => {
  expect(deadlineOf("submitted", { ...booked, entered: at("2026-11-20", time) })).toEqual(expected);
});

test.each([
  [1440, at("2026-11-21", "10:00")],
  [43_200, at("2026-12-01", "22:00")],
  [999_999, at("2026-12-01", "22:00")],
])("a bill of %i minutes expires at %s", (minutes, expected) => {
  expect(billExpiry(facts.entered, minutes, facts.latestArrival)).toEqual(expected);
});

test("no bill is payable for more than 30 days", () => {
  expect(billExpiry(facts.entered, 999_999, at("2027-06-01", "22:00"))).toEqual(at("2026-12-20", "10:00"));
});

const firstDeadline = at("2026-11-20", "18:00");

test.each([
  [0, at("2026-11-21", "10:00")],
  [1, at("2026-11-21", "10:00")],
  [2, at("2026-11-21", "10:00")],
  [3, firstDeadline],
  [9, firstDeadline],
])("after %i renewals the customer has to confirm by %s", (renewals, expected) => {
  expect(deadlineOf("complete", { ...facts, renewals, firstDeadline })).toEqual(expected);
});

test.each([
  [0, at("2026-11-30", "10:00"), true],
  [1, at("2026-11-30", "10:00"), true],
  [2, at("2026-11-20", "17:59"), true],
  [2, firstDeadline, false],
  [3, at("2026-11-20", "18:01"), false],
])("after %i renewals an order may go back to the customer at %s: %s", (renewals, now, expected) => {
  expect(canRenew({ renewals, firstDeadline }, now)).toBe(expected);
});

test("an order that never waited for its customer can go back to them", () => {
  expect(canRenew({ renewals: 2, firstDeadline: null }, facts.entered)).toBe(true);
});

const bataswaktu = "2026-11-22T14:16:00.000Z";
const tglexpiredbilling = "2026-11-22T14:06:00.000Z";

test.each([
  [10, null, bataswaktu],
  [30, null, bataswaktu],
  [30, tglexpiredbilling, bataswaktu],
  [40, tglexpiredbilling, tglexpiredbilling],
  [40, null, bataswaktu],
] as const)("in state %i the time left ends when acting is no longer possible", (statusbooking, expires, end) => {
  expect(timeToAct({ statusbooking, bataswaktu, tglexpiredbilling: expires })).toEqual(new Date(end));
});

test.each([10, 40] as const)("in state %i without a deadline nobody has to hurry", (statusbooking) => {
  expect(timeToAct({ statusbooking, bataswaktu: null, tglexpiredbilling: null })).toBeNull();
});

test.each([50, 60] as const)("in state %i nobody has to hurry", (statusbooking) => {
  expect(timeToAct({ statusbooking, bataswaktu, tglexpiredbilling })).toBeNull();
});
