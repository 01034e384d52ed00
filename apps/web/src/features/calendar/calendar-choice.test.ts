import type { CalendarList } from "@retribusi/contract/features/calendar/calendar.endpoints";
import { expect, test } from "vitest";
import { calendarsOf, programLinks, wishAgain } from "./calendar-choice.ts";

const at = "2026-11-21T07:00:00.000Z";
const record = (id: number, more: object) => ({
  ...{ id, jenis: "orang" as const, objectid: null, pengelolaid: null, nama: null, date_created: at, terakhir: null },
  ...more,
});
const group = { pengelolaid: 4, pengelolaname: "UPTD Tahura" };
const list: CalendarList = {
  records: [
    record(1, {}),
    record(2, { jenis: "object", objectid: 7, nama: "Wisma" }),
    record(3, { jenis: "kelompok", pengelolaid: 4, nama: "UPTD Tahura" }),
  ],
  sendiri: true,
  kelompok: [group, { pengelolaid: 5, pengelolaname: "UPTD Gedung" }],
};
const shown = (place: Parameters<typeof calendarsOf>[1], of = list) => {
  const { records, choices } = calendarsOf(of, place);
  return [records.map(({ id }) => id), choices.map(({ key }) => key)];
};

test("a place shows its own addresses, and offers what has none yet", () => {
  expect(shown("all")).toEqual([[1, 2, 3], ["kelompok-5"]]);
  expect(shown("groups")).toEqual([[3], ["kelompok-5"]]);
  expect(shown({ objectid: 7 })).toEqual([[2], []]);
  expect(shown({ objectid: 8 })).toEqual([[], ["object-8"]]);
  expect(shown("all", { ...list, records: [], kelompok: [] })).toEqual([[], ["orang"]]);
  expect(shown("all", { ...list, records: [], sendiri: false })).toEqual([[], ["kelompok-4", "kelompok-5"]]);
});

test("a new address is asked for the same bookings", () => {
  expect(list.records.map(wishAgain)).toEqual([
    { jenis: "orang" },
    { jenis: "object", objectid: 7 },
    { jenis: "kelompok", pengelolaid: 4 },
  ]);
});

test("programs get the address in the form that they subscribe to", () => {
  const { google, apple, outlook } = programLinks("https://retribusi.example/api/calendar/kal_a.ics");
  expect(apple).toBe("webcal://retribusi.example/api/calendar/kal_a.ics");
  expect(new URL(google).searchParams.get("cid")).toBe(apple);
  expect(new URL(outlook).searchParams.get("url")).toBe("https://retribusi.example/api/calendar/kal_a.ics");
});
