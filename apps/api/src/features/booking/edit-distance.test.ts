import fc from "fast-check";
import { expect, test } from "vitest";
import { editDistance } from "./edit-distance.ts";

test.each([
  ["Bandung", "bandung", 0],
  ["Bandug", "Bandung", 1],
  ["Bandunng", "Bandung", 1],
  ["Bamdung", "Bandung", 1],
  ["Badnung", "Bandung", 1],
  ["Cimhi", "Cimahi", 1],
  ["Cimhai", "Cimahi", 1],
  ["Bnadug", "Bandung", 2],
  ["", "abc", 3],
  ["abc", "", 3],
  ["Garut", "Bogor", 5],
])("%s is %s with %i mistakes", (one, other, expected) => {
  expect(editDistance(one, other)).toBe(expected);
});

test("is the same there and back, nothing only of the same word, and never more than the longer one has letters", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 7 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      const distance = editDistance(one, other);
      expect(distance).toBe(editDistance(other, one));
      expect(distance === 0).toBe(one === other);
      expect(distance).toBeLessThanOrEqual(Math.max(one.length, other.length));
      expect(distance).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
    }),
  );
});
