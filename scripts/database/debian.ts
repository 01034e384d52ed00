import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { run } from "../process/run.ts";
import { dataPath } from "../root.ts";
import { unpackedFolder } from "./program.ts";

const QUIET = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };

/**
 * Brings MariaDB from Debian's or Ubuntu's own packages, which install no service: installed when we are root, else
 * unpacked under `.data/`.
 *
 * @returns whether the packages are now there; false on a machine without apt or without network
 */
export async function bringFromDebian(): Promise<boolean> {
  return process.getuid?.() === 0 ? install() : unpack();
}

async function install(): Promise<boolean> {
  if ((await run("apt-get", ["update", "-q"], { env: QUIET })).code !== 0) return false;
  const packages = await packageNames([]);
  if (packages.length === 0) return false;
  const args = ["install", "-y", "-q", "--no-install-recommends", ...packages];
  return (await run("apt-get", args, { env: QUIET })).code === 0;
}

/** Unpacked where nothing may be installed. */
async function unpack(): Promise<boolean> {
  return unpackFromDebian(unpackedFolder(), (options) => packageNames(options));
}

/**
 * Unpacks packages of Debian or Ubuntu into a folder, with the libraries that this machine lacks; nothing is installed and no service
 * started. apt works without root when its lists and its cache lie in a folder of our own.
 *
 * @returns whether they are there now
 */
export async function unpackFromDebian(
  target: string,
  choose: (options: readonly string[]) => readonly string[] | Promise<readonly string[]>,
): Promise<boolean> {
  const folder = dataPath("apt", "packages");
  for (const path of [
    folder,
    dataPath("apt", "state", "lists", "partial"),
    dataPath("apt", "cache", "archives", "partial"),
  ]) {
    mkdirSync(path, { recursive: true });
  }
  const own = [
    ...["-o", `Dir::State=${dataPath("apt", "state")}`, "-o", "Dir::State::status=/var/lib/dpkg/status"],
    ...["-o", `Dir::Cache=${dataPath("apt", "cache")}`, "-o", "APT::Sandbox::User="],
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
  rmSync(dataPath("apt"), { recursive: true, force: true });
  return true;
}

/** `mariadb-server-core` and its client, with the version in the name where a release has no plain one. */
async function packageNames(options: readonly string[]): Promise<string[]> {
  const { output } = await run("apt-cache", [...options, "pkgnames", "mariadb-server-core"]);
  const server = output.split("\n").filter(Boolean).sort().at(0);
  return server ? [server, server.replace("server", "client")] : [];
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
