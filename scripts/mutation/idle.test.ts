import { expect, test } from "vitest";
import { idleTests } from "./idle.ts";
import type { Module } from "./modules.ts";

const module = (file: string, ...tests: string[]): Module => ({ folder: "apps/api", file, tests, kind: "pure" });

test("a test is idle when it notices nothing in any of the modules that its file guards", () => {
  const modules = [module("a.ts", "a.test.ts", "both.test.ts"), module("b.ts", "both.test.ts")];
  const known = {
    "apps/api/a.ts": ["a.test.ts › idle", "both.test.ts › of b", "both.test.ts › of none"],
    "apps/api/b.ts": ["both.test.ts › of a", "both.test.ts › of none"],
  };
  expect(idleTests(modules, known)).toEqual(["apps/api/a.test.ts › idle", "apps/api/both.test.ts › of none"]);
});

test("a module that was not measured says nothing", () => {
  expect(idleTests([module("a.ts", "a.test.ts")], {})).toEqual([]);
});
