import { readFileSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "../../process/user-error.ts";
import { ROOT } from "../../root.ts";
import type { SpecifiedRule } from "../../structure/specification.ts";
import { RULE_MUTANTS, type RuleMutant } from "./mutants.ts";
import { readSample } from "./sample.ts";

/** A row of the sample with its mutant. */
export interface Trial {
  readonly rule: SpecifiedRule;
  readonly mutant: RuleMutant;
}

/** What is wrong with a mutant, by the source of its file. */
export function findFlaw({ nr, file, from, to }: RuleMutant, source: string): string | undefined {
  const times = source.split(from).length - 1;
  if (times !== 1) return `${nr}: ${file} has ${times} times “${from}”, wanted once`;
  return from === to ? `${nr}: the mutant changes nothing` : undefined;
}

const flaws = (): string[] =>
  RULE_MUTANTS.flatMap((mutant) => findFlaw(mutant, readFileSync(join(ROOT, mutant.file), "utf8")) ?? []);

/** Rows of the sample without a mutant, mutants of rows that aren't in the sample, and mutants that can't be planted. */
export function findGaps(): string[] {
  const wanted = readSample().map(({ nr }) => nr);
  const there = RULE_MUTANTS.map(({ nr }) => nr);
  return [
    ...wanted.filter((nr) => !there.includes(nr)).map((nr) => `${nr} is in the sample and has no mutant`),
    ...there.filter((nr, at) => !wanted.includes(nr) || there.indexOf(nr) !== at).map((nr) => `${nr} has one too many`),
    ...flaws(),
  ];
}

/**
 * Reads the words behind `npm run mutate:rules --`: numbers of rows, all of the sample without a word.
 *
 * @throws UserError for a number that isn't in the sample, and while rows and mutants don't fit each other
 */
export function chosenTrials(words: readonly string[]): { trials: readonly Trial[]; anew: boolean } {
  const gaps = findGaps();
  if (gaps.length > 0) throw new UserError(`See scripts/mutation/rule/mutants.ts:\n${gaps.join("\n")}`);
  const numbers = words.filter((word) => word !== "--force");
  const all = readSample().flatMap((rule) =>
    RULE_MUTANTS.filter(({ nr }) => nr === rule.nr).map((mutant) => ({ rule, mutant })),
  );
  const unknown = numbers.find((nr) => !all.some(({ rule }) => rule.nr === nr));
  if (unknown !== undefined) {
    throw new UserError(`No row ${unknown} is in the sample: ${all.map(({ rule }) => rule.nr).join(", ")}.`);
  }
  const trials = numbers.length === 0 ? all : all.filter(({ rule }) => numbers.includes(rule.nr));
  return { trials, anew: words.includes("--force") };
}
