import { describe, expect, test } from "vitest";
import { localTime, toInstant } from "../../define/dates.ts";
import { latestRun, nextRun, type Rhythm, rangeDays } from "./schedule.rules.ts";

const daily: Rhythm = { kekerapan: "harian", hari: null, jam: 7 };
const mondays: Rhythm = { kekerapan: "mingguan", hari: 1, jam: 7 };
const sundays: Rhythm = { kekerapan: "mingguan", hari: 7, jam: 0 };
const last: Rhythm = { kekerapan: "bulanan", hari: 28, jam: 23 };
const first: Rhythm = { kekerapan: "bulanan", hari: 1, jam: 0 };
const utc = (text: string) => new Date(`${text}Z`);
const next = (rhythm: Rhythm, zone: Parameters<typeof nextRun>[1], after: string) =>
  nextRun(rhythm, zone, utc(after)).toISOString().slice(0, 16);

describe("the next run is the first one after the moment, by the clocks of the zone", () => {
  test.each([
    // 07:00 is 00:00 UTC in Jakarta, 23:00 of the day before in Makassar, 22:00 in Jayapura.
    [daily, "Asia/Jakarta", "2026-11-23T00:00:00", "2026-11-24T00:00"],
    [daily, "Asia/Jakarta", "2026-11-22T23:59:59.999", "2026-11-23T00:00"],
    [daily, "Asia/Makassar", "2026-11-22T23:00:00", "2026-11-23T23:00"],
    [daily, "Asia/Makassar", "2026-11-22T22:59:59.999", "2026-11-22T23:00"],
    [daily, "Asia/Jayapura", "2026-11-22T22:00:00", "2026-11-23T22:00"],
    [daily, "Asia/Jayapura", "2026-11-22T21:59:59.999", "2026-11-22T22:00"],
    // The 23rd of November 2026 is a Monday.
    [mondays, "Asia/Jakarta", "2026-11-23T00:00:00", "2026-11-30T00:00"],
    [mondays, "Asia/Jayapura", "2026-11-22T21:00:00", "2026-11-22T22:00"],
    [sundays, "Asia/Jakarta", "2026-11-21T16:59:00", "2026-11-21T17:00"],
    [last, "Asia/Jakarta", "2026-02-28T15:59:00", "2026-02-28T16:00"],
    [last, "Asia/Jakarta", "2026-02-28T16:00:00", "2026-03-28T16:00"],
    [last, "Asia/Jayapura", "2028-02-28T14:00:00", "2028-03-28T14:00"],
    [first, "Asia/Makassar", "2026-12-31T15:59:00", "2026-12-31T16:00"],
    [first, "Asia/Makassar", "2026-12-31T16:00:00", "2027-01-31T16:00"],
    [first, "Asia/Jakarta", "2026-12-31T16:00:00", "2026-12-31T17:00"],
  ] as const)("%o in %s after %s", (rhythm, zone, after, expected) => {
    expect(next(rhythm, zone, after)).toBe(expected);
  });

  test("two years long: every run is at its hour, none is left out and none comes twice", () => {
    const day = 24 * 3_600_000;
    const gaps = { harian: [1], mingguan: [7], bulanan: [28, 29, 30, 31] };
    for (const rhythm of [daily, mondays, last, first]) {
      for (const zone of ["Asia/Jakarta", "Asia/Makassar", "Asia/Jayapura"] as const) {
        for (let at = nextRun(rhythm, zone, utc("2027-01-01T00:00:00")); at < utc("2029-01-01T00:00:00"); ) {
          expect(latestRun(rhythm, zone, at)).toEqual(at);
          const run = nextRun(rhythm, zone, at);
          expect(latestRun(rhythm, zone, new Date(run.getTime() - 1))).toEqual(at);
          expect(gaps[rhythm.kekerapan]).toContain((run.getTime() - at.getTime()) / day);
          expect(localTime(run, zone)).toBe(`${String(rhythm.jam).padStart(2, "0")}:00`);
          at = run;
        }
      }
    }
  });
});

test("of runs that were missed the latest is the one that is caught up", () => {
  const now = toInstant("2026-11-25", "09:00", "Asia/Jakarta");
  expect(latestRun(daily, "Asia/Jakarta", now)).toEqual(toInstant("2026-11-25", "07:00", "Asia/Jakarta"));
  expect(latestRun(mondays, "Asia/Jakarta", now)).toEqual(toInstant("2026-11-23", "07:00", "Asia/Jakarta"));
  expect(latestRun(last, "Asia/Jakarta", now)).toEqual(toInstant("2026-10-28", "23:00", "Asia/Jakarta"));
  expect(latestRun(last, "Asia/Jakarta", toInstant("2026-11-28", "22:59", "Asia/Jakarta"))).toEqual(
    toInstant("2026-10-28", "23:00", "Asia/Jakarta"),
  );
});

test("a rhythm without a day is a defect and doesn't run for ever", () => {
  expect(() => nextRun({ kekerapan: "bulanan", hari: 31.5, jam: 7 }, "Asia/Jakarta", new Date(0))).toThrow(RangeError);
});

describe("the days of a range", () => {
  test.each([
    ["kemarin", "2026-03-01", "2026-02-28", "2026-02-28"],
    ["kemarin", "2028-03-01", "2028-02-29", "2028-02-29"],
    ["kemarin", "2027-01-01", "2026-12-31", "2026-12-31"],
    ["minggu_lalu", "2026-11-23", "2026-11-16", "2026-11-22"],
    ["minggu_lalu", "2026-11-29", "2026-11-16", "2026-11-22"],
    ["minggu_lalu", "2027-01-01", "2026-12-21", "2026-12-27"],
    ["bulan_lalu", "2026-03-31", "2026-02-01", "2026-02-28"],
    ["bulan_lalu", "2027-01-01", "2026-12-01", "2026-12-31"],
    ["bulan_lalu", "2028-03-01", "2028-02-01", "2028-02-29"],
    ["bulan_ini", "2026-02-28", "2026-02-01", "2026-02-28"],
    ["bulan_ini", "2026-12-01", "2026-12-01", "2026-12-31"],
    ["tahun_ini", "2026-12-31", "2026-01-01", "2026-12-31"],
    ["tahun_ini", "2027-01-01", "2027-01-01", "2027-12-31"],
  ] as const)("%s on %s", (range, today, dari, sampai) => {
    expect(rangeDays(range, today)).toEqual({ dari, sampai });
  });
});
