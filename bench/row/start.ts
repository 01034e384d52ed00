import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { createInterface } from "node:readline";
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
  if (seconds === undefined) throw new Error(`npm start did not come up:\n${lines.join("\n")}`);
  return seconds;
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
