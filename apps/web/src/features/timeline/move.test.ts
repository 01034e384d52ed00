import { codeOf } from "@retribusi/contract/features/booking/booking.states";
import type { TimelineBooking } from "@retribusi/contract/features/timeline/timeline.endpoints";
import { describe, expect, test } from "vitest";
import { timelineBooking, timelineObject } from "../../testing/timeline.ts";
import { toChoice } from "../order/order-wish.ts";
import { draggableIn, laterBy, movableOf, movedTo } from "./move.ts";
import type { Row } from "./timeline-rows.ts";

const unit = (id: number) => ({ id, nomor: `10${id}`, keadaan: "siap" as const });
const object = timelineObject({ unit: [unit(1), unit(2)] });
const inUse = timelineBooking({ statusbooking: codeOf("inUse"), unit: [1] });
const everything = { reschedule: true, swapUnit: true };
const nothing = { reschedule: false, swapUnit: false };

describe("a time that is moved", () => {
  const by = (part: Partial<TimelineBooking>, count: number, column: "day" | "hour" = "day") =>
    toChoice(laterBy(timelineBooking(part), "Asia/Jakarta", count, column));
  const over = (tglmulaipemakaian: string, tglakhirpemakaian: string) => ({ tglmulaipemakaian, tglakhirpemakaian });

  test("keeps its nights, days and months, over the ends of months", () => {
    expect(by({}, 22)).toEqual({ satuan: "malam", checkin: "2027-01-01", checkout: "2027-01-02" });
    const days = over("2026-12-09T17:00:00.000Z", "2026-12-11T17:00:00.000Z");
    expect(by({ ...days, satuantarif: "hari" }, -10)).toEqual({
      satuan: "hari",
      mulai: "2026-11-30",
      akhir: "2026-12-01",
    });
    // Thirty-one days of January make more than February.
    const month = over("2026-12-31T17:00:00.000Z", "2027-01-31T17:00:00.000Z");
    expect(by({ ...month, satuantarif: "bulan" }, 31)).toEqual({ satuan: "bulan", mulai: "2027-02-01", bulan: 1 });
  });

  const evening = { ...over("2026-12-10T13:00:00.000Z", "2026-12-10T15:00:00.000Z"), satuantarif: "jam" as const };

  test("keeps its length at other hours, over midnight too", () => {
    expect(by(evening, 2, "hour")).toMatchObject({ tanggal: "2026-12-10", jammulai: "22:00", jamakhir: "24:00" });
    expect(by(evening, 3, "hour")).toMatchObject({ tanggal: "2026-12-10", jammulai: "23:00", jamakhir: "01:00" });
  });

  test("on another day says nothing of its hours and its session, which stay", () => {
    const day = { by: "jam", from: "2026-12-12", to: undefined, months: 1, units: 1, payer: "umum" };
    expect(laterBy(timelineBooking(evening), "Asia/Jakarta", 2, "day")).toEqual(day);
    const session = timelineBooking({ ...evening, satuantarif: "kegiatan" });
    expect(laterBy(session, "Asia/Jakarta", 2, "day")).toEqual({ ...day, by: "kegiatan" });
  });
});

describe("what may be moved", () => {
  test("is the dates of what hasn't begun, and the unit of what is in use", () => {
    expect(movableOf(timelineBooking(), object, everything)).toEqual({ to: "dates" });
    expect(movableOf(inUse, object, everything)).toEqual({ to: "unit" });
  });

  test("is nothing of what is in use where units have no names, and nothing without the page", () => {
    expect(movableOf(inUse, timelineObject(), everything)).toEqual({ to: "nowhere", why: "inUse" });
    expect(movableOf(inUse, object, nothing)).toEqual({ to: "nowhere", why: "inUse" });
    expect(movableOf(timelineBooking(), object, nothing)).toEqual({ to: "nowhere", why: "noPage" });
  });

  test("is moved over hours only where it is let by the hour", () => {
    expect(draggableIn({ to: "dates" }, timelineBooking(), "hour")).toEqual({ to: "nowhere", why: "byDays" });
    expect(draggableIn({ to: "dates" }, timelineBooking({ satuantarif: "jam" }), "hour")).toEqual({ to: "dates" });
    expect(draggableIn({ to: "dates" }, timelineBooking(), "day")).toEqual({ to: "dates" });
    expect(draggableIn({ to: "unit" }, inUse, "hour")).toEqual({ to: "unit" });
  });
});

describe("a bar that is dragged", () => {
  const unitRow = (id: number): Row => ({ id: `u${id}`, object, is: "unit", unit: unit(id) });
  const lane: Row = { id: "l7-0", object, is: "lane", number: 0 };
  const drag = (booking: TimelineBooking, from: Row, to: Row, count: number) =>
    movedTo(
      { is: "booking", booking, units: 1, id: "b1", row: from.id, object, from: "", until: "" },
      to,
      count,
      movableOf(booking, object, everything),
      { column: "day", today: "2026-12-09" },
    );

  test("to other days gets them, wherever on its object it is dropped", () => {
    const moved = { is: "dates", wish: { from: "2026-12-12", to: "2026-12-13" } };
    expect(drag(timelineBooking(), lane, lane, 2)).toMatchObject(moved);
    const toObject: Row = { id: "o7", object, is: "object", hidden: 0 };
    expect(drag(timelineBooking(), lane, toObject, 2)).toMatchObject(moved);
  });

  test("to other days and a unit takes the days alone before its use, and the unit alone in its use", () => {
    expect(drag(timelineBooking(), lane, unitRow(2), 2)).toMatchObject({ is: "dates", told: "datesAlone" });
    expect(drag(inUse, unitRow(1), unitRow(2), 2)).toEqual({ is: "unit", unitid: 2, told: "unitAlone" });
    expect(drag(inUse, unitRow(1), unitRow(2), 0)).toEqual({ is: "unit", unitid: 2 });
  });

  test("to what it can't have is told why, and to where it was is nothing", () => {
    expect(drag(timelineBooking(), lane, unitRow(2), 0)).toEqual({ is: "nothing", told: "unitLater" });
    expect(drag(inUse, unitRow(1), unitRow(1), 3)).toEqual({ is: "nothing", told: "timeStays" });
    expect(drag(timelineBooking(), lane, lane, 0)).toEqual({ is: "nothing" });
    expect(drag(timelineBooking(), lane, lane, -2)).toEqual({ is: "nothing", told: "past" });
    expect(drag(timelineBooking(), lane, lane, -1), "today is not over").toMatchObject({ is: "dates" });
    const other = timelineObject({ objectid: 8 });
    const elsewhere: Row = { id: "o8", object: other, is: "object", hidden: 0 };
    expect(drag(timelineBooking(), lane, elsewhere, 2)).toEqual({ is: "nothing", told: "otherObject" });
  });
});
