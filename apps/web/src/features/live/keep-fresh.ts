import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { listenTogether } from "./listen-together.ts";
import { everyQuery, queriesOf, readAnew } from "./told-queries.ts";

/** Milliseconds: what happens together is read together, and however much happens, not more often than this. */
const together = 150;
const pause = 1500;
/** How often it is asked while no news comes by itself. */
const askingPause = 30_000;

/**
 * Reads anew what the screen shows as soon as it is told that it has changed. What nobody looks at waits until the page is looked at again.
 * While no news comes it is asked every half minute, and once more when it comes again.
 */
export function keepFresh(client: QueryClient, name: string, signal: AbortSignal): void {
  const waiting = new Map<string, QueryKey>();
  let isUp: boolean | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function read(): void {
    timer = undefined;
    const keys = [...waiting.values()];
    waiting.clear();
    readAt = performance.now();
    void readAnew(client, keys);
  }
  function plan(): void {
    if (waiting.size === 0 || document.hidden || timer !== undefined) return;
    timer = setTimeout(read, Math.max(together, readAt + pause - performance.now()));
  }
  function mark(keys: readonly QueryKey[]): void {
    for (const key of keys) waiting.set(JSON.stringify(key), key);
    plan();
  }

  const asking = setInterval(() => {
    if (isUp !== true) mark(everyQuery);
  }, askingPause);
  document.addEventListener("visibilitychange", plan, { signal });
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    clearInterval(asking);
  });
  listenTogether(name, signal, {
    onNews: (news) => mark(queriesOf(news)),
    onState(state) {
      // What happened meanwhile was told to nobody.
      if (state && isUp === false) mark(everyQuery);
      isUp = state;
    },
  });
}
