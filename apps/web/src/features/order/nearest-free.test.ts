import { addDays } from "@retribusi/contract/define/dates";
import { expect, test } from "vitest";
import { type FreeDay, type FreeSlot, nearestHours, nearestStays } from "./nearest-free.ts";
import type { OrderWish } from "./order-wish.ts";

/** One character per day from 1 December: the number of free units, `x` for a day that has passed. */
const calendar = (free: string): FreeDay[] =>
  [...free].map((sign, index) => ({
    tanggal: addDays("2026-12-01", index),
    bebas: sign === "x" ? 9 : Number(sign),
    lewat: sign === "x",
  }));
const nights = (from: string, to: string, units = 1): OrderWish => ({
  by: "malam",
  from: `2026-12-${from}`,
  to: `2026-12-${to}`,
  months: 1,
  units,
  payer: "umum",
});
const spans = (wishes: OrderWish[]) => wishes.map(({ from, to }) => `${from?.slice(8)}-${to?.slice(8)}`);

test("the nearest stays of the same length, in order of date", () => {
  expect(spans(nearestStays(calendar("0111001111"), nights("05", "07")))).toEqual(["03-05", "07-09", "09-11"]);
});

test("days that have passed are never offered", () => {
  expect(spans(nearestStays(calendar("xxx0011"), nights("04", "06")))).toEqual(["06-08"]);
});

test("every night needs as many units as wanted", () => {
  expect(spans(nearestStays(calendar("2212221122"), nights("07", "09", 2)))).toEqual(["01-03", "05-07", "09-11"]);
});

test("offers don't overlap each other", () => {
  const offers = nearestStays(calendar("1111100111111"), nights("06", "09"));
  expect(spans(offers)).toEqual(["03-06", "08-11", "11-14"]);
});

test("days end on their last day", () => {
  const wish: OrderWish = { ...nights("03", "04"), by: "hari" };
  expect(spans(nearestStays(calendar("1100110"), wish))).toEqual(["01-02", "05-06"]);
});

test("a stay that fits nowhere has no offer", () => {
  expect(nearestStays(calendar("1010101"), nights("01", "03"))).toEqual([]);
});

const hours = (free: string): FreeSlot[] =>
  [...free].map((sign, index) => ({
    tanggal: "2026-12-01",
    jammulai: `${String(8 + index).padStart(2, "0")}:00`,
    jamakhir: `${String(9 + index).padStart(2, "0")}:00`,
    bebas: Number(sign),
    lewat: false,
  }));

test("as many hours on the same day, nearest first", () => {
  const wish: OrderWish = { ...nights("01", "01"), by: "jam", start: "10:00", end: "12:00" };
  const offers = nearestHours(hours("11001111"), wish).map(({ start, end }) => `${start}-${end}`);
  expect(offers).toEqual(["08:00-10:00", "12:00-14:00", "13:00-15:00"]);
});
