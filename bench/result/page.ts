import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { place, root } from "../stand/place.ts";
import { type Result, type Results, readPage, readResults } from "./kept.ts";
import { tableOf } from "./table.ts";

/** From here on the page is written by people, and kept. */
const mark = "<!-- What follows is written by hand. -->";

const keptIn = (path: string): string => {
  const text = existsSync(path) ? readFileSync(path, "utf8") : "";
  return text.includes(mark) ? text.slice(text.indexOf(mark)) : `${mark}\n`;
};

/** Under which circumstances the figures of a page are true. */
export interface Circumstances {
  readonly machine: string;
  readonly command: string;
  readonly how: string;
  /** Measured in the usual manner: only such figures belong into the documentation. */
  readonly isWhole: boolean;
}

/**
 * Each row as it was measured last on this machine and in this manner, be it by another commit: it was true of that, and the page tells of
 * which. Figures of other machines or sizes can't stand beside these.
 */
function latest(names: readonly string[], { machine, how }: Circumstances, sources: readonly Results[]): Results {
  const rows = names.flatMap((name) => {
    const [last] = sources
      .flatMap((results) => results[name] ?? [])
      .filter(({ of }) => of.endsWith(`, ${machine}, ${how}`))
      .toSorted((one, other) => other.at.localeCompare(one.at));
    return last ? [[name, last] as const] : [];
  });
  return Object.fromEntries(rows);
}

function textOf({ machine, command, how }: Circumstances, results: readonly Result[]): string {
  const times = results.map(({ at }) => at).sort();
  const minutes = results.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
  const commits = [...new Set(results.map(({ commit }) => commit))];
  return `# Performance

Written by \`${command}\`, which takes about ${Math.ceil(minutes)} minutes once its databases are built.

| | |
|---|---|
| commit | ${commits.length > 1 ? "told in each line" : commits.join("")} |
| machine | ${machine} |
| measured | ${times[0]?.slice(0, 16)} to ${times.at(-1)?.slice(0, 16)} UTC |
| how | ${how} |

“Bare” is the same work without the application: the driver alone behind \`node:http\`, on the same database, in the fewest and cheapest
statements that were found and with the same guarantees; see \`bench/bare\`. “Ratio” is the median of the rounds' ratios.

${tableOf(results, commits.length > 1)}

`;
}

/**
 * Writes the table of these rows, in their order, and the figures; answers with the path of the table and the names of the rows in it. What
 * the page holds already stays where it wasn't measured again. Figures of small databases stay under `.data`.
 */
export function writePage(names: readonly string[], circumstances: Circumstances): { path: string; shown: string[] } {
  const folder = circumstances.isWhole ? join(root, "docs") : place("page", "..");
  const [path, figures] = [join(folder, "performance.md"), join(folder, "performance.json")];
  const rows = latest(names, circumstances, [readResults(), readPage(figures)]);
  writeFileSync(path, textOf(circumstances, Object.values(rows)) + keptIn(path));
  const { machine, command, how } = circumstances;
  writeFileSync(figures, `${JSON.stringify({ machine, command, how, rows }, null, 2)}\n`);
  return { path, shown: Object.keys(rows) };
}
