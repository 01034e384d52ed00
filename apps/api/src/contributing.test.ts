import { execFile } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const copy = mkdtempSync(join(tmpdir(), "retribusi-contributing-"));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

interface Block {
  readonly kind: string;
  readonly path: string;
  readonly text: string;
}

/** What CONTRIBUTING.md shows of files: fenced blocks with a path, as they stand in a list. */
const blocks: readonly Block[] = [
  ...readFileSync(join(root, "CONTRIBUTING.md"), "utf8").matchAll(/^ {3}```(\w+) (\S+)\n([\s\S]*?)^ {3}```$/gm),
].map(([, kind = "", path = "", text = ""]) => ({ kind, path, text: text.replaceAll(/^ {3}/gm, "") }));
const isAction = ({ path }: Block) => path.includes("/action/");

test("the action is shown as it is", () => {
  const shown = blocks.filter(isAction);
  expect(shown).toHaveLength(2);
  for (const { path, text } of shown) expect(readFileSync(join(root, path), "utf8")).toContain(text);
});

const packages = ["apps/api", "apps/web", "packages/contract", "packages/tsconfig", "prisma", "scripts"];
/** What is made here, not written. */
const made = new Set(["node_modules", ".git", ".data", ".turbo", "dist", "generated", "test-results"]);

/** The project as it is here, with the same packages beside it. */
function copyProject(): void {
  for (const name of readdirSync(root)) {
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: (path) => !made.has(basename(path)) });
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  for (const folder of packages) {
    const modules = join(root, folder, "node_modules");
    if (existsSync(modules))
      cpSync(modules, join(copy, folder, "node_modules"), { recursive: true, verbatimSymlinks: true });
  }
}

/** Each added line stands before the next line of the block that is there already. */
function insert(before: string, lines: readonly string[]): string {
  let text = before;
  let waiting: string[] = [];
  for (const line of lines) {
    if (line.startsWith("+")) {
      waiting.push(`${line.slice(1)}\n`);
      continue;
    }
    const known = `${line.slice(1)}\n`;
    expect(text, `no such line: ${known}`).toContain(known);
    text = text.replace(known, () => `${waiting.join("")}${known}`);
    waiting = [];
  }
  return text;
}

function apply({ kind, path, text }: Block): void {
  const file = join(copy, path);
  mkdirSync(dirname(file), { recursive: true });
  if (kind === "diff") writeFileSync(file, insert(readFileSync(file, "utf8"), text.trimEnd().split("\n")));
  else if (kind === "prisma") appendFileSync(file, `\n${text}`);
  else writeFileSync(file, text);
}

/** Fails with what the program printed. */
async function run(folder: string, program: string, ...args: string[]): Promise<void> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV)/.test(name)));
  const options = { cwd: join(copy, folder), env, maxBuffer: 64 * 1024 * 1024 };
  await promisify(execFile)(program, args, options).catch(({ stdout, stderr }: { stdout: string; stderr: string }) => {
    throw new Error(`${folder}: ${program} ${args.join(" ")}\n${stdout.slice(-4000)}${stderr.slice(-2000)}`);
  });
}

const bin = (folder: string, name: string): string => join(root, folder, "node_modules/.bin", name);
const vitest = (folder: string, ...args: string[]) =>
  run(folder, bin(folder, "vitest"), "run", "--no-color", "--reporter=dot", ...args);

const isLong = Boolean(process.env.LONG_TESTS);

/**
 * The short form asks the compiler only for the files that know every entity by its name, and for what they import; all others are checked as
 * they stand here, by `npm test -- types`.
 */
async function checkTypes(): Promise<void> {
  const files = ["src/registry.ts", "src/access/scopes.ts", "src/testing/expected-rights.ts", "src/lib/http-ece.d.ts"];
  const named = { extends: "./tsconfig.json", include: [], files };
  writeFileSync(join(copy, "apps/api/tsconfig.named.json"), JSON.stringify(named));
  await run("apps/api", bin("apps/api", "tsc"), ...(isLong ? [] : ["-p", "tsconfig.named.json"]));
  if (isLong) await run("packages/contract", bin("packages/contract", "tsc"));
}

/** Tests of the contract that go through all entities. */
const ofEntities = ["src/access/", "src/specified-fields.test.ts"];

test("the entity that is shown passes the types and the tests of every entity", { timeout: 600_000 }, async () => {
  copyProject();
  for (const block of blocks) if (!isAction(block)) apply(block);
  await run("prisma", process.execPath, "generate.mjs");
  await checkTypes();
  await vitest("packages/contract", ...(isLong ? [] : ofEntities));
  const suites = ["src/access/rights.test.ts", "src/access/rights-write.test.ts", "src/records/crud.test.ts"];
  await vitest("apps/api", ...suites, "src/records/list-content.test.ts", "-t", "tbl_acara");
});
