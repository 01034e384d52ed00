import { expect, test } from "vitest";
import { meaningOf } from "./meaning.ts";

const spellings = (rest: string) => ["0", "62", "+62"].map((prefix) => `${prefix}${rest}`);

test.each([
  ["1284", { number: 1284, phones: [] }],
  ["08123456789", { phones: spellings("8123456789"), idbilling: "08123456789" }],
  ["+62 812-3456-789", { phones: spellings("8123456789") }],
  ["0812 3456", { phones: spellings("8123456") }],
  ["62812345", { phones: [], number: 62_812_345 }],
  ["8893 2000 0000 0012 34", { idbilling: "889320000000001234", phones: [] }],
  ["0042", { phones: [] }],
  ["Sari Dewi", { name: "Sari Dewi", phones: [] }],
  ["B 4", { name: "B 4", phones: [] }],
])("%s", (typed, meaning) => {
  expect(meaningOf(typed)).toEqual(meaning);
});
