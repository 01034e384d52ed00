import { join } from "node:path";
import type { Source } from "../structure/source.ts";

/** The packages whose tests have longer forms, by the step that runs them. */
const packages = { scripts: "scripts", api: "apps/api", e2e: "e2e" } as const;
export const longerSteps = Object.keys(packages);

/** What asks for the longer form, itself or by what the journeys share. */
const asks = ({ path, text }: Source): boolean =>
  /process\.env(\.|\[")LONG_TESTS/.test(text) ||
  (path.startsWith("e2e/") && /import \{[^}]*\b(isLong|readers)\b[^}]*\} from "[./]+fixtures\.ts"/.test(text));

const importsOf = ({ path, text }: Source): string[] =>
  [...text.matchAll(/ from "(\.[^"]+)"/g)].map(([, name = ""]) => join(path, "..", name).replaceAll("\\", "/"));

/** The test files that have a longer form, in themselves or in a file that they import, as `npm test` is asked for them. */
export function longerForms(sources: readonly Source[]): string[] {
  const shared = new Set(sources.filter((one) => asks(one) && one.path !== "e2e/fixtures.ts").map(({ path }) => path));
  const isLonger = (one: Source) => shared.has(one.path) || importsOf(one).some((path) => shared.has(path));
  return Object.values(packages).flatMap((folder) =>
    sources
      .filter((one) => one.path.startsWith(`${folder}/`) && /\.(test|spec)\.ts$/.test(one.path) && isLonger(one))
      .map(({ path }) => path.slice(folder.length + 1)),
  );
}
