import { relative } from "node:path";
import { z } from "zod";
import { ROOT } from "../root.ts";

/** How long one test took, beside what its file prepared. */
export interface TimedTest {
  /** `file › title` */
  readonly test: string;
  readonly milliseconds: number;
}

const vitestTest = z.object({ fullName: z.string(), duration: z.number().nullish() });
const vitestReport = z.object({
  testResults: z.array(z.object({ name: z.string(), assertionResults: z.array(vitestTest) })),
});

const playwrightTest = z.object({ results: z.array(z.object({ duration: z.number() })) });
const playwrightSuite = z.object({
  file: z.string(),
  specs: z.array(z.object({ title: z.string(), tests: z.array(playwrightTest) })),
  get suites(): z.ZodOptional<z.ZodArray<typeof playwrightSuite>> {
    return z.array(playwrightSuite).optional();
  },
});
const playwrightReport = z.object({ suites: z.array(playwrightSuite) });

const fromVitest = ({ testResults }: z.output<typeof vitestReport>): TimedTest[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      test: `${relative(ROOT, name)} › ${fullName}`,
      milliseconds: duration ?? 0,
    })),
  );

const fromPlaywright = ({ file, specs, suites = [] }: z.output<typeof playwrightSuite>): TimedTest[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ results }) =>
      results.map(({ duration }) => ({ test: `e2e/${file} › ${title}`, milliseconds: duration })),
    ),
  ),
  ...suites.flatMap(fromPlaywright),
];

/** The tests of a report that Vitest's or Playwright's JSON reporter wrote. */
export function timedTests(report: string): TimedTest[] {
  const content: unknown = JSON.parse(report);
  const { success, data } = vitestReport.safeParse(content);
  return success ? fromVitest(data) : playwrightReport.parse(content).suites.flatMap(fromPlaywright);
}

/** The slowest ones first. */
export const slowest = (tests: readonly TimedTest[], count: number): TimedTest[] =>
  tests.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, count);
