import { expect, test } from "vitest";
import { windowOf } from "./calendar-window.ts";

const period = (berlakumulai: string, berlakusampai: string | null = null) => ({ berlakumulai, berlakusampai });

test("the calendar shows this year and the next, and as far as a version begins", () => {
  expect(windowOf("2026-11-27", []).years).toEqual([2026, 2027]);
  expect(windowOf("2026-11-27", [period("2024-01-05")]).years).toEqual([2026, 2027]);
  expect(windowOf("2026-11-27", [period("2029-01-01")]).years).toEqual([2026, 2027, 2028, 2029]);
});

test("a version lies from its first day through its last, as far as the years are shown", () => {
  const { at, span } = windowOf("2026-11-27", []);
  expect([at("2026-01-01"), at("2027-01-01"), at("2030-01-01")]).toEqual([0, 50, 100]);
  expect(span(period("2024-01-05"))).toEqual({ left: 0, width: 100 });
  expect(span(period("2024-01-05", "2026-12-31"))).toEqual({ left: 0, width: 50 });
  expect(span(period("2027-01-01"))).toEqual({ left: 50, width: 50 });
  expect(span(period("2024-01-05", "2025-12-31"))).toBeUndefined();
  expect(span(period("2024-01-05", "2026-01-01"))?.width).toBeCloseTo(100 / 730);
});
