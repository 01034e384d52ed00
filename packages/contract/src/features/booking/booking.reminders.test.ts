import { expect, test } from "vitest";
import { arrivalReminderFrom, billReminderFrom } from "./booking.reminders.ts";

const issued = new Date("2027-03-01T00:00:00Z");
const hours = (count: number) => new Date(issued.getTime() + count * 3_600_000);

test.each([
  ["a day", 24, 18],
  ["a month", 720, 714],
  ["eight hours", 8, 6],
  ["two hours", 2, 1.5],
])("a bill of %s is reminded of in time", (_, life, from) => {
  expect(billReminderFrom(issued, hours(life))).toEqual(hours(from));
});

test("a bill of less than two hours isn't reminded of", () => {
  expect(billReminderFrom(issued, hours(1.99))).toBeNull();
});

test.each([
  ["Asia/Jakarta", "2027-03-01T02:00:00Z"],
  ["Asia/Jayapura", "2027-03-01T00:00:00Z"],
] as const)("the start of a use is reminded of on the morning before, by the clocks of %s", (zone, at) => {
  expect(arrivalReminderFrom(new Date("2027-03-02T07:00:00Z"), zone)).toEqual(new Date(at));
});

test("a use that begins at midnight belongs to the day that begins", () => {
  expect(arrivalReminderFrom(new Date("2027-03-01T17:00:00Z"), "Asia/Jakarta")).toEqual(
    new Date("2027-03-01T02:00:00Z"),
  );
});
