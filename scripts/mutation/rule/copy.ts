import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { ROOT } from "../../root.ts";
import { room } from "../room.ts";
import type { RuleMutant } from "./mutants.ts";

/** What is no part of the project, or too much to be copied. */
const left = new Set([".git", ".data", ".turbo", "test-results"]);

/** The project as it is here, with what was built, and with links to the same packages. */
export function copyProject(): void {
  for (const name of readdirSync(ROOT)) {
    if (name === "node_modules") symlinkSync(join(ROOT, name), join(room, name));
    else if (!left.has(name)) {
      const filter = (path: string) => !left.has(basename(path));
      cpSync(join(ROOT, name), join(room, name), { recursive: true, verbatimSymlinks: true, filter });
    }
  }
}

/** Puts the mutant into the copy; answers with what takes it out again. */
export function plant({ file, from, to }: RuleMutant): () => void {
  const path = join(room, file);
  const source = readFileSync(path, "utf8");
  writeFileSync(
    path,
    source.replace(from, () => to),
  );
  return () => writeFileSync(path, source);
}
