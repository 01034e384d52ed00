import { formatNumber } from "@retribusi/contract/define/number";
import { expect, test } from "vitest";
import { readNumber } from "./read-number.ts";

test.each([
  ["12.045,5", 12_045.5],
  ["12045,5", 12_045.5],
  ["12.045", 12_045],
  ["1.204.500", 1_204_500],
  [" 120.5 ", 120.5],
  ["120,25", 120.25],
  ["1.20", 1.2],
  ["0", 0],
])("reads %s", (typed, read) => {
  expect(readNumber(typed)).toBe(read);
});

test.each(["", "12,045.5", "12.0455", "12.34.567", "-3", "12 jam", "1e3", "12,", "120,555"])(
  "doesn't guess what “%s” means",
  (typed) => {
    expect(readNumber(typed)).toBeNull();
  },
);

test.each([0, 7, 120.5, 999, 1000, 12_045.5, 999_999.99, 1_234_567])("reads %d as it is shown", (value) => {
  for (const language of ["en", "id"] as const) expect(readNumber(formatNumber(value, language))).toBe(value);
});
