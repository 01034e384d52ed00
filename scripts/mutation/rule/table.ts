import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../root.ts";
import { toShort } from "../../structure/document-path.ts";
import { type RuleResults, readRuleResults, type Tried } from "./result.ts";
import { readSample } from "./sample.ts";

const begin = "<!-- Written by `npm run mutate:rules` from here -->";
const end = "<!-- to here. -->";
const path = join(ROOT, "docs", "mutation.md");

/** A piece of code as one cell of a table, whole. */
const code = (text: string): string =>
  text.trim() === ""
    ? "nothing"
    : `<code>${text
        .trim()
        .replace(/\s+/g, " ")
        .replace(/[&<>|*_`]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</code>`;

const redTest = ({ title, ran, red }: Tried["red"][number]): string =>
  `*${title.replaceAll("|", "\\|")}*${ran > 1 ? ` (${red} of ${ran})` : ""}`;

/** As the rows cite them: several titles behind one path. */
const redTests = (red: Tried["red"]): string =>
  [...Map.groupBy(red, (test) => test.path)]
    .map(([file, tests]) => `\`${toShort(file)}\` › ${tests.map(redTest).join(", ")}`)
    .join(", ");

const rowOf = (nr: string, { file, from, to, red }: Tried): string =>
  `| ${[nr, `\`${toShort(file)}\``, code(from), code(to), redTests(red)].join(" | ")} |`;

/** The rows of the sample in the order of the specification, with what came of their mutants. */
export function tableOf(results: RuleResults): string {
  const tried = readSample().flatMap(({ nr }) => {
    const result = results[nr];
    return result ? [{ nr, result }] : [];
  });
  tried.sort((a, b) => a.nr.localeCompare(b.nr, "en", { numeric: true }));
  const seconds = tried.reduce((sum, { result }) => sum + result.seconds, 0);
  return `${begin}

The tests of all rows together took ${Math.ceil(seconds / 60)} minutes on the machine that tried them.

| row | file | what stood there | what was put there | tests that turned red |
|---|---|---|---|---|
${tried.map(({ nr, result }) => rowOf(nr, result)).join("\n")}

${end}`;
}

/** The table as it stands on the page. */
export function readTable(): string {
  const page = readFileSync(path, "utf8");
  return page.slice(page.indexOf(begin), page.indexOf(end) + end.length);
}

/** Writes the table of the latest results in the place of the one before. */
export function writeTable(): void {
  const before = readTable();
  const page = readFileSync(path, "utf8");
  writeFileSync(
    path,
    page.replace(before, () => tableOf(readRuleResults())),
  );
}
