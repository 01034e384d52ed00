import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import getPort from "get-port";
import type { Env } from "../lib/env.ts";

/** What a program of a test is told of its machine; compiled once, it starts at half the cost. */
const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
export const machine: NodeJS.ProcessEnv = { PATH, HOME, NODE_COMPILE_CACHE };

const START_MS = 60_000;

/** Waits until a process serves, unless it ends before. */
async function untilServing(url: string, ended: Promise<unknown>): Promise<void> {
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  const deadline = Date.now() + START_MS;
  while (!isOver && Date.now() < deadline) {
    const signal = AbortSignal.timeout(5_000);
    const answer = await fetch(`${url}/api/catalogue?limit=1`, { signal }).catch(() => undefined);
    if (answer?.ok) return;
    await wait(200);
  }
  throw new Error(`${url} did not start`);
}

export interface ApiProcess {
  readonly url: string;
  /** What it wrote to its log. */
  log(): string;
  /** Sends a word to what was loaded with it. */
  send(word: string): void;
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number | null>;
  /** Runs work and answers with the megabytes by which the process grew at most meanwhile, above what it had before. */
  growthDuring(work: () => Promise<unknown>): Promise<number>;
  /** Megabytes that the process has taken at most since it began. */
  peak(): number;
  /** Seconds of a core that the process has used since it began. */
  cpu(): number;
  /** It stands still until it is resumed, and comes back as if no time had passed. */
  pause(): void;
  resume(): void;
  stop(): Promise<void>;
  /** Ends it as a failure of power would. */
  kill(): Promise<void>;
}

/** A figure of a process in megabytes, as Linux tells it: `VmRSS` is what it has now, `VmHWM` what it had at most. */
const memoryOf = (pid: number | undefined, name: "VmRSS" | "VmHWM"): number =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

/** Linux counts in hundredths of a second, in the program and for it in the kernel; its name may have spaces. */
function cpuOf(pid: number | undefined): number {
  const [, after = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const fields = after.split(" ").map(Number);
  return ((fields[11] ?? 0) + (fields[12] ?? 0)) / 100;
}

async function growthOf(pid: number | undefined, work: () => Promise<unknown>): Promise<number> {
  const before = memoryOf(pid, "VmRSS");
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, memoryOf(pid, "VmRSS"));
  }, 20);
  await work().finally(() => clearInterval(watch));
  return most - before;
}

const thisVersion = new URL("../server.ts", import.meta.url);

/**
 * The API as a process of its own, as it runs in production, with the settings of the test; `preload` is loaded before it, `server` starts another
 * version.
 */
export async function startApi(env: Env, preload?: URL, server = thisVersion): Promise<ApiProcess> {
  const port = await getPort();
  const settings = Object.entries({ ...env, HOST: "127.0.0.1", PORT: port }).map(([name, value]) => [
    name,
    String(value),
  ]);
  const before = preload ? ["--import", preload.href] : [];
  const child = spawn(process.execPath, [...before, server.pathname], {
    env: { ...machine, ...Object.fromEntries(settings) },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const lines: string[] = [];
  child.stdout?.on("data", (chunk) => lines.push(String(chunk)));
  const ended = once(child, "exit").then(([code]) => (typeof code === "number" ? code : null));
  const url = `http://127.0.0.1:${port}`;
  await untilServing(url, ended).catch((error: unknown) => {
    child.kill("SIGKILL");
    throw error;
  });
  return {
    url,
    ended,
    log: () => lines.join(""),
    send: (word) => child.send(word),
    growthDuring: (work) => growthOf(child.pid, work),
    peak: () => memoryOf(child.pid, "VmHWM"),
    cpu: () => cpuOf(child.pid),
    pause: () => void child.kill("SIGSTOP"),
    resume: () => void child.kill("SIGCONT"),
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
