import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const root = resolve(import.meta.dirname, "../../../../..");
const parts = ["apps/api", "packages/contract", "prisma"];

/** The application as it was at a commit, beside this one: with its own contract and database client, and the packages of today. */
export interface FormerVersion {
  readonly commit: string;
  /** What starts it. */
  readonly server: URL;
}

/**
 * Unpacks it under `.data/`, unless it is there.
 *
 * @returns null where the history isn't there, as in a copy of the newest commit alone
 */
export function openFormerVersion(name: string): FormerVersion | null {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "buffer", maxBuffer: 1e9 });
  let commit: string;
  try {
    commit = git("rev-parse", "--verify", "--quiet", `${name}^{commit}`).toString().trim();
  } catch {
    return null;
  }
  const folder = join(root, ".data", "former", commit);
  if (!existsSync(join(folder, "prisma", "generated"))) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    execFileSync("tar", ["-x", "-C", folder], { input: git("archive", commit) });
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
    // Their links are relative, so that those to the other parts lead to the former ones.
    for (const part of parts)
      cpSync(join(root, part, "node_modules"), join(folder, part, "node_modules"), {
        recursive: true,
        verbatimSymlinks: true,
      });
    execFileSync(process.execPath, ["generate.mjs"], { cwd: join(folder, "prisma"), stdio: "ignore" });
  }
  return { commit, server: pathToFileURL(join(folder, "apps", "api", "src", "server.ts")) };
}
