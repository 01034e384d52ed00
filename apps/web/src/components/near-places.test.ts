import { expect, test } from "vitest";
import { together } from "./near-places.ts";

const spot = (place: string, x: number, y: number) => ({ place, x, y });

test("places whose marks would cover each other are one, the first in their order first; others are their own", () => {
  const spots = [spot("a", 0, 0), spot("b", 300, 0), spot("c", 20, 10), spot("d", 0, 0), spot("e", 310, 5)];
  expect(together(spots)).toEqual([
    ["a", "c", "d"],
    ["b", "e"],
  ]);
});

test.each([
  ["beside each other with room for both prices", 104, 0],
  ["above each other with room for both", 0, 48],
])("near miss: %s they stay two", (_, x, y) => {
  expect(together([spot("a", 0, 0), spot("b", x, y)])).toEqual([["a"], ["b"]]);
  expect(together([spot("a", 0, 0), spot("b", Math.max(0, x - 1), Math.max(0, y - 1))])).toEqual([["a", "b"]]);
});

test("no place is lost, and none is told twice", () => {
  const spots = Array.from({ length: 200 }, (_, at) => spot(String(at), (at * 37) % 500, (at * 61) % 300));
  expect(together(spots).flat().toSorted()).toEqual(spots.map(({ place }) => place).toSorted());
});
