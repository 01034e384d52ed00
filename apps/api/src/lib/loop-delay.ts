import { monitorEventLoopDelay } from "node:perf_hooks";

/** Milliseconds between two looks. */
const pause = 1000;
/** Milliseconds: when a turn of the event loop takes so long on average, everybody waits as long for each step of a call. */
const tooLong = 200;

let isLate = false;

/** Whether calls have had to wait too long for the event loop during the last second; never where nobody watches it. */
export const isLoopLate = (): boolean => isLate;

/** Watches the event loop of this process, without keeping it alive. */
export function watchLoop(): void {
  const delays = monitorEventLoopDelay({ resolution: 20 });
  delays.enable();
  setInterval(() => {
    isLate = delays.mean / 1e6 > tooLong;
    delays.reset();
  }, pause).unref();
}
