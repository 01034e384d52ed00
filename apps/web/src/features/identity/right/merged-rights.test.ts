import { expect, test } from "vitest";
import { mergedRights } from "./merged-rights.ts";

const shown = { held: [1, 2], extra: [10, 11] };

test("what each of two people gave and took is in it, and nothing else", () => {
  const now = { held: [1, 2, 3], extra: [11, 12] };
  const mine = { held: [1, 2, 4], extra: [10, 11, 13] };
  expect(mergedRights(shown, now, mine)).toEqual({ held: [1, 2, 4, 3], extra: [11, 12, 13] });
});

test("what I took stays taken, and what the other took isn't given again", () => {
  const now = { held: [1], extra: [10] };
  const mine = { held: [2], extra: [11] };
  expect(mergedRights(shown, now, mine)).toEqual({ held: [], extra: [] });
});

test("both giving the same gives it once", () => {
  const same = { held: [1, 2, 5], extra: [10, 11, 15] };
  expect(mergedRights(shown, same, same)).toEqual(same);
});

test("my order stays, unless the other person has chosen an order too", () => {
  const mine = { held: [2, 1, 4], extra: [] };
  expect(mergedRights(shown, { held: [1, 2, 3], extra: [] }, mine).held).toEqual([2, 1, 4, 3]);
  const three = { held: [1, 2, 3], extra: [] };
  expect(mergedRights(three, { held: [3, 2, 1], extra: [] }, { held: [2, 1, 3, 4], extra: [] }).held).toEqual([
    3, 2, 1, 4,
  ]);
});
