import { expect, test } from "vitest";
import { counter, countText } from "./counter.ts";

test.each([
  [
    { num: 7, max_value: 10 },
    { num: 7, max: 10 },
  ],
  [{ num: 7 }, { num: 7, max: null }],
  [7, { num: 7, max: null }],
])("a counter that answers %j counts", (answer, read) => {
  expect(counter.parse(answer)).toEqual(read);
});

test.each([{}, "7", null, { max_value: 10 }])("%j is no counter", (answer) => {
  expect(counter.safeParse(answer).success).toBe(false);
});

test("a count is shown with its bound where it has one", () => {
  expect(countText({ num: 7, max: 10 })).toBe("7 / 10");
  expect(countText({ num: 7, max: null })).toBe("7");
  expect(countText(undefined)).toBe("–");
});
