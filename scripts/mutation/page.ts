import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../root.ts";
import { BAR, MODULES, type Module, pathOf } from "./modules.ts";
import { reasonFor } from "./reasons.ts";
import { contentOf, type Measured, type Results, readResults, type Survivor, scoreOf } from "./result.ts";

/** From here on the page is written by people, and kept. */
const mark = "<!-- What follows is written by hand. -->";
const path = join(ROOT, "docs", "mutation.md");

const handwritten = (): string => {
  const text = existsSync(path) ? readFileSync(path, "utf8") : "";
  return text.includes(mark) ? text.slice(text.indexOf(mark)) : `${mark}\n`;
};

const line = (cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |`;

function rowOf(module: Module, result: Measured | undefined): string {
  const file = `\`${pathOf(module)}\``;
  if (!result) return line([file, "not measured", "", "", "", "", `≥ ${BAR[module.kind]} %`]);
  const { killed, survivors, uncovered, errors } = result;
  const score = `${scoreOf(result)} %${scoreOf(result) < BAR[module.kind] ? " (under its bar)" : ""}`;
  const counts = [killed, survivors.length - uncovered, uncovered, errors];
  const isOld = contentOf(module) !== result.of;
  return line([file, score + (isOld ? " (changed since)" : ""), ...counts, `≥ ${BAR[module.kind]} %`]);
}

/** A piece of code as one cell of a table. */
const code = (text: string): string => {
  const short = text.length > 70 ? `${text.slice(0, 70)}…` : text;
  return short === "" ? "nothing" : `<code>${short.replace(/[&<>|*_`]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</code>`;
};

const survivorCells = (file: string, survivor: Survivor): string =>
  [code(survivor.from), code(survivor.to), reasonFor(file, survivor) ?? "no test yet"].join(" | ");

const times = (count: number): string => (count === 1 ? "" : ` (${count} places)`);

function survivorsOf(results: Results): string {
  const parts = MODULES.flatMap((module) => {
    const survivors = results[pathOf(module)]?.survivors ?? [];
    if (survivors.length === 0) return [];
    const alike = Map.groupBy(survivors, (survivor) => survivorCells(pathOf(module), survivor));
    const rows = [...alike].map(([cells, { length }]) => line([cells + times(length)]));
    return [
      [
        `### ${pathOf(module)}`,
        "",
        "| what stands there | what was put there | why no test notices |",
        "|---|---|---|",
        ...rows,
      ].join("\n"),
    ];
  });
  return parts.join("\n\n");
}

/** Writes the page of the latest results, and keeps what people wrote on it. */
export function writePage(): void {
  const results = readResults();
  const rows = MODULES.map((module) => rowOf(module, results[pathOf(module)]));
  const seconds = MODULES.reduce((sum, module) => sum + (results[pathOf(module)]?.seconds ?? 0), 0);
  const text = `# What tests notice

Written by \`npm run mutate\`. It spoils each of these files in every way that Stryker knows, one place at a time, and runs the few tests that
guard the file (\`scripts/mutation/modules.ts\`). A place that was spoilt and that no test noticed has survived; \`uncovered\` are those that no test
came by; with \`errors\` the file could not even be loaded, and they don't count. All files together took ${Math.ceil(seconds / 60)} minutes on the machine
that measured them. \`npm run mutate -- condition\` runs the files whose path has the word.

| file | score | killed | survived | uncovered | errors | wanted |
|---|---|---|---|---|---|---|
${rows.join("\n")}

## What survived, and why

What no test came by is listed, too.

${survivorsOf(results)}

`;
  writeFileSync(path, text + handwritten());
}
