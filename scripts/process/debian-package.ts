import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { run } from "./run.ts";

/** The environment in which apt asks nobody. */
export const QUIET = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };

/**
 * Unpacks Debian's or Ubuntu's own packages into a folder, with the libraries that this machine lacks, and installs nothing. apt works without root when its lists and its cache lie
 * in a folder of our own.
 *
 * @param choose names the packages; it gets the options with which apt knows those lists
 * @returns whether the packages are now there; false on a machine without apt or without network
 */
export async function unpackDebian(
  choose: (options: readonly string[]) => readonly string[] | Promise<readonly string[]>,
  target: string,
): Promise<boolean> {
  // Of its own for each target: others may be brought at the same time.
  const apt = `${target}.apt`;
  const [folder, state, cache] = [join(apt, "packages"), join(apt, "state"), join(apt, "cache")];
  for (const path of [folder, join(state, "lists", "partial"), join(cache, "archives", "partial")]) {
    mkdirSync(path, { recursive: true });
  }
  const own = [
    ...["-o", `Dir::State=${state}`, "-o", "Dir::State::status=/var/lib/dpkg/status"],
    ...["-o", `Dir::Cache=${cache}`, "-o", "APT::Sandbox::User="],
  ];
  if ((await run("apt-get", [...own, "update", "-q"], { env: QUIET })).code !== 0) return false;
  const packages = await choose(own);
  if (packages.length === 0) return false;
  const wanted = [...packages, ...(await missingLibraries(own, packages))];
  if ((await run("apt-get", [...own, "download", "-q", ...wanted], { cwd: folder, env: QUIET })).code !== 0)
    return false;
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".deb"))) {
    if ((await run("dpkg-deb", ["-x", join(folder, file), target])).code !== 0) return false;
  }
  rmSync(apt, { recursive: true, force: true });
  return true;
}

/** The libraries that packages name as their own dependencies, and those that these name, as far as this machine does not have them. */
async function missingLibraries(options: readonly string[], packages: readonly string[]): Promise<readonly string[]> {
  const { output } = await run("apt-cache", [...options, "depends", "--important", ...packages]);
  const names = new Set([...output.matchAll(/^\s+Depends: (lib[a-z0-9.+-]+)$/gm)].map((match) => match[1] ?? ""));
  const missing: string[] = [];
  for (const name of names) {
    const { code, output: status } = await run("dpkg-query", ["-s", name]);
    if (code !== 0 || !status.includes("install ok installed")) missing.push(name);
  }
  if (missing.length === 0) return [];
  return [...new Set([...missing, ...(await missingLibraries(options, missing))])];
}
