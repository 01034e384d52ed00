import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { availableParallelism, cpus, totalmem } from "node:os";
import { root } from "../stand/place.ts";

/** On what a figure was measured: it says nothing about another machine. */
export const machine = (): string => {
  const [{ model = "unknown processor" } = {}] = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${availableParallelism()} × ${model.trim()}, ${memory} GB, ${process.platform}, Node ${process.versions.node}`;
};

const git = (...args: string[]): string => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();

/** All that a figure could depend on: what is beside it, as the documentation, is left out. */
const parts = ["apps", "bench", "packages", "patches", "prisma", "scripts", "pnpm-lock.yaml"];

export interface Code {
  /** The commit, marked when something was changed after it. */
  readonly commit: string;
  /** The same for the same code, whatever commit it stands in. */
  readonly id: string;
}

/** The code that is measured. */
export function codeHere(): Code {
  const changes = git("diff", "HEAD", "--", ...parts);
  const trees = parts.map((part) => git("rev-parse", `HEAD:${part}`));
  const id = createHash("sha256")
    .update([...trees, changes].join("\n"))
    .digest("hex")
    .slice(0, 16);
  return { commit: `${git("rev-parse", "--short", "HEAD")}${changes === "" ? "" : " with changes"}`, id };
}
