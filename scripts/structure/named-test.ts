import { fromRoot } from "./document-path.ts";

/** A test file that a document cites, with the titles of the tests that are meant. */
export interface NamedTests {
  readonly path: string;
  readonly titles: readonly string[];
}

/** What a cell cites: `` `path` › *title* ``, several titles behind one path as `` `path` › *title*, *title* ``. */
export function namedTests(cell: string): NamedTests[] {
  const found: { path: string; titles: string[] }[] = [];
  for (const [, path, title] of cell.matchAll(/`([^`\s]+\/[^`\s]+)`|\*([^*]+)\*/g)) {
    if (path) found.push({ path: fromRoot(path), titles: [] });
    else if (title) found.at(-1)?.titles.push(title);
  }
  return found;
}

const text = String.raw`(?:"((?:[^"\\\n]|\\.)*)"|${"`"}((?:[^${"`"}\\]|\\.)*)${"`"})`;
const named = String.raw`(?:await )?(test|it|describe)(?:\.[a-z]\w*)*`;
/** The title stands in the call, behind its table of cases or condition on the same line, or behind a table that ends on a line of its own. */
const titled = String.raw`(?:${named}(?:<.*>)?(?:\(.*?\))?|[\])}]+(?: as const)?\))\(\s*${text}`;
const line = new RegExp(String.raw`^( *)(?:${titled}|\}\);$)`, "gm");

/**
 * The full titles of a file's tests and steps as they stand in its source, with those of what stands around them: `describe › test`. A title
 * with `%s`, `$name` or `${name}` is one test, whatever it becomes. Files are formatted, so that the indentation tells what is inside.
 */
export function titlesIn(source: string): string[] {
  const around: { readonly depth: number; readonly title: string }[] = [];
  return [...source.matchAll(line)].flatMap(([, indent = "", kind, plain, template]) => {
    const title = plain ?? template;
    while ((around.at(-1)?.depth ?? -1) >= indent.length) around.pop();
    if (title === undefined) return [];
    around.push({ depth: indent.length, title });
    return kind === "describe" ? [] : [around.map((one) => one.title).join(" › ")];
  });
}

/** How many tests of the file a title means: its own, or with as much of what stands around it as tells it from others. */
export const countMeant = (titles: readonly string[], title: string): number =>
  titles.filter((full) => full === title || full.endsWith(` › ${title}`)).length;
