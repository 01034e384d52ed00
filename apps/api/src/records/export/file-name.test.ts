import { expect, test } from "vitest";
import { fileName } from "./file-name.ts";

const now = new Date("2026-11-22T18:00:00Z");

test.each([
  [undefined, "2026-11-23"],
  ["2026-01-01 2026-12-31", "2026"],
  ["2026-10-01 2026-10-31", "2026-10"],
  ["2028-02-01 2028-02-28", "2028-02-01--2028-02-28"],
  ["2026-10-05 2026-10-05", "2026-10-05"],
  ["2025-01-01 2026-12-31", "2025-01-01--2026-12-31"],
])("a file of %s is called %s", (days, called) => {
  const [from = "", until = ""] = days?.split(" ") ?? [];
  const name = fileName({ title: "Use of objects (all)", days: days ? { from, until } : undefined }, now, "pdf");
  expect(name).toBe(`use-of-objects-all-${called}.pdf`);
});
