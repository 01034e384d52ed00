import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { ROOT } from "../../root.ts";
import type { SpecifiedRule } from "../../structure/specification.ts";
import { citedTests } from "./cited.ts";
import type { RuleMutant } from "./mutants.ts";
import { readSample } from "./sample.ts";

const tried = z.object({
  /** What it is true of; see `contentOf`. */
  of: z.string(),
  seconds: z.number(),
  file: z.string(),
  from: z.string(),
  to: z.string(),
  /** The cited tests that turned red: `ran` so often under this title, `red` so many of them. */
  red: z.array(z.object({ path: z.string(), title: z.string(), ran: z.int(), red: z.int() })),
});
/** What came of the mutant of one row. */
export type Tried = z.output<typeof tried>;

const results = z.record(z.string(), tried);
export type RuleResults = z.output<typeof results>;

const path = join(ROOT, "docs", "mutation-rules.json");

/** The latest result of each row, by its number. */
export const readRuleResults = (): RuleResults =>
  existsSync(path) ? results.parse(JSON.parse(readFileSync(path, "utf8"))) : {};

/** Keeps the result of a row, or forgets it where nothing turned red; rows that left the sample are forgotten, too. */
export function keepRuleResult(nr: string, result: Tried | undefined): void {
  const known: Readonly<Record<string, Tried | undefined>> = { ...readRuleResults(), [nr]: result };
  const sampled = readSample().flatMap((rule) => {
    const one = known[rule.nr];
    return one ? [[rule.nr, one] as const] : [];
  });
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(sampled), null, 2)}\n`);
}

/**
 * Mutant, its file, and the cited tests with their files, by their content: while they stay, so does the result.
 * @param root of the project, or of the copy in which the mutant was tried
 */
export function contentOf(rule: Pick<SpecifiedRule, "shown">, mutant: RuleMutant, root: string): string {
  const cited = citedTests(rule);
  const sum = createHash("sha256").update(JSON.stringify([mutant, cited]));
  for (const file of [mutant.file, ...new Set(cited.map((test) => test.path))]) {
    sum.update(readFileSync(join(root, file)));
  }
  return sum.digest("hex").slice(0, 16);
}
