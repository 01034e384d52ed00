import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../root.ts";
import { fromRoot } from "./document-path.ts";

const page = readFileSync(join(ROOT, "docs/specification.md"), "utf8");
const rows = page
  .split("\n")
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
  .map(([, nr = "", says = "", built = "", shown = "", state = ""]) => ({ nr, says, built, shown, state }));

const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([^`\s]+\/[^`\s]+\.[a-z]+)`/g)].map(([, path = ""]) => fromRoot(path));

test("every path of the table exists", () => {
  const paths = rows.flatMap(({ built, shown, state }) => [built, shown, state].flatMap(pathsIn));
  expect(paths.length).toBeGreaterThan(200);
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test("every sentence of §§1–9 says how it stands, and what is built says where", () => {
  expect(new Set(rows.map(({ nr }) => nr.split(".")[0]))).toEqual(new Set("123456789"));
  expect(new Set(rows.map(({ nr }) => nr)).size).toBe(rows.length);
  expect(rows.filter(({ state }) => !/^(built|differs: |pending)/.test(state)).map(({ nr }) => nr)).toEqual([]);
  const homeless = rows.filter(({ built, state }) => state.startsWith("built") && pathsIn(built).length === 0);
  expect(homeless.map(({ nr }) => nr)).toEqual([]);
});

test("what shows a sentence is a test", () => {
  const others = rows.flatMap(({ nr, shown }) =>
    pathsIn(shown)
      .filter((path) => !/\.(test|spec)\.tsx?$/.test(path))
      .map((path) => `${nr} ${path}`),
  );
  expect(others).toEqual([]);
});
