import { UserError } from "../process/user-error.ts";
import { MODULES, type Module, pathOf } from "./modules.ts";

/**
 * Reads the words behind `npm run mutate --`: parts of the paths of modules, all of them without a word.
 *
 * @throws UserError for a word that is in no path
 */
export function chosen(words: readonly string[]): { modules: readonly Module[]; anew: boolean } {
  const parts = words.filter((word) => word !== "--force");
  const fits = (part: string) => (module: Module) => pathOf(module).includes(part);
  const unknown = parts.find((part) => !MODULES.some(fits(part)));
  if (unknown !== undefined) {
    throw new UserError(`No module's path has "${unknown}" in it: see the modules in scripts/mutation/modules.ts.`);
  }
  const modules = parts.length === 0 ? MODULES : MODULES.filter((module) => parts.some((part) => fits(part)(module)));
  return { modules, anew: words.includes("--force") };
}
