import { expect, test } from "vitest";
import { patience, Tail } from "./tail.ts";

const rows = (...ids: readonly number[]) => ids.map((id) => ({ id }));
const idsOf = (found: readonly { readonly id: number }[]) => found.map(({ id }) => id);

test("each row is told once, in the order of ids, and none that was there before", () => {
  const tail = new Tail(10, [11, 12]);
  expect(idsOf(tail.take(rows(11, 12), 0))).toEqual([]);
  expect(idsOf(tail.take(rows(14, 11, 13), 1))).toEqual([13, 14]);
  expect(idsOf(tail.take(rows(11, 12, 13, 14), 2))).toEqual([]);
});

test("a row that is committed after others with higher ids is told when it comes, and once", () => {
  const tail = new Tail(0, []);
  tail.take(rows(1, 3), 0);
  expect(tail.floor).toBe(0);
  expect(idsOf(tail.take(rows(1, 2, 3), patience - 1))).toEqual([2]);
  expect(idsOf(tail.take(rows(1, 2, 3), patience - 1))).toEqual([]);
});

test("what is asked for moves on with time, so that a day of rows isn't read each second", () => {
  const tail = new Tail(0, []);
  for (let second = 0; second <= 90; second += 1) tail.take(rows(second + 1), second * 1000);
  expect(tail.floor).toBe(61);
  expect(idsOf(tail.take(rows(60, 61, 62, 92), 90_500))).toEqual([92]);
});

test("nothing new moves nothing back", () => {
  const tail = new Tail(5, [6]);
  for (const now of [0, patience, 2 * patience, 3 * patience]) expect(tail.take([], now)).toEqual([]);
  expect(tail.floor).toBe(6);
});
