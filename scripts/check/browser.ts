import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import getPort from "get-port";
import { run } from "../process/run.ts";
import { allWithParent } from "../process/with-parent.ts";
import { dataPath, ROOT } from "../root.ts";
import { browserEnvironment } from "./chromium.ts";
import type { Context } from "./context.ts";
import { NOTHING, type Outcome, playwrightOutcome } from "./outcome.ts";

/** Runs the journeys in a real browser. */
export async function runBrowser(context: Context): Promise<Outcome> {
  const folder = join(ROOT, "e2e");
  if (!existsSync(join(folder, "playwright.config.ts"))) return NOTHING;
  const report = dataPath("test", "e2e.json");
  rmSync(report, { force: true });
  // Playwright ends at once at a signal and leaves what it has started.
  const env = allWithParent({
    ...(await context.databaseEnvironment()),
    ...(await browserEnvironment()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    E2E_PORT: String(await getPort({ port: 3970 })),
  });
  const others = context.args.length > 0 ? ["--pass-with-no-tests"] : [];
  const args = ["exec", "playwright", "test", "--reporter=line,json", ...others, ...context.args];
  const result = await run("pnpm", args, { cwd: folder, env });
  return playwrightOutcome(existsSync(report) ? readFileSync(report, "utf8") : null, result);
}
