import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { ROOT } from "../root.ts";
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
  /** The tests of the file that no mutant made fail, as `file › title`. */
  idle: z.array(z.string()),
});
/** What came of the mutants of one file. */
export type Measured = z.output<typeof measured>;

const results = z.record(z.string(), measured);
export type Results = z.output<typeof results>;

const path = join(ROOT, "docs", "mutation.json");

/** The latest result of each file, by its path. */
export const readResults = (): Results =>
  existsSync(path) ? results.parse(JSON.parse(readFileSync(path, "utf8"))) : {};

export function keepResult(file: string, result: Measured): void {
  writeFileSync(path, `${JSON.stringify({ ...readResults(), [file]: result }, null, 2)}\n`);
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
