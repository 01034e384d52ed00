import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";

/** The folder of the whole project. */
export const ROOT = dirname(import.meta.dirname);

/** A path under `.data/`, the only folder in which the scripts keep anything; the parent folders are made. */
export function dataPath(...parts: string[]): string {
  const path = join(ROOT, ".data", ...parts);
  mkdirSync(dirname(path), { recursive: true });
  return path;
}
