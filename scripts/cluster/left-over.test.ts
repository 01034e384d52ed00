import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { endLeftOver } from "./left-over.ts";

test.skipIf(process.platform !== "linux")(
  "a program that was left behind is ended, and one that only has its number isn't",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "left-over-"));
    const program = spawn("sleep", ["4711"]);
    const ended = once(program, "exit");
    const file = join(folder, "pid");
    writeFileSync(file, String(program.pid));
    await endLeftOver(file, "another word");
    await wait(200);
    expect(program.exitCode ?? program.signalCode).toBeNull();
    await endLeftOver(file, "4711");
    await ended;
    expect(program.signalCode).toBe("SIGTERM");
    await endLeftOver(join(folder, "none"), "4711");
    rmSync(folder, { recursive: true });
  },
);
