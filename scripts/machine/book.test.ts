import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { run } from "../process/run.ts";
import { ROOT } from "../root.ts";
import { readSteps } from "./book.ts";

const book = `# Book

## Before

\`\`\`sh
# on a
before
\`\`\`

### Steps

\`\`\`sh
# on a, then b and c
one
# on a line of its own, a remark
two
\`\`\`

\`\`\`sh
nowhere
\`\`\`

1. In a list:

   \`\`\`sh
   # on b
   three
     further in
   \`\`\`

#### Still within

\`\`\`sh
# on c
four
\`\`\`

## After

\`\`\`sh
# on a
after
\`\`\`
`;

test("the steps of a section are its blocks that say where, in order", () => {
  expect(readSteps(book, "### Steps")).toEqual([
    { machines: [["a"], ["b", "c"]], commands: "one\n# on a line of its own, a remark\ntwo\n" },
    { machines: [["b"]], commands: "three\n  further in\n" },
    { machines: [["c"]], commands: "four\n" },
  ]);
});

test("a section without any, or that isn't there, is an error and not nothing to do", () => {
  expect(() => readSteps(book, "### Nothing")).toThrow("no block");
  expect(() => readSteps("\n## A\ntext", "## A")).toThrow("no block");
});

test("what is documented is understood by a shell, and names files that are there", async () => {
  const pages = readFileSync(join(ROOT, "docs/operations.md"), "utf8");
  const steps = ["### Step by step", "### A new version", "### Back to the version before"].flatMap((heading) =>
    readSteps(pages, heading),
  );
  for (const { commands, machines } of steps) {
    expect(machines.flat().filter((name) => !/^(db[123]|app1)$/.test(name))).toEqual([]);
    expect(await run("bash", ["-n", "-c", commands])).toEqual({ code: 0, output: "" });
  }
});
