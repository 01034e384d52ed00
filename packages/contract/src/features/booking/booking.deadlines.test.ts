import { expect, test } from "vitest";
import { toInstant } from "../../define/dates.ts";
import { billExpiry, canRenew, type DeadlineFacts, deadlineOf } from "./booking.deadlines.ts";

const at = (date: string, time: string) => toInstant(date, time, "Asia/Jakarta");
const facts: DeadlineFacts = {
  entered: at("2026-11-20", "10:00"),
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
  [10, at("2026-11-20", "11:00")],
  [20, at("2026-11-21", "10:00")],
  [30, at("2026-11-25", "10:00")],
  [40, at("2026-11-21", "10:10")],
  [50, at("2026-12-02", "00:00")],
  [60, at("2026-12-04", "12:00")],
  [70, null],
  [80, null],
  [90, null],
  [92, null],
  [95, null],
] as const)("state %i ends by itself at %s", (status, expected) => {
  expect(deadlineOf(status, facts)).toEqual(expected);
});

test("staff have to answer before the customer arrives", () => {
  const latestArrival = at("2026-11-20", "22:00");
  expect(deadlineOf(30, { ...facts, latestArrival })).toEqual(latestArrival);
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
  expect(deadlineOf(20, { ...facts, renewals, firstDeadline })).toEqual(expected);
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
