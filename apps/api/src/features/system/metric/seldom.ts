import { setTimeout as wait } from "node:timers/promises";

/**
 * Reads at most once in `pauseMs`, however often it is asked, and never twice at once. Answers `undefined` where the reading failed, or
 * takes longer than `timeoutMs`.
 */
export function seldom<T>(read: () => Promise<T>, pauseMs: number, timeoutMs: number): () => Promise<T | undefined> {
  let latest: Promise<T | undefined> = Promise.resolve(undefined);
  let begun = Number.NEGATIVE_INFINITY;
  let isReading = false;
  return () => {
    if (!isReading && performance.now() - begun >= pauseMs) {
      begun = performance.now();
      isReading = true;
      latest = read()
        .catch(() => undefined)
        .finally(() => {
          isReading = false;
        });
    }
    return Promise.race([latest, wait(timeoutMs, undefined, { ref: false })]);
  };
}
