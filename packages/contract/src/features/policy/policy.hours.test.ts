import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, weekdayOf } from "../../define/dates.ts";
import { type DayHours, hoursOn, isOpenOver, openSpans, storeWeek, type Week, weekOf } from "./policy.hours.ts";

const day = (jambuka: string, jamtutup: string): DayHours => ({ jambuka, jamtutup });
const usual = day("08:00", "17:00");
const closedOnSunday: Week = [usual, usual, usual, usual, usual, day("09:00", "14:00"), null];

test("a week is stored as its usual times and the days that differ", () => {
  expect(storeWeek(closedOnSunday)).toEqual({ ...usual, jamhari: "6=09:00-14:00,7=" });
  expect(storeWeek(Array.from({ length: 7 }, () => usual))).toEqual({ ...usual, jamhari: null });
  expect(storeWeek([null, null, null, null, null, usual, null])).toEqual({ ...usual, jamhari: "1=,2=,3=,4=,5=,7=" });
  expect(() => storeWeek(Array.from({ length: 7 }, () => null))).toThrow("without an open day");
});

const minute = fc.integer({ min: 0, max: 1439 });
const clockOf = (at: number) => `${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`;
const anyDay = fc.option(fc.tuple(minute, minute).map(([from, until]) => day(clockOf(from), clockOf(until))));
const anyWeek = fc.array(anyDay, { minLength: 7, maxLength: 7 }).filter((week) => week.some((one) => one !== null));

test("whatever is stored is read again as it was", () => {
  fc.assert(
    fc.property(anyWeek, (week) => {
      expect(weekOf(storeWeek(week))).toEqual(week);
    }),
  );
});

test("each day has the times of its weekday", () => {
  const stored = storeWeek(closedOnSunday);
  const from = "2026-11-23";
  const week = [0, 1, 2, 3, 4, 5, 6].map((at) => hoursOn(stored, addDays(from, at)));
  expect(week.map((one) => one && `${one.jambuka}-${one.jamtutup}`)).toEqual([
    ...Array.from({ length: 5 }, () => "08:00-17:00"),
    "09:00-14:00",
    null,
  ]);
});

describe("over midnight", () => {
  const friday = "2026-11-27";
  const on = (date: string) =>
    ({ 5: day("18:00", "02:00"), 6: day("10:00", "24:00"), 7: day("00:00", "03:00") })[weekdayOf(date)] ?? null;

  test("the end of a night belongs to the morning of the next day", () => {
    expect(openSpans(on, friday)).toEqual([{ from: 1080, until: 1440 }]);
    expect(openSpans(on, "2026-11-28")).toEqual([
      { from: 0, until: 120 },
      { from: 600, until: 1440 },
    ]);
    expect(openSpans(on, "2026-11-29")).toEqual([{ from: 0, until: 180 }]);
    expect(openSpans(on, "2026-11-30")).toEqual([]);
  });

  test.each([
    [friday, 1080, 1440 + 120, true],
    [friday, 1079, 1200, false],
    [friday, 1380, 1440 + 121, false],
    // Saturday goes on into Sunday, which opens at midnight.
    ["2026-11-28", 1380, 1440 + 180, true],
    ["2026-11-28", 60, 120, true],
    ["2026-11-28", 60, 660, false],
    ["2026-11-30", 0, 60, false],
  ])("%s from minute %d to %d: %s", (date, from, until, isOpen) => {
    expect(isOpenOver(on, date, { from, until })).toBe(isOpen);
  });

  test("it is open all over a span exactly when it is at each of its minutes", () => {
    const spans = fc.tuple(anyWeek, fc.integer({ min: 0, max: 6 }), minute, fc.integer({ min: 1, max: 600 }));
    fc.assert(
      fc.property(spans, ([week, at, from, length]) => {
        const stored = storeWeek(week);
        const hours = (date: string) => hoursOn(stored, date);
        const date = addDays("2026-11-23", at);
        const isOpenAt = (moment: number) => {
          const [of, rest] = moment < 1440 ? [date, moment] : [addDays(date, 1), moment - 1440];
          return openSpans(hours, of).some((span) => span.from <= rest && rest < span.until);
        };
        const minutes = Array.from({ length }, (_, index) => from + index);
        expect(isOpenOver(hours, date, { from, until: from + length })).toBe(minutes.every(isOpenAt));
      }),
    );
  });
});
