import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { hold } from "./hold.ts";

const folder = mkdtempSync(join(tmpdir(), "hold-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The number of a process that cannot exist: above the largest that Linux and macOS give. */
const NOBODY = 4_194_305;

test("is taken once, and free again after its release", () => {
  const path = join(folder, "once");
  const release = hold(path);
  expect(release).not.toBeNull();
  expect(hold(path)).toBeNull();
  release?.();
  expect(existsSync(path)).toBe(false);
});

test("is free when its holder is gone", () => {
  const path = join(folder, "gone");
  writeFileSync(path, String(NOBODY));
  expect(hold(path)).not.toBeNull();
});

test("is free when a living process with the same number no longer refreshes it", () => {
  const path = join(folder, "stale");
  writeFileSync(path, String(process.pid));
  expect(hold(path)).toBeNull();
  const minuteAgo = new Date(Date.now() - 60_000);
  utimesSync(path, minuteAgo, minuteAgo);
  expect(hold(path)).not.toBeNull();
});
