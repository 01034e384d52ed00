import { expect, test } from "vitest";
import { describeDeadline, describePeriodShort } from "./booking.span.ts";

const period = (start: string, end: string) => ({ start: new Date(start), end: new Date(end) });

test.each([
  ["malam", "2026-11-24T07:00:00Z", "2026-11-26T05:00:00Z", "24–26 Nov 2026 · 2 malam", "24–26 Nov 2026 · 2 nights"],
  [
    "malam",
    "2026-11-30T07:00:00Z",
    "2026-12-01T05:00:00Z",
    "30 Nov – 1 Des 2026 · 1 malam",
    "30 Nov – 1 Dec 2026 · 1 night",
  ],
  [
    "malam",
    "2026-12-31T07:00:00Z",
    "2027-01-02T05:00:00Z",
    "31 Des 2026 – 2 Jan 2027 · 2 malam",
    "31 Dec 2026 – 2 Jan 2027 · 2 nights",
  ],
  ["hari", "2026-11-27T17:00:00Z", "2026-11-28T17:00:00Z", "28 Nov 2026 · 1 hari", "28 Nov 2026 · 1 day"],
  ["bulan", "2026-11-30T17:00:00Z", "2026-12-31T17:00:00Z", "1–31 Des 2026 · 1 bulan", "1–31 Dec 2026 · 1 month"],
  [
    "jam",
    "2026-11-27T02:00:00Z",
    "2026-11-27T05:00:00Z",
    "27 Nov 2026, 09:00–12:00 WIB",
    "27 Nov 2026, 09:00–12:00 WIB",
  ],
  [
    "kegiatan",
    "2026-11-27T09:00:00Z",
    "2026-11-27T17:00:00Z",
    "27 Nov 2026, 16:00–24:00 WIB",
    "27 Nov 2026, 16:00–24:00 WIB",
  ],
] as const)("in short, by %s from %s to %s it is %s", (unit, start, end, id, en) => {
  expect(describePeriodShort(period(start, end), unit, "Asia/Jakarta", "id")).toBe(id);
  expect(describePeriodShort(period(start, end), unit, "Asia/Jakarta", "en")).toBe(en);
});

test.each([
  ["today by its time alone", "2026-11-29T00:25:00Z", "07:25 WIB"],
  ["of another day with its day", "2026-11-30T00:25:00Z", "30 Nov, 07:25 WIB"],
  ["of another year with its year", "2027-01-02T00:25:00Z", "2 Jan 2027, 07:25 WIB"],
  ["at midnight as the last minute of the day before", "2026-11-30T17:00:00Z", "30 Nov, 23:59 WIB"],
  ["at the midnight that ends today by its time alone", "2026-11-29T17:00:00Z", "23:59 WIB"],
])("a deadline is told %s", (_, deadline, told) => {
  const now = new Date("2026-11-28T23:30:00Z");
  expect(describeDeadline(new Date(deadline), "Asia/Jakarta", "en", now)).toBe(told);
});

test("a deadline is told on the object's own clocks", () => {
  const now = new Date("2026-11-28T23:30:00Z");
  expect(describeDeadline(new Date("2026-11-29T00:25:00Z"), "Asia/Jayapura", "id", now)).toBe("09:25 WIT");
});
