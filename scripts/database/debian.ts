import { QUIET, unpackDebian } from "../process/debian-package.ts";
import { run } from "../process/run.ts";
import { unpackedFolder } from "./program.ts";

/**
 * Brings MariaDB from Debian's or Ubuntu's own packages, which install no service: installed when we are root, else
 * unpacked under `.data/`.
 *
 * @returns whether the packages are now there; false on a machine without apt or without network
 */
export async function bringFromDebian(): Promise<boolean> {
  return process.getuid?.() === 0 ? install() : unpackDebian(packageNames, unpackedFolder());
}

async function install(): Promise<boolean> {
  if ((await run("apt-get", ["update", "-q"], { env: QUIET })).code !== 0) return false;
  const packages = await packageNames([]);
  if (packages.length === 0) return false;
  const args = ["install", "-y", "-q", "--no-install-recommends", ...packages];
  return (await run("apt-get", args, { env: QUIET })).code === 0;
}

/** `mariadb-server-core` and its client, with the version in the name where a release has no plain one. */
async function packageNames(options: readonly string[]): Promise<string[]> {
  const { output } = await run("apt-cache", [...options, "pkgnames", "mariadb-server-core"]);
  const server = output.split("\n").filter(Boolean).sort().at(0);
  return server ? [server, server.replace("server", "client")] : [];
}
