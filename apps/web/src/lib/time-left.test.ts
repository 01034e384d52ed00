import { expect, test } from "vitest";
import { timeLeft } from "./time-left.ts";

const now = new Date("2026-03-01T08:00:00Z");
const until = (iso: string) => timeLeft(new Date(iso), now);

test("minutes and seconds are always two digits", () => {
  expect(until("2026-03-01T09:02:03Z")).toEqual({ days: 0, hours: 1, minutes: 2, clock: "02:03", isOver: false });
});

test("whole days and hours are counted apart", () => {
  expect(until("2026-03-03T10:00:05Z")).toEqual({ days: 2, hours: 2, minutes: 0, clock: "00:05", isOver: false });
});

test("a started second still counts, so that it isn't over too early", () => {
  expect(until("2026-03-01T08:00:00.200Z")).toEqual({ days: 0, hours: 0, minutes: 0, clock: "00:01", isOver: false });
});

test("a passed deadline is over", () => {
  expect(until("2026-03-01T07:59:59Z")).toEqual({ days: 0, hours: 0, minutes: 0, clock: "00:00", isOver: true });
});
