import { mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { lastLines, run } from "../process/run.ts";
import type { Stage } from "../process/stage.ts";
import { UserError } from "../process/user-error.ts";
import { allWithParent } from "../process/with-parent.ts";
import { ROOT } from "../root.ts";
import { type Module, pathOf } from "./modules.ts";
import { contentOf, type Measured, type Survivor } from "./result.ts";
import { openRoom, room } from "./room.ts";
import { type Mutant, type StrykerReport, strykerReport } from "./stryker-report.ts";

const report = join(room, "report.json");

/** Makes room for copies of packages, as deep as the packages themselves, so that their tests find the documentation beside them. */
export function makeRoom(stage: Stage): void {
  openRoom(stage);
  mkdirSync(join(room, "packages"), { recursive: true });
  symlinkSync(join(ROOT, "docs"), join(room, "docs"));
}

/** A database that is busy may answer late; what ends too late counts as noticed, so nothing may be late by accident. */
const patience = { pure: 10_000, database: 40_000 } as const;

/**
 * Spoils the module in each way that Stryker knows and tells what its tests notice.
 * @param env names the database's server, where the tests need one
 */
export async function measure(module: Module, env: NodeJS.ProcessEnv): Promise<{ result: Measured; idle: string[] }> {
  const { folder, file, tests, kind } = module;
  const [began, of] = [performance.now(), contentOf(module)];
  const options = {
    // With no file of the compiler's configuration: Stryker would rewrite it by an interface that TypeScript 7 lacks.
    configFile: join(import.meta.dirname, "stryker.json"),
    mutate: [file],
    // No other tests are in the copy: where `testFiles` names them, Stryker spoils nothing that is made when the module is loaded.
    ignorePatterns: ["dist", "**/*.test.ts", ...tests.map((test) => `!${test}`)],
    plugins: [fileURLToPath(import.meta.resolve("@stryker-mutator/vitest-runner"))],
    // Whoever waits for a database leaves room for one more.
    concurrency: availableParallelism() + (kind === "database" ? 1 : 0),
    timeoutMS: patience[kind],
    // To the end where that is cheap, so that each test that notices is known; else to the first one that does.
    disableBail: kind === "pure",
    tempDirName: join(room, "packages"),
    jsonReporter: { fileName: report },
  };
  rmSync(report, { force: true });
  const script = join(import.meta.dirname, "spoil.ts");
  const { code, output } = await run(process.execPath, [script, JSON.stringify(options)], {
    cwd: join(ROOT, folder),
    env: allWithParent(env),
  });
  if (code !== 0) throw new UserError(`Stryker could not spoil ${pathOf(module)}:\n${lastLines(output, 20)}`);
  const found = strykerReport.parse(JSON.parse(readFileSync(report, "utf8")));
  const result = {
    of,
    at: new Date().toISOString(),
    seconds: Math.round((performance.now() - began) / 1000),
    ...countsOf(Object.values(found.files)[0] ?? { source: "", mutants: [] }),
  };
  return { result, idle: idleTests(found) };
}

function countsOf({ source, mutants }: StrykerReport["files"][string]) {
  const count = (...states: readonly Mutant["status"][]) =>
    mutants.filter(({ status }) => states.includes(status)).length;
  const lines = source.split("\n");
  return {
    killed: count("Killed", "Timeout"),
    // Not even the test file could be loaded with it.
    errors: count("RuntimeError", "CompileError"),
    uncovered: count("NoCoverage"),
    survivors: mutants
      .filter(({ status }) => status === "Survived" || status === "NoCoverage")
      .map((mutant) => survivorOf(mutant, lines)),
  };
}

function survivorOf({ location: { start, end }, replacement, status }: Mutant, source: readonly string[]): Survivor {
  const lines = source.slice(start.line - 1, end.line);
  const last = lines.length - 1;
  const cut = lines.map((text, index) =>
    text.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined),
  );
  return { line: start.line, from: oneLine(cut.join("\n")), to: oneLine(replacement), covered: status === "Survived" };
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** The tests that none of the spoilt places made fail, as `file › title`. */
function idleTests({ files, testFiles }: StrykerReport): string[] {
  const noticed = new Set(Object.values(files).flatMap(({ mutants }) => mutants.flatMap(({ killedBy }) => killedBy)));
  return Object.entries(testFiles).flatMap(([path, { tests }]) =>
    tests.filter(({ id }) => !noticed.has(id)).map(({ name }) => `${path} › ${name}`),
  );
}
