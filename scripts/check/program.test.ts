import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { findProgram, requirePrograms } from "./program.ts";

const folder = mkdtempSync(join(tmpdir(), "program-"));
writeFileSync(join(folder, "curl"), "#!/bin/sh\n");
chmodSync(join(folder, "curl"), 0o755);

afterEach(() => vi.unstubAllEnvs());

test("a program is found on the PATH, the first name first", () => {
  vi.stubEnv("PATH", `/nowhere:${folder}`);
  expect(findProgram(["wget", "curl"])).toBe(join(folder, "curl"));
  expect(findProgram(["wget"])).toBeUndefined();
});

test("what is missing and can't be brought is named with the way to get it", async () => {
  vi.stubEnv("PATH", folder);
  vi.spyOn(process, "getuid").mockReturnValue(1000);
  await requirePrograms(["curl"]);
  await expect(requirePrograms(["curl", "no-such-program"])).rejects.toThrow(
    'need no-such-program: install them ("apt install no-such-program")',
  );
  rmSync(folder, { recursive: true });
});
