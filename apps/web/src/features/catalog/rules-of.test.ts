import { expect, test } from "vitest";
import { rulesOf } from "./rules-of.ts";

test.each([
  ["• Tenang\n• Bersih", ["Tenang", "Bersih"]],
  ["1. Tenang\n2) Bersih", ["Tenang", "Bersih"]],
  ["- Tenang\n\n  * Bersih ", ["Tenang", "Bersih"]],
  ["22.00 tenang", ["22.00 tenang"]],
  [null, []],
])("%j", (text, rules) => {
  expect(rulesOf(text)).toEqual(rules);
});
