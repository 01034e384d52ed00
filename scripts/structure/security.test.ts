import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../root.ts";
import { goneOf, rowsOf, shownIn } from "./shown-test.ts";

const rows = rowsOf(readFileSync(join(ROOT, "docs/security.md"), "utf8"), ["nr"]).map(
  ([nr = "", found = "", holds = "", shown = ""]) => ({ nr, found, holds, shown }),
);

/** Requirements of levels 1 and 2 of OWASP ASVS 5 in the chapters that concern accounts: so many in each section, from 1. */
const sections: Readonly<Record<string, number>> = {
  ...{ "6.1": 3, "6.2": 12, "6.3": 4, "6.4": 4, "6.5": 5, "6.6": 3, "6.8": 4 },
  ...{ "7.1": 3, "7.2": 4, "7.3": 2, "7.4": 5, "7.5": 2, "7.6": 2 },
  ...{ "8.1": 2, "8.2": 3, "8.3": 1, "8.4": 1, "9.1": 3, "9.2": 4 },
  ...{ "14.1": 2, "14.2": 4, "14.3": 3, "16.1": 1, "16.2": 5, "16.3": 4, "16.4": 3, "16.5": 3 },
};
const requirements = Object.entries(sections).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
);

/** What a row may say in the place of a test: why there is none, or where the document that is asked for stands. */
const withoutTest = ["decided so", "doesn't apply: ", "documented in ["];

test("every finding says what holds, and by which tests unless there is nothing to run", () => {
  expect(rows.length).toBeGreaterThan(35);
  const silent = rows.filter(({ found, holds }) => found === "" || holds === "");
  expect(silent).toEqual([]);
  const unproven = rows.filter(
    ({ shown, holds }) => [...shownIn(shown)].length === 0 && !withoutTest.some((words) => holds.startsWith(words)),
  );
  expect(unproven.map(({ nr }) => nr)).toEqual([]);
});

test("every requirement has its row, and one only", () => {
  expect(requirements).toHaveLength(92);
  const named = rows.map(({ nr }) => nr).filter((nr) => requirements.includes(nr));
  expect(named.toSorted()).toEqual(requirements.toSorted());
});

test("every test that is named exists under its title", () => {
  const named = rows.flatMap(({ shown }) => [...shownIn(shown)]);
  expect(named.length).toBeGreaterThan(40);
  expect(goneOf(named)).toEqual([]);
});
