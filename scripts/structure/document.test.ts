import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../root.ts";

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

test("docs/operations.md names every environment variable of the API", () => {
  const variables = [...read("apps/api/src/lib/env.ts").matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name);
  expect(variables.length).toBeGreaterThan(10);
  const operations = read("docs/operations.md");
  expect(variables.filter((name) => !operations.includes(`\`${name}\``))).toEqual([]);
});

const database = "scripts/database/README.md";

const specification = ["docs/specification.md", "docs/specification/decided.md"];
const pages = ["README.md", "CONTRIBUTING.md", "docs/operations.md", "docs/security.md", ...specification, database];

test.each(pages)("the links of %s lead somewhere", (path) => {
  const links = [...read(path).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = ""]) => link);
  expect(links.filter((link) => !existsSync(join(ROOT, dirname(path), link)))).toEqual([]);
});

test("the README of the embedded database tells every sentence with which it fails, in its words", () => {
  const folder = join(ROOT, dirname(database));
  const files = readdirSync(folder).filter((name) => name.endsWith(".ts"));
  const source = files.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
  const [, table = ""] = /^## When it can't\n([\s\S]*?)^## /m.exec(read(database)) ?? [];
  const reported = [...table.matchAll(/`([A-Z][^`]{15,})`/g)].flatMap(([, sentence = ""]) => sentence.split("…"));
  expect(reported.filter((part) => !source.includes(part))).toEqual([]);
  const thrown = [...source.matchAll(/(?:new UserError\(|NO_SERVER =|stage\.fail\()\s*["'`]([A-Z][\w ]+)/g)];
  expect(thrown.map(([, start = ""]) => start.trim()).filter((start) => !table.includes(start))).toEqual([]);
  expect(thrown.length).toBeGreaterThan(9);
});

test("the inventory of logs names every table that is one, and every kind of line that speaks of a person", () => {
  const [, inventory = ""] = /^## Logs\n([\s\S]*?)^## /m.exec(read("docs/operations.md")) ?? [];
  const models = readdirSync(join(ROOT, "prisma/models")).map((file) => read(`prisma/models/${file}`));
  const tables = [...models.join("\n").matchAll(/^model (\w+) \{/gm)].map(([, name = ""]) => name);
  const logs = tables.filter((name) =>
    /^log_|^audit$|_riwayat$|^outbox$|^pekerjaan$|^sesi$|^penolakan_|^sinkronisasi$/.test(name),
  );
  expect(logs.length).toBeGreaterThan(7);
  const lines = ["security event", "audit trail", "request failed"];
  expect([...logs, ...lines].filter((name) => !inventory.includes(`\`${name}\``))).toEqual([]);
});

test("README.md names every command of package.json", () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read("package.json"));
  const readme = read("README.md");
  const named = (name: string) => readme.includes(`npm run ${name}`) || readme.includes(`npm ${name}`);
  expect(Object.keys(scripts).filter((name) => !named(name))).toEqual([]);
});
