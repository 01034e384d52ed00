import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { slowest, timedTests } from "./check/slowest.ts";
import { fileOf, idleTests } from "./mutation/idle.ts";
import { MODULES, pathOf } from "./mutation/modules.ts";
import { readIdle } from "./mutation/result.ts";
import { asCommand, UserError } from "./process/user-error.ts";
import { dataPath } from "./root.ts";

/**
 * `npm run test:report`: the thirty slowest tests of the latest `npm test`, and the tests that none of the rules that `npm run mutate`
 * spoilt made fail: by title those of pure rules, by number those where only the first failure is known.
 */
await asCommand(async () => {
  const folder = dataPath("test");
  const reports = existsSync(folder) ? globSync("*.json", { cwd: folder }) : [];
  if (reports.length === 0) throw new UserError('No test has run here yet: run "npm test" first.');
  const tests = reports.flatMap((name) => timedTests(readFileSync(join(folder, name), "utf8")));
  const sum = tests.reduce((total, { milliseconds }) => total + milliseconds, 0);
  const slow = slowest(tests, 30);
  console.log(`The slowest of ${tests.length} tests, which took ${inSeconds(sum)} one after the other:\n`);
  for (const { test, milliseconds } of slow) console.log(`${inSeconds(milliseconds).padStart(9)}   ${test}`);
  const known = readIdle();
  const missing = MODULES.filter((module) => !(pathOf(module) in known)).length;
  const again = "npm run mutate -- --force";
  if (missing > 0)
    console.log(`\n${missing} of ${MODULES.length} files with rules were not spoilt on this machine: ${again}`);
  if (missing === MODULES.length) return;
  const idle = idleTests(
    MODULES.filter(({ kind }) => kind === "pure"),
    known,
  );
  console.log(`\n${idle.length} tests of pure rules that no spoilt rule made fail:\n`);
  for (const test of idle.sort()) console.log(`  ${test}`);
  console.log("\nWhere tests are dear, a spoilt rule ends with the first that fails. So many were never the first:\n");
  const dear = idleTests(
    MODULES.filter(({ kind }) => kind === "database"),
    known,
  );
  for (const [file, own] of Object.entries(Object.groupBy(dear, fileOf))) {
    console.log(`${String(own?.length).padStart(9)}   ${file}`);
  }
});

function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
