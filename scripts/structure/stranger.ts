import { dirname, join } from "node:path/posix";
import type { Problem, Source } from "./source.ts";

/** What is written a second time, from the standard, to find what the first has understood wrongly: code in common would hide it. */
const STRANGER = { folder: "apps/bank-sim", name: "@retribusi/bank-sim" };

const IMPORT = /\b(?:from|import)\s*\(?\s*["']([^"']+)["']/g;

/** Whether an import leads into the stranger's folder, from whatever place. */
function leadsInside(path: string, specifier: string): boolean {
  if (!specifier.startsWith(".")) return specifier === STRANGER.name || specifier.startsWith(`${STRANGER.name}/`);
  return `${join(dirname(path), specifier)}/`.startsWith(`${STRANGER.folder}/`);
}

/** A package of ours by its name, or a file by its path. */
const isOurs = (specifier: string): boolean => specifier.startsWith(".") || specifier.startsWith("@retribusi/");

/** The bank to rehearse with imports nothing of ours and is imported by nothing of ours, tests included. */
export function checkStranger(sources: readonly Source[]): Problem[] {
  return sources.flatMap(({ path, text }) => {
    const isInside = path.startsWith(`${STRANGER.folder}/`);
    return [...text.matchAll(IMPORT)].flatMap(([, specifier = ""]) => {
      if (!isOurs(specifier) || leadsInside(path, specifier) === isInside) return [];
      return [{ path, mend: `do not import ${specifier}: ${STRANGER.folder} shares no code with anything` }];
    });
  });
}
