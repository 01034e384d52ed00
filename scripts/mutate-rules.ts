import { build } from "./application.ts";
import { withDatabase } from "./mutation/database.ts";
import { openRoom } from "./mutation/room.ts";
import { chosenTrials, type Trial } from "./mutation/rule/choice.ts";
import { copyProject } from "./mutation/rule/copy.ts";
import { contentOf, keepRuleResult, readRuleResults } from "./mutation/rule/result.ts";
import { writeTable } from "./mutation/rule/table.ts";
import { tryAll } from "./mutation/rule/trial.ts";
import { type Stage, withStage } from "./process/stage.ts";
import { asCommand } from "./process/user-error.ts";
import { ROOT } from "./root.ts";

/**
 * `npm run mutate:rules [-- nr … --force]`: takes the rules of forty rows of the specification away, one after the other in a copy of the
 * project, and fails where all tests stay green that the row cites. What nobody has touched since is known; `--force` tries it again.
 */
await asCommand(() =>
  withStage(async (stage) => {
    const { trials, anew } = chosenTrials(process.argv.slice(2));
    const results = readRuleResults();
    const open = trials.filter(({ rule, mutant }) => anew || results[rule.nr]?.of !== contentOf(rule, mutant, ROOT));
    const unnoticed = open.length > 0 ? await attempt(stage, open) : [];
    for (const { rule } of unnoticed) keepRuleResult(rule.nr, undefined);
    writeTable();
    console.log(`${open.length} of ${trials.length} rows were tried, the others are known.`);
    for (const { rule, mutant } of unnoticed) {
      console.log(`\n${rule.nr}: no test that it cites turns red without its rule; see its mutant of ${mutant.file}.`);
    }
    process.exitCode = unnoticed.length > 0 ? 1 : 0;
  }),
);

async function attempt(stage: Stage, trials: readonly Trial[]): Promise<readonly Trial[]> {
  await build();
  openRoom(stage);
  const env = await withDatabase(stage);
  copyProject();
  return tryAll(trials, env, ({ rule }, result) => {
    keepRuleResult(rule.nr, result);
    const told = result.red.map(({ title, ran, red }) => `${title}${ran > 1 ? ` (${red} of ${ran})` : ""}`);
    console.log(`${rule.nr.padEnd(8)} ${String(result.seconds).padStart(4)} s  ${told.join("; ")}`);
  });
}
