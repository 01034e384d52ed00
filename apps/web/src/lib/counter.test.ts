import { expect, test } from "vitest";
import { counter, countText } from "./counter.ts";

test.each([
  [
    { num: 7, max_value: 10 },
    { num: 7, max: 10, more: false },
  ],
  [
    { num: 10_000, more: true },
    { num: 10_000, max: null, more: true },
  ],
  [{ num: 7 }, { num: 7, max: null, more: false }],
  [7, { num: 7, max: null, more: false }],
])("a counter that answers %j counts", (answer, read) => {
  expect(counter.parse(answer)).toEqual(read);
});

test.each([{}, "7", null, { max_value: 10 }])("%j is no counter", (answer) => {
  expect(counter.safeParse(answer).success).toBe(false);
});

test("a count is shown with its bound where it has one", () => {
  expect(countText({ num: 7, max: 10, more: false }, "en")).toBe("7 / 10");
  expect(countText({ num: 7, max: null, more: false }, "en")).toBe("7");
  expect(countText(undefined, "en")).toBe("–");
});

test.each(["en", "id"] as const)("a count that ended at its limit says so (%s)", (language) => {
  expect(countText({ num: 10_000, max: null, more: true }, language)).toBe("10.000+");
  expect(countText({ num: 10_000, max: null, more: false }, language)).toBe("10.000");
});
