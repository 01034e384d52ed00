import { z } from "zod";

/** What a step found: numbers of tests (a check counts as one), and what to show when something failed. */
export interface Outcome {
  passed: number;
  failed: number;
  output: string;
  /** What tests say of themselves beside having passed, a line each: how much they tried, or why they did not. */
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

const journey = z.object({
  title: z.string(),
  tests: z.array(z.object({ status: z.string(), results: z.array(z.object({ status: z.string() })) })),
});
const suite = z.object({
  specs: z.array(journey),
  get suites() {
    return z.array(suite).optional();
  },
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int() }),
  suites: z.array(suite),
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
  const told = testResults.flatMap((file) => file.assertionResults.flatMap(({ meta }) => meta?.note ?? []));
  const notes = [...new Set(told)];
  return { ...counted(numPassedTests, numFailedTests + unloaded.length, run), ...(notes.length > 0 ? { notes } : {}) };
}

const journeysIn = ({ specs, suites = [] }: z.output<typeof suite>): z.output<typeof journey>[] => [
  ...specs,
  ...suites.flatMap(journeysIn),
];

/**
 * Reads what Playwright's JSON reporter wrote. A test that passed only when repeated counts as failed, unless the first time nothing at all
 * happened until its time was over: a browser sometimes stops drawing and so never presses, which says nothing of the application. It is told.
 */
export function playwrightOutcome(report: string | null, run: Run): Outcome {
  if (report === null) return withoutReport(run);
  const { stats, suites } = playwrightReport.parse(JSON.parse(report));
  const repeated = suites.flatMap(journeysIn).filter(({ tests }) => tests.some(({ status }) => status === "flaky"));
  const [stood = [], wrong = []] = [true, false].map((wanted) =>
    repeated.filter(({ tests }) => tests.every(({ results }) => results[0]?.status === "timedOut") === wanted),
  );
  const outcome = counted(stats.expected + stood.length, stats.unexpected + wrong.length, run);
  return { ...outcome, ...(stood.length > 0 ? { notes: stood.map(stoodStill) } : {}) };
}

const stoodStill = ({ title }: { readonly title: string }): string => `the browser stood still, then passed: ${title}`;

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
