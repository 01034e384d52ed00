import { openContext } from "./check/context.ts";
import { type Outcome, signOf, unmatched } from "./check/outcome.ts";
import { STEPS, type Step } from "./check/plan.ts";
import { select } from "./check/selection.ts";
import { seconds } from "./process/progress.ts";
import { withStage } from "./process/stage.ts";
import { asCommand, UserError } from "./process/user-error.ts";

/** `npm test`: every check and test, one line each, then what failed, then the sum. */
await asCommand(() =>
  withStage(async (stage) => {
    const { steps, args } = select(STEPS, process.argv.slice(2));
    const context = openContext(stage, args);
    const failures: { step: Step; output: string }[] = [];
    let passed = 0;
    let failed = 0;
    let ran = 0;
    for (const step of steps) {
      const began = performance.now();
      const outcome = await step.run(context).catch(unableToRun);
      console.log(line(step, outcome, began));
      for (const note of outcome.notes ?? []) console.log(`    ${note}`);
      passed += outcome.passed;
      failed += outcome.failed;
      if (step.runsTests) ran += outcome.passed + outcome.failed;
      if (outcome.failed > 0) failures.push({ step, output: outcome.output });
    }
    for (const { step, output } of failures) console.log(`\n── ${step.what} ──\n${output.trimEnd()}`);
    const nothing = unmatched(args, ran);
    if (nothing) {
      console.log(`\n${nothing}`);
      failed += 1;
    }
    await stage.close();
    console.log(`\n${passed} passed, ${failed} failed`);
    process.exitCode = failed > 0 ? 1 : 0;
  }),
);

function line({ name, what }: Step, outcome: Outcome, began: number): string {
  const { passed, failed } = outcome;
  const counts = [`${passed} passed`, ...(failed > 0 ? [`${failed} failed`] : [])].join(", ");
  return `${signOf(outcome)} ${name.padEnd(10)} ${what.padEnd(38)} ${seconds(began).padStart(8)}   ${counts}`;
}

/** A step that could not do its work at all is one failure. */
function unableToRun(error: unknown): Outcome {
  if (error instanceof UserError) return { passed: 0, failed: 1, output: error.message };
  return { passed: 0, failed: 1, output: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
