import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { progress } from "../process/progress.ts";
import { run } from "../process/run.ts";
import { UserError } from "../process/user-error.ts";

/** The first of some programs that is on the PATH. */
export function findProgram(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

/** Installs Debian's own packages one after the other until there is enough, where we may install any. */
export async function installPackages(what: string, packages: readonly string[], isEnough: () => boolean) {
  if (process.getuid?.() !== 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await progress(`installing ${what}`, async () => {
    await run("apt-get", ["update", "-q"], { env });
    for (const name of packages) {
      if (isEnough()) return;
      await run("apt-get", ["install", "-y", "-q", "--no-install-recommends", name], { env });
    }
  });
}

/**
 * Makes sure that programs are there which bear their package's name.
 *
 * @throws UserError with those that are missing and could not be brought
 */
export async function requirePrograms(names: readonly string[]): Promise<void> {
  const missing = () => names.filter((name) => !findProgram([name]));
  const wanted = missing();
  if (wanted.length === 0) return;
  await installPackages(wanted.join(" and "), wanted, () => missing().length === 0);
  const left = missing().join(" and ");
  if (left)
    throw new UserError(
      `The tests of the API need ${left}: install them ("apt install ${left.replace(" and ", " ")}").`,
    );
}
