import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../root.ts";

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

test("docs/operations.md names every environment variable of the API", () => {
  const variables = [...read("apps/api/src/env.ts").matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name);
  expect(variables.length).toBeGreaterThan(10);
  const operations = read("docs/operations.md");
  expect(variables.filter((name) => !operations.includes(`\`${name}\``))).toEqual([]);
});

test.each(["README.md", "CONTRIBUTING.md", "docs/operations.md"])("the links of %s lead somewhere", (path) => {
  const links = [...read(path).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = ""]) => link);
  expect(links.filter((link) => !existsSync(join(ROOT, dirname(path), link)))).toEqual([]);
});

test("README.md names every command of package.json", () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read("package.json"));
  const readme = read("README.md");
  const named = (name: string) => readme.includes(`npm run ${name}`) || readme.includes(`npm ${name}`);
  expect(Object.keys(scripts).filter((name) => !named(name))).toEqual([]);
});
