import { expect, test } from "vitest";
import { toInstant } from "../../define/dates.ts";
import { billExpiry, type DeadlineFacts, deadlineOf } from "./booking.deadlines.ts";

const at = (date: string, time: string) => toInstant(date, time, "Asia/Jakarta");
const facts: DeadlineFacts = {
  entered: at("2026-11-20", "10:00"),
  latestArrival: at("2026-12-01", "22:00"),
  noShowFrom: at("2026-12-02", "00:00"),
  end: at("2026-12-03", "12:00"),
  billExpires: at("2026-11-21", "10:00"),
  zone: "Asia/Jakarta",
  holidays: new Set(["2026-11-23"]),
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
