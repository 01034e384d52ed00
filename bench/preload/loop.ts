import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

/**
 * Loaded before a program: tells the process that started it for how long the event loop was blocked. `begin` forgets what was seen so far,
 * `tell` answers with the longest block since, in milliseconds.
 */
const resolution = 1;

if (isMainThread && process.send) {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  process.on("message", (word) => {
    const longest = delay.max / 1e6 - resolution;
    if (word === "begin") delay.reset();
    process.send?.(longest);
  });
  // Listening must not keep the program alive.
  process.channel?.unref();
}
