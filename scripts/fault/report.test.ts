import { expect, test } from "vitest";
import { seedsOf, tableOf } from "./report.ts";

test.each([
  ["3", [3]],
  ["1-4", [1, 2, 3, 4]],
  ["3,7,11", [3, 7, 11]],
])("%s names seeds", (text, seeds) => {
  expect(seedsOf(text)).toEqual(seeds);
});

test.each(["4-1", "x", "1,x"])("%s is refused with what may be said", (text) => {
  expect(() => seedsOf(text)).toThrow("--seeds is 1-20, or 3, or 3,7,11.");
});

test("the report of a seed is a line of a table, with what was done and what was wrong counted", () => {
  const line = {
    ...{ seed: 3, writers: "one", commit: "e0e16fe3", mails: 394, seconds: 268 },
    wrong: { orders: [], letters: ["a mail has not arrived: 7 surat"] },
    faults: [{ kind: "apiDies", happened: true, pause: 0.6 }],
    work: { order: { ok: 5, fail: 2, unknown: 1 }, list: { ok: 3, fail: 0, unknown: 1 } },
    seen: { conflicts: 1, unknownCommits: 4, latePayments: 6 },
  };
  expect(
    tableOf(`${JSON.stringify(line)}\n`)
      .split("\n")
      .slice(2),
  ).toEqual(["| 3 | one | 1 | 8 | 2 | 2 | 1 | 4 | 6 | 394 | 1 | 268 |"]);
});
