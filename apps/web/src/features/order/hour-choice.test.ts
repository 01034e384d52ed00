import { expect, test } from "vitest";
import { pressHour } from "./hour-choice.ts";
import type { FreeSlot } from "./nearest-free.ts";
import type { OrderWish } from "./order-wish.ts";

const slot = (hour: number, bebas = 1): FreeSlot => ({
  jammulai: `${String(hour).padStart(2, "0")}:00`,
  jamakhir: `${String(hour + 1).padStart(2, "0")}:00`,
  bebas,
  lewat: false,
});
const day = [slot(8), slot(9), slot(10), slot(11, 0), slot(12), slot(13)];
const press = (hour: number, chosen: Pick<OrderWish, "start" | "end"> = {}) => {
  const { start, end } = pressHour(day, { by: "jam", months: 1, units: 1, payer: "umum", ...chosen }, slot(hour));
  return start && end ? `${start}-${end}` : "none";
};

test("the first press chooses one hour", () => expect(press(9)).toBe("09:00-10:00"));
test("a later one stretches up to it", () => expect(press(10, { start: "08:00", end: "09:00" })).toBe("08:00-11:00"));
test("not over a full hour", () => expect(press(12, { start: "10:00", end: "11:00" })).toBe("12:00-13:00"));
test("an earlier one starts again", () => expect(press(8, { start: "09:00", end: "11:00" })).toBe("08:00-09:00"));
test("one inside starts again", () => expect(press(9, { start: "08:00", end: "11:00" })).toBe("09:00-10:00"));
test("the only one is given up", () => expect(press(9, { start: "09:00", end: "10:00" })).toBe("none"));
