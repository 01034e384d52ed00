import { expect, test } from "vitest";
import { readDate } from "./read-date.ts";

test.each([
  ["19 Agustus 2027", "2027-08-19"],
  ["19 August 2027", "2027-08-19"],
  ["19 agu 2027", "2027-08-19"],
  ["17 Mei 2027", "2027-05-17"],
  ["17 May 2027", "2027-05-17"],
  ["5 Desember 2026", "2026-12-05"],
  ["19/08/2027", "2027-08-19"],
  ["5/12/2027", "2027-12-05"],
  ["05-12-2027", "2027-12-05"],
  ["5.12.2027", "2027-12-05"],
  [" 2027-12-05 ", "2027-12-05"],
  ["29 Februari 2028", "2028-02-29"],
])("%j is the day %s", (typed, day) => {
  expect(readDate(typed)).toBe(day);
});

test.each(["", "besok", "31 February 2027", "31/02/2027", "5/13/2027", "12 2027", "5/12/27", "0/1/2027", "5 Foo 2027"])(
  "%j is no day",
  (typed) => {
    expect(readDate(typed)).toBeNull();
  },
);
