import { constants } from "node:os";
import { endRunning } from "./run.ts";
import { UserError } from "./user-error.ts";

/** Everything that a command has started, ended in the reverse order when the command ends for whatever reason. */
export interface Stage {
  /** Registers how to end what has just been started. */
  add: (stop: () => Promise<void>) => void;
  /** Is aborted when the ending begins, before anything is stopped. */
  closing: AbortSignal;
  /** Ends everything that was started; the stage does it by itself at the end. */
  close: () => Promise<void>;
  /** Ends the command with this sentence: something that should run has failed. */
  fail: (sentence: string) => void;
  /** From here on a signal is the normal end: settles when one comes, and rejects after {@link Stage.fail}. */
  serve: () => Promise<unknown>;
}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Runs a command's work and ends everything that it registered, also when Ctrl-C or SIGTERM comes in the middle of a
 * preparation. The process ends with 0 when it was serving, else with the usual 128 + number of the signal.
 */
export async function withStage(work: (stage: Stage) => Promise<void>): Promise<void> {
  const stops: (() => Promise<void>)[] = [];
  const { promise: ended, resolve, reject } = Promise.withResolvers<number>();
  const closing = new AbortController();
  const close = () => {
    closing.abort();
    return endAll(stops);
  };
  let serving = false;
  for (const signal of SIGNALS) process.on(signal, () => resolve(serving ? 0 : 128 + constants.signals[signal]));
  const stage: Stage = {
    add: (stop) => stops.push(stop),
    closing: closing.signal,
    close,
    fail: (sentence) => reject(new UserError(sentence)),
    serve: () => {
      serving = true;
      return ended;
    },
  };
  try {
    const code = await Promise.race([work(stage).then(() => process.exitCode), ended]);
    process.exitCode = code ?? 0;
  } finally {
    endRunning();
    await close();
  }
}

async function endAll(stops: (() => Promise<void>)[]): Promise<void> {
  for (let stop = stops.pop(); stop !== undefined; stop = stops.pop()) {
    await stop().catch((error: unknown) => console.error("Something did not end cleanly:", error));
  }
}
