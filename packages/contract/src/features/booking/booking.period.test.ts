import { expect, test } from "vitest";
import { describePeriod, periodInSentence } from "./booking.period.ts";

const period = (start: string, end: string) => ({ start: new Date(start), end: new Date(end) });

test("nights are told by check-in and check-out", () => {
  const nights = period("2026-11-21T07:00:00Z", "2026-11-23T05:00:00Z");
  expect(describePeriod(nights, "malam", "Asia/Jakarta", "id")).toBe(
    "Masuk 21 November 2026, 14:00 WIB, keluar 23 November 2026, 12:00 WIB",
  );
  expect(describePeriod(nights, "malam", "Asia/Makassar", "en")).toBe(
    "Check-in 21st November, 2026, 15:00 WITA, check-out 23rd November, 2026, 13:00 WITA",
  );
});

test("within a sentence it begins small", () => {
  const nights = period("2026-11-21T07:00:00Z", "2026-11-23T05:00:00Z");
  expect(periodInSentence(nights, "malam", "Asia/Jakarta", "id")).toMatch(
    /^masuk 21 November 2026, 14:00 WIB, keluar /,
  );
  expect(periodInSentence(nights, "malam", "Asia/Jakarta", "en")).toMatch(/^check-in 21st November, 2026, 14:00 WIB, /);
});

test("days and months are told by the last day that is used", () => {
  const day = period("2026-11-20T17:00:00Z", "2026-11-21T17:00:00Z");
  expect(describePeriod(day, "hari", "Asia/Jakarta", "id")).toBe("21 November 2026");
  const month = period("2026-11-30T17:00:00Z", "2026-12-31T17:00:00Z");
  expect(describePeriod(month, "bulan", "Asia/Jakarta", "id")).toBe("1 Desember 2026 s.d. 31 Desember 2026");
});

test("hours and sessions are told by the day and its hours, midnight as 24:00", () => {
  const evening = period("2026-11-21T09:00:00Z", "2026-11-21T15:00:00Z");
  expect(describePeriod(evening, "kegiatan", "Asia/Jakarta", "en")).toBe("21st November, 2026, 16:00–22:00 WIB");
  expect(describePeriod(period("2026-11-21T09:00:00Z", "2026-11-21T15:00:00Z"), "jam", "Asia/Jayapura", "id")).toBe(
    "21 November 2026, 18:00–24:00 WIT",
  );
});
