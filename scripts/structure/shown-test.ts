import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../root.ts";
import { fromRoot } from "./document-path.ts";

/** The rows of all tables of a page, as their cells; without the heads, whose first cell is one of these. */
export const rowsOf = (page: string, heads: readonly string[]): string[][] =>
  page
    .split("\n")
    .filter((line) => line.startsWith("| ") && !heads.some((head) => line.startsWith(`| ${head} |`)))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/** A test that a page names: the path of its file from the root, and its title or a part of it. */
export interface ShownTest {
  readonly path: string;
  readonly title: string;
}

/** Each test that a cell names: a path, and the titles behind it. */
export function* shownIn(cell: string): Generator<ShownTest> {
  let path = "";
  for (const [, named, title] of cell.matchAll(/`([^`]+)`|“([^”]+)”/g)) {
    if (named) path = fromRoot(named);
    else if (title) yield { path, title };
  }
}

/** Those that are not there under their title. */
export const goneOf = (named: readonly ShownTest[]): ShownTest[] =>
  named.filter(({ path, title }) => {
    const file = join(ROOT, path);
    return !existsSync(file) || !readFileSync(file, "utf8").includes(title);
  });
