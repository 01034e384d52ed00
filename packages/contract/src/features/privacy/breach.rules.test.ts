import { expect, test } from "vitest";
import { closingProblems, newBreach, notificationState, notifyBefore } from "./breach.rules.ts";

const tgldiketahui = new Date("2026-11-20T02:00:00Z");
const breach = { statuspelanggaran: "ditangani", tgldiketahui, tgllapororang: null, tgllaporlembaga: null };
const at = (time: string) => new Date(`2026-11-${time}Z`);

test("3 × 24 hours count from the discovery, to the second", () => {
  expect(notifyBefore(tgldiketahui)).toEqual(at("23T02:00:00"));
  expect(notificationState(breach, null, at("23T02:00:00"))).toBe("due");
  expect(notificationState(breach, null, at("23T02:00:01"))).toBe("overdue");
});

test("who was told stays told in time or late, whatever the time is now", () => {
  expect(notificationState(breach, at("23T02:00:00"), at("30T00:00:00"))).toBe("inTime");
  expect(notificationState(breach, at("23T02:00:01"), at("30T00:00:00"))).toBe("late");
});

test("nobody waits to be told where no personal data were concerned", () => {
  expect(notificationState({ ...breach, statuspelanggaran: "bukan" }, null, at("30T00:00:00"))).toBe("notNeeded");
  expect(notificationState({ ...breach, statuspelanggaran: "selesai" }, null, at("30T00:00:00"))).toBe("overdue");
});

test("a new breach is being handled and was discovered in this minute", () => {
  expect(newBreach(at("20T02:00:59.900"))).toEqual({
    statuspelanggaran: "ditangani",
    tgldiketahui: "2026-11-20T02:00:00.000Z",
  });
});

test.each([
  ["ditangani", null, []],
  ["bukan", null, []],
  ["selesai", "Akses dicabut.", []],
  ["selesai", null, ["upaya"]],
  ["selesai", " ", ["upaya"]],
] as const)("a breach that is %s with its handling %s lacks %j", (statuspelanggaran, upaya, lacking) => {
  expect(Object.keys(closingProblems({ statuspelanggaran, upaya }))).toEqual(lacking);
});
