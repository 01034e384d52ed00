import { addDays } from "@retribusi/contract/define/dates";
import { expect, test } from "vitest";
import type { CalendarDay } from "../catalog/availability-query.ts";
import { fullnessOf, hasFull, isChoosable, runsOf, whoeverWaits } from "./day-choice.ts";

/** One character per day from 1 December: free units, `x` for a day that has passed. */
const calendar = (free: string): CalendarDay[] =>
  [...free].map((sign, index) => ({
    tanggal: addDays("2026-12-01", index),
    bebas: sign === "x" ? 0 : Number(sign),
    lewat: sign === "x",
    tutup: null,
  }));
const choosable = (free: string, by: "malam" | "hari" | "jam", start?: string, units = 1) => {
  const days = calendar(free);
  const known = new Map(days.map((day) => [day.tanggal, day]));
  return days.map((day) => (isChoosable(day.tanggal, known, { by, units, start }) ? "y" : "-")).join("");
};

test("a first night must be free and not over", () => {
  expect(choosable("x1021", "malam")).toBe("-y-yy");
  expect(choosable("x1021", "malam", undefined, 2)).toBe("---y-");
});

test("one may leave on a full day, but not stay over it", () => {
  expect(choosable("1110111", "malam", "2026-12-02")).toBe("yyyy---");
});

test("the last day of days is used itself", () => {
  expect(choosable("1110111", "hari", "2026-12-02")).toBe("yyy----");
});

test("an earlier day can be the first instead, but not behind a full one", () => {
  expect(choosable("1011111", "malam", "2026-12-04")).toBe("--yyyyy");
  expect(choosable("1011111", "hari", "2026-12-04")).toBe("--yyyyy");
  expect(choosable("1111111", "malam", "2026-12-04")).toBe("yyyyyyy");
});

test("hours begin on any free day", () => {
  expect(choosable("101", "jam", "2026-12-01")).toBe("y-y");
});

test("a day that isn't loaded can be chosen", () => {
  expect(isChoosable("2027-01-01", new Map(), { by: "malam", units: 1, start: undefined })).toBe(true);
});

test.each([
  ["x", 1, 6, "past"],
  ["0", 1, 6, "full"],
  ["2", 3, 6, "full"],
  ["2", 1, 6, "few"],
  ["3", 1, 6, "free"],
  ["1", 1, 1, "free"],
] as const)("%s free, %i wanted, %i in all: %s", (sign, units, total, fullness) => {
  expect(fullnessOf(calendar(sign)[0], units, total)).toBe(fullness);
});

test("days with the same answer are told together", () => {
  expect(runsOf(calendar("xx3322")).map(({ first, last, free }) => [first.slice(8), last.slice(8), free])).toEqual([
    ["03", "04", 3],
    ["05", "06", 2],
  ]);
});

test("a gap or a closure starts a new line", () => {
  const [first, second, third] = calendar("333");
  if (!first || !second || !third) throw new Error("three days");
  expect(runsOf([first, third])).toHaveLength(2);
  expect(runsOf([first, { ...second, tutup: "Renovasi" }, third])).toHaveLength(3);
});

test("for whoever waits a full day can be chosen, and one that is closed or over can't", () => {
  const [over, full, few, shut] = calendar("x011");
  if (!over || !full || !few || !shut) throw new Error("four days");
  const days = [over, full, few, { ...shut, bebas: 0, tutup: "" }];
  const known = whoeverWaits(new Map(days.map((day) => [day.tanggal, day])), 2);
  const picking = { by: "hari", units: 2, start: undefined } as const;
  expect(days.map(({ tanggal }) => isChoosable(tanggal, known, picking))).toEqual([false, true, true, false]);
});

test("there is something to wait for where units are missing, not where it is closed or over", () => {
  const [over, free, shut] = calendar("x30");
  if (!over || !free || !shut) throw new Error("three days");
  const closed = { ...shut, tutup: "Renovasi" };
  expect(hasFull([over, free, closed], 3)).toBe(false);
  expect(hasFull([over, free, closed], 4)).toBe(true);
});
