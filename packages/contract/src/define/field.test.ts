import { expect, test } from "vitest";
import { date, instant, longText, nik, text } from "./field.ts";

const label = { en: "", id: "" };

test.each(["A\r\nBcc: x", "A\nB", "A\rB", "A\u2028B", "A\u2029B", "A\u0085B", "A\tB", "A\vB", "A\n"])(
  "a text of one line isn't %j",
  (typed) => expect(text(label, 20).schema.safeParse(typed).success).toBe(false),
);

test("a text of one line keeps what stands in it, a long one its lines too", () => {
  expect(text(label, 20).schema.parse("  Jl. Braga 1 ")).toBe("Jl. Braga 1");
  expect(longText(label, 20).schema.parse("Jl. Braga 1\r\nBandung")).toBe("Jl. Braga 1\r\nBandung");
});

test.each([
  ["3273010101900001", true],
  ["3273014101900001", true],
  ["3273017112990001", true],
  [" 3273 0101-0190.0001 ", true],
  ["3273 0101 0190 000x", false],
  ["0000000000000000", false],
  ["1234567890123456", false],
  ["3273010001900001", false],
  ["3273013201900001", false],
  ["3273017201900001", false],
  ["3273010113900001", false],
  ["327301010190000", false],
  ["32730101019000011", false],
])("an identity number with the day of birth in its middle: %s is one: %s", (typed, isOne) =>
  expect(nik(label).schema.safeParse(typed).success).toBe(isOne),
);

test("a day and a moment are written in ISO form, the moment in UTC, and one that there isn't is refused", () => {
  expect(date(label).schema.parse("2028-02-29")).toBe("2028-02-29");
  expect(instant(label).schema.parse("2026-11-21T07:00:00.000Z")).toBe("2026-11-21T07:00:00.000Z");
  for (const typed of ["21-11-2026", "21st November, 2026", "2026-02-29", "2026-11-21T07:00:00Z"]) {
    expect(date(label).schema.safeParse(typed).success, typed).toBe(false);
  }
  for (const typed of ["2026-11-21", "2026-11-21 07:00", "2026-11-21T07:00:00", "2026-11-21T14:00:00+07:00"]) {
    expect(instant(label).schema.safeParse(typed).success, typed).toBe(false);
  }
});
