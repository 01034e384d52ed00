import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";

/** The folder of the whole project. */
export const root = dirname(dirname(import.meta.dirname));

/** A path under `.data/bench/`, where measurements keep what they need again; the folders above it are made. */
export function place(...parts: string[]): string {
  const path = join(root, ".data", "bench", ...parts);
  mkdirSync(dirname(path), { recursive: true });
  return path;
}
