import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Stryker } from "@stryker-mutator/core";
import type { Stage } from "../process/stage.ts";
import { dataPath, ROOT } from "../root.ts";
import type { Module } from "./modules.ts";
import type { Measured, Survivor } from "./result.ts";

const place = dataPath("mutation", "copies");
/** A copy of the package stands here as deep as the package itself, so that its tests find the documentation beside it. */
const tree = join(place, String(process.pid));

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

/** Makes room for copies until the stage closes; what runs left behind that were killed is taken away. */
export function makeRoom(stage: Stage): void {
  mkdirSync(join(tree, "packages"), { recursive: true });
  for (const name of readdirSync(place)) {
    if (!isRunning(Number(name))) rmSync(join(place, name), { recursive: true, force: true });
  }
  symlinkSync(join(ROOT, "docs"), join(tree, "docs"));
  stage.add(async () => rmSync(tree, { recursive: true, force: true }));
}

/** A database that is busy may answer late; what ends too late counts as noticed, so nothing may be late by accident. */
const patience = { pure: 10_000, database: 40_000 } as const;

/** Spoils the module in each way that Stryker knows and tells what its tests notice. The process's folder becomes that of the package. */
export async function measure({ folder, file, tests, kind }: Module): Promise<Omit<Measured, "of">> {
  const began = performance.now();
  process.chdir(join(ROOT, folder));
  const stryker = new Stryker({
    // With no file of the compiler's configuration: Stryker would rewrite it by an interface that TypeScript 7 lacks.
    configFile: join(import.meta.dirname, "stryker.json"),
    mutate: [file],
    // No other tests are in the copy: where `testFiles` names them, Stryker spoils nothing that is made when the module is loaded.
    ignorePatterns: ["dist", "**/*.test.ts", ...tests.map((test) => `!${test}`)],
    plugins: [fileURLToPath(import.meta.resolve("@stryker-mutator/vitest-runner"))],
    // Whoever waits for a database leaves room for one more.
    concurrency: availableParallelism() + (kind === "database" ? 1 : 0),
    timeoutMS: patience[kind],
    tempDirName: join(tree, "packages"),
  });
  const mutants = await stryker.runMutationTest();
  const count = (...states: readonly string[]) => mutants.filter(({ status }) => states.includes(status)).length;
  const source = readFileSync(file, "utf8").split("\n");
  return {
    at: new Date().toISOString(),
    seconds: Math.round((performance.now() - began) / 1000),
    killed: count("Killed", "Timeout"),
    // Not even the test file could be loaded with it.
    errors: count("RuntimeError", "CompileError"),
    uncovered: count("NoCoverage"),
    survivors: mutants
      .filter(({ status }) => status === "Survived" || status === "NoCoverage")
      .map((mutant) => survivorOf(mutant, source)),
  };
}

type Spoilt = Awaited<ReturnType<Stryker["runMutationTest"]>>[number];

function survivorOf({ location: { start, end }, replacement, status }: Spoilt, source: readonly string[]): Survivor {
  const lines = source.slice(start.line - 1, end.line);
  const last = lines.length - 1;
  const cut = lines.map((text, index) =>
    text.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined),
  );
  return { line: start.line, from: oneLine(cut.join("\n")), to: oneLine(replacement), covered: status === "Survived" };
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();
