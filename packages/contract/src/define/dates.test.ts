import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addDays,
  addMonths,
  addWorkingDays,
  daysBetween,
  formatDate,
  formatDays,
  formatDaysDense,
  formatDaysShort,
  formatDeadline,
  formatInstant,
  lastDayUsed,
  localDate,
  localTime,
  toInstant,
  weekdayOf,
  type Zone,
  zoneOf,
  zones,
} from "./dates.ts";

const allZones = Object.keys(zones).map(zoneOf);

describe("zones", () => {
  test.each([
    ["Asia/Jakarta", "2026-12-31T07:00:00.000Z", "WIB"],
    ["Asia/Makassar", "2026-12-31T06:00:00.000Z", "WITA"],
    ["Asia/Jayapura", "2026-12-31T05:00:00.000Z", "WIT"],
  ] as const)("14:00 in %s", (zone, instant, name) => {
    expect(toInstant("2026-12-31", "14:00", zone).toISOString()).toBe(instant);
    expect(formatInstant(new Date(instant), zone, "en")).toBe(`31st December, 2026, 14:00 ${name}`);
  });

  test.each([
    ["2026-12-31T01:05:00.000Z", "08:05"],
    ["2026-12-30T17:00:59.999Z", "00:00"],
    ["2026-12-31T16:59:00.000Z", "23:59"],
  ])("the time of %s is written hh:mm: %s", (instant, time) => {
    expect(localTime(new Date(instant), "Asia/Jakarta")).toBe(time);
    expect(formatInstant(new Date(instant), "Asia/Jakarta", "id")).toBe(`31 Desember 2026, ${time} WIB`);
  });

  test("agree with the runtime's own zone data", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date("2020-01-01"), max: new Date("2060-01-01"), noInvalidDate: true }),
        fc.constantFrom<Zone>(...allZones),
        (instant, zone) => {
          const parts = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" });
          expect(`${localDate(instant, zone)} ${localTime(instant, zone)}`).toBe(parts.format(instant));
          const back = toInstant(localDate(instant, zone), localTime(instant, zone), zone).getTime();
          expect(instant.getTime() - back).toBeGreaterThanOrEqual(0);
          expect(instant.getTime() - back).toBeLessThan(60_000);
        },
      ),
    );
  });

  test("the year turns in the object's zone, not in UTC", () => {
    const instant = new Date("2026-12-31T15:30:00Z");
    expect(localDate(instant, "Asia/Jayapura")).toBe("2027-01-01");
    expect(localDate(instant, "Asia/Jakarta")).toBe("2026-12-31");
  });

  test("24:00 is the start of the next day", () => {
    expect(toInstant("2026-02-28", "24:00", "Asia/Jakarta")).toEqual(toInstant("2026-03-01", "00:00", "Asia/Jakarta"));
  });

  test("a deadline at midnight is the end of the day before", () => {
    const midnight = toInstant("2026-12-01", "00:00", "Asia/Makassar");
    expect(formatDeadline(midnight, "Asia/Makassar", "id")).toBe("30 November 2026, 23:59 WITA");
    expect(formatDeadline(midnight, "Asia/Jakarta", "en")).toBe("30th November, 2026, 23:00 WIB");
  });

  test("an unknown zone is refused", () => {
    expect(() => zoneOf("Europe/Paris")).toThrow("Europe/Paris");
  });
});

describe("calendar", () => {
  test.each([
    ["2026-01-31", 1, "2026-02-28"],
    ["2028-01-31", 1, "2028-02-29"],
    ["2026-11-15", 2, "2027-01-15"],
    ["2026-03-31", -1, "2026-02-28"],
  ])("%s + %i months = %s", (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
  });

  test("adding days and counting them agree", () => {
    fc.assert(
      fc.property(fc.integer({ min: -800, max: 800 }), (days) => {
        expect(daysBetween("2026-11-21", addDays("2026-11-21", days))).toBe(days);
      }),
    );
  });

  test("an exclusive end is shown as the last day used", () => {
    expect(lastDayUsed(toInstant("2026-11-23", "00:00", "Asia/Jakarta"), "Asia/Jakarta")).toBe("2026-11-22");
    expect(lastDayUsed(toInstant("2026-11-23", "12:00", "Asia/Jakarta"), "Asia/Jakarta")).toBe("2026-11-23");
  });
});

test.each([
  ["2026-11-01", "1st November, 2026", "1 November 2026"],
  ["2026-08-02", "2nd August, 2026", "2 Agustus 2026"],
  ["2026-05-03", "3rd May, 2026", "3 Mei 2026"],
  ["2026-10-11", "11th October, 2026", "11 Oktober 2026"],
  ["2026-11-21", "21st November, 2026", "21 November 2026"],
  ["2026-11-22", "22nd November, 2026", "22 November 2026"],
])("%s is written “%s” and “%s”", (date, english, indonesian) => {
  expect(formatDate(date, "en")).toBe(english);
  expect(formatDate(date, "id")).toBe(indonesian);
});

test("weekdays count from Monday, before 2024 too", () => {
  expect(["2026-11-23", "2026-11-27", "2026-11-29", "2023-12-31", "2020-02-29"].map(weekdayOf)).toEqual([
    1, 5, 7, 7, 6,
  ]);
});

describe("working days", () => {
  const at = (date: string, time: string) => toInstant(date, time, "Asia/Jakarta");
  const after = (from: Date, holidays: string[] = []) => addWorkingDays(from, 2, "Asia/Jakarta", new Set(holidays));

  test("skip the weekend", () => {
    expect(after(at("2026-11-20", "15:00"))).toEqual(at("2026-11-24", "15:00"));
  });
  test("skip holidays", () => {
    expect(after(at("2026-12-23", "10:00"), ["2026-12-24", "2026-12-25"])).toEqual(at("2026-12-29", "10:00"));
  });
  test("start after a day off", () => {
    expect(after(at("2026-11-21", "09:00"))).toEqual(at("2026-11-24", "24:00"));
  });
  test("are counted on the zone's calendar", () => {
    const lateFriday = new Date("2026-11-20T15:30:00Z");
    expect(addWorkingDays(lateFriday, 1, "Asia/Jayapura", new Set())).toEqual(
      toInstant("2026-11-23", "24:00", "Asia/Jayapura"),
    );
  });
});

test.each([
  ["2026-10-01", "2026-10-31", "1st October, 2026 – 31st October, 2026", "1 Oktober 2026 – 31 Oktober 2026"],
  ["2026-10-01", "2026-10-01", "1st October, 2026", "1 Oktober 2026"],
  ["2026-10-01", "", "1st October, 2026 –", "1 Oktober 2026 –"],
  ["", "2026-10-31", "– 31st October, 2026", "– 31 Oktober 2026"],
  ["", "", "", ""],
])("the days from “%s” until “%s” are written “%s”", (from, until, english, indonesian) => {
  expect(formatDays(from, until, "en")).toBe(english);
  expect(formatDays(from, until, "id")).toBe(indonesian);
});

test.each([
  ["2026-08-01", "2026-10-31", "1 Aug 2026 – 31 Oct 2026", "1 Agu 2026 – 31 Okt 2026"],
  ["2026-12-05", "2026-12-05", "5 Dec 2026", "5 Des 2026"],
  ["2026-05-21", "", "21 May 2026 –", "21 Mei 2026 –"],
  ["", "", "", ""],
])("in a narrow place the days from %s until %s have short months", (from, until, english, indonesian) => {
  expect(formatDaysShort(from, until, "en")).toBe(english);
  expect(formatDaysShort(from, until, "id")).toBe(indonesian);
});

test("months and days are called as in each language", () => {
  const suffixes: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd", other: "th" };
  const rule = new Intl.PluralRules("en", { type: "ordinal" });
  const monthIn = (language: string, date: string) =>
    new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" }).format(new Date(date));
  for (let date = "2026-01-01"; date <= "2026-12-31"; date = addDays(date, 1)) {
    const day = Number(date.slice(8));
    expect(formatDate(date, "en")).toBe(`${day}${suffixes[rule.select(day)]} ${monthIn("en", date)}, 2026`);
    expect(formatDate(date, "id")).toBe(`${day} ${monthIn("id", date)} 2026`);
  }
});

test.each([
  ["2026-11-22", "2026-11-22", "22 Nov"],
  ["2026-11-22", "2026-11-24", "22–24 Nov"],
  ["2026-10-22", "2026-11-22", "22 Oct – 22 Nov"],
  ["2025-11-22", "2025-11-22", "22 Nov 2025"],
  ["2025-11-22", "2025-11-24", "22–24 Nov 2025"],
  ["2026-12-30", "2027-01-02", "30 Dec – 2 Jan 2027"],
  ["2026-12-30", "2027-11-29", "30 Dec – 29 Nov 2027"],
  // In the same month of the next year the first would be read as that year's.
  ["2026-12-30", "2027-12-29", "30 Dec 2026 – 29 Dec 2027"],
  ["2025-12-30", "2026-01-02", "30 Dec 2025 – 2 Jan 2026"],
  ["2027-12-30", "2028-01-02", "30 Dec 2027 – 2 Jan 2028"],
])("in a list of 2026 %s to %s is %s", (from, until, text) => {
  expect(formatDaysDense(from, until, "en", "2026-11-28")).toBe(text);
});
