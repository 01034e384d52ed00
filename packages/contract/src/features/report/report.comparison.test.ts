import { expect, test } from "vitest";
import { addDays } from "../../define/dates.ts";
import { yearAfter, yearBefore } from "./report.comparison.ts";

const today = "2026-11-23";
const before = (dari: string, sampai: string, basis: "bayar" | "pakai" = "bayar") => {
  const days = yearBefore({ dari, sampai }, basis, today);
  return days && `${days.dari} ${days.sampai}`;
};

test.each([
  ["a month that is over", "2026-03-01", "2026-03-31", "2025-03-01 2025-03-31"],
  ["a month that goes on ends today", "2026-11-01", "2026-11-30", "2025-11-01 2025-11-23"],
  ["a year that goes on", "2026-01-01", "2026-12-31", "2025-01-01 2025-11-23"],
  ["two years, day by day", "2025-01-01", "2026-06-30", "2024-01-01 2025-06-30"],
  ["February after a leap year has all of it", "2025-02-01", "2025-02-28", "2024-02-01 2024-02-29"],
  ["its last day has the last two", "2025-02-28", "2025-02-28", "2024-02-28 2024-02-29"],
  ["a leap February has the shorter one", "2024-02-01", "2024-02-29", "2023-02-01 2023-02-28"],
  ["from the 29th on", "2024-02-29", "2024-03-01", "2023-03-01 2023-03-01"],
  ["the 29th alone", "2024-02-29", "2024-02-29", undefined],
  ["days that are still to come", "2026-12-01", "2026-12-31", undefined],
])("%s", (_what, dari, sampai, days) => expect(before(dari, sampai)).toBe(days));

test("uses lie in the future too", () => {
  expect(before("2026-12-01", "2026-12-31", "pakai")).toBe("2025-12-01 2025-12-31");
});

test("every day of any period has its days of the year before, none of them twice", () => {
  for (let dari = "2023-12-30"; dari < "2025-03-05"; dari = addDays(dari, 1)) {
    for (const length of [0, 1, 2, 28, 366]) {
      const sampai = addDays(dari, length);
      const days = yearBefore({ dari, sampai }, "bayar", "2030-01-01");
      const within = (day: string) => yearAfter(day) >= dari && yearAfter(day) <= sampai;
      if (!days) {
        expect(dari).toBe("2024-02-29");
        continue;
      }
      const edges = [addDays(days.dari, -1), days.dari, days.sampai, addDays(days.sampai, 1)];
      expect(edges.map(within), `${dari} ${sampai}`).toEqual([false, true, true, false]);
    }
  }
});

test("months and years move by a year", () => {
  expect(["2025-03", "2025", "2024-02-29", "2025-12-31"].map(yearAfter)).toEqual([
    "2026-03",
    "2026",
    "2025-02-28",
    "2026-12-31",
  ]);
});
