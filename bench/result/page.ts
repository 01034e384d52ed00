import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { place, root } from "../stand/place.ts";
import type { Result } from "./kept.ts";
import { tableOf } from "./table.ts";

/** From here on the page is written by people, and kept. */
const mark = "<!-- What follows is written by hand. -->";

const keptIn = (path: string): string => {
  const text = existsSync(path) ? readFileSync(path, "utf8") : "";
  return text.includes(mark) ? text.slice(text.indexOf(mark)) : `${mark}\n`;
};

/** Under which circumstances the figures are true. */
export interface Circumstances {
  readonly machine: string;
  readonly commit: string;
  readonly command: string;
  readonly how: string;
  /** Measured at the sizes that are wanted: only such figures belong into the documentation. */
  readonly isWhole: boolean;
}

function textOf({ machine, commit, command, how }: Circumstances, results: readonly Result[]): string {
  const times = results.map(({ at }) => at).sort();
  const minutes = results.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
  return `# Performance

Written by \`${command}\`, which takes about ${Math.ceil(minutes)} minutes once its databases are built.

| | |
|---|---|
| commit | ${commit} |
| machine | ${machine} |
| measured | ${times[0]?.slice(0, 16)} to ${times.at(-1)?.slice(0, 16)} UTC |
| how | ${how} |

“Bare” is the same work without the application: the driver alone behind \`node:http\`, on the same database, in the fewest and cheapest
statements that were found and with the same guarantees; see \`bench/bare\`. “Ratio” is the median of the rounds' ratios.

${tableOf(results)}

`;
}

/** Writes the table and the figures; answers with the path of the table. Figures of small databases stay under \`.data\`. */
export function writePage(circumstances: Circumstances, results: Readonly<Record<string, Result>>): string {
  const folder = circumstances.isWhole ? join(root, "docs") : place("page", "..");
  const path = join(folder, "performance.md");
  writeFileSync(path, textOf(circumstances, Object.values(results)) + keptIn(path));
  const { machine, commit, command, how } = circumstances;
  const facts = { machine, commit, command, how, rows: results };
  writeFileSync(join(folder, "performance.json"), `${JSON.stringify(facts, null, 2)}\n`);
  return path;
}
