import { readFileSync } from "node:fs";
import { join } from "node:path";
import { roles } from "@retribusi/contract/define/roles";
import { codeOf, stateNames } from "@retribusi/contract/features/booking/booking.states";
import { bookingKinds, tariffUnits } from "@retribusi/contract/features/catalog/catalog.kinds";
import { expect, test } from "vitest";
import { ROOT } from "../root.ts";

const words = readFileSync(join(ROOT, "docs/words.md"), "utf8");

test("every state stands in the words with its code", () => {
  const listed = [...words.matchAll(/^\| `(\w+)` \| (\d+) \|/gm)].map(([, name, code]) => [name, Number(code)]);
  expect(listed).toEqual(stateNames.map((name) => [name, codeOf(name)]));
});

test.each([...roles.filter((role) => role !== "superuser"), ...bookingKinds, ...tariffUnits])(
  "“%s” has a meaning there",
  (word) => {
    expect(words).toMatch(new RegExp(String.raw`^\| .*\b${word}\b`, "m"));
  },
);
