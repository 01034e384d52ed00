import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import { UserError } from "../process/user-error.ts";

/** Seeds that failed before. */
export function readSeeds(file: string): number[] {
  return existsSync(file) ? z.array(z.int()).parse(JSON.parse(readFileSync(file, "utf8"))) : [];
}

/** `3`, `1-20` or `3,7,11`. */
export function seedsOf(text: string): number[] {
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
export function tableOf(text: string): string {
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
