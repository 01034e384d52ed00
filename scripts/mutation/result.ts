import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { dataPath, ROOT } from "../root.ts";
import type { Module } from "./modules.ts";

const survivor = z.object({
  line: z.int(),
  /** What stood there, and what was put in its place. */
  from: z.string(),
  to: z.string(),
  /** Whether any test came by. */
  covered: z.boolean(),
});
export type Survivor = z.output<typeof survivor>;

const measured = z.object({
  /** The content that it is true of; see `contentOf`. */
  of: z.string(),
  at: z.string(),
  seconds: z.number(),
  killed: z.int(),
  errors: z.int(),
  uncovered: z.int(),
  survivors: z.array(survivor),
});
/** What came of the mutants of one file. */
export type Measured = z.output<typeof measured>;

/** By the path of the module. */
const results = z.record(z.string(), measured);
export type Results = z.output<typeof results>;

const idle = z.record(z.string(), z.array(z.string()));
/** The tests of each module that none of its mutants made fail, as `file › title`, by the path of the module. */
export type Idle = z.output<typeof idle>;

const kept = {
  // Kept with the project: it takes the better part of an hour to know it again.
  results: join(ROOT, "docs", "mutation.json"),
  idle: dataPath("mutation", "idle.json"),
} as const;

const read = (path: string): unknown => (existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {});
const write = (path: string, content: object): void => writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);

export const readResults = (): Results => results.parse(read(kept.results));

/** Of the modules that were measured on this machine. */
export const readIdle = (): Idle => idle.parse(read(kept.idle));

export function keepResult(module: string, result: Measured, idleTests: readonly string[]): void {
  write(kept.results, { ...readResults(), [module]: result });
  write(kept.idle, { ...readIdle(), [module]: idleTests });
}

/**
 * The file and its tests by their content: while both stay, so does the result. Stryker's own memory isn't used, since it doesn't see that
 * a test is new to what a module makes when it is loaded.
 */
export function contentOf({ folder, file, tests }: Module): string {
  const sum = createHash("sha256");
  for (const path of [file, ...tests]) sum.update(readFileSync(join(ROOT, folder, path)));
  return sum.digest("hex").slice(0, 16);
}

/** Killed ones among those that could run, in per cent, rounded down. */
export function scoreOf({ killed, survivors }: Pick<Measured, "killed" | "survivors">): number {
  const all = killed + survivors.length;
  return all === 0 ? 100 : Math.floor((killed / all) * 100);
}
