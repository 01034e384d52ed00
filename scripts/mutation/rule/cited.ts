import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../root.ts";
import { namedTests, titlesIn } from "../../structure/named-test.ts";
import type { SpecifiedRule } from "../../structure/specification.ts";

/** A test by its file, from the root, and its title as it stands in the source. */
export interface CitedTest {
  readonly path: string;
  readonly title: string;
}

/** A test that ran, with the titles of what stands around it: `describe › test`. */
export interface RanTest {
  readonly path: string;
  readonly title: string;
  readonly isRed: boolean;
}

export const citedTests = ({ shown }: Pick<SpecifiedRule, "shown">): CitedTest[] =>
  namedTests(shown).flatMap(({ path, titles }) => titles.map((title) => ({ path, title })));

export const isJourney = ({ path }: CitedTest): boolean => path.startsWith("e2e/");

/** What stands for a value in the title of a test that runs for several: `%s`, `$name`, `${name}`. */
const blank = /%[sdifjoO#$]|\$\{[^}]*\}|\$[a-z_][\w.]*/gi;

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** What matches a title whatever its blanks became. */
export const patternOf = (title: string): string => title.split(blank).map(literally).join(".*");

/** For the runners, which put a space where a document has `›`. */
export const filterOf = (tests: readonly CitedTest[]): string =>
  [...new Set(tests.map(({ title }) => patternOf(title.replaceAll(" › ", " "))))].join("|");

const isMeant = (title: string, full: string): boolean => new RegExp(`(?:^| › )${patternOf(title)}$`, "s").test(full);

const plainLength = (title: string): number => title.replace(blank, "").length;

const known = new Map<string, readonly string[]>();
function titlesOf(path: string): readonly string[] {
  const titles = known.get(path) ?? titlesIn(readFileSync(join(ROOT, path), "utf8"));
  known.set(path, titles);
  return titles;
}

/** With the titles of what stands around it. */
const fullTitleOf = ({ path, title }: CitedTest): string =>
  titlesOf(path).find((full) => full === title || full.endsWith(` › ${title}`)) ?? title;

/** The journey, or what stands around it, that a cited step belongs to: runners know no steps. */
export const withoutSteps = (tests: readonly CitedTest[]): CitedTest[] =>
  tests.map((test) => ({ ...test, title: fullTitleOf(test).split(" › ", 1)[0] ?? test.title }));

/** Of several titles of the file that a test may have come from, it came from the one that says most of it. */
function isFrom({ path, title }: CitedTest, ran: RanTest): boolean {
  if (path !== ran.path || !isMeant(title, ran.title)) return false;
  const own = fullTitleOf({ path, title });
  const better = titlesOf(path).filter((full) => isMeant(full, ran.title) && plainLength(full) > plainLength(own));
  return better.length === 0;
}

/** What came of a cited test; one title may have been several tests. */
export interface Verdict extends CitedTest {
  readonly ran: number;
  readonly red: number;
}

export const verdictsOf = (cited: readonly CitedTest[], ran: readonly RanTest[]): Verdict[] =>
  cited.map(({ path, title }) => {
    const own = ran.filter((test) => isFrom({ path, title }, test));
    return { path, title, ran: own.length, red: own.filter(({ isRed }) => isRed).length };
  });
