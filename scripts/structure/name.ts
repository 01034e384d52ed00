import { nameParts, type Problem, type Source } from "./source.ts";

/** Names that say nothing about what a file is for. */
const EMPTY = /^(utils?|helpers?|commons?|misc|shared|stuff)$/;
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Folders with an established plural, or a word that only looks like one. */
const PLURALS = new Set([
  ...[
    "apps",
    "packages",
    "scripts",
    "features",
    "records",
    "fields",
    "components",
    "locales",
    "pages",
    "images",
    "files",
  ],
  ...["access", "process", "models", "migrations", "routes"],
]);

/** Kebab-case, singular folders, no empty names, no `index` files. */
export function checkNames(sources: readonly Source[]): Problem[] {
  return sources.flatMap(({ path }) => {
    const folders = path.split("/").slice(0, -1);
    const parts = nameParts(path);
    const mends = [...folders.flatMap(folderMend), ...parts.flatMap(partMend)];
    if (parts[0] === "index") mends.push("name it after what it holds: the house has no index files");
    return mends.map((mend) => ({ path, mend }));
  });
}

function folderMend(folder: string): string[] {
  if (EMPTY.test(folder)) return [`rename the folder "${folder}" after what it is about`];
  if (!KEBAB.test(folder)) return [`write the folder "${folder}" in kebab-case`];
  if (/[^s]s$/.test(folder) && !PLURALS.has(folder)) return [`name the folder "${folder}" in the singular`];
  return [];
}

function partMend(part: string): string[] {
  if (EMPTY.test(part)) return [`name it after what it is about instead of "${part}"`];
  return KEBAB.test(part) ? [] : [`write "${part}" in kebab-case`];
}
