import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { run } from "./process/run.ts";
import { dataPath, ROOT } from "./root.ts";

const folder = dataPath("test");
const own = join(folder, "of-this-test.json");
afterAll(() => rmSync(own));

test("npm run test:report tells the slowest tests of the latest run and those that noticed nothing", async () => {
  const slow = { fullName: "is slower than any", duration: 3_600_000 };
  const name = join(ROOT, "scripts/an.test.ts");
  mkdirSync(folder, { recursive: true });
  writeFileSync(own, JSON.stringify({ testResults: [{ name, assertionResults: [slow] }] }));
  const { code, output } = await run(process.execPath, [join(ROOT, "scripts/test-report.ts")], { cwd: ROOT });
  expect([code, output.split("\n")[2]]).toEqual([0, " 3600.0 s   scripts/an.test.ts › is slower than any"]);
  expect(output).toMatch(
    /tests of pure rules that no spoilt rule made fail|files with rules were not spoilt on this machine/,
  );
});
