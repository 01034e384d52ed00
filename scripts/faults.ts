import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readSeeds, seedsOf, tableOf } from "./fault/report.ts";
import { run } from "./process/run.ts";
import { asCommand, UserError } from "./process/user-error.ts";
import { allWithParent } from "./process/with-parent.ts";
import { dataPath, ROOT } from "./root.ts";

/**
 * `npm run faults [-- --seeds 1-20 --faults 20]`: sixteen people and a bank work on a cluster of their own while what the seeds plan happens to it;
 * then everything is counted. Seeds that failed before come first. Histories and the report are in `.data/faults/`.
 */
await asCommand(async () => {
  const { values } = parseArgs({
    options: { seeds: { type: "string", default: "1-20" }, faults: { type: "string", default: "20" } },
  });
  mkdirSync(dataPath("faults"), { recursive: true });
  const failing = readSeeds(dataPath("faults", "failing.json"));
  const seeds = [...new Set([...failing, ...seedsOf(values.seeds)])];
  if (!/^[1-9]\d{0,2}$/.test(values.faults)) throw new UserError("--faults is a number from 1 to 999.");
  const report = dataPath("faults", "report.jsonl");
  rmSync(report, { force: true });
  const env = { LONG_TESTS: "1", FAULT_SEEDS: seeds.join(","), FAULT_COUNT: values.faults };
  console.log(`Seeds ${seeds.join(", ")} of ${values.faults} faults each: two to three minutes a seed.`);
  const args = [join(ROOT, "scripts", "test.ts"), "api", "src/hostile/faults.test.ts"];
  const { code } = await run(process.execPath, args, {
    cwd: ROOT,
    env: allWithParent({ ...process.env, ...env }),
    live: true,
  });
  process.exitCode = code;
  if (existsSync(report)) console.log(`\n${tableOf(readFileSync(report, "utf8"))}`);
});
