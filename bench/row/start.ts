import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import getPort from "get-port";
import type { Row } from "../measure/figure.ts";
import { place, root } from "../stand/place.ts";
import { median } from "../statistics.ts";

const timeoutMs = 300_000;

/** The project's own files, as they stand here, in a folder without anything that a start makes. */
function copyProject(folder: string): void {
  const script =
    'git ls-files -z --cached --others --exclude-standard | xargs -0 ls -d 2>/dev/null | tar -c -T - | tar -x -C "$1"';
  spawnSync("mkdir", ["-p", folder]);
  const { status } = spawnSync("bash", ["-c", script, "copy", folder], { cwd: root });
  if (status !== 0) throw new Error("The project could not be copied");
}

/** Seconds from `npm start` until it says where the application runs. */
async function start(folder: string): Promise<number> {
  const began = performance.now();
  const { DATABASE_URL: _, npm_lifecycle_event: __, ...env } = process.env;
  const child = spawn("npm", ["start"], {
    cwd: folder,
    env: { ...env, PORT: String(await getPort()) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const late = setTimeout(() => child.kill("SIGTERM"), timeoutMs);
  const lines: string[] = [];
  let seconds: number | undefined;
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (!line.startsWith("e-Retribusi runs at")) continue;
    seconds = (performance.now() - began) / 1000;
    child.kill("SIGTERM");
  }
  clearTimeout(late);
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  await untilStopped(folder);
  if (seconds === undefined) throw new Error(`npm start did not come up:\n${lines.join("\n")}`);
  return seconds;
}

/** npm may be gone before what it started: the database's server removes this file as its last act. */
async function untilStopped(folder: string): Promise<void> {
  const file = join(folder, ".data", "database", "server.pid");
  for (const end = Date.now() + 60_000; existsSync(file) && Date.now() < end; ) await wait(100);
}

/** From a fresh copy of the project to the running application, with a warm package cache, and again. */
export const startUp: Row = {
  title: "npm start",
  async measure({ rounds }) {
    const folder = place("start", "copy");
    const cold: number[] = [];
    const second: number[] = [];
    for (let round = 0; round < Math.min(rounds, 3); round += 1) {
      rmSync(folder, { recursive: true, force: true });
      copyProject(folder);
      cold.push(await start(folder));
      second.push(await start(folder));
    }
    rmSync(folder, { recursive: true, force: true });
    return [
      { what: "cold npm start", unit: "s", ours: median(cold), wanted: [{ of: "ours", most: 40 }] },
      { what: "second npm start", unit: "s", ours: median(second), wanted: [{ of: "ours", most: 3 }] },
    ];
  },
};
