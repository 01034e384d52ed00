import { describe, expect, test } from "vitest";
import { daysBeside, wholeMonths } from "./period.ts";

const range = (text: string) => {
  const [from = "", until = from] = text.split(" ");
  return { from, until };
};
const text = ({ from, until }: { from: string; until: string }) => (from === until ? from : `${from} ${until}`);

describe("the days of a period that are over", () => {
  const today = range("2026-11-25 2026-11-26");

  test.each([
    ["2026-01-01 2026-12-31", ["2026-01-01 2026-11-24", "2026-11-27 2026-12-31"]],
    ["2026-11-01 2026-11-25", ["2026-11-01 2026-11-24"]],
    ["2026-11-26 2026-11-30", ["2026-11-27 2026-11-30"]],
    ["2026-11-25 2026-11-26", []],
    ["2025-01-01 2025-12-31", ["2025-01-01 2025-12-31"]],
  ])("of %s are those beside today", (period, over) => {
    expect(daysBeside(range(period), today).map(text)).toEqual(over);
  });
});

describe("whole months", () => {
  test.each([
    ["2026-01-01 2026-10-31", ["2026-01-01 2026-10-31"], []],
    ["2026-01-01 2026-11-24", ["2026-01-01 2026-10-31"], ["2026-11-01 2026-11-24"]],
    ["2025-12-15 2026-03-03", ["2026-01-01 2026-02-28"], ["2025-12-15 2025-12-31", "2026-03-01 2026-03-03"]],
    ["2024-02-01 2024-02-29", ["2024-02-01 2024-02-29"], []],
    ["2024-02-01 2024-02-28", [], ["2024-02-01 2024-02-28"]],
    ["2026-11-02 2026-11-30", [], ["2026-11-02 2026-11-30"]],
    ["2026-10-31 2026-12-01", ["2026-11-01 2026-11-30"], ["2026-10-31", "2026-12-01"]],
    ["2026-11-15 2026-12-15", [], ["2026-11-15 2026-12-15"]],
    ["9999-12-15 9999-12-31", [], ["9999-12-15 9999-12-31"]],
    ["9999-11-30 9999-12-31", ["9999-12-01 9999-12-31"], ["9999-11-30"]],
  ])("of %s", (period, months, days) => {
    const parts = wholeMonths([range(period)]);
    expect(parts.months.map(text)).toEqual(months);
    expect(parts.days.map(text)).toEqual(days);
  });

  test("of a year that goes on: those before and after this month, and its days beside today", () => {
    const { months, days } = wholeMonths([range("2026-01-01 2026-11-24"), range("2026-11-27 2026-12-31")]);
    expect(months.map(text)).toEqual(["2026-01-01 2026-10-31", "2026-12-01 2026-12-31"]);
    expect(days.map(text)).toEqual(["2026-11-01 2026-11-24", "2026-11-27 2026-11-30"]);
  });

  test("leave neither a day out nor one in twice", () => {
    const one = range("2024-01-31 2024-03-01");
    const { months, days } = wholeMonths([one]);
    const each = [...months, ...days].toSorted((a, b) => a.from.localeCompare(b.from)).map(text);
    expect(each).toEqual(["2024-01-31", "2024-02-01 2024-02-29", "2024-03-01"]);
  });
});
