/** A block of commands of the documentation: where it is entered, as root. */
export interface Step {
  /** Machines that may do it at the same time, one group after the other. */
  readonly machines: readonly (readonly string[])[];
  readonly commands: string;
}

/** Blocks may stand in a list, as far in as its text. */
const block = /^( *)```sh\n\1# on ([^\n]+)\n(.*?)^\1```$/gms;

/** “db3, then db1 and db2”: db3 first, the others together after it. */
const machinesOf = (words: string): string[][] =>
  words.split(/,? then /).map((group) => group.split(/, | and /).map((name) => name.trim()));

/** The blocks of a section that say where they are entered, in their order. @throws Error where the section has none */
export function readSteps(markdown: string, heading: string): Step[] {
  const begin = markdown.indexOf(`\n${heading}\n`);
  const level = heading.slice(0, heading.indexOf(" "));
  // A single sign begins a remark of a shell; the title is above everything.
  const rest = begin < 0 ? "" : markdown.slice(begin + heading.length + 2);
  const end = rest.search(new RegExp(`^#{2,${level.length}} `, "m"));
  const steps = [...(end < 0 ? rest : rest.slice(0, end)).matchAll(block)].map(
    ([, indent = "", words = "", commands = ""]) => ({
      machines: machinesOf(words),
      commands: commands.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
    }),
  );
  if (steps.length === 0) throw new Error(`"${heading}" has no block that says where it is entered.`);
  return steps;
}
