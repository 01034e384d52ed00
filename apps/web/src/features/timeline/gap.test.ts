import { describe, expect, test } from "vitest";
import { timelineObject } from "../../testing/timeline.ts";
import { freeRuns } from "./free-runs.ts";
import { isFreeOver, orderPath } from "./gap.ts";

const queryOf = (part: Parameters<typeof timelineObject>[0], gap: Parameters<typeof orderPath>[1]) => {
  const [path, query] = orderPath(timelineObject(part), gap).split("?");
  return [path, Object.fromEntries(new URLSearchParams(query))];
};
const days = { first: "2026-12-10", last: "2026-12-12" };
const hours = { first: "2026-12-10", last: "2026-12-10", hours: { from: "09:00", until: "10:00" } };

describe("a gap leads to the order form", () => {
  test("of nights that are chosen, until the morning after the last", () => {
    const wish = { satuan: "malam", mulai: "2026-12-10", akhir: "2026-12-13", objectid: "7" };
    expect(queryOf({}, days)).toEqual(["/trx_penginapan/pesan", wish]);
  });

  test("of days, the last one included", () => {
    const wish = { satuan: "hari", mulai: "2026-12-10", akhir: "2026-12-12", objectid: "7" };
    expect(queryOf({ jenisbooking: "alat", satuantarif: "hari" }, days)).toEqual(["/trx_alat/pesan", wish]);
  });

  test("of a month, from its first day", () => {
    const wish = { satuan: "bulan", mulai: "2026-12-10", objectid: "7" };
    expect(queryOf({ satuantarif: "bulan" }, days)[1]).toEqual(wish);
  });

  test("of hours and sessions, with what is known of them", () => {
    const hall = { jenisbooking: "gedung", satuantarif: "jam" } as const;
    const wish = { satuan: "jam", mulai: "2026-12-10", objectid: "7" };
    expect(queryOf(hall, hours)).toEqual(["/trx_gedung/pesan", { ...wish, jammulai: "09:00", jamakhir: "10:00" }]);
    expect(queryOf(hall, { ...days, last: days.first })[1]).toEqual(wish);
    const session = (from: string) =>
      queryOf({ ...hall, satuantarif: "kegiatan" }, { ...hours, hours: { from, until: "24:00" } })[1];
    expect([session("15:00"), session("16:00")]).toMatchObject([{ sesi: "pagi" }, { sesi: "sore" }]);
  });
});

test("a gap is free when something is free on each of its days", () => {
  const object = timelineObject();
  expect(isFreeOver(object, days)).toBe(true);
  expect(isFreeOver(object, { first: "2026-12-09", last: "2026-12-10" })).toBe(false);
});

test("days one after the other that are as free as each other are told as one", () => {
  const hari = timelineObject().hari.map((day) => (day.tanggal === "2026-12-20" ? { ...day, bebas: 1 } : day));
  expect(freeRuns({ hari }).map(({ first, last, bebas }) => [first, last, bebas])).toEqual([
    ["2026-12-01", "2026-12-09", 0],
    ["2026-12-10", "2026-12-19", 3],
    ["2026-12-20", "2026-12-20", 1],
    ["2026-12-21", "2026-12-31", 3],
  ]);
});
