import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const contract = fileURLToPath(new URL("../../../packages/contract/src/", import.meta.url));
/** Imports that stay when types are taken away; of the names in braces at least one is no type. */
const imported =
  /^(?:import|export)\s+(?!type\b)(?:\{(?<names>[^}]*)\}\s+from\s+|[^;"{]*\bfrom\s+)?"(?<from>[^"]+)";/gm;

const isOnlyTypes = (names: string): boolean =>
  names
    .split(",")
    .map((name) => name.trim())
    .every((name) => name === "" || name.startsWith("type "));

function targetOf(from: string, file: string): string | undefined {
  if (from.startsWith("@retribusi/contract/")) return `${contract}${from.slice("@retribusi/contract/".length)}.ts`;
  const path = from.startsWith(".") ? resolve(dirname(file), from) : "";
  return /\.tsx?$/.test(path) && existsSync(path) ? path : undefined;
}

/** Our own files that are there as soon as one of these is: what they import, and so on, but not what they load later. */
export function staticFiles(start: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const { groups } of readFileSync(file, "utf8").matchAll(imported)) {
      const target = targetOf(groups?.["from"] ?? "", file);
      if (target && !(groups?.["names"] && isOnlyTypes(groups["names"]))) walk(target);
    }
  };
  for (const file of start) walk(file);
  return found;
}
