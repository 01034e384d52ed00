import { flag, integer, money, select, text } from "@retribusi/contract/define/field";
import { describe, expect, test } from "vitest";
import { readCell } from "./cell.ts";

const label = { en: "Field", id: "Isian" };
const plain = text(label, 100);
const problemOf = (...[field, typed]: Parameters<typeof readCell>) => {
  const cell = readCell(field, typed);
  return "problem" in cell ? cell.problem : cell;
};

describe.each([
  ["a whole number", integer(label, { min: 0, max: 1 })],
  ["an amount", money(label)],
])("%s", (_name, field) => {
  test.each([
    ["175000", 175_000],
    ["175.000", 175_000],
    ["1.250.000", 1_250_000],
    ["1.000.000.000.000", 1_000_000_000_000],
    ["Rp 175.000,00", 175_000],
    ["Rp175000", 175_000],
    ["rp. 175.000,0", 175_000],
    ["0", 0],
    ["-5", -5],
    ["123456789012345", 123_456_789_012_345],
    ["  12  ", 12],
  ])("%j", (typed, value) => expect(readCell(field, typed)).toEqual({ value }));

  test.each([
    "12a",
    "a12",
    "1Rp2",
    "1,5",
    "175,000",
    "1.25",
    "1.2500",
    "12.34.567",
    "1234.567",
    "1.000.000.000.000.000",
    "1234567890123456",
  ])("not %j", (typed) => {
    expect(problemOf(field, typed)).toEqual({
      en: "Please write a whole number, e.g. 175000.",
      id: "Tulis bilangan bulat, mis. 175000.",
    });
  });
});

describe("a choice", () => {
  const status = select(label, [
    { value: 0, label: { en: "Inactive", id: "Tidak aktif" } },
    { value: 1, label: { en: "Active", id: "Aktif" } },
  ]);
  test.each([
    ["1", 1],
    ["Active", 1],
    ["AKTIF", 1],
    ["tidak aktif", 0],
    ["0", 0],
  ])("is found by its code and both of its names: %s", (typed, value) => {
    expect(readCell(status, typed)).toEqual({ value });
  });
  test.each(["2", "akt", "aktif sekali"])("is not %s, and the others are told", (typed) => {
    expect(problemOf(status, typed)).toEqual({
      en: "Please choose one of: Inactive, Active.",
      id: "Pilih salah satu: Tidak aktif, Aktif.",
    });
  });
});

test.each([
  ...["1", "yes", "ya", "TRUE", "Benar"].map((typed) => [typed, true] as const),
  ...["0", "no", "Tidak", "false", "salah"].map((typed) => [typed, false] as const),
])("%s is %s", (typed, value) => expect(readCell(flag(label), typed)).toEqual({ value }));

test("anything else is neither yes nor no", () => {
  expect(problemOf(flag(label), "mungkin")).toEqual({ en: "Please write yes or no.", id: "Tulis ya atau tidak." });
});

test.each(["=1", "@SUM(A1)", "+1|'cmd'!A0", "-2+3=1", "+A1(1)", "+x!y"])(
  "%j is a formula and never stored",
  (typed) => {
    for (const field of [plain, integer(label, { min: 0, max: 1 })]) {
      expect(problemOf(field, typed)).toEqual({
        en: "This looks like a formula. Please write plain text.",
        id: "Isi ini tampak seperti rumus. Tulis teks biasa.",
      });
    }
  },
);

test.each([
  ["", null],
  ["   ", null],
  [" Aula ", "Aula"],
  ["+62 812-345", "+62 812-345"],
  ["-2", "-2"],
  ["a=b", "a=b"],
  ["Luas +/- 20 (kotor)", "Luas +/- 20 (kotor)"],
  ["x@y.test", "x@y.test"],
  ["'=1", "=1"],
  ["'+62", "+62"],
  ["'-1", "-1"],
  ["'@a", "@a"],
  ["'Aula'", "'Aula'"],
  ["x'=1", "x'=1"],
])("%j is the text %j", (typed, value) => expect(readCell(plain, typed)).toEqual({ value }));
