import { expect, test } from "vitest";
import { ROOT } from "../root.ts";
import { readSources } from "../structure/source.ts";
import { longerForms } from "./longer-form.ts";

test("a test has a longer form that asks for it itself or by a file that it imports, and no other has", () => {
  const found = longerForms(readSources(ROOT));
  expect(found).toEqual(
    expect.arrayContaining([
      "src/hostile/race.test.ts",
      // By `testing/rights-world.ts`.
      "src/access/rights.test.ts",
      "machine/by-the-book.test.ts",
      // By `pages/screen-list.ts`.
      "screens.spec.ts",
      // By its readers, in both languages.
      "money-letters.spec.ts",
    ]),
  );
  for (const other of ["src/features/booking/order.test.ts", "cluster/deploy.test.ts", "walk-in.spec.ts"])
    expect(found).not.toContain(other);
});
