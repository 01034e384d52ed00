import { describe, expect, test } from "vitest";
import { checkOutcome, NOTHING, playwrightOutcome, signOf, unmatched, vitestOutcome } from "./outcome.ts";

const GOOD = { code: 0, output: "fine" };
const BAD = { code: 1, output: "why" };

test("a check is one test", () => {
  expect(checkOutcome(GOOD)).toEqual({ passed: 1, failed: 0, output: "" });
  expect(checkOutcome(BAD)).toEqual({ passed: 0, failed: 1, output: "why" });
});

test("a step in which nothing ran is not ticked", () => {
  expect([checkOutcome(GOOD), NOTHING, checkOutcome(BAD)].map(signOf)).toEqual(["✓", "–", "✗"]);
});

describe("vitest", () => {
  const report = (passed: number, failed: number, files: { status: string; tests: string[] }[] = []) =>
    JSON.stringify({
      numPassedTests: passed,
      numFailedTests: failed,
      testResults: files.map(({ status, tests }) => ({
        status,
        assertionResults: tests.map((one) => ({ status: one })),
      })),
    });

  test("counts tests", () => {
    expect(vitestOutcome(report(7, 0), GOOD)).toEqual({ passed: 7, failed: 0, output: "" });
    const files = [{ status: "failed", tests: ["passed", "failed", "failed"] }];
    expect(vitestOutcome(report(1, 2, files), BAD)).toEqual({ passed: 1, failed: 2, output: "why" });
  });

  test("counts a file that could not be loaded", () => {
    const files = [{ status: "failed", tests: [] }];
    expect(vitestOutcome(report(3, 0, files), BAD)).toEqual({ passed: 3, failed: 1, output: "why" });
  });

  test("shows what tests say of themselves", () => {
    const tests = [
      { status: "passed", meta: { note: "12 calls tried" } },
      { status: "passed", meta: {} },
      // One reason of several tests is told once.
      { status: "skipped", meta: { note: "no bucket" } },
      { status: "skipped", meta: { note: "no bucket" } },
    ];
    const said = { numPassedTests: 2, numFailedTests: 0, testResults: [{ status: "passed", assertionResults: tests }] };
    expect(vitestOutcome(JSON.stringify(said), GOOD)).toMatchObject({
      passed: 2,
      notes: ["12 calls tried", "no bucket"],
    });
    expect(vitestOutcome(report(7, 0), GOOD)).not.toHaveProperty("notes");
  });

  test("never hides a failed run", () => {
    expect(vitestOutcome(report(3, 0), BAD)).toEqual({ passed: 3, failed: 1, output: "why" });
    expect(vitestOutcome(null, BAD)).toEqual({ passed: 0, failed: 1, output: "why" });
  });
});

describe("playwright", () => {
  const spec = (title: string, status: string, ...results: string[]) => ({
    title,
    tests: [{ status, results: results.map((one) => ({ status: one })) }],
  });
  const report = (stats: object, ...specs: object[]) =>
    JSON.stringify({ stats, suites: [{ specs: [], suites: [{ specs }] }] });

  test("a test that passed only when repeated counts as failed", () => {
    const flaky = spec("a booking", "flaky", "failed", "passed");
    const stats = { expected: 5, unexpected: 1, flaky: 1 };
    expect(playwrightOutcome(report(stats, flaky), BAD)).toEqual({ passed: 5, failed: 2, output: "why" });
    expect(playwrightOutcome(report({ expected: 5, unexpected: 0 }, flaky), GOOD)).toMatchObject({ failed: 1 });
  });

  test("one in which the browser stood still is repeated, and told", () => {
    const still = spec("a journey", "flaky", "timedOut", "passed");
    expect(playwrightOutcome(report({ expected: 5, unexpected: 0 }, still), GOOD)).toEqual({
      ...{ passed: 6, failed: 0, output: "" },
      notes: ["the browser stood still, then passed: a journey"],
    });
    const both = spec("a journey", "unexpected", "timedOut", "timedOut");
    expect(playwrightOutcome(report({ expected: 5, unexpected: 1 }, both), BAD)).toMatchObject({
      passed: 5,
      failed: 1,
    });
  });
});

test("a filter that no test matches in any of the steps is a failure, one that some step knows is none", () => {
  expect(unmatched(["src/typo"], 0)).toContain("src/typo");
  expect(unmatched(["-t", "no such name"], 0)).toContain("No test ran");
  expect(unmatched(["src/app.test.ts"], 1)).toBeUndefined();
  expect(unmatched([], 0)).toBeUndefined();
});
