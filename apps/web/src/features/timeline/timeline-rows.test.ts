import { describe, expect, test } from "vitest";
import { timelineBooking, timelineClosure, timelineObject } from "../../testing/timeline.ts";
import { hoursOf, wholeDays } from "./bar-time.ts";
import { type Bar, drawingOf } from "./timeline-rows.ts";

const month = wholeDays("2026-12-01", "2026-12-31");
const none = new Map<number, boolean>();
const unit = (id: number) => ({ id, nomor: `10${id}`, keadaan: "siap" as const });
const placed = ({ row, from, until }: Bar) => [row, from.slice(0, 10), until.slice(0, 10)];

describe("a bar of a month covers", () => {
  const spanOf = (start: string, end: string, unit: Parameters<typeof month>[1], toSpan = month) => {
    const span = toSpan({ start: new Date(start), end: new Date(end) }, unit, "Asia/Jakarta");
    return span && [span.from, span.until];
  };

  test("the nights of a stay, not the day on which the guest leaves", () => {
    const stay = spanOf("2026-12-10T07:00:00Z", "2026-12-12T05:00:00Z", "malam");
    expect(stay).toEqual(["2026-12-10 00:00:00", "2026-12-12 00:00:00"]);
  });

  test("all days that anything else touches", () => {
    const days = spanOf("2026-12-09T17:00:00Z", "2026-12-11T17:00:00Z", "hari");
    expect(days).toEqual(["2026-12-10 00:00:00", "2026-12-12 00:00:00"]);
    const evening = spanOf("2026-12-10T11:00:00Z", "2026-12-10T19:00:00Z", "jam");
    expect(evening).toEqual(["2026-12-10 00:00:00", "2026-12-12 00:00:00"]);
  });

  test("a day at least, also of somebody who came and goes on it", () => {
    const short = spanOf("2026-12-10T02:00:00Z", "2026-12-10T05:00:00Z", "malam");
    expect(short).toEqual(["2026-12-10 00:00:00", "2026-12-11 00:00:00"]);
  });

  test("nothing of a stay whose last night was before it", () => {
    expect(spanOf("2026-11-29T07:00:00Z", "2026-12-01T05:00:00Z", "malam")).toBeUndefined();
    expect(spanOf("2026-11-30T07:00:00Z", "2026-12-02T05:00:00Z", "malam")).toBeDefined();
    expect(spanOf("2026-12-31T17:00:00Z", "2027-01-02T05:00:00Z", "malam")).toBeUndefined();
  });

  test("of a day the hours of it, by the clock of the place", () => {
    const day = hoursOf("2026-12-10");
    const stay = spanOf("2026-12-10T07:00:00Z", "2026-12-12T05:00:00Z", "malam", day);
    expect(stay).toEqual(["2026-12-10 14:00:00", "2026-12-11 00:00:00"]);
    expect(spanOf("2026-12-10T01:00:00Z", "2026-12-10T05:00:00Z", "jam", day)).toEqual([
      "2026-12-10 08:00:00",
      "2026-12-10 12:00:00",
    ]);
    expect(spanOf("2026-12-08T07:00:00Z", "2026-12-09T17:00:00Z", "hari", day)).toBeUndefined();
  });
});

describe("the rows of an object", () => {
  test("are its own alone while nothing is on it", () => {
    const { rows, bars } = drawingOf([timelineObject()], month, none);
    expect([rows.map(({ id }) => id), bars]).toEqual([["o7"], []]);
  });

  test("hold bookings beside each other that overlap, and one after the other those that don't", () => {
    const pesanan = [
      timelineBooking({ id: 1, tglakhirpemakaian: "2026-12-12T05:00:00.000Z" }),
      timelineBooking({
        id: 2,
        tglmulaipemakaian: "2026-12-11T07:00:00.000Z",
        tglakhirpemakaian: "2026-12-13T05:00:00.000Z",
      }),
      timelineBooking({
        id: 3,
        tglmulaipemakaian: "2026-12-12T07:00:00.000Z",
        tglakhirpemakaian: "2026-12-13T05:00:00.000Z",
      }),
    ];
    const { rows, bars } = drawingOf([timelineObject({ pesanan })], month, none);
    expect(rows.map(({ id }) => id)).toEqual(["o7", "l7-0", "l7-1"]);
    expect(bars.map(placed)).toEqual([
      ["l7-0", "2026-12-10", "2026-12-12"],
      ["l7-1", "2026-12-11", "2026-12-13"],
      ["l7-0", "2026-12-12", "2026-12-13"],
    ]);
  });

  test("are one for each named unit: a booking stands where it was handed over, with the rest in no unit", () => {
    const pesanan = [timelineBooking({ jumlahunit: 3, unit: [2, 3] }), timelineBooking({ id: 2 })];
    const { rows, bars } = drawingOf([timelineObject({ unit: [1, 2, 3].map(unit), pesanan })], month, none);
    expect(rows.map(({ id }) => id)).toEqual(["o7", "u1", "u2", "u3", "l7-0", "l7-1"]);
    expect(bars.map((bar) => [bar.row, bar.is === "booking" && [bar.booking.id, bar.units]])).toEqual([
      ["u2", [1, 1]],
      ["u3", [1, 1]],
      ["l7-0", [1, 1]],
      ["l7-1", [2, 1]],
    ]);
    expect(new Set(bars.map(({ id }) => id)).size).toBe(4);
  });

  test("leave a booking of a unit that lost its name among those without", () => {
    const pesanan = [timelineBooking({ unit: [99] })];
    const { bars } = drawingOf([timelineObject({ unit: [unit(1)], pesanan })], month, none);
    expect(bars.map(({ row }) => row)).toEqual(["l7-0"]);
  });

  test("show a closure where it is: on all units, on those it names, or beside the bookings", () => {
    const rowsOf = (part: Parameters<typeof timelineClosure>[0], units: number[]) =>
      drawingOf([timelineObject({ unit: units.map(unit), penutupan: [timelineClosure(part)] })], month, none).bars.map(
        placed,
      );
    const days = ["2026-12-15", "2026-12-17"];
    expect(rowsOf({}, [1, 2])).toEqual([
      ["u1", ...days],
      ["u2", ...days],
    ]);
    expect(rowsOf({ jumlahunit: 1, unit: [2] }, [1, 2])).toEqual([["u2", ...days]]);
    expect(rowsOf({ jumlahunit: 1 }, [1, 2])).toEqual([["l7-0", ...days]]);
    expect(rowsOf({}, [])).toEqual([["l7-0", ...days]]);
  });

  test("are hidden where there would be too many, until somebody opens them", () => {
    const house = (objectid: number, units: number) =>
      timelineObject({ objectid, unit: Array.from({ length: units }, (_, at) => unit(objectid * 1000 + at)) });
    const objects = [house(1, 100), house(2, 100), house(3, 10)];
    const hidden = (opened: ReadonlyMap<number, boolean>) =>
      drawingOf(objects, month, opened).rows.flatMap((row) => (row.is === "object" ? [row.hidden] : []));
    expect(hidden(none)).toEqual([0, 100, 0]);
    expect(
      hidden(
        new Map([
          [1, false],
          [2, true],
        ]),
      ),
    ).toEqual([100, 0, 0]);
  });
});
