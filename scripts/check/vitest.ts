import { existsSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { run } from "../process/run.ts";
import { dataPath, ROOT } from "../root.ts";
import { type Context, testEnvironment } from "./context.ts";
import { type Outcome, vitestOutcome } from "./outcome.ts";

/** Runs the tests of one package, given by its folder; those that need it get a database. */
export async function runVitest(context: Context, folder: string, needsDatabase: boolean): Promise<Outcome> {
  const report = dataPath("test", `${folder.replaceAll("/", "-")}.json`);
  rmSync(report, { force: true });
  const env = needsDatabase ? await context.databaseEnvironment() : testEnvironment();
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  // A filter may be meant for another of the chosen steps; that one of them ran a test is looked after for all together.
  const others = context.args.length > 0 ? ["--passWithNoTests"] : [];
  // Left to itself Vitest spares a core, which of two is half. Whoever waits for a database leaves room for one more.
  const workers = availableParallelism() + (needsDatabase ? 1 : 0);
  const choice = [`--maxWorkers=${workers}`, ...others, ...reporters, ...context.args];
  const args = ["exec", "vitest", "run", "--no-color", ...choice];
  const result = await run("pnpm", args, { cwd: join(ROOT, folder), env });
  return vitestOutcome(existsSync(report) ? readFileSync(report, "utf8") : null, result);
}
