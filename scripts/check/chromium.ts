import { join } from "node:path";
import { progress } from "../process/progress.ts";
import { lastLines, run } from "../process/run.ts";
import { UserError } from "../process/user-error.ts";
import { ROOT } from "../root.ts";
import { findProgram, installPackages } from "./program.ts";

/** The one without windows first: it is the quicker one. */
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const PACKAGES = ["chromium-headless-shell", "chromium"];

/**
 * The environment that tells the browser tests which browser to use: `CHROMIUM_PATH` for one of the machine, nothing
 * when Playwright brought its own.
 *
 * @throws UserError when there is no browser and none could be brought
 */
export async function browserEnvironment(): Promise<NodeJS.ProcessEnv> {
  const path = process.env.CHROMIUM_PATH || findChromium() || (await installChromium());
  if (path) return { CHROMIUM_PATH: path };
  const { code, output } = await progress("bringing a browser", () =>
    run("pnpm", ["exec", "playwright", "install", "chromium"], { cwd: join(ROOT, "e2e") }),
  );
  if (code === 0) return {};
  throw new UserError(
    `No browser was found and none could be brought: install Chromium ("apt install chromium") or set CHROMIUM_PATH.\n${lastLines(output, 3)}`,
  );
}

const findChromium = (): string | undefined => findProgram(NAMES);

/** Debian's own package, where we may install one. */
async function installChromium(): Promise<string | undefined> {
  await installPackages("Chromium", PACKAGES, () => findChromium() !== undefined);
  return findChromium();
}
