import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** A source file of ours; `path` is relative to the project and uses `/`. */
export interface Source {
  path: string;
  text: string;
}

/** Something that breaks a rule of the house: the sentence says what to do about it. */
export interface Problem {
  path: string;
  mend: string;
}

const FOLDERS = "{apps,packages,prisma,e2e,scripts,bench}";
const FOREIGN = ["node_modules", "generated", "dist", "public"];

/** Every source file, generated and foreign ones left out. */
export function readSources(root: string): Source[] {
  const exclude = (path: string) => FOREIGN.includes(basename(path));
  return globSync(`${FOLDERS}/**/*.{ts,tsx,mjs}`, { cwd: root, exclude })
    .map((path) => path.replaceAll("\\", "/"))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}

/** Tests may be longer, may import from anywhere and have a vocabulary of their own. */
export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path) || /(^|\/)testing\//.test(path);
}

/** The name without its ending, in the parts that the dots make: `booking.entity.ts` → `["booking", "entity"]`. */
export function nameParts(path: string): string[] {
  return basename(path)
    .replace(/(\.d)?\.(ts|tsx|mjs)$/, "")
    .replace(/\.(test|spec)$/, "")
    .split(".");
}

/** The feature that a file belongs to: `apps/api/src/features/booking/x.ts` → `{ owner: "apps/api", feature: "booking" }`. */
export function featureOf(path: string): { owner: string; feature: string } | null {
  const match = /^((?:apps|packages)\/[^/]+)\/src\/features\/([^/]+)\//.exec(path);
  return match?.[1] && match[2] ? { owner: match[1], feature: match[2] } : null;
}
