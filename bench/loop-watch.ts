/** Loaded before a server that is measured: tells whoever started it how long its main loop stood still at most, in milliseconds. */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  process.on("message", () => {
    process.send?.(delay.max / 1e6);
    delay.reset();
  });
  // The server ends when it wants to, whether or not somebody might still ask.
  process.channel?.unref();
}
