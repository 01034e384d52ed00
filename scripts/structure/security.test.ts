import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../root.ts";
import { fromRoot } from "./document-path.ts";

const page = readFileSync(join(ROOT, "docs/security.md"), "utf8");
const rows = page
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| nr"))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, nr = "", found = "", holds = "", shown = ""]) => ({ nr, found, holds, shown }));

/** Each test that a cell names: a path, and the titles behind it. */
function* shownIn(cell: string): Generator<{ path: string; title: string }> {
  let path = "";
  for (const [, named, title] of cell.matchAll(/`([^`]+)`|“([^”]+)”/g)) {
    if (named) path = fromRoot(named);
    else if (title) yield { path, title };
  }
}

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

test("every test that is named exists under its title", () => {
  const named = rows.flatMap(({ shown }) => [...shownIn(shown)]);
  expect(named.length).toBeGreaterThan(40);
  const gone = named.filter(({ path, title }) => {
    const file = join(ROOT, path);
    return !existsSync(file) || !readFileSync(file, "utf8").includes(title);
  });
  expect(gone).toEqual([]);
});
