import { UserError } from "../../process/user-error.ts";
import { allWithParent } from "../../process/with-parent.ts";
import { room } from "../room.ts";
import type { Trial } from "./choice.ts";
import { type CitedTest, citedTests, isJourney, type RanTest, type Verdict, verdictsOf } from "./cited.ts";
import { plant } from "./copy.ts";
import { buildWeb, runJourneys } from "./journey-run.ts";
import { contentOf, type Tried } from "./result.ts";
import { runTests } from "./vitest-run.ts";

type Run = (tests: readonly CitedTest[], env: NodeJS.ProcessEnv) => Promise<RanTest[]>;

/** Tests of one kind, and how they run with a mutant in the copy. */
interface Level {
  readonly takes: (test: CitedTest) => boolean;
  readonly run: Run;
  /** What has to be made anew of the spoilt copy first. */
  readonly prepare: () => Promise<void>;
}

/** Cheap ones first: a journey tells only where no other test has told already. */
const levels: readonly Level[] = [
  { takes: (test) => !isJourney(test), run: runTests, prepare: async () => undefined },
  { takes: isJourney, run: runJourneys, prepare: buildWeb },
];

/** Throws unless each of these tests is there and green: else red would mean nothing. */
async function requireGreen(tests: readonly CitedTest[], { run }: Level, env: NodeJS.ProcessEnv): Promise<void> {
  const wrong = verdictsOf(tests, await run(tests, env)).filter(({ ran, red }) => ran === 0 || red > 0);
  if (wrong.length === 0) return;
  const told = wrong.map(({ path, title, ran }) => `${path} › ${title}: ${ran === 0 ? "did not run" : "is red"}`);
  throw new UserError(`With nothing spoilt yet, these tests aren't green:\n${told.join("\n")}`);
}

async function redTests({ rule, mutant }: Trial, level: Level, env: NodeJS.ProcessEnv): Promise<Verdict[]> {
  const tests = citedTests(rule).filter(level.takes);
  const takeOut = plant(mutant);
  try {
    await level.prepare();
    return verdictsOf(tests, await level.run(tests, env)).filter(({ red }) => red > 0);
  } finally {
    takeOut();
  }
}

/**
 * Plants the mutants one after the other and runs the tests that their rows cite.
 * @param tell hears of each row whose rule was missed
 * @returns the rows whose tests all stayed green
 */
export async function tryAll(
  trials: readonly Trial[],
  env: NodeJS.ProcessEnv,
  tell: (trial: Trial, result: Tried) => void,
): Promise<readonly Trial[]> {
  let left = trials;
  for (const level of levels) {
    const mine = left.filter(({ rule }) => citedTests(rule).some(level.takes));
    const cited = mine.flatMap(({ rule }) => citedTests(rule).filter(level.takes));
    if (cited.length > 0) await requireGreen(cited, level, allWithParent(env));
    for (const trial of mine) {
      const began = performance.now();
      const red = await redTests(trial, level, allWithParent(env));
      if (red.length === 0) continue;
      left = left.filter((one) => one !== trial);
      const { nr: _, ...mutant } = trial.mutant;
      const seconds = Math.round((performance.now() - began) / 1000);
      tell(trial, { of: contentOf(trial.rule, trial.mutant, room), seconds, ...mutant, red });
    }
  }
  return left;
}
