import { run } from "../process/run.ts";
import { ROOT } from "../root.ts";
import { runAlerts } from "./alerts.ts";
import { runBrowser } from "./browser.ts";
import type { Context } from "./context.ts";
import { checkOutcome, type Outcome } from "./outcome.ts";
import { requirePrograms } from "./program.ts";
import { runVitest } from "./vitest.ts";

export interface Step {
  /** How the step is chosen: `npm test -- lint types`. */
  name: string;
  what: string;
  /** A test runner takes the arguments that follow the names of the steps. */
  runsTests?: true;
  run: (context: Context) => Promise<Outcome>;
}

/** All steps, cheap ones first. */
export const STEPS: readonly Step[] = [
  command("build", "generated client and web application", [
    ...["turbo", "run", "build", "--env-mode=loose", "--output-logs=errors-only", "--no-color"],
  ]),
  command("lint", "format and lint", [
    "biome",
    "ci",
    "--colors=off",
    "--error-on-warnings",
    "--max-diagnostics=50",
    ".",
  ]),
  command("promises", "promises and switches", ["oxlint", "--type-aware", "--deny-warnings", "."]),
  types(),
  command("unused", "unused code and dependencies", ["knip", "--no-progress"]),
  {
    name: "structure",
    what: "files, names and sizes",
    run: async () => checkOutcome(await run(process.execPath, ["scripts/check-structure.ts"], { cwd: ROOT })),
  },
  { name: "alerts", what: "rules of the alerts", run: runAlerts },
  tests("scripts", "tests of the scripts", "scripts", false),
  tests("contract", "tests of the contract", "packages/contract", false),
  tests("web", "tests of the web application", "apps/web", false),
  tests("bank", "tests of the bank to rehearse with", "apps/bank-sim", false),
  tests("db", "tests of the database", "prisma", true),
  {
    name: "api",
    what: "tests of the API",
    runsTests: true,
    run: async (context) => {
      // A bank's side is played by them.
      await requirePrograms(["curl", "openssl"]);
      return runVitest(context, "apps/api", true);
    },
  },
  { name: "e2e", what: "journeys in a browser", runsTests: true, run: runBrowser },
];

function command(name: string, what: string, args: readonly string[]): Step {
  return { name, what, run: async () => checkOutcome(await run("pnpm", ["exec", ...args], { cwd: ROOT })) };
}

/** The compiler in every package that has code, at most two at once; one that fails hides no other. */
function types(): Step {
  const args = ["--recursive", "--workspace-concurrency=2", "--no-bail", "--reporter-hide-prefix", "run", "types"];
  return { name: "types", what: "types", run: async () => checkOutcome(await run("pnpm", args, { cwd: ROOT })) };
}

function tests(name: string, what: string, folder: string, needsDatabase: boolean): Step {
  return { name, what, runsTests: true, run: (context) => runVitest(context, folder, needsDatabase) };
}
