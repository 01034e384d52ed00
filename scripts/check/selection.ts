import { UserError } from "../process/user-error.ts";

export interface Selection<Step> {
  steps: readonly Step[];
  /** What follows the names of the steps, for the test runners. */
  args: readonly string[];
}

/**
 * Reads `npm test -- [step …] [argument of the test runner …]`; without a name all steps are meant, and one that is named several
 * times runs as often. The first step builds what the others read, so it always runs, once.
 *
 * @throws UserError for a first word that is neither a step nor an option
 */
export function select<Step extends { name: string }>(all: readonly Step[], words: readonly string[]): Selection<Step> {
  const known = new Set(all.map(({ name }) => name));
  const end = words.findIndex((word) => !known.has(word));
  const names = end === -1 ? words : words.slice(0, end);
  const args = end === -1 ? [] : words.slice(end);
  const first = args[0];
  if (names.length === 0 && first !== undefined && !first.startsWith("-")) {
    throw new UserError(`There is no step "${first}": choose from ${[...known].join(", ")}.`);
  }
  const chosen = all.flatMap((step, index) =>
    index === 0 ? step : names.filter((name) => name === step.name).map(() => step),
  );
  return { steps: names.length === 0 ? all : chosen, args };
}
