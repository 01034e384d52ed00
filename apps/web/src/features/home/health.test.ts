import type { JobHealth } from "@retribusi/contract/features/system/health.endpoints";
import { expect, test } from "vitest";
import { formatBytes, formatSeconds } from "../../lib/unit-format.ts";
import { problemsOf } from "./health-problem.ts";

const job: JobHealth = {
  name: "outbox",
  finished: "2026-11-21T00:00:00.000Z",
  milliseconds: 5,
  error: null,
  state: "waiting",
  holder: null,
  since: null,
};
const good = {
  databaseMilliseconds: 1,
  paymentObstacles: [],
  outbox: { waiting: 3, failed: 0, oldestSeconds: 20 },
  jobs: [job],
  openExceptions: 0,
  unownedExceptions: 0,
  lateBills: 0,
  storage: { files: 1, bytes: 1, freeBytes: null },
};

test("a system that only has work to do is in no trouble", () => {
  expect([...problemsOf(good)]).toEqual([]);
});

test("what needs a look is told", () => {
  const outbox = { waiting: 1, failed: 2, oldestSeconds: 3600 };
  const jobs = [{ ...job, error: "no server" }];
  expect([
    ...problemsOf({
      ...good,
      paymentObstacles: [{ kind: "journal" as const, value: "" }],
      outbox,
      jobs,
      openExceptions: 1,
      lateBills: 1,
    }),
  ]).toEqual(["payments", "outbox", "failed", "exceptions", "bills", "jobs"]);
});

test("a job that is late or stuck needs a look, one that runs doesn't", () => {
  const problems = (["waiting", "running", "late", "stuck"] as const).map((state) => [
    ...problemsOf({ ...good, jobs: [{ ...job, state }] }),
  ]);
  expect(problems).toEqual([[], [], ["jobs"], ["jobs"]]);
});

test("times and sizes are written in their largest unit", () => {
  expect(formatSeconds(59, "en")).toBe("59 seconds");
  expect(formatSeconds(200, "en")).toBe("3 minutes");
  expect(formatSeconds(7200, "en")).toBe("2 hours");
  expect(formatBytes(0, "en")).toBe("0 byte");
  expect(formatBytes(3_565_158, "en")).toBe("3,4 MB");
});
