import type { Logger } from "./log.ts";

/** Ends a repeated job; resolves when a run that was under way is over. */
export type Stop = () => Promise<void>;

/**
 * Runs a job again and again with a pause between, never twice at once. A run that fails is logged and the next one comes all the same.
 * The timer doesn't keep the process alive.
 */
export function every(milliseconds: number, name: string, job: () => Promise<unknown>, log: Logger): Stop {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;

  async function run(): Promise<void> {
    try {
      await job();
    } catch (error) {
      log.error({ err: error, job: name }, "a job failed");
    }
    if (!stopped) plan();
  }

  function plan(): void {
    timer = setTimeout(() => {
      running = run();
    }, milliseconds);
    timer.unref();
  }

  plan();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
