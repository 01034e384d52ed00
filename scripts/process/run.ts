import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";

export interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Gives the program our terminal instead of collecting its output. */
  live?: boolean;
  /** Hears each whole line of standard output as it comes. */
  onLine?: (line: string) => void;
  /** Ends the program as a failure of power would. */
  signal?: AbortSignal;
}

export interface RunResult {
  /** The exit code; 127 when the program could not be started, 128 when a signal ended it. */
  code: number;
  /** Standard output and standard error, in the order in which they came; empty for a live run. */
  output: string;
}

const running = new Set<ChildProcess>();

/** Runs a program to its end and never throws: a program that does not exist ends with code 127. */
export function run(program: string, args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  const { promise, resolve } = Promise.withResolvers<RunResult>();
  const parts: Buffer[] = [];
  const child = spawn(program, args, {
    cwd: options.cwd,
    // Collected output is shown later as plain text, and its colours would be noise in a log.
    env: { ...(options.env ?? process.env), ...(options.live ? {} : { FORCE_COLOR: "0" }) },
    stdio: options.live ? "inherit" : ["ignore", "pipe", "pipe"],
    ...(options.signal ? { signal: options.signal, killSignal: "SIGKILL" } : {}),
  });
  running.add(child);
  child.stdout?.on("data", (part: Buffer) => parts.push(part));
  child.stderr?.on("data", (part: Buffer) => parts.push(part));
  if (child.stdout && options.onLine) createInterface({ input: child.stdout }).on("line", options.onLine);
  child.on("error", (error) => resolve({ code: 127, output: error.message }));
  child.on("close", (code) => {
    running.delete(child);
    resolve({ code: code ?? 128, output: Buffer.concat(parts).toString("utf8") });
  });
  return promise;
}

/** Ends the programs that {@link run} is waiting for. */
export function endRunning(): void {
  for (const child of running) child.kill("SIGTERM");
}

/** The last lines of a program's output, for a message. */
export function lastLines(text: string, count: number): string {
  return text.trimEnd().split("\n").slice(-count).join("\n");
}
