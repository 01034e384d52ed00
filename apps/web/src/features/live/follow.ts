import { type Hears, readStream } from "./read-stream.ts";

/** Milliseconds until it is tried again: after a stream that lived, at most, and where a newer one took the place. */
const pauses = { first: 1000, most: 30_000, replaced: 300_000 } as const;
/** A stream that lived for so long is no failure, however it ended. */
const lived = 3000;

export interface Follows extends Pick<Hears, "onNews"> {
  /** Whether news comes by itself now. */
  onState(isUp: boolean): void;
}

/** Waits; returns early when it is given up. */
async function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  signal.addEventListener("abort", () => resolve(), { once: true });
  await promise;
  clearTimeout(timer);
}

/** Not all at once, where many lost theirs at the same moment. */
const pauseAfter = (failures: number): number =>
  Math.min(pauses.most, pauses.first * 2 ** failures) * (0.5 + Math.random() / 2);

/** Listens again and again, after growing pauses where it fails, until it is given up or the session is over. */
export async function follow(signal: AbortSignal, { onNews, onState }: Follows): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    let openedAt: number | undefined;
    const onOpen = () => {
      openedAt = Date.now();
      onState(true);
    };
    const end = await readStream(signal, { onOpen, onNews });
    if (signal.aborted) return;
    onState(false);
    if (end === "refused") return;
    const hasLived = openedAt !== undefined && Date.now() - openedAt >= lived;
    failures = hasLived ? 0 : failures + 1;
    await wait(end === "replaced" ? pauses.replaced : pauseAfter(failures), signal);
  }
}
