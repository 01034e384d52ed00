import { UserError } from "../process/user-error.ts";

export interface Selection<Step> {
  steps: readonly Step[];
  /** What follows the names of the steps, for the test runners. */
  args: readonly string[];
}

/**
 * Reads `npm test -- [step …] [argument of the test runner …]`; without a name all steps are meant. The first step builds what the
 * others read, so it always runs.
 *
 * @throws UserError for a first word that is neither a step nor an option
 */
export function select<Step extends { name: string }>(all: readonly Step[], words: readonly string[]): Selection<Step> {
  const known = new Set(all.map(({ name }) => name));
  const end = words.findIndex((word) => !known.has(word));
  const names = new Set(end === -1 ? words : words.slice(0, end));
  const args = end === -1 ? [] : words.slice(end);
  const first = args[0];
  if (names.size === 0 && first !== undefined && !first.startsWith("-")) {
    throw new UserError(`There is no step "${first}": choose from ${[...known].join(", ")}.`);
  }
  return { steps: names.size === 0 ? all : all.filter(({ name }, index) => index === 0 || names.has(name)), args };
}
