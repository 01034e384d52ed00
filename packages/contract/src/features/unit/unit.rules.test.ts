import { expect, test } from "vitest";
import { namesOfFile, readUnitNames } from "./unit.rules.ts";

const namesOf = (typed: string) => {
  const read = readUnitNames(typed);
  return "names" in read ? read.names : read.problem.en;
};

test.each([
  ["101–103", ["101", "102", "103"]],
  ["101-103, 201", ["101", "102", "103", "201"]],
  ["A08–A11", ["A08", "A09", "A10", "A11"]],
  ["A1–3", ["A1", "A2", "A3"]],
  ["008-010", ["008", "009", "010"]],
  ["Mawar; Melati\nAnggrek", ["Mawar", "Melati", "Anggrek"]],
  [" 101 , , 102 ", ["101", "102"]],
  ["R-12", ["R-12"]],
  ["101-A", ["101-A"]],
  ["A1-B2", ["A1-B2"]],
  ["D 1234-AB-2", ["D 1234-AB-2"]],
  ["7-7", ["7"]],
  ["", []],
])("%j names %j", (typed, names) => {
  expect(namesOf(typed)).toEqual(names);
});

test.each([
  ["124-101", /ends before it begins/],
  ["101-103, 102", /“102” is there twice/],
  ["Mawar, mawar", /“mawar” is there twice/],
  ["1-10000", /At most 9999/],
  ["x".repeat(33), /too long/],
])("%j is refused in words", (typed, words) => {
  expect(namesOf(typed)).toMatch(words);
});

test.each([
  ["a list", "101\n102\r\n\n103\n", "101, 102, 103"],
  ["a csv of Excel with its heading", '\uFEFFnomor;keadaan\r\n"A 1";siap\r\nA 2;rusak\r\n', "A 1, A 2"],
  ["a name like the heading, later", "Nomor\nNomor Satu\nnomor", "Nomor Satu, nomor"],
  ["a range", "101–110", "101–110"],
  ["nothing", "\n", ""],
])("the names of a file: %s", (_, text, names) => {
  expect(namesOfFile(text)).toBe(names);
});
