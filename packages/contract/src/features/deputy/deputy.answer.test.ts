import { expect, test } from "vitest";
import { escalationStep, workingMinutes } from "./deputy.answer.ts";

const zone = "Asia/Jakarta";
/** Monday the 30th of November, in Jakarta, unless another day or zone is said. */
const at = (time: string, day = "2026-11-30") => new Date(`${day}T${time}:00+07:00`);
const tuesday = "2026-12-01";
const none = new Set<string>();

test.each([
  ["within a morning", at("09:00"), at("11:30"), 150],
  ["from before the office opens", at("06:00"), at("08:30"), 30],
  ["until after it closes", at("15:00"), at("22:00"), 60],
  ["over a night", at("15:00"), at("09:00", tuesday), 120],
  ["in the evening alone", at("17:00"), at("23:00"), 0],
  ["over a weekend", at("15:30", "2026-11-27"), at("08:30"), 60],
  ["on a Saturday alone", at("08:00", "2026-11-28"), at("16:00", "2026-11-28"), 0],
  ["backwards", at("11:00"), at("09:00"), 0],
])("working time %s", (_, from, until, minutes) => {
  expect(workingMinutes(from, until, zone, none)).toBe(minutes);
});

test("a holiday doesn't count, the day after does", () => {
  const [from, until] = [at("15:00"), at("09:00", "2026-12-02")];
  expect(workingMinutes(from, until, zone, none)).toBe(600);
  expect(workingMinutes(from, until, zone, new Set([tuesday]))).toBe(120);
});

test("clocks are those of the zone", () => {
  const [from, until] = [at("06:00"), at("08:00")];
  expect([workingMinutes(from, until, zone, none), workingMinutes(from, until, "Asia/Jayapura", none)]).toEqual([
    0, 120,
  ]);
});

test("a step is due from its limit on, and not a minute before", () => {
  expect([239, 240, 479, 480].map((minutes) => escalationStep(minutes, 4))).toEqual([0, 1, 1, 2]);
});
