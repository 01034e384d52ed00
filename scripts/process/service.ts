import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import type { Stage } from "./stage.ts";
import { UserError } from "./user-error.ts";

const TIMEOUT_MS = 15_000;

export interface ServiceOptions {
  /** How the service is called in a message. */
  name: string;
  program: string;
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
}

/** Starts a program that is meant to run until the stage closes, again when it ends later on; a quick end is a failure of the command. */
export function startService(stage: Pick<Stage, "add" | "closing" | "fail">, options: ServiceOptions): void {
  const { name, program, args, cwd, env } = options;
  let wanted = true;
  const start = (): ChildProcess => {
    const started = performance.now();
    const child = spawn(program, args, { cwd, env, stdio: ["ignore", "inherit", "inherit"] });
    child.on("error", (error) => stage.fail(`${name} could not be started: ${error.message}.`));
    child.on("exit", (code, signal) => {
      // Ctrl-C reaches every process of the terminal at once: what has ended before it was asked to did as it should.
      if (!wanted || stage.closing.aborted) return;
      const ended = `${name} ended by itself (${signal ?? `code ${code}`})`;
      if (!mayStartAgain(performance.now() - started)) return stage.fail(`${ended}: the lines above say why.`);
      console.error(`${ended} and is started again: the lines above say why.`);
      running = start();
    });
    return child;
  };
  let running = start();
  stage.add(async () => {
    wanted = false;
    await endChild(running);
  });
}

const STEADY_MS = 20_000;

/** A program that ends soon after its start would only do so again; one that had run for a while met something rare. */
const mayStartAgain = (ranMs: number): boolean => ranMs >= STEADY_MS;

/** Ends a child process: asks first, and forces when it does not follow within 15 s. */
export async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  child.once("exit", () => resolve());
  child.kill("SIGTERM");
  const force = setTimeout(() => child.kill("SIGKILL"), TIMEOUT_MS);
  await promise;
  clearTimeout(force);
}

/** Waits until an address answers with success. The failure of what should answer is told by its stage. */
export async function untilAnswers(url: string, timeoutMs = 60_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => null);
    if (response?.ok) return;
    await wait(100);
  }
  throw new UserError(`${url} does not answer: the lines above may say why.`);
}
