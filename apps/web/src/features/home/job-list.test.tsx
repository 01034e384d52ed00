// @vitest-environment happy-dom

import type { JobHealth } from "@retribusi/contract/features/system/health.endpoints";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { screenOf } from "../../testing/show.tsx";
import { JobList } from "./job-list.tsx";

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const job: JobHealth = {
  name: "outbox",
  finished: minutesAgo(3),
  milliseconds: 1234,
  error: null,
  state: "waiting",
  holder: null,
  since: null,
};

/** What stands beside the name of the job. */
function wordsOf(change: Partial<JobHealth>): string {
  render(<JobList jobs={[{ ...job, ...change }]} />, { wrapper: screenOf("superuser") });
  return screen.getByText("Sending messages").nextElementSibling?.textContent ?? "";
}

test.each([
  ["waits", {}, "3 minutes ago"],
  ["failed", { error: "no server" }, "failed: no server"],
  ["is late", { state: "late" }, "late: ran last 3 minutes ago"],
  ["runs", { state: "running", holder: "api-1:42", since: minutesAgo(5) }, "running for 5 minutes on api-1:42"],
  [
    "is stuck",
    { state: "stuck", holder: "api-1:42", since: minutesAgo(5) },
    "stuck: api-1:42 began it 5 minutes ago and gives no sign of life",
  ],
  ["has never run", { finished: null, milliseconds: null }, "not run yet"],
] as const)("of a job that %s stands so in words", (_, change, words) => {
  expect(wordsOf(change)).toBe(words);
});

test("how long its latest run took stands below", () => {
  expect(wordsOf({})).not.toBe("");
  expect(screen.getByText("took 1.234 ms")).toBeTruthy();
});
