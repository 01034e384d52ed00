import { z } from "zod";

/** What a step found: numbers of tests (a check counts as one), and what to show when something failed. */
export interface Outcome {
  passed: number;
  failed: number;
  output: string;
  /** What tests say of themselves beside having passed, a line each: how much they tried. */
  notes?: readonly string[];
}

/** A check passes or fails as a whole. */
export function checkOutcome({ code, output }: { code: number; output: string }): Outcome {
  return code === 0 ? { passed: 1, failed: 0, output: "" } : { passed: 0, failed: 1, output };
}

export const NOTHING: Outcome = { passed: 0, failed: 0, output: "" };

/** What stands before a step: a step in which nothing ran has not passed. */
export function signOf({ passed, failed }: Outcome): "✓" | "✗" | "–" {
  if (failed > 0) return "✗";
  return passed > 0 ? "✓" : "–";
}

/** `meta.note` is what a test wrote into its `task.meta`. */
const assertion = z.object({ status: z.string(), meta: z.object({ note: z.string().optional() }).optional() });

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(assertion) })),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
});

interface Run {
  code: number;
  output: string;
}

/**
 * Reads what Vitest's JSON reporter wrote. A file that could not even be loaded has no tests: it counts as one failure.
 *
 * @param report the content of the report, `null` when Vitest ended before it wrote one
 */
export function vitestOutcome(report: string | null, run: Run): Outcome {
  if (report === null) return withoutReport(run);
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(JSON.parse(report));
  const unloaded = testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  );
  const notes = testResults.flatMap((file) => file.assertionResults.flatMap(({ meta }) => meta?.note ?? []));
  return { ...counted(numPassedTests, numFailedTests + unloaded.length, run), ...(notes.length > 0 ? { notes } : {}) };
}

/** Reads what Playwright's JSON reporter wrote; a test that passed only when repeated counts as failed. */
export function playwrightOutcome(report: string | null, run: Run): Outcome {
  if (report === null) return withoutReport(run);
  const { expected, unexpected, flaky } = playwrightReport.parse(JSON.parse(report)).stats;
  return counted(expected, unexpected + flaky, run);
}

function withoutReport({ code, output }: Run): Outcome {
  return code === 0 ? NOTHING : { passed: 0, failed: 1, output };
}

/** A run that failed for a reason outside of any test is a failure too. */
function counted(passed: number, failures: number, { code, output }: Run): Outcome {
  const failed = failures === 0 && code !== 0 ? 1 : failures;
  return { passed, failed, output: failed > 0 ? output : "" };
}

/**
 * What to say when arguments were given and no test ran. One step that ran a test is enough: with several steps the filter is usually
 * meant for one of them.
 */
export function unmatched(args: readonly string[], ran: number): string | undefined {
  if (args.length === 0 || ran > 0) return undefined;
  return `No test ran: nothing in the chosen steps matches ${args.join(" ")}. Paths count from the package's folder, e.g. src/app.test.ts.`;
}
