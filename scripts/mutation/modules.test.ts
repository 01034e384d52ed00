import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../root.ts";
import { chosen } from "./choice.ts";
import { MODULES, pathOf } from "./modules.ts";
import { scoreOf } from "./result.ts";

test.each(MODULES.map((module) => [pathOf(module), module] as const))(
  "%s is there, and so are its tests",
  (_, module) => {
    const paths = [module.file, ...module.tests].map((path) => join(ROOT, module.folder, path));
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
    expect(module.tests.length).toBeGreaterThan(0);
  },
);

test("no module is named twice", () => {
  const paths = MODULES.map(pathOf);
  expect(paths).toHaveLength(new Set(paths).size);
});

test("without a word all modules are meant, with words those whose path has one of them", () => {
  expect(chosen([])).toEqual({ modules: MODULES, anew: false });
  const { modules, anew } = chosen(["records/condition", "--force", "booking.price"]);
  expect(modules.map(pathOf).map((path) => path.split("/").at(-1))).toEqual(["booking.price.ts", "condition.ts"]);
  expect(anew).toBe(true);
});

test("a word that is in no path is told", () => {
  expect(() => chosen(["condition", "typo"])).toThrow('"typo"');
});

test("a score is rounded down, and nothing to spoil is all noticed", () => {
  const survivor = { line: 1, from: "a", to: "b", covered: true };
  expect(scoreOf({ killed: 899, survivors: Array.from({ length: 101 }, () => survivor) })).toBe(89);
  expect(scoreOf({ killed: 0, survivors: [] })).toBe(100);
});
