import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../root.ts";
import { slowest, timedTests } from "./slowest.ts";

test("reads how long each test of a package took", () => {
  const quick = { fullName: "group quick", duration: 3.5, status: "passed" };
  const skipped = { fullName: "skipped", status: "skipped" };
  const report = { testResults: [{ name: join(ROOT, "apps/api/src/a.test.ts"), assertionResults: [quick, skipped] }] };
  expect(timedTests(JSON.stringify(report))).toEqual([
    { test: "apps/api/src/a.test.ts › group quick", milliseconds: 3.5 },
    { test: "apps/api/src/a.test.ts › skipped", milliseconds: 0 },
  ]);
});

test("reads how long each journey took, in whatever group it stands", () => {
  const spec = (title: string, duration: number) => ({ title, tests: [{ results: [{ duration }] }] });
  const inner = { file: "a.spec.ts", specs: [spec("inner", 20)] };
  const report = { suites: [{ file: "a.spec.ts", specs: [spec("outer", 10)], suites: [inner] }] };
  expect(timedTests(JSON.stringify(report))).toEqual([
    { test: "e2e/a.spec.ts › outer", milliseconds: 10 },
    { test: "e2e/a.spec.ts › inner", milliseconds: 20 },
  ]);
});

test("the slowest stand first, and no more than asked for", () => {
  const tests = [1, 3, 2].map((milliseconds) => ({ test: String(milliseconds), milliseconds }));
  expect(slowest(tests, 2).map(({ milliseconds }) => milliseconds)).toEqual([3, 2]);
});
