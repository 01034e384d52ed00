import { existsSync } from "node:fs";
import { join } from "node:path";
import { unpackDebian } from "../process/debian-package.ts";
import { progress } from "../process/progress.ts";
import { run } from "../process/run.ts";
import { dataPath, ROOT } from "../root.ts";
import { checkOutcome, NOTHING, type Outcome } from "./outcome.ts";
import { findProgram } from "./program.ts";

const unpacked = join(dataPath("prometheus"), "usr", "bin", "promtool");

/** Prometheus' own checker: the machine's, or Debian's, unpacked without the service that it comes with. */
async function findPromtool(): Promise<string | undefined> {
  const known = findProgram(["promtool"]) ?? (existsSync(unpacked) ? unpacked : undefined);
  if (known !== undefined) return known;
  await progress("bringing promtool", () => unpackDebian(async () => ["prometheus"], dataPath("prometheus")));
  return existsSync(unpacked) ? unpacked : undefined;
}

/** The rules of the alerts, by the program that runs them: whether it understands them, and when they ring. */
export async function runAlerts(): Promise<Outcome> {
  const promtool = await findPromtool();
  if (promtool === undefined)
    return { ...NOTHING, notes: ["skipped: promtool can't be had here (Debian's package prometheus brings it)"] };
  const cwd = join(ROOT, "deploy", "prometheus");
  const checks = await Promise.all(
    [
      ["check", "rules", "alerts.yml"],
      ["test", "rules", "alerts.test.yml"],
    ].map(async (args) => checkOutcome(await run(promtool, args, { cwd }))),
  );
  return {
    passed: checks.filter(({ passed }) => passed > 0).length,
    failed: checks.filter(({ failed }) => failed > 0).length,
    output: checks.map(({ output }) => output).join("\n"),
  };
}
