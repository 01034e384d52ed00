import { existsSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import getPort from "get-port";
import { z } from "zod";
import { browserEnvironment } from "../../check/chromium.ts";
import { lastLines, run } from "../../process/run.ts";
import { UserError } from "../../process/user-error.ts";
import { allWithParent } from "../../process/with-parent.ts";
import { room } from "../room.ts";
import { type CitedTest, filterOf, type RanTest, withoutSteps } from "./cited.ts";

interface JourneyStep {
  readonly title: string;
  readonly error?: unknown;
  readonly steps?: readonly JourneyStep[] | undefined;
}
const step: z.ZodType<JourneyStep> = z.object({
  title: z.string(),
  error: z.unknown().optional(),
  get steps() {
    return z.array(step).optional();
  },
});
const spec = z.object({
  title: z.string(),
  ok: z.boolean(),
  tests: z.array(z.object({ results: z.array(z.object({ steps: z.array(step).optional() })) })),
});
/** A file, or what stands around journeys in it. */
interface Suite {
  readonly title: string;
  readonly specs: readonly z.output<typeof spec>[];
  readonly suites?: readonly Suite[] | undefined;
}
const suite: z.ZodType<Suite> = z.object({
  title: z.string(),
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});
/** What Playwright's JSON reporter writes, as far as it is read here. */
const report = z.object({ suites: z.array(suite) });

const stepsIn = (path: string, around: string, { title, error, steps = [] }: JourneyStep): RanTest[] => [
  { path, title: `${around} › ${title}`, isRed: error !== undefined },
  ...steps.flatMap((inner) => stepsIn(path, `${around} › ${title}`, inner)),
];

/** Journeys and the steps that they came to. */
function journeysIn(path: string, around: readonly string[], { specs, suites = [] }: Suite): RanTest[] {
  const journeys = specs.flatMap(({ title, ok, tests }) => {
    const whole = [...around, title].join(" › ");
    const steps = tests.flatMap(({ results }) => results.flatMap((result) => result.steps ?? []));
    return [{ path, title: whole, isRed: !ok }, ...steps.flatMap((one) => stepsIn(path, whole, one))];
  });
  return [...journeys, ...suites.flatMap((inner) => journeysIn(path, [...around, inner.title], inner))];
}

/** The web application of the copy, as it is served. */
export async function buildWeb(): Promise<void> {
  const { code, output } = await run("pnpm", ["run", "build"], { cwd: join(room, "apps/web") });
  if (code !== 0) throw new UserError(`The web application could not be built:\n${lastLines(output, 20)}`);
}

/** Runs these journeys in the copy on the web application that was built there last. */
export async function runJourneys(tests: readonly CitedTest[], database: NodeJS.ProcessEnv): Promise<RanTest[]> {
  const file = join(room, "journeys.json");
  rmSync(file, { force: true });
  // Playwright ends at once at a signal and leaves what it has started.
  const env = allWithParent({
    ...database,
    ...(await browserEnvironment()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    E2E_PORT: String(await getPort({ port: 3970 })),
  });
  const paths = [...new Set(tests.map(({ path }) => basename(path)))];
  const args = ["exec", "playwright", "test", ...paths, "-g", filterOf(withoutSteps(tests)), "--reporter=line,json"];
  const { output } = await run("pnpm", args, { cwd: join(room, "e2e"), env });
  if (!existsSync(file)) throw new UserError(`The journeys could not be run:\n${lastLines(output, 20)}`);
  const { suites } = report.parse(JSON.parse(readFileSync(file, "utf8")));
  return suites.flatMap((one) => journeysIn(join("e2e", one.title), [], one));
}
