import { hasLocks } from "../../lib/has-locks.ts";
import { type Follows, follow } from "./follow.ts";
import type { News } from "./read-stream.ts";

/** What tabs tell each other; none of it is personal. */
type Word =
  | { readonly says: "ask" }
  | { readonly says: "state"; readonly isUp: boolean }
  | { readonly says: "news"; readonly news: News };

/**
 * Listens once for all tabs of this browser that are called the same: one of them holds the lock and tells the others, and the next one
 * takes over when it goes. A browser without locks listens in each tab.
 */
export function listenTogether(name: string, signal: AbortSignal, { onNews, onState }: Follows): void {
  const channel = new BroadcastChannel(name);
  let leads = false;
  let isUp = false;
  const say = (word: Word) => (signal.aborted ? undefined : channel.postMessage(word));

  channel.addEventListener("message", ({ data }: MessageEvent<Word>) => {
    if (data.says === "news") onNews(data.news);
    else if (data.says === "state") onState(data.isUp);
    else if (leads) say({ says: "state", isUp });
  });
  signal.addEventListener("abort", () => channel.close());
  say({ says: "ask" });

  async function lead(): Promise<void> {
    leads = true;
    await follow(signal, {
      onNews(news) {
        onNews(news);
        say({ says: "news", news });
      },
      onState(state) {
        isUp = state;
        onState(state);
        say({ says: "state", isUp: state });
      },
    });
    leads = false;
  }

  if (hasLocks()) void navigator.locks.request(name, { signal }, lead).catch(() => undefined);
  else void lead();
}
