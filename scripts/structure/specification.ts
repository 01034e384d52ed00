import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fromRoot } from "./document-path.ts";
import { countMeant, namedTests } from "./named-test.ts";

/** A rule that the product keeps: a sentence of the specification, or a decision where it leaves something open. */
export interface SpecifiedRule {
  readonly nr: string;
  readonly says: string;
  readonly built: string;
  readonly shown: string;
  /** “built”, “differs: …” or “pending: …”. */
  readonly state: string;
}

/** The sentences of the specification, and what was decided where it is silent. */
export const specificationPages = ["docs/specification.md", "docs/specification/decided.md"] as const;

/** The rows of one of these pages, in their order. */
export function readRules(root: string, page: (typeof specificationPages)[number]): SpecifiedRule[] {
  return readFileSync(join(root, page), "utf8")
    .split("\n")
    .filter((line) => /^\| P?\d/.test(line))
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll("\\|", "|")))
    .map(([, nr = "", says = "", built = "", shown = "", state = ""]) => ({ nr, says, built, shown, state }));
}

export const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([^`\s]+\/[^`\s]+\.[a-z]+)`/g)].map(([, path = ""]) => fromRoot(path));

export const isPending = ({ state }: SpecifiedRule): boolean => state.startsWith("pending: ");

/**
 * What is wrong with the tests that a row cites: there is none, a file without a title, a title that the file has not, or that several have.
 * @param titlesOf the titles of a test file; none where there is no such file
 */
export function findUnproven(rule: SpecifiedRule, titlesOf: (path: string) => readonly string[]): string[] {
  const cited = namedTests(rule.shown);
  if (cited.length === 0) return isPending(rule) ? [] : [`${rule.nr} cites no test`];
  return cited.flatMap(({ path, titles }) => {
    if (titles.length === 0) return [`${rule.nr} cites ${path} without a title`];
    const counts = titles.map((title) => ({ title, count: countMeant(titlesOf(path), title) }));
    return counts.flatMap(({ title, count }) => {
      if (count === 1) return [];
      return [`${rule.nr}: ${path} has ${count === 0 ? "no" : "more than one"} test “${title}”`];
    });
  });
}
