import { expect, test } from "vitest";
import { rulesOf } from "./rules-of.ts";

test.each([
  ["• Tenang\n• Bersih", ["Tenang", "Bersih"]],
  ["1. Tenang\n2) Bersih", ["Tenang", "Bersih"]],
  ["- Tenang\n\n  * Bersih ", ["Tenang", "Bersih"]],
  ["22.00 tenang", ["22.00 tenang"]],
  [null, []],
])("%j", (aturan, rules) => {
  expect(rulesOf("id", { aturan, aturanen: null }).rules).toEqual(rules);
});

test("they are read in the reader's language, and in the other one where that is missing, which is said", () => {
  const both = { aturan: "• Tenang", aturanen: "• Quiet\n• Clean" };
  expect(rulesOf("en", both)).toEqual({ rules: ["Quiet", "Clean"], language: "en" });
  expect(rulesOf("id", both)).toEqual({ rules: ["Tenang"], language: "id" });
  expect(rulesOf("en", { ...both, aturanen: null })).toEqual({ rules: ["Tenang"], language: "id" });
  expect(rulesOf("id", { ...both, aturan: null })).toEqual({ rules: ["Quiet", "Clean"], language: "en" });
});
