import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { migrationProgress, tableIn } from "./migration-progress.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const sizes = new Map([
  ["booking", { rows: 1_001_345, bytes: 1_717 * 1024 ** 2 }],
  ["tbl_pemda", { rows: 4, bytes: 16_384 }],
]);

function start(total: number) {
  const lines: string[] = [];
  return { lines, progress: migrationProgress(total, sizes, (line) => lines.push(line)) };
}

it("finds the table that a statement changes", () => {
  expect(tableIn("ALTER TABLE `booking` ADD COLUMN x INT")).toBe("booking");
  expect(tableIn("-- UPDATE nothing\nCREATE INDEX `a_idx` ON `tagihan` (`b`)")).toBe("tagihan");
  expect(tableIn("UPDATE booking SET selisihjam = 7")).toBe("booking");
  expect(tableIn("INSERT IGNORE INTO ringkasan_tanda (objectid) SELECT 1")).toBe("ringkasan_tanda");
  expect(tableIn("CREATE TABLE `booking` (`id` INT)")).toBeUndefined();
});

it("says nothing of a run that is quick", () => {
  const { lines, progress } = start(2);
  for (const name of ["1_a", "2_b"]) {
    progress.begin(name, "ALTER TABLE `tbl_pemda` ADD COLUMN x INT");
    vi.advanceTimersByTime(500);
    progress.done();
  }
  progress.stop();
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual([]);
});

it("announces the change of a large table, and tells from time to time where it is", () => {
  const { lines, progress } = start(3);
  progress.begin("1_a", "CREATE TABLE a (id INT)");
  progress.done();
  progress.begin("2_b", "ALTER TABLE `booking` ADD COLUMN x INT");
  expect(lines).toEqual(["1 of 3 migrations applied; 2_b (booking, about 1,001,345 rows, 1,717 MB) may take minutes"]);
  vi.advanceTimersByTime(12_000);
  expect(lines.slice(1)).toEqual([
    "1 of 3 migrations applied after 2 s, now 2_b (booking, about 1,001,345 rows, 1,717 MB)",
    "1 of 3 migrations applied after 12 s, now 2_b (booking, about 1,001,345 rows, 1,717 MB)",
  ]);
});
