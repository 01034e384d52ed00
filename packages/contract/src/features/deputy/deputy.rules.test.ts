import { describe, expect, test } from "vitest";
import { momentsOf, refuseStandIn, type StandIn } from "./deputy.rules.ts";

const zone = "Asia/Jakarta";
const today = "2026-12-01";
const [sari, budi, citra, dewi] = [1, 2, 3, 4] as const;

const between = (digantikan: number, pengganti: number, mulai: string, sampai: string) => {
  const days = { mulai: `2026-12-${mulai}`, sampai: `2026-12-${sampai}` };
  return { digantikan, pengganti, ...days, ...momentsOf(days, zone) };
};
const fieldOf = (wish: ReturnType<typeof between>, others: readonly StandIn[] = []) =>
  refuseStandIn(wish, others, today)?.field;

test("days are whole ones of the region's clocks, the last included", () => {
  const days = { mulai: "2026-12-01", sampai: "2026-12-03" };
  expect(momentsOf(days, "Asia/Jakarta")).toEqual({
    tglmulai: new Date("2026-11-30T17:00:00Z"),
    tglakhir: new Date("2026-12-03T17:00:00Z"),
  });
  expect(momentsOf(days, "Asia/Jayapura").tglakhir).toEqual(new Date("2026-12-03T15:00:00Z"));
});

describe("who stands in", () => {
  test.each([
    ["for some days", between(sari, budi, "05", "09"), undefined],
    ["for one day, today", between(sari, budi, "01", "01"), undefined],
    ["for oneself", between(sari, sari, "05", "09"), "pengganti"],
    ["to a day before the first", between(sari, budi, "05", "04"), "sampai"],
    [
      "for days that are over",
      { ...between(sari, budi, "05", "09"), mulai: "2026-11-01", sampai: "2026-11-30" },
      "sampai",
    ],
    ["for a year", { ...between(sari, budi, "02", "09"), sampai: "2027-12-02" }, undefined],
    ["for more than a year", { ...between(sari, budi, "02", "09"), sampai: "2027-12-03" }, "sampai"],
  ])("%s", (_, wish, field) => {
    expect(fieldOf(wish)).toBe(field);
  });

  test("is one at a time: an overlap is refused, the days before and after are not, and neither is another person", () => {
    const before = [between(sari, budi, "05", "09")];
    expect(fieldOf(between(sari, citra, "09", "12"), before)).toBe("digantikan");
    expect(fieldOf(between(sari, citra, "01", "05"), before)).toBe("digantikan");
    expect(fieldOf(between(sari, citra, "10", "12"), before)).toBeUndefined();
    expect(fieldOf(between(sari, citra, "01", "04"), before)).toBeUndefined();
    expect(fieldOf(between(dewi, citra, "05", "09"), before)).toBeUndefined();
  });

  test("may be away too, unless the work would come back to whoever is away at the same time", () => {
    const chain = [between(budi, citra, "05", "09")];
    expect(fieldOf(between(sari, budi, "05", "09"), chain)).toBeUndefined();
    expect(fieldOf(between(citra, budi, "09", "12"), chain)).toBe("pengganti");
    expect(fieldOf(between(citra, budi, "10", "12"), chain)).toBeUndefined();
  });

  test("three who would stand in for each other in a ring are refused, but only on days that all of them share", () => {
    const chain = [between(budi, citra, "05", "09"), between(citra, sari, "08", "12")];
    expect(fieldOf(between(sari, budi, "09", "09"), chain)).toBe("pengganti");
    expect(fieldOf(between(sari, budi, "05", "07"), chain)).toBeUndefined();
    expect(fieldOf(between(sari, budi, "10", "12"), chain)).toBeUndefined();
  });
});
