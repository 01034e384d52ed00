import { setTimeout as wait } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

/** The bytes that something keeps alive, what nobody needs any more taken away. */
function live(): number {
  collect();
  const { arrayBuffers, heapUsed } = process.memoryUsage();
  return arrayBuffers + heapUsed;
}

/** The most bytes that work has alive at any moment, its answer among them, beyond what was there before. */
export async function peakOf(work: () => Promise<unknown>): Promise<number> {
  // What was thrown away just before is gone a moment after it was collected.
  live();
  await wait(50);
  const before = live();
  let peak = 0;
  let isOver = false;
  const working = work().finally(() => {
    isOver = true;
  });
  while (!isOver) {
    await wait(5);
    peak = Math.max(peak, live() - before);
  }
  // The answer is held until it was measured: a machine that stands still shows no moment in between.
  const answer = { held: await working };
  peak = Math.max(peak, live() - before);
  answer.held = undefined;
  return peak;
}
