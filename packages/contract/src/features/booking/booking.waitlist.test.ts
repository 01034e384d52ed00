import { expect, test } from "vitest";
import { noPause } from "./booking.availability.ts";
import { chanceOf, type Held, offerEnds, offersFor, type Waiting } from "./booking.waitlist.ts";

const wib = (text: string) => new Date(`${text}:00+07:00`);

test.each([
  ["in the day", "2026-12-01T10:00", "2026-12-01T10:30"],
  ["a minute before the evening", "2026-12-01T20:59", "2026-12-01T21:29"],
  ["in the evening", "2026-12-01T21:00", "2026-12-02T07:30"],
  ["before midnight at the end of a year", "2026-12-31T23:59", "2027-01-01T07:30"],
  ["in the night", "2026-12-01T00:00", "2026-12-01T07:30"],
  ["before the morning", "2026-12-01T06:59", "2026-12-01T07:30"],
  ["in the morning", "2026-12-01T07:00", "2026-12-01T07:30"],
])("an offer made %s", (_, made, ends) => {
  expect(offerEnds(wib(made), "Asia/Jakarta")).toEqual(wib(ends));
});

test("the clocks are those of the object: 20:30 in Jakarta is the evening in Jayapura", () => {
  const made = wib("2026-12-01T20:30");
  expect(offerEnds(made, "Asia/Jayapura")).toEqual(new Date("2026-12-02T07:30:00+09:00"));
});

const day = (number: number) => new Date(Date.UTC(2026, 11, number));
const wait = (id: number, from: number, until: number, units = 1): Waiting => ({
  ...{ id, units, start: day(from), end: day(until) },
});
const capacity = (units: number, holds: readonly Waiting[] = []) => ({ units, holds, closures: [], pause: noPause });
const ids = (found: readonly Waiting[]) => found.map(({ id }) => id);

test("who waited first is offered first, and who doesn't fit holds up nobody", () => {
  const waiting = [wait(1, 1, 2), wait(2, 1, 2, 3), wait(3, 1, 2), wait(4, 1, 2)];
  expect(ids(offersFor(waiting, capacity(2)))).toEqual([1, 3]);
  expect(ids(offersFor(waiting, capacity(5)))).toEqual([1, 2, 3]);
  expect(ids(offersFor(waiting, capacity(2, [wait(9, 1, 2, 2)])))).toEqual([]);
});

test("other days are in nobody's way; a day in common is", () => {
  const waiting = [wait(1, 1, 3), wait(2, 3, 4), wait(3, 2, 4)];
  expect(ids(offersFor(waiting, capacity(1)))).toEqual([1, 2]);
});

const held = (from: number, until: number | null, units = 1): Held => ({
  ...{ from: day(from), until: until === null ? null : day(until), units },
});
const on = (...bookings: Held[]) => ({ begins: day(20), held: bookings });

test("a chance counts days that were full, and those that had room again before they came", () => {
  const never = on(held(1, null));
  const full = on(held(1, null), held(2, null));
  const freed = on(held(1, null), held(2, 10));
  const freedTooLate = on(held(1, null), held(2, 20));
  const passedOn = on(held(1, null), held(2, 10), held(10, null));
  expect(chanceOf([never, full, freed, freedTooLate], 2)).toEqual({ full: 3, freed: 1 });
  expect(chanceOf([passedOn], 2)).toEqual({ full: 1, freed: 1 });
  expect(chanceOf([on(held(1, null, 2)), on(held(1, 5, 2))], 2)).toEqual({ full: 2, freed: 1 });
});
