import { z } from "zod";

const place = z.object({ line: z.int(), column: z.int() });

const mutant = z.object({
  location: z.object({ start: place, end: place }),
  replacement: z.string(),
  status: z.enum(["Killed", "Timeout", "RuntimeError", "CompileError", "NoCoverage", "Survived", "Ignored", "Pending"]),
  /** The tests that failed, by their number in the report. */
  killedBy: z.array(z.string()).default([]),
});
export type Mutant = z.output<typeof mutant>;

/** What Stryker's JSON reporter writes, as far as it is read here (https://github.com/stryker-mutator/mutation-testing-elements). */
export const strykerReport = z.object({
  files: z.record(z.string(), z.object({ source: z.string(), mutants: z.array(mutant) })),
  testFiles: z.record(z.string(), z.object({ tests: z.array(z.object({ id: z.string(), name: z.string() })) })),
});
export type StrykerReport = z.output<typeof strykerReport>;
