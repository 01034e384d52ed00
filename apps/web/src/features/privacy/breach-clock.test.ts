import { expect, test } from "vitest";
import { clockOf } from "./breach-clock.ts";

const record = {
  statuspelanggaran: "ditangani",
  tgldiketahui: "2026-11-20T02:00:00.000Z",
  tgllapororang: "2026-11-21T02:00:00.000Z",
  tgllaporlembaga: null,
};

test("a row of the log tells until when, who was told and who still waits", () => {
  expect(clockOf(record, new Date("2026-11-22T02:00:00Z"))).toEqual({
    deadline: new Date("2026-11-23T02:00:00Z"),
    people: "inTime",
    authority: "due",
  });
  expect(clockOf(record, new Date("2026-11-24T02:00:00Z")).authority).toBe("overdue");
});
