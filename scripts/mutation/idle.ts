import { join } from "node:path";
import type { Module } from "./modules.ts";
import { pathOf } from "./modules.ts";
import type { Idle } from "./result.ts";

/** The path of a test's file. */
export const fileOf = (test: string): string => test.slice(0, test.indexOf(" › "));

/**
 * The tests, as `path › title`, that no mutant made fail in any of the modules that their file guards. Each of them stands for something
 * that isn't spoilt, or can go.
 */
export function idleTests(modules: readonly Module[], known: Idle): string[] {
  const idle = new Map<string, number>();
  const guarded = new Map<string, number>();
  for (const module of modules) {
    const own = known[pathOf(module)];
    if (!own) continue;
    const inRoot = (path: string) => join(module.folder, path);
    for (const path of module.tests.map(inRoot)) guarded.set(path, (guarded.get(path) ?? 0) + 1);
    for (const test of own.map(inRoot)) idle.set(test, (idle.get(test) ?? 0) + 1);
  }
  return [...idle].filter(([test, count]) => count === guarded.get(fileOf(test))).map(([test]) => test);
}
