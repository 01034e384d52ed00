import { expect, test } from "vitest";
import { chosenHours, type FreeSlot, pressHour } from "./hour-choice.ts";
import type { OrderWish } from "./order-wish.ts";

const slot = (hour: number, bebas = 1): FreeSlot => ({
  tanggal: "2027-01-12",
  jammulai: `${String(hour).padStart(2, "0")}:00`,
  jamakhir: `${String(hour + 1).padStart(2, "0")}:00`,
  bebas,
  lewat: false,
});
const day = [slot(8), slot(9), slot(10), slot(11, 0), slot(12), slot(13)];
const wish: OrderWish = { by: "jam", from: "2027-01-12", months: 1, units: 1, payer: "umum" };
const press = (hour: number, chosen: Pick<OrderWish, "start" | "end"> = {}) => {
  const { start, end } = pressHour(day, { ...wish, ...chosen }, slot(hour));
  return start && end ? `${start}-${end}` : "none";
};

test("the first press chooses one hour", () => expect(press(9)).toBe("09:00-10:00"));
test("a later one stretches up to it", () => expect(press(10, { start: "08:00", end: "09:00" })).toBe("08:00-11:00"));
test("not over a full hour", () => expect(press(12, { start: "10:00", end: "11:00" })).toBe("12:00-13:00"));
test("an earlier one starts again", () => expect(press(8, { start: "09:00", end: "11:00" })).toBe("08:00-09:00"));
test("one inside starts again", () => expect(press(9, { start: "08:00", end: "11:00" })).toBe("09:00-10:00"));
test("the only one is given up", () => expect(press(9, { start: "09:00", end: "10:00" })).toBe("none"));

/** A hall that is open from 18 o'clock until 2 in the morning; what is left of the night before comes first. */
const at = (tanggal: string, hour: number): FreeSlot => ({
  ...slot(hour),
  tanggal,
  ...(hour === 23 ? { jamakhir: "24:00" } : {}),
});
const nights = [
  ...[0, 1].map((hour) => at("2027-01-12", hour)),
  ...[18, 19, 20, 21, 22, 23].map((hour) => at("2027-01-12", hour)),
  ...[0, 1].map((hour) => at("2027-01-13", hour)),
];
const evening = { ...wish, start: "22:00", end: "23:00" };

test("a night is stretched over midnight, and is one use", () => {
  const stretched = pressHour(nights, evening, at("2027-01-13", 1));
  expect(stretched).toEqual({ start: "22:00", end: "02:00" });
  expect(chosenHours(nights, { ...evening, ...stretched }).map(({ jammulai }) => jammulai)).toEqual(
    ["22", "23", "00", "01"].map((hour) => `${hour}:00`),
  );
});
test("an hour after midnight by itself is of the next day", () =>
  expect(pressHour(nights, wish, at("2027-01-13", 0))).toEqual({ from: "2027-01-13", start: "00:00", end: "01:00" }));
test("nothing stretches over the time at which it is closed", () =>
  expect(pressHour(nights, { ...wish, start: "01:00", end: "02:00" }, at("2027-01-12", 18))).toEqual({
    ...{ from: "2027-01-12", start: "18:00", end: "19:00" },
  }));
