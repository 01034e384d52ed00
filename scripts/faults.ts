import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
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
  console.log(`Seeds ${seeds.join(", ")} of ${values.faults} faults each: about four minutes a seed.`);
  const args = [join(ROOT, "scripts", "test.ts"), "api", "src/hostile/faults.test.ts"];
  const { code } = await run(process.execPath, args, {
    cwd: ROOT,
    env: allWithParent({ ...process.env, ...env }),
    live: true,
  });
  process.exitCode = code;
  if (existsSync(report)) console.log(`\n${tableOf(readFileSync(report, "utf8"))}`);
});

function readSeeds(file: string): number[] {
  return existsSync(file) ? z.array(z.int()).parse(JSON.parse(readFileSync(file, "utf8"))) : [];
}

/** `3`, `1-20` or `3,7,11`. */
function seedsOf(text: string): number[] {
  const [, first, last] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(text) ?? [];
  if (first !== undefined) {
    const [from, to] = [Number(first), Number(last ?? first)];
    if (from <= to) return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  }
  const all = text.split(",").map(Number);
  if (!all.every(Number.isInteger)) throw new UserError("--seeds is 1-20, or 3, or 3,7,11.");
  return all;
}

/** As the test writes it, a line for each seed. */
const line = z.object({
  seed: z.int(),
  writers: z.string(),
  wrong: z.record(z.string(), z.array(z.string())),
  faults: z.array(z.object({ kind: z.string(), pause: z.number() })),
  work: z.record(z.string(), z.object({ ok: z.int(), fail: z.int(), unknown: z.int() })),
  seen: z.object({ conflicts: z.int(), unknownCommits: z.int(), latePayments: z.int() }),
  mails: z.int(),
  seconds: z.int(),
});

/** The report as a table of Markdown. */
function tableOf(text: string): string {
  const rows = text.trim().split("\n");
  const told = rows.map((row) => {
    const { seed, writers, wrong, faults, work, seen, mails, seconds } = line.parse(JSON.parse(row));
    const of = (type: "ok" | "fail" | "unknown") => Object.values(work).reduce((sum, one) => sum + one[type], 0);
    const what = [seed, writers, faults.length, of("ok"), of("fail"), of("unknown"), seen.conflicts];
    const more = [seen.unknownCommits, seen.latePayments, mails, Object.values(wrong).flat().length, seconds];
    return `| ${[...what, ...more].join(" | ")} |`;
  });
  const titles = ["seed", "writers", "faults", "done", "refused", "unknown", "conflicts", "commits cut", "paid late"];
  const all = [...titles, "mails", "wrong", "seconds"];
  return [`| ${all.join(" | ")} |`, `|${"---|".repeat(all.length)}`, ...told].join("\n");
}
